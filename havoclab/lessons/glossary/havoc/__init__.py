"""The words of Havoc."""
