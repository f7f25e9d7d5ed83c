// SPDX-License-Identifier: GPL-3.0-or-later
// A row of a PageList, with a thin frame. The frame of the current row has the colour brass.
import QtQuick
import QtQuick.Layouts
import QtQuick.Window
import Downpile

FocusScope {
    id: tile

    default property alias content: row.data
    // The complete text of the row, for screen readers.
    required property string spoken

    property bool current: false

    signal chosen
    // Emitted on a double click, on Enter, and on a press by a screen reader.
    signal entered
    signal deletePressed

    implicitHeight: Math.ceil(row.implicitHeight + 2 * Theme.gap)
    activeFocusOnTab: current || activeFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: Spoken.name(spoken, enabled)
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: current
    Accessible.onPressAction: if (enabled) entered()
    Keys.onReturnPressed: event => enterBy(event)
    Keys.onEnterPressed: event => enterBy(event)
    Keys.onDeletePressed: deletePressed()

    // The tile does not react to Enter on an item in it, such as a segment that is already chosen.
    function enterBy(event: KeyEvent) {
        event.accepted = Window.activeFocusItem === tile;
        if (event.accepted)
            entered();
    }

    Tap {
        onTapped: {
            tile.chosen();
            tile.forceActiveFocus(Qt.MouseFocusReason);
        }
        onDoubleTapped: tile.entered()
    }

    HoverHandler {
        id: pointed
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: tile.current ? Theme.plateRaised : pointed.hovered ? Theme.plateShade : "transparent"
        border.width: tile.current ? 2 : 1
        border.color: tile.current ? Theme.brassEdge : Theme.hairline

        FocusRing {
            of: tile
            // The ring is hidden while a button in the tile has the focus, because the button shows
            // its own ring.
            visible: tile.activeFocus && tile.Window.activeFocusItem === tile && InputMode.keyboard
            radius: Theme.radius + around
        }
    }

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.gap
        spacing: Theme.gap
    }
}
