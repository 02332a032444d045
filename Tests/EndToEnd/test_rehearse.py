"""Nights of bots that play by their senses: a room that is accepted can be won, and who runs is claimed."""

import json

import pytest

ROOMS = "Examples/Rooms"


def rehearse(haunt, *arguments):
    """The sums of rehearsed nights."""
    done = haunt("rehearse", "--json", *arguments)
    assert done.returncode == 0, done.stderr.decode()
    return json.loads(done.stdout.splitlines()[-1])


def sample_rooms(root):
    return sorted(path for path in (root / ROOMS).glob("*.json"))


def test_careful_bots_escape_from_our_room(haunt_release):
    sums = rehearse(haunt_release, "--nights", "200", "--length", "full")
    assert sums["escaped"] >= 190, sums


def test_careful_bots_escape_from_every_accepted_room(haunt_release, root):
    accepted = 0
    for room in sample_rooms(root):
        done = haunt_release("rehearse", "--json", "--nights", "20", "--length", "full", "--room", str(room))
        assert done.returncode in (0, 1), (room.name, done.stderr.decode())
        if done.returncode == 1:
            assert "cannot be played in" in done.stderr.decode()
            continue
        accepted += 1
        sums = json.loads(done.stdout.splitlines()[-1])
        assert sums["escaped"] >= 19, (room.name, sums)
    assert accepted >= 10


def test_reckless_bots_are_claimed(haunt_release):
    sums = rehearse(haunt_release, "--nights", "100", "--bots", "reckless")
    assert sums["claimed"] >= 50, sums


def test_the_same_seed_is_the_same_night(haunt_release):
    once = haunt_release("rehearse", "--json", "--nights", "5", "--seed", "77")
    again = haunt_release("rehearse", "--json", "--nights", "5", "--seed", "77")
    assert once.stdout == again.stdout


@pytest.mark.parametrize("arguments", [("--nights", "0"), ("--seed", "x"), ("--bots", "sleepy"), ("--length", "long")])
def test_wrong_arguments_are_refused(haunt, arguments):
    done = haunt("rehearse", *arguments)
    assert done.returncode == 64
    assert arguments[0].lstrip("-") in done.stderr.decode()


def test_a_refused_room_says_why(haunt, root):
    done = haunt("rehearse", "--room", str(root / ROOMS / "empty-room.json"))
    assert done.returncode == 1
    assert "floor" in done.stderr.decode()
