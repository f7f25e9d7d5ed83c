// SPDX-License-Identifier: GPL-3.0-or-later
// Speaks what an Announcer hands out, through the screen reader. Each sentence is an item that
// appears: of all roles only that of a notification is read out by itself, and within a status bar
// without being called one. There are several of them, since a screen reader may come to read one
// only when the next has appeared.
import QtQuick
import Downpile

Item {
    id: announcements

    required property Announcer announcer
    property int last: 0

    function speak(text: string) {
        last = (last + 1) % lines.count;
        const line = lines.itemAt(last);
        line.visible = false;
        line.text = text;
        line.visible = true;
        // The one that is going to be next is out of date.
        lines.itemAt((last + 1) % lines.count).visible = false;
    }

    width: 1
    height: 1
    Accessible.role: Accessible.StatusBar
    Accessible.name: qsTr("Announcements")

    Connections {
        target: announcements.announcer

        function onSpoken(text) {
            announcements.speak(text);
        }
    }

    Repeater {
        id: lines

        model: 6

        Item {
            property string text: ""

            width: 1
            height: 1
            visible: false
            Accessible.role: Accessible.Notification
            Accessible.name: text
        }
    }
}
