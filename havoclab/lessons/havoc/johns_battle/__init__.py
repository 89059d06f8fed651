"""The lesson of John of Gaunt's battle, of his peace, and of how he leaves. Source: H13.3a, H13.5-H13.9, H13.11b."""
