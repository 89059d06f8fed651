"""Where the cards that a seat can't see may lie: counted exactly, or drawn at random each as likely as it is.

:meth:`~havoclab.havoc.view.View.sample` draws hidden cards too, and quicker: it keeps the dogs' places about right
(:mod:`havoclab.havoc.drawn`), and takes whatever else fits for equally likely. What is told to people (odds, hints, the
analysis) rests on :class:`Hidden`.

Source: H3.2, H3.3 (the deal), H3.6 (what is hidden).
"""

from havoclab.havoc.hidden.cards import Hidden

__all__ = ["Hidden"]
