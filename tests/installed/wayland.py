# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the installed program in a Wayland session: the compositor sway without a screen, a virtual mouse and a virtual
keyboard. Sway fills its output with the window, so positions in the window are those on the screen.

    wayland.py PREFIX      with an empty HOME and its own session bus
"""

import os
import pwd
import socket
import struct
import subprocess
import sys
import tempfile
import time
import warnings

warnings.simplefilter("ignore")

import desktop  # noqa: E402
from deal import Deal  # noqa: E402
from desktop import Desktop, key, until  # noqa: E402
from play import enter, fast_settings, require, say, titles  # noqa: E402
from program import Program  # noqa: E402

GAME = "underwear"
RULES = "Rules"  # title of the dialog with the rules of the game
SWAY = """output * resolution {}x{}
default_border none
xwayland disable
"""
KEYMAP = b"""xkb_keymap {
  xkb_keycodes { include "evdev" };
  xkb_types { include "complete" };
  xkb_compat { include "complete" };
  xkb_symbols { include "pc+us" };
};\0"""
LEFT_BUTTON = 0x110  # LEFT_BUTTON and KEYS are codes of linux/input-event-codes.h
KEYS = {"Escape": 1, "q": 16, "F1": 59}
CONTROL = 29
CONTROL_MASK = 4


class WaylandInput:
    """A client of the compositor that owns a virtual pointer (protocol wlr-virtual-pointer-unstable-v1) and a virtual
    keyboard (virtual-keyboard-unstable-v1). It writes the messages of Wayland's wire format itself."""

    DISPLAY = 1

    def __init__(self, path, size):
        self.size = size
        self.last_id = self.DISPLAY
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        registry = self.create(self.DISPLAY, 1)
        names = {}
        for sender, opcode, data in self.wait():
            if (sender, opcode) == (registry, 0):
                name, length = struct.unpack_from("=II", data)
                names[data[8:8 + length - 1]] = name

        def bind(interface):
            text = interface + b"\0" * (4 - len(interface) % 4)
            return self.create(registry, 0, names[interface], len(interface) + 1, text, 1)

        seat = bind(b"wl_seat")
        self.pointer = self.create(bind(b"zwlr_virtual_pointer_manager_v1"), 0, seat)
        self.keyboard = self.create(bind(b"zwp_virtual_keyboard_manager_v1"), 0, seat)
        with tempfile.TemporaryFile() as keymap:
            keymap.write(KEYMAP)
            keymap.flush()
            self.send(self.keyboard, 0, 1, len(KEYMAP), files=[keymap.fileno()])
        self.wait()

    def create(self, factory, opcode, *values):
        """Sends a request that creates an object. Returns the object's id, which Wayland wants in ascending order."""
        self.last_id += 1
        self.send(factory, opcode, *values, self.last_id)
        return self.last_id

    def send(self, target, opcode, *values, files=()):
        data = b"".join(each if isinstance(each, bytes) else struct.pack("=I", each) for each in values)
        socket.send_fds(self.socket, [struct.pack("=II", target, len(data) + 8 << 16 | opcode) + data], list(files))

    def read(self, count):
        data = b""
        while len(data) < count:
            data += self.socket.recv(count - len(data))
        return data

    def wait(self):
        """Waits until the compositor has handled all requests. Returns the events (sender, opcode, data) until then."""
        callback = self.create(self.DISPLAY, 0)
        events = []
        while not events or events[-1][0] != callback:
            sender, word = struct.unpack("=II", self.read(8))
            events.append((sender, word & 0xFFFF, self.read((word >> 16) - 8)))
            require(events[-1][:2] != (self.DISPLAY, 0), f"the compositor accepts the request: {events[-1][2]}")
        return events

    def perform(self, *steps):
        for kind, *values in steps:
            now = time.monotonic_ns() // 1_000_000 & 0xFFFFFFFF
            if kind == "move":
                self.send(self.pointer, 1, now, *values, *self.size)
                self.send(self.pointer, 4)
            elif kind in ("hold", "release"):
                self.send(self.pointer, 2, now, LEFT_BUTTON, int(kind == "hold"))
                self.send(self.pointer, 4)
            elif kind == "pause":
                time.sleep(values[0])
            else:
                *modifiers, name = values[0].split("+")
                for pressed in (1, 0):
                    if modifiers:
                        self.send(self.keyboard, 1, now, CONTROL, pressed)
                        self.send(self.keyboard, 2, CONTROL_MASK * pressed, 0, 0, 0)
                    self.send(self.keyboard, 1, now, KEYS[name], pressed)
            self.wait()


class WaylandDesktop(Desktop):
    def _start_screen(self):
        # Outside the private home, so that the user nobody has access.
        self.folder = tempfile.TemporaryDirectory(dir="/tmp")
        folder = self.folder.name
        configuration = os.path.join(folder, "configuration")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(SWAY.format(*self.size))
        owner = {}
        if os.getuid() == 0:  # sway refuses to run as root
            nobody = pwd.getpwnam("nobody")
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
            os.chmod(configuration, 0o644)
            owner = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self.run("sway", "--config", configuration, stderr=subprocess.DEVNULL, **owner,
                 env={**os.environ, "HOME": folder, "XDG_RUNTIME_DIR": folder, "WLR_BACKENDS": "headless",
                      "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman"})
        path = os.path.join(folder, "wayland-1")
        until(lambda: os.path.exists(path), "the compositor", 40)
        os.environ.update(WAYLAND_DISPLAY=path, QT_QPA_PLATFORM="wayland")
        os.environ.pop("DISPLAY", None)
        desktop.devices = WaylandInput(path, self.size)


def main():
    prefix, home = sys.argv[1], os.environ["HOME"]
    with WaylandDesktop(home) as session:
        games = titles(prefix)
        Program.settings(home, fast_settings(games))
        program = Program(session, prefix, home)
        enter(program, games[GAME])
        deal = Deal(program, GAME)
        deal.await_turn()
        open_dialogs = lambda: {item.name for item in program.look() if item.role == "dialog"}  # noqa: E731
        require(RULES not in open_dialogs(), "the rules are closed")
        key("F1")
        until(lambda: RULES in open_dialogs(), "the rules")
        key("Escape")
        until(lambda: RULES not in open_dialogs(), "the closed rules")
        turns = deal.play_on()
        program.await_score()
        key("ctrl+q")
        program.wait_for_end()
        say(f"{games[GAME]}: {turns} turns, {deal.refusals} refusals")


if __name__ == "__main__":
    main()
