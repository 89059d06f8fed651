"""The lesson of how John of Gaunt comes into the game. Source: H13.1-H13.4a, H13.10-H13.11a."""
