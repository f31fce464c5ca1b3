"""What the pages take from elsewhere is fresh: types of messages."""

from tools.protocol_types import typescript


def test_the_types_of_pages_are_those_of_messages_and_questions():
    """Renewed by python tools/protocol_types.py."""
    for file, text in typescript().items():
        assert file.read_text(encoding="utf-8") == text, file
