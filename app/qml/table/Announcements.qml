// SPDX-License-Identifier: GPL-3.0-or-later
// Speaks the sentences of an Announcer through the screen reader. Each sentence is an item that
// becomes visible. Notification is the only role that is read without a request; inside a status
// bar the role's name is not read. Several items take turns, because a screen reader may read one
// only after the next has appeared.
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
