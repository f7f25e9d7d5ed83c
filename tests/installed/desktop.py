# SPDX-License-Identifier: GPL-3.0-or-later
"""A small desktop for a test: an X server without a screen, a window manager that keeps a strip free for
a panel, a mouse, and the eyes of a screen reader, which see what is on the screen and where."""

import os
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

PANEL = 32  # pixels that the panel takes at the bottom

WINDOW_MANAGER = f"""<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <margins><top>0</top><bottom>{PANEL}</bottom><left>0</left><right>0</right></margins>
  <desktops><number>1</number><popupTime>0</popupTime></desktops>
</openbox_config>
"""


class Missing(AssertionError):
    """Something did not come about in time."""


def until(find, what, seconds=20.0):
    """Returns what `find` gives as soon as that is true."""
    deadline = time.monotonic() + seconds
    while True:
        found = find()
        if found:
            return found
        if time.monotonic() > deadline:
            raise Missing(f"not within {seconds:.0f} s: {what}")
        time.sleep(0.02)


class Desktop:
    """Starts with `with`; everything that it started has ended afterwards."""

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
        """Starts a program that ends with the desktop at the latest."""
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


# ---- the mouse: every event is one that the X server makes, as it does of a real mouse ----------------


def move(point):
    xdotool("mousemove", *point)


def click(point, times=1):
    xdotool("mousemove", *point, "click", "--repeat", times, "--delay", 30, 1)


def drag(start, end, steps=6):
    """Presses at one point, moves to the other in steps, releases there."""
    words = ["mousemove", *start, "mousedown", 1]
    for step in range(1, steps + 1):
        words += ["mousemove", *(round(a + (b - a) * step / steps) for a, b in zip(start, end)), "sleep", 0.02]
    xdotool(*words, "mouseup", 1)
