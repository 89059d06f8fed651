"""What is seen and clicked, without any browser: scenes and intents as data, and the controllers between them."""
