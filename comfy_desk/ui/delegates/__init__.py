"""How rows are drawn: text, small pictures and buttons. Nothing here decides what a row says or does."""
