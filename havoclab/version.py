"""The one place that holds the version number; the build and the pages both read it from here."""

__version__ = "0.4.0"
