"""The rules as a book: chapters, search, index, glossary, and the rulings as questions and answers."""
