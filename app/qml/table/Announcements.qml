// SPDX-License-Identifier: GPL-3.0-or-later
// Speaks the sentences of an Announcer through the screen reader. Each sentence is the text of an
// accessible item that becomes visible. Screen readers read only new items with the role
// Notification by themselves. Inside a status bar they leave out the role's name. Several items are
// used in turn: a screen reader may read an item after the next one has appeared.
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
        // The item that will be used next has an outdated text, so it is hidden.
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
