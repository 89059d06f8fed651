"""Finds the witnesses of Gold und Rum: ``python -m havoclab.gold_und_rum.variants.witness [RULE...]``."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from havoclab.core.variants import witness
from havoclab.gold_und_rum.variants import VARIANTS


def main(arguments: Sequence[str] | None = None) -> int:
    """Make ``witnesses.json`` anew, or the entries of some rules in it."""
    return witness.main(VARIANTS, "python -m havoclab.gold_und_rum.variants.witness", arguments)


if __name__ == "__main__":
    sys.exit(main())
