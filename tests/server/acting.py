"""What the tests of acts at a table share."""

from tests.server.served import legal_moves


def refusal(answer):
    """The code of a refusal."""
    assert answer["type"] == "refused", answer
    return answer["code"]


def version(answer):
    """The version of something that is on disk."""
    assert answer["type"] == "ack", answer
    return answer["version"]


def move(client):
    """Make the first move that is offered, and see it."""
    done = version(client.move(legal_moves(client)[0]))
    client.catch_up(done)
    return done


# Talking


def said(client, text, **more):
    """Say something; what everybody hears, or the code of the refusal."""
    client.send({"type": "say", "id": client.new_id(), "text": text, **more})
    while True:
        message = client.take()
        if message["type"] == "said" and message["text"] == text:
            return message
        if message["type"] == "refused":
            return message["code"]
