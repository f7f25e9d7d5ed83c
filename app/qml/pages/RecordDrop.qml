// SPDX-License-Identifier: GPL-3.0-or-later
// Accepts files dropped on the window. A single file is opened as a replay. Several files, or a
// folder with records, are imported.
import QtQuick
import Downpile

DropArea {
    id: area

    // True if a single dropped file is imported instead of opened. Several files are always
    // imported.
    property bool importing: false

    signal importWanted(var files)

    keys: ["text/uri-list"]
    onDropped: drop => {
        if (!drop.hasUrls)
            return;
        drop.accept(Qt.CopyAction);
        if (importing || drop.urls.length > 1 || App.records.isFolder(drop.urls[0]))
            importWanted(drop.urls);
        else
            App.openFile(drop.urls[0]);
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        visible: area.containsDrag
        radius: Theme.radiusLarge
        color: Theme.scrim
        border.width: 3
        border.color: Theme.brassBright
        Accessible.ignored: true

        PageText {
            anchors.centerIn: parent
            width: Math.min(parent.width - 2 * Theme.gapLarge, 480 * Theme.pageScale)
            horizontalAlignment: Text.AlignHCenter
            text: area.importing ? qsTr("Drop records here to import them") : qsTr("Drop a record here to view it")
            color: Theme.feltText
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
}
