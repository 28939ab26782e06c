"""comfy-desk: a desktop for artists who run partner models through Comfy Router's queue."""

__version__ = "0.1.0"
