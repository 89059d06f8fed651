"""The lesson on what happens after a battle. Source: H7."""
