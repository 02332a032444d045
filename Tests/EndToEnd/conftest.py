"""What the end-to-end tests share."""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


def pytest_sessionfinish(session, exitstatus):
    """A test that is skipped, or expected to fail, is a failure."""
    reporter = session.config.pluginmanager.getplugin("terminalreporter")
    idle = [name for name in ("skipped", "xfailed", "xpassed") if reporter.stats.get(name)]
    if idle and exitstatus == pytest.ExitCode.OK:
        reporter.write_line(f"tests were {' and '.join(idle)}: that is a failure here", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture(scope="session")
def root():
    """The repository's folder."""
    return ROOT


@pytest.fixture(scope="session")
def programs():
    """The folder of the programs that were built with the tests."""
    folder = os.environ.get("HAUNT_PROGRAMS")
    if not folder:
        shown = subprocess.run(
            ["swift", "build", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True
        )
        folder = shown.stdout.strip()
    return pathlib.Path(folder)


@pytest.fixture(scope="session")
def haunt(programs):
    """Runs `haunt` with arguments; gives what it printed and its exit code."""

    def run(*arguments, input=None, timeout=60):
        return subprocess.run(
            [programs / "haunt", *arguments], input=input, capture_output=True, timeout=timeout, cwd=ROOT
        )

    return run


@pytest.fixture(scope="session")
def haunt_release():
    """Runs the release build of `haunt`, for what takes too long without optimisation."""
    strict = ["-Xswiftc", "-warnings-as-errors"] if os.environ.get("CI") else []
    build = ["swift", "build", "-c", "release", "--product", "haunt", *strict]
    subprocess.run(build, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    shown = subprocess.run([*build, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    program = pathlib.Path(shown.stdout.strip()) / "haunt"

    def run(*arguments, input=None, timeout=300):
        return subprocess.run([program, *arguments], input=input, capture_output=True, timeout=timeout, cwd=ROOT)

    return run
