"""Questions about what is in the box. Source: H2."""
