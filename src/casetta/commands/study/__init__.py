"""Commands for people who study games: records, questions to the rules, bot matches."""
