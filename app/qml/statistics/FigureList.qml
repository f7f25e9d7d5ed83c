// SPDX-License-Identifier: GPL-3.0-or-later
// Figures under a heading: name, value and uncertainty. The Up and Down keys read them aloud. The
// page handles the Up key at the first figure and the Down key at the last one.
pragma ComponentBehavior: Bound

import QtQuick
import Downpile

FocusScope {
    id: list

    required property var model
    required property string title
    // Text below the heading; may be empty.
    property string about: ""

    // Emitted when the user has moved to this figure with the Up or Down key.
    signal walked(Item figure)

    function spokenOf(): var {
        const texts = [];
        for (let n = 0; n < rows.count; ++n)
            texts.push((rows.itemAt(n) as FigureLine)?.spoken ?? "");
        return texts;
    }

    visible: rows.count > 0
    implicitHeight: column.implicitHeight
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: title
    Accessible.description: reader.help
    Accessible.focusable: true
    Keys.onPressed: event => {
        if (event.key !== Qt.Key_Up && event.key !== Qt.Key_Down)
            return;
        const at = Math.min(reader.at, rows.count - 1);
        const to = at < 0 ? 0 : event.key === Qt.Key_Down ? at + 1 : at - 1;
        if (to < 0 || to >= rows.count)
            return;
        event.accepted = true;
        reader.pieces = list.spokenOf();
        reader.read(to);
        walked(rows.itemAt(to));
    }

    PageReader {
        id: reader
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.gapTiny

        PageHeading {
            width: parent.width
            height: Math.ceil(implicitHeight)
            text: list.title
        }

        PageText {
            width: parent.width
            height: Math.ceil(implicitHeight)
            visible: text !== ""
            text: list.about
            color: Theme.inkSoft
            font.pixelSize: Theme.small
        }

        Repeater {
            id: rows

            model: list.model

            FigureLine {
                width: column.width
            }
        }
    }

    FocusRing {
        of: list
    }
}
