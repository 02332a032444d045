"""`haunt night` over real sockets, judged by a decoder of its own that knows nothing of the Swift one."""

import json
import os
import pty
import signal
import struct
import subprocess

import pytest

SEER_ONLY = {"seal1_spawn", "glyph_spawn", "code_result", "print"}
LISTENER_ONLY = {"emitter_spawn", "clue_digit", "dial_open", "tune", "revenant"}
# The players' own voice may carry a secret across; nothing else may.
VOICE = "say"
# What a Host may say to a player at all.
KNOWN = (
    SEER_ONLY
    | LISTENER_ONLY
    | {
        "seat", "room", "lobby", "start_scanning", "begin_seance", "doll_spawn", "doll_touched", "role_assignment",
        "letter_spawn", "letter_collected", "mission_revealed", "scare", "seal_collected", "pin", "frequency_matched",
        "ritual_begin", "seal_placed", "senses_restored", "escape_countdown", "candle", "say", "hint", "night_over",
        "pause", "refused", "ping", "pong",
    }
)


def frames(data):
    """The frames of a stream: kind and payload. Fails on anything that the wire does not allow."""
    at = 0
    while at < len(data):
        kind, length = struct.unpack_from(">BI", data, at)
        payload = data[at + 5 : at + 5 + length]
        assert kind in (0, 2), f"kind {kind} at byte {at}"
        assert len(payload) == length > 0, f"cut at byte {at}"
        assert kind != 2 or length == 28
        yield kind, payload
        at += 5 + length


def events(data):
    """The events of a stream, each with the Host's time, which the ping at the end of its tick carries."""
    waiting = []
    for kind, payload in frames(data):
        if kind != 0:
            continue
        event = json.loads(payload)
        name, value = event["eventType"], event.get("payload")
        assert name in KNOWN, name
        waiting.append((name, value))
        if name == "ping":
            seconds = float(value.split("|")[1])
            yield from ((seconds, *one) for one in waiting)
            waiting = []
    yield from ((float("inf"), *one) for one in waiting)


@pytest.fixture(scope="session", params=[(1, "full"), (2, "full"), (3, "short"), (4, "short"), (9, "full")])
def captured(request, haunt, tmp_path_factory):
    """A night, as its Host told it and as each seat's socket heard it."""
    seed, length = request.param
    folder = tmp_path_factory.mktemp(f"night-{seed}")
    run = haunt("night", "--seed", str(seed), "--length", length, "--json", "--capture", str(folder))
    assert run.returncode == 0, run.stderr
    told = [json.loads(line) for line in run.stdout.splitlines()]
    return told, (folder / "seer.bin").read_bytes(), (folder / "listener.bin").read_bytes()


def test_every_line_is_an_event(captured):
    told, _, _ = captured
    for line in told:
        assert list(line)[:3] == ["t", "event", "to"]
        assert line["to"] in ("seer", "listener", "both", "host")
    assert [line["t"] for line in told] == sorted(line["t"] for line in told)
    assert told[-1]["event"] == "night_over" and told[-1]["result"] == "escaped" and told[-1]["seconds"] > 0


def test_what_was_told_is_what_was_received(captured):
    told, seer, listener = captured
    for role, data in (("seer", seer), ("listener", listener)):
        heard = [name for _, name, _ in events(data) if name not in ("seat", "ping", "pong")]
        said = [line["event"] for line in told if line["to"] in (role, "both")]
        # The end has the last line, whatever the lobby says after it.
        heard.remove("night_over")
        assert said.pop() == "night_over"
        assert heard == said, role


def test_the_seer_was_never_sent_what_the_listener_alone_may_know(captured):
    _, seer, _ = captured
    assert {name for _, name, _ in events(seer)} & LISTENER_ONLY == set()


def test_the_listener_was_never_sent_what_the_seer_alone_may_know(captured):
    _, _, listener = captured
    assert {name for _, name, _ in events(listener)} & SEER_ONLY == set()


