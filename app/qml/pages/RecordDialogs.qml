// SPDX-License-Identifier: GPL-3.0-or-later
// Where records come from, and where they go: the desktop's dialogs.
import QtQuick
import QtQuick.Dialogs
import Downpile

Item {
    id: dialogs

    // What the folder is asked for: the path of a record, or "" for all that are shown.
    property string asking: ""
    readonly property alias importing: files
    readonly property alias exporting: folder

    signal filesChosen(var files)
    signal folderChosen(string path, url folder)

    function askFiles() {
        files.currentFolder = Program.records.usualFolder;
        files.open();
    }

    function askFolder(path: string) {
        asking = path;
        // Where the desktop has no dialog of its own, only what lies in the folder that is shown can be chosen.
        folder.currentFolder = String(Program.records.usualFolder).replace(/\/[^\/]+$/, "");
        folder.open();
    }

    FileDialog {
        id: files

        title: qsTr("Import records")
        acceptLabel: qsTr("Import")
        fileMode: FileDialog.OpenFiles
        nameFilters: [qsTr("Records of games (*.downpile)"), qsTr("All files (*)")]
        onAccepted: dialogs.filesChosen(selectedFiles)
    }

    FolderDialog {
        id: folder

        title: qsTr("Export to this folder")
        acceptLabel: qsTr("Export")
        onAccepted: dialogs.folderChosen(dialogs.asking, selectedFolder)
    }
}
