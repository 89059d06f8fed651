"""Questions on what comes after a battle. Source: H7."""
