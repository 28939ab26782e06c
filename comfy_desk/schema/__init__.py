"""A model's JSON Schema as plain field descriptions, defaults and checks. Pure."""
