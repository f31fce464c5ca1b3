"""What may have happened to a table `bad` with at least five moves, as statements of SQL."""

DAMAGE = {
    "another seat": "UPDATE entries SET seat = 1 - seat WHERE table_id = 'bad' AND version = 3",
    "another move": 'UPDATE entries SET body = \'{"move":"a1 >1"}\' '
    "WHERE table_id = 'bad' AND version = 3",
    "another hash": "UPDATE entries SET hash = 'ff' WHERE table_id = 'bad' AND version = 3",
    "another id": "UPDATE entries SET client_id = 'x' WHERE table_id = 'bad' AND version = 3",
    "broken JSON": "UPDATE entries SET body = '{\"move' WHERE table_id = 'bad' AND version = 3",
    "no object": "UPDATE entries SET body = '[1]' WHERE table_id = 'bad' AND version = 3",
    "no text": "UPDATE entries SET body = x'ff00' WHERE table_id = 'bad' AND version = 3",
    "broken letters": "UPDATE entries SET client_id = CAST(x'fffe' AS TEXT) "
    "WHERE table_id = 'bad' AND version = 3",
    "a gap": "DELETE FROM entries WHERE table_id = 'bad' AND version = 3",
    "no beginning": "DELETE FROM entries WHERE table_id = 'bad' AND version = 1",
    "an unknown kind": "UPDATE entries SET kind = 'dance' WHERE table_id = 'bad' AND version = 3",
    "another setup": "UPDATE tables SET setup = replace(setup, '\"seats\":2', '\"seats\":3') "
    "WHERE id = 'bad'",
    "broken setup": "UPDATE tables SET setup = '{' WHERE id = 'bad'",
    "no setup": "UPDATE tables SET setup = NULL WHERE id = 'bad'",
    "no places": "UPDATE tables SET about = '{\"places\": 3}' WHERE id = 'bad'",
    "one place too many": "UPDATE tables SET about = "
    '\'{"places": [{"player": "person"}]}\' WHERE id = \'bad\'',
    "a strange place": "UPDATE tables SET about = '{\"places\": [1, 2]}' WHERE id = 'bad'",
    "a strange secret": "UPDATE tables SET secret = 'ABC', game = 'my-shelfie' WHERE id = 'bad'",
    "a strange version": "UPDATE entries SET version = 'x' WHERE table_id = 'bad' AND version = 3",
    "a strange seat": "UPDATE entries SET seat = 'x' WHERE table_id = 'bad' AND version = 3",
    "a strange number of rules": "UPDATE tables SET rules = 'x' WHERE id = 'bad'",
    "finished too early": "UPDATE tables SET status = 'finished' WHERE id = 'bad'",
}
