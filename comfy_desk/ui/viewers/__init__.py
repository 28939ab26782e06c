"""What shows one output: a picture, a film, a sound, a drawing, a text, a model. Nothing here calls a service."""
