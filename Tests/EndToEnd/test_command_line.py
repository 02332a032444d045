"""The program `haunt` as a person at a shell meets it."""

import subprocess


def test_version_and_help_go_to_standard_output(haunt):
    version = haunt("--version")
    assert (version.returncode, version.stdout, version.stderr) == (0, b"0.1.0\n", b"")
    shown = haunt("--help")
    assert shown.returncode == 0 and shown.stderr == b""
    assert shown.stdout.startswith(b"OVERVIEW: ")


def test_a_mistake_goes_to_standard_error_with_the_usage_code(haunt):
    wrong = haunt("--versoin")
    assert (wrong.returncode, wrong.stdout) == (64, b"")
    assert wrong.stderr.startswith(b"Error: Unknown option '--versoin'. Did you mean '--version'?\nUsage: haunt")


def test_the_completion_script_completes_in_bash(haunt, programs):
    script = haunt("--generate-completion-script", "bash").stdout.decode()
    driver = 'COMP_WORDS=(haunt --vers) COMP_CWORD=1; _haunt; printf "%s\\n" "${COMPREPLY[@]}"'
    offers = subprocess.run(["bash", "-c", script + driver], capture_output=True, text=True, check=True)
    assert (offers.stdout, offers.stderr) == ("--version\n", "")
