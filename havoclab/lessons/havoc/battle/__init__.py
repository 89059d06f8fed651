"""Havoc! The battle (H6)."""
