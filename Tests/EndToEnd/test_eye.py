"""`haunt eye` on a terminal, as a person plays it."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios

import pytest

LEAVE = b"\x1b[?1049l"


class Sitting:
    """The program on a terminal of its own. It waits for what the program shows, never for the clock."""

    def __init__(self, program, *arguments, columns=80, rows=24):
        self.screen, child = pty.openpty()
        fcntl.ioctl(child, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.settings = termios.tcgetattr(child)
        self.seen = b""
        self.child = child
        self.process = subprocess.Popen(
            [program, "eye", *arguments],
            stdin=child, stdout=child, stderr=child, start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"},
        )

    def until(self, text, seconds=20):
        """Reads until `text` has been shown since the last call."""
        while text not in self.seen:
            ready, _, _ = select.select([self.screen], [], [], seconds)
            assert ready, f"{text!r} was not shown; last was {self.seen[-400:]!r}"
            self.seen += os.read(self.screen, 65536)
        _, self.seen = self.seen.split(text, 1)

    def press(self, keys):
        os.write(self.screen, keys)

    def ends(self):
        """Waits for the end; what was shown last, without what stands before the screen was given back."""
        self.until(LEAVE)
        assert self.process.wait(timeout=20) == 0
        while select.select([self.screen], [], [], 0)[0]:
            self.seen += os.read(self.screen, 65536)
        assert termios.tcgetattr(self.child) == self.settings, "the terminal is given back as it was"
        return self.seen.decode().replace("\r\n", "\n")


@pytest.fixture
def sit(programs):
    sittings = []

    def start(*arguments, **size):
        sittings.append(Sitting(programs / "haunt", *arguments, **size))
        sittings[-1].until("Let it watch".encode())
        return sittings[-1]

    yield start
    for sitting in sittings:
        sitting.process.kill()
        sitting.process.wait()
        os.close(sitting.screen)
        os.close(sitting.child)


def test_a_no_is_met_with_mercy(sit):
    sitting = sit()
    sitting.press(b"n")
    assert "The ledger: nothing was granted.\n  Granted now: nothing.\n" in sitting.ends()


@pytest.mark.parametrize("key", [b"\x1b", b"q", b"close", b"\x03", b"\x04"])
def test_every_way_out_closes_the_eye(sit, key):
    sitting = sit()
    sitting.press(b"y")
    sitting.until("LULL can see you".encode())
    sitting.until("close the eye".encode())
    sitting.press(key)
    assert "camera revoked.\n  Granted now: nothing.\n" in sitting.ends()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_closes_the_eye_and_gives_the_terminal_back(sit, number):
    sitting = sit()
    sitting.press(b"\x1b[D\r")
    sitting.until("LULL can see you".encode())
    sitting.process.send_signal(number)
    assert "camera revoked.\n  Granted now: nothing.\n" in sitting.ends()


def test_the_eye_wakes_in_real_time_and_enter_closes_it(sit):
    sitting = sit("--calm", "1", "--noticing", "1")
    sitting.press(b"y\r")
    sitting.until("opacity 0.22".encode())
    sitting.until("opacity 0.5 ".encode())
    sitting.until("opacity 0.8 ".encode())
    sitting.press(b"\r")
    assert "camera revoked.\n  Granted now: nothing.\n" in sitting.ends()
