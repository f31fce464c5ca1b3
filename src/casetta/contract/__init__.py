"""What a game offers to others: `Game` and its parts, score sheets, questions, errors."""
