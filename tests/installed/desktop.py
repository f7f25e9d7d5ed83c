# SPDX-License-Identifier: GPL-3.0-or-later
"""A small desktop for a test: a virtual X server, a window manager that reserves a strip for a panel, a mouse, and the
accessibility interface, which reports the items on the screen and their places."""

import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

PANEL = 32  # height in pixels of the panel at the bottom

WINDOW_MANAGER = f"""<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <margins><top>0</top><bottom>{PANEL}</bottom><left>0</left><right>0</right></margins>
  <desktops><number>1</number><popupTime>0</popupTime></desktops>
</openbox_config>
"""


# Listens to all accessibility events, as a screen reader does. Programs send most events only if a listener exists.
LISTENER = """
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi
listener = Atspi.EventListener.new(lambda event: None)
for kind in ("object", "focus", "window"):
    listener.register(kind)
print("listening", flush=True)
Atspi.event_main()
"""


class Missing(AssertionError):
    """A condition did not become true in time."""


def until(find, target, seconds=20.0):
    """Waits until `find` returns a true value and returns it. Raises Missing after `seconds`."""
    deadline = time.monotonic() + seconds
    while True:
        found = find()
        if found:
            return found
        if time.monotonic() > deadline:
            raise Missing(f"not within {seconds:.0f} s: {target}")
        time.sleep(0.02)


class Desktop:
    """The desktop as a context manager. When it exits, it ends all programs that it has started."""

    def __init__(self, home, width=1366, height=768):
        self.home = home
        self.size = (width, height)
        self.children = []

    def __enter__(self):
        try:
            self._start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for child in reversed(self.children):
            if child.poll() is None:
                child.terminate()
                try:
                    child.wait(5)
                except subprocess.TimeoutExpired:
                    child.kill()
                    child.wait()

    def run(self, *command, **options):
        """Starts a program, which ends with the desktop at the latest."""
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, **options)
        self.children.append(child)
        return child

    def _start(self):
        self._start_screen()
        os.environ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
        listener = self.run(sys.executable, "-c", LISTENER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        if not listener.stdout.readline():
            raise Missing("the listener to accessibility events did not start")
        Atspi.init()
        Atspi.set_timeout(5000, 15000)

    def _start_screen(self):
        reading, writing = os.pipe()
        width, height = self.size
        self.run("Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp",
                 "-noreset", pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise Missing("Xvfb did not start")
        os.environ["DISPLAY"] = f":{number}"
        configuration = os.path.join(self.home, "openbox.xml")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(WINDOW_MANAGER)
        self.run("openbox", "--sm-disable", "--config-file", configuration, stderr=subprocess.DEVNULL)
        until(lambda: "_NET_SUPPORTING_WM_CHECK(WINDOW)" in text_of("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"),
              "a window manager")


def text_of(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def xdotool(*words):
    subprocess.run(["xdotool", *[str(word) for word in words]], check=True, stdout=subprocess.DEVNULL)


# ---- mouse and keyboard ----


class XInput:
    """Makes the X server send the same events as a real mouse and keyboard."""

    WORDS = {"move": "mousemove", "hold": "mousedown", "release": "mouseup", "pause": "sleep", "key": "key"}

    def perform(self, *steps):
        """Each step is ("move", x, y), ("hold", 1), ("release", 1), ("pause", seconds) or ("key", name)."""
        xdotool(*(word for kind, *values in steps for word in (self.WORDS[kind], *values)))


devices = XInput()


def move(point):
    devices.perform(("move", *point))


def click(point, times=1):
    devices.perform(("move", *point), *[("hold", 1), ("release", 1), ("pause", 0.03)] * times)


def drag(start, end, steps=6):
    """Presses at `start`, moves to `end` in steps and releases there."""
    path = [("move", *(round(a + (b - a) * step / steps) for a, b in zip(start, end))) for step in range(1, steps + 1)]
    devices.perform(("move", *start), ("hold", 1), *(each for point in path for each in (point, ("pause", 0.02))),
                    ("release", 1))


def key(name):
    """Presses a key, such as "h", "ctrl+q" or "Return"."""
    devices.perform(("key", name))
