"""An executable rulebook: the engine cites each rule by number, a lesson lets you play it, a test holds it.

``havoclab.core`` is what every game shares, ``havoclab.havoc`` the rules of Havoc, ``havoclab.stage`` what a page
shows, ``havoclab.lessons`` what teaches, ``havoclab.lab`` what measures.
"""

from havoclab.version import __version__

__all__ = ["__version__"]
