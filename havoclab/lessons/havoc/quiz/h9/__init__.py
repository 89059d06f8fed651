"""Questions about the last battle. Source: H9."""
