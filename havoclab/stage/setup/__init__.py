"""Setting up a table: who sits where, which options and numbers, which rules are off. Havoc's form is named here."""

from __future__ import annotations

from havoclab.stage.setup.choices import Choices, TableChoices
from havoclab.stage.setup.form import Setup

__all__ = ["Choices", "Setup", "TableChoices"]