def test_a_letter_reaches_the_seer_only_once_it_was_lit(captured):
    _, seer, listener = captured
    hung = [seconds for seconds, name, _ in events(listener) if name == "letter_spawn"]
    lit = [seconds for seconds, name, _ in events(seer) if name == "letter_spawn"]
    assert len(lit) == len(hung) in (1, 3)
    for dark, bright, following in zip(hung, lit, hung[1:] + [float("inf")]):
        # The Listener stands by it for a second first.
        assert dark + 1 <= bright < following


def test_codes_and_frequencies_are_in_nothing_but_the_voice(captured):
    told, seer, listener = captured
    codes = {line["digits"] for line in told if line["event"] == "clue_digit" and len(line["digits"]) == 4}
    tones = {line["hertz"] for line in told if line["event"] == "glyph_spawn"}
    assert codes and tones
    # A code that is being rung up digit by digit: no piece of text that the Seer received holds one.
    for _, name, payload in events(seer):
        if name in (VOICE, "ping", "pong", "room", "seat") or payload is None:
            continue
        runs = "".join(c if c.isdigit() else " " for c in payload).split()
        assert not codes & set(runs), (name, payload)
    for _, name, payload in events(listener):
        if name in (VOICE, "ping", "pong", "room", "seat") or payload is None:
            continue
        numbers = [float(word) for word in payload.replace(",", "|").split("|") if word.lstrip("-").replace(".", "", 1).isdigit()]
        assert not tones & set(numbers), (name, payload)


def test_the_seed_is_on_no_wire(haunt, tmp_path):
    seed = 0xD15EA5EDFACADE01
    assert haunt("night", "--seed", str(seed), "--length", "short", "--capture", str(tmp_path)).returncode == 0
    for file in tmp_path.iterdir():
        data = file.read_bytes()
        for trace in (struct.pack("<Q", seed), struct.pack(">Q", seed), str(seed).encode(), b"%x" % seed):
            assert trace not in data and trace.upper() not in data, file.name


def test_on_a_terminal_it_is_coloured_unless_nobody_wants_it(programs):
    def shown(**environment):
        screen, child = pty.openpty()
        process = subprocess.Popen(
            [programs / "haunt", "night", "--seed", "1", "--length", "short", "--speed", "max"],
            stdout=child, stderr=child, env={**os.environ, "TERM": "xterm-256color", **environment},
        )
        os.close(child)
        text = b""
        while True:
            try:
                piece = os.read(screen, 65536)
            except OSError:
                break
            if not piece:
                break
            text += piece
        os.close(screen)
        assert process.wait(30) == 0
        return text

    assert b"\x1b[36m" in shown()
    assert b"\x1b" not in shown(NO_COLOR="1")


@pytest.mark.parametrize("request_, code", [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_asked_to_end_it_tells_what_it_has_so_far(programs, request_, code):
    night = subprocess.Popen(
        [programs / "haunt", "night", "--seed", "1", "--speed", "1", "--json"], stdout=subprocess.PIPE
    )
    lines = [night.stdout.readline()]
    night.send_signal(request_)
    lines += night.stdout.readlines()
    assert night.wait(30) == code
    told = [json.loads(line) for line in lines]
    assert told[0]["event"] == "night"
    assert (told[-1]["event"], told[-1]["result"]) == ("night_over", "abandoned")
    night.stdout.close()


def test_a_reader_that_leaves_ends_it_quietly(programs):
    night = subprocess.Popen(
        [programs / "haunt", "night", "--seed", "1", "--speed", "4"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    night.stdout.readline()
    night.stdout.close()
    assert night.wait(60) == 0
    assert night.stderr.read() == b""
    night.stderr.close()


def test_words_that_cannot_be_written_are_a_failure(programs):
    with open(os.devnull, "rb") as closed_to_writing:
        done = subprocess.run(
            [programs / "haunt", "night", "--speed", "max", "--length", "short", "--seed", "1"],
            stdout=closed_to_writing, stderr=subprocess.PIPE, timeout=120,
        )
    assert done.returncode == 1
    assert "cannot be written" in done.stderr.decode()
