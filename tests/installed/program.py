# SPDX-License-Identifier: GPL-3.0-or-later
"""A running program: the items on its screen, read like a screen reader does, and its files. The class Program uses
only the mouse."""

import configparser
import glob
import os
import re
import subprocess

from desktop import Atspi, Missing, click, text_of, until
from gi.repository import GLib


# Each query to the accessibility interface takes time. So the children of items with these roles
# are not read.
LEAVES = ("button", "check box", "label", "heading", "link", "list", "list item", "table")
# Descriptions are read only of items with these roles.
DESCRIBED = ("button", "check box", "list item")


class Item:
    """Snapshot of an item on the screen."""

    def __init__(self, node):
        states = node.get_state_set()
        self.showing = states.contains(Atspi.StateType.SHOWING)
        if not self.showing:
            return
        self.checked = states.contains(Atspi.StateType.CHECKED) or states.contains(Atspi.StateType.SELECTED)
        self.enabled = states.contains(Atspi.StateType.ENABLED)
        self.role = node.get_role_name().removeprefix("push ")  # "push button" before AT-SPI 2.56
        self.name = node.get_name() or ""
        self.description = node.get_description() or "" if self.role in DESCRIBED else ""
        extents = Atspi.Component.get_extents(node, Atspi.CoordType.SCREEN)
        self.x, self.y, self.width, self.height = extents.x, extents.y, extents.width, extents.height
        self.inside = []

    @property
    def centre(self):
        return self.x + self.width // 2, self.y + self.height // 2

    @property
    def grip(self):
        """Point in the corner with the rank, where a card can be touched even if others cover it."""
        return self.x + round(self.width * 0.12), self.y + round(self.height * 0.25)

    @property
    def possible(self):
        return self.enabled and not re.search(r"\bnot\b", f"{self.name} {self.description}".lower())

    def all(self):
        yield self
        for item in self.inside:
            yield from item.all()

    def __str__(self):
        return f"{self.role} {self.name!r} {self.description!r} at {self.x},{self.y} {self.width}x{self.height}"


def look_at(node):
    """Returns the item of a node with all visible items in it, or None if the node is not visible."""
    try:
        item = Item(node)
        if not item.showing:
            return None
        for index in range(0 if item.role in LEAVES else node.get_child_count()):
            child = node.get_child_at_index(index)
            inside = child and look_at(child)
            if inside:
                item.inside.append(inside)
        return item
    except GLib.Error:  # the node was deleted meanwhile
        return None


class Program:
    def __init__(self, desktop, prefix, home, arguments=()):
        self.desktop = desktop
        self.home = home
        self.console = os.path.join(prefix, "bin", "downpile-cli")
        folders = {f"XDG_{kind.upper()}_HOME": os.path.join(home, kind) for kind in ("config", "data", "state", "cache")}
        self.process = desktop.run(os.path.join(prefix, "bin", "downpile"), *arguments, env={**os.environ, "HOME": home, **folders})
        self.node = until(self._node, "the program in the accessibility tree", 40)
        self.node.set_cache_mask(Atspi.Cache.NONE)
        until(self.look, "a window", 40)

    def _node(self):
        if self.process.poll() is not None:
            raise Missing(f"the program ended with {self.process.returncode}")
        top = Atspi.get_desktop(0)
        for index in range(top.get_child_count()):
            node = top.get_child_at_index(index)
            if node and node.get_process_id() == self.process.pid and node.get_child_count() > 0:
                return node
        return None

    # ---- the screen ----

    def look(self):
        """Returns all visible items in the order of the accessibility tree."""
        items = []
        for index in range(self.node.get_child_count()):
            window = self.node.get_child_at_index(index)
            seen = window and look_at(window)
            if seen:
                items += seen.all()
        return items

    def text_in(self, name):
        """Returns the text in the field of this name."""
        def search(node):
            if node.get_name() == name and node.get_text_iface():
                return node
            inside = (node.get_child_at_index(index) for index in range(node.get_child_count()))
            return next((found for child in inside if child and (found := search(child))), None)

        field = until(lambda: search(self.node), f"a field named {name}")
        return Atspi.Text.get_text(field, 0, -1)

    def settled(self):
        """Waits until no item moves and returns all visible items."""
        before = [None]

        def still():
            items = self.look()
            spots = [(item.name, item.x, item.y) for item in items]
            same, before[0] = spots == before[0], spots
            return items if same else None

        return until(still, "a table at rest", 30)

    def find(self, matches, target, seconds=20):
        return until(lambda: next((item for item in self.look() if matches(item)), None), target, seconds)

    def await_score(self, seconds=20):
        """Waits for the score sheet at the end of a deal."""
        self.find(lambda item: item.role == "button" and item.name == "Look at the table", "the score sheet", seconds)

    def press(self, pattern, seconds=20):
        """Clicks on the enabled button, menu item or check box whose name matches the pattern."""
        roles = ("button", "menu item", "menu", "menu bar", "check box")
        item = self.find(lambda each: each.role in roles and re.search(pattern, each.name) and each.possible, pattern, seconds)
        click(item.centre)

    def tile(self, title):
        """The tile of a game on the start page."""
        return self.find(lambda item: item.name.startswith(title + ":") and any(each.role == "button" for each in item.all())
                         and item.role != "frame", f"the tile of {title}")

    def window(self):
        """Returns (left, top, right, bottom) of the window with its title bar and border."""
        number = text_of("xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)).split()[-1]
        about = text_of("xwininfo", "-id", number)
        left, top = (int(re.search(rf"Absolute upper-left {axis}: +(-?\d+)", about)[1]) for axis in "XY")
        width, height = (int(re.search(rf"{size}: (\d+)", about)[1]) for size in ("Width", "Height"))
        border = re.findall(r"\d+", text_of("xprop", "-id", number, "_NET_FRAME_EXTENTS").partition("=")[2])
        border_left, border_right, border_top, border_bottom = map(int, border)
        return left - border_left, top - border_top, left + width + border_right, top + height + border_bottom

    def middle(self):
        return Item(self.node.get_child_at_index(0)).centre[0], 400

    # ---- files ----

    def record(self, game):
        """Returns the path of the record of this game that was changed last, or "" if none exists."""
        files = glob.glob(os.path.join(self.home, "data", "downpile", "games", f"{game}-*.downpile"))
        return max(files, key=os.path.getmtime, default="")

    @staticmethod
    def settings(home, sections):
        """Writes settings while the program does not run: {section: {key: value}}."""
        path = os.path.join(home, "config", "downpile", "settings.ini")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        file = configparser.ConfigParser(interpolation=None, delimiters=["="])
        file.optionxform = str
        file.read(path)
        file.read_dict(sections)
        with open(path, "w", encoding="utf-8") as writing:
            file.write(writing, space_around_delimiters=False)

    # ---- quitting ----

    def quit(self):
        """Quits by the menu, and agrees if the program asks first because other people would have to wait."""
        self.press("^Game$")
        self.press("^Quit")

        def ends():
            if self.process.poll() is not None:
                return True
            try:
                agree = next((item for item in self.look() if item.role == "button" and item.name == "Quit"), None)
            except GLib.Error:  # the program ended meanwhile
                return False
            if agree:
                click(agree.centre)
            return False

        until(ends, "the end of the program")
        self.wait_for_end()

    def wait_for_end(self):
        try:
            code = self.process.wait(20)
        except subprocess.TimeoutExpired:
            raise Missing("the program did not end") from None
        if code != 0:
            raise AssertionError(f"the program ended with {code}")
