# SPDX-License-Identifier: GPL-3.0-or-later
"""A small desktop for a test: a virtual X server, a window manager that reserves a strip for a panel, a mouse, and the
accessibility interface, which reports the items on the screen and their places."""

import os
import subprocess
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
    """A context manager; all programs that it started end with it."""

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
        os.environ["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
        configuration = os.path.join(self.home, "openbox.xml")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(WINDOW_MANAGER)
        self.run("openbox", "--sm-disable", "--config-file", configuration, stderr=subprocess.DEVNULL)
        until(lambda: "_NET_SUPPORTING_WM_CHECK(WINDOW)" in text_of("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"),
              "a window manager")
        Atspi.init()
        Atspi.set_timeout(5000, 15000)


def text_of(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def xdotool(*words):
    subprocess.run(["xdotool", *[str(word) for word in words]], check=True, stdout=subprocess.DEVNULL)


# ---- the mouse: the X server makes the same events as for a real mouse --------------------------------


def move(point):
    xdotool("mousemove", *point)


def click(point, times=1):
    xdotool("mousemove", *point, "click", "--repeat", times, "--delay", 30, 1)


def drag(start, end, steps=6):
    """Presses at `start`, moves to `end` in steps and releases there."""
    words = ["mousemove", *start, "mousedown", 1]
    for step in range(1, steps + 1):
        words += ["mousemove", *(round(a + (b - a) * step / steps) for a, b in zip(start, end)), "sleep", 0.02]
    xdotool(*words, "mouseup", 1)
