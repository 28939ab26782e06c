"""The way to Comfy Router: one async method a route."""
