#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A separate session in which Downpile is played by ear.

It has its own X display, session bus and home folder, Orca, and a voice that logs the speech. It
does not touch the user's desktop.
"""

import json
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

FOLDER = pathlib.Path(__file__).resolve().parent

SPEECHD = """\
LogLevel 1
LogDir "{home}"
DefaultVolume 100
AudioOutputMethod "libao"
AddModule "voice" "sd_generic" "voice.conf"
DefaultModule voice
DefaultLanguage "en"
"""

VOICE = """\
GenericExecuteSynth "{voice} {log} \\'$DATA\\'"
GenericMaxChunkLength 4000
GenericDelimiters "\x1f"
GenericLanguage "en" "en" "utf-8"
AddVoice "en" "MALE1" "plain"
DefaultVoice "plain"
"""


# Orca's default settings, but without key echo, because the script presses the keys.
ORCA = {
    "general": {"enableKeyEcho": False, "startingProfile": ["Default", "default"]},
    "profiles": {"default": {"profile": ["Default", "default"], "enableKeyEcho": False}},
    "pronunciations": {},
    "keybindings": {},
}


class Room:
    """A context manager; all programs that it started end with it."""

    def __init__(self, display, screen="1366x768x24", log=None):
        self.display = display
        self.screen = screen
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="downpile-ear."))
        self.log = pathlib.Path(log).resolve() if log else self.home / "speech.log"
        self.processes = []
        self.environment = self._environment()

    def _environment(self):
        environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("XDG_", "DBUS_", "DISPLAY", "WAYLAND_", "LC_", "LANG"))
        }
        for name in ("config", "data", "state", "cache", "runtime"):
            (self.home / name).mkdir(mode=0o700)
        environment.update(
            HOME=str(self.home),
            DISPLAY=self.display,
            LANG="C.UTF-8",
            XDG_CONFIG_HOME=str(self.home / "config"),
            XDG_DATA_HOME=str(self.home / "data"),
            XDG_STATE_HOME=str(self.home / "state"),
            XDG_CACHE_HOME=str(self.home / "cache"),
            XDG_RUNTIME_DIR=str(self.home / "runtime"),
            QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
            QT_QUICK_BACKEND="software",
            GSETTINGS_BACKEND="memory",
        )
        return environment

    def start(self, *command, log=None):
        with open(log or os.devnull, "ab") as output:
            process = subprocess.Popen(
                command,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        self.processes.append(process)
        return process

    def run(self, *command):
        return subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False, timeout=60
        )

    def wait_for(self, target, holds, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            result = holds()
            if result:
                return result
            time.sleep(0.05)
        raise TimeoutError(f"waited {seconds} s for {target}")

    def __enter__(self):
        try:
            self._start_session()
        except BaseException:
            self.__exit__()
            raise
        return self

    def _start_session(self):
        self.start("Xvfb", self.display, "-screen", "0", self.screen, "-nolisten", "tcp")
        number = self.display.lstrip(":")
        self.wait_for("the display", lambda: os.path.exists(f"/tmp/.X11-unix/X{number}"))
        bus = self.home / "runtime" / "bus"
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={bus}"
        self.start("dbus-daemon", "--session", "--nofork", f"--address=unix:path={bus}")
        self.wait_for("the bus", bus.exists)
        self.start("openbox", "--sm-disable")
        self._voice()
        self.start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1")
        settings = self.home / "data" / "orca"
        settings.mkdir()
        (settings / "user-settings.conf").write_text(json.dumps(ORCA))
        self.start(str(FOLDER / "listener.py"), log=self.home / "orca.log")
        # Waits for Orca, because it announces a program differently if the program started first.
        self.wait_for("the screen reader", lambda: "\theard\t" in self.log.read_text())

    def _voice(self):
        config = self.home / "config" / "speech-dispatcher"
        (config / "modules").mkdir(parents=True)
        (config / "speechd.conf").write_text(SPEECHD.format(home=self.home))
        (config / "modules" / "voice.conf").write_text(
            VOICE.format(voice=FOLDER / "voice", log=self.log))
        (self.home / ".libao").write_text("default_driver=null\n")
        self.log.parent.mkdir(parents=True, exist_ok=True)
        self.log.write_text("")
        self.start("speech-dispatcher", "--run-single", "--timeout", "0", "-C", str(config),
                   log=self.home / "speechd.log")
        socket = self.home / "runtime" / "speech-dispatcher" / "speechd.sock"
        self.wait_for("the voice", socket.exists)

    def __exit__(self, *_):
        for process in reversed(self.processes):
            try:
                os.killpg(process.pid, signal.SIGTERM)
            except ProcessLookupError:
                pass
        for process in self.processes:
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
        if os.environ.get("EAR_KEEP"):
            print("kept:", self.home, file=sys.stderr)
        else:
            shutil.rmtree(self.home, ignore_errors=True)


if __name__ == "__main__":
    with Room(sys.argv[1], log=sys.argv[2]) as room:
        room.start(*sys.argv[3:], log=room.home / "program.log")
        print(room.home, flush=True)
        for name, value in sorted(room.environment.items()):
            if name.startswith(("DBUS", "DISPLAY", "XDG", "HOME")):
                print(f"export {name}='{value}'", flush=True)
        sys.stdin.read()
