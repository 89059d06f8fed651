"""Questions about a battle (H6)."""
