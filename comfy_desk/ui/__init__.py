"""What is seen and clicked. Qt lives here and in app alone."""
