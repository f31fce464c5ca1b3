"""What people at a table do about each other: chat, mute, report, devices, sending away."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.screens import asked_as, barriers, join, let_in, open_for_friends, table_at

pytestmark = pytest.mark.browser


def friends(screens):
    """A host and a guest at a table of My Shelfie that has begun, each at the tab of the table."""
    host = screens.open("/new/my-shelfie")
    guest = screens.open(f"/join/{open_for_friends(host)}")
    join(guest, "Ada")
    let_in(host, "Ada")
    expect(guest).to_have_url(re.compile("/t/"))
    host.get_by_test_id("start").click()
    for page in (host, guest):
        page.get_by_role("tab", name="Table").click()
    return host, guest


def test_the_host_mutes_somebody_and_sends_them_away_who_is_told_why(screens):
    host, guest = friends(screens)
    host.get_by_role("button", name="Options for Ada").click()
    assert barriers(host) == []
    host.get_by_role("button", name="Mute", exact=True).click()
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_text("The host muted you.")).to_be_visible()
    expect(guest.get_by_label("Write a message")).to_have_count(0)
    host.get_by_role("button", name="Unmute").click()
    expect(guest.get_by_label("Write a message")).to_be_visible()

    host.get_by_role("button", name="Remove from table").click()
    host.get_by_role("button", name="Remove from table").click()
    expect(guest.get_by_role("heading", name="The host removed you")).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_text("The host removed Ada from the table.")).to_be_visible()


def test_emotes_are_said_by_keyboard_and_lines_are_hidden_and_reported(screens):
    host, guest = friends(screens)
    for page in (host, guest):
        page.get_by_role("tab", name="Chat").click()
    guest.get_by_role("button", name="Reactions").press("Enter")
    guest.get_by_role("button", name="Ha ha!").press("Enter")
    expect(host.get_by_role("log").get_by_text("Ha ha!")).to_be_visible()

    host.get_by_role("button", name="Report Ada").click()
    host.get_by_label("Report Ada").last.fill("rude")
    assert barriers(host) == []
    host.get_by_role("button", name="Send report").click()
    expect(host.get_by_text("Your report was sent.")).to_be_visible()
    host.get_by_role("tab", name="Table").click()
    host.get_by_role("button", name="Options for Ada").click()
    host.get_by_role("button", name="Hide messages").click()
    host.get_by_role("tab", name="Chat").click()
    expect(host.get_by_text("Ha ha!")).to_have_count(0)


def test_a_player_signs_other_devices_out_and_stays(screens):
    _, guest = friends(screens)
    told = asked_as(guest, f"{table_at(guest)}/link?seat=1", "POST")
    phone = screens.phone(f"/t/{told['table']}#{told['link']}")
    expect(guest.get_by_text("Your seat is open on 2 devices.")).to_be_visible()
    guest.get_by_role("button", name="Sign out other devices").click()
    expect(guest.get_by_text("Your other devices are signed out.")).to_be_visible()
    expect(phone.get_by_role("heading", name="This link was replaced")).to_be_visible()
    assert barriers(guest) == []


def test_strangers_are_offered_reactions_or_nothing_to_say(screens):
    host = screens.open("/new/my-shelfie")
    host.get_by_label("Your name").fill("Rosa")
    host.get_by_text("More options").click()
    modes = host.get_by_role("radiogroup", name="Chat").get_by_role("radio")
    expect(modes).to_have_text(["On", "Reactions only", "Off"])
    host.get_by_role("radio", name="Anyone on this server").click()
    expect(modes).to_have_text(["Reactions only", "Off"])
    modes.first.click()
    host.get_by_test_id("make").click()
    assert asked_as(host, table_at(host))["policy"]["chat"] == "emotes"
