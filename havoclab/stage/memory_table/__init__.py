"""The slow-motion table: a deal again, card by card, what lay where, questions, and what claims could bring."""
