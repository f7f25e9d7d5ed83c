// SPDX-License-Identifier: GPL-3.0-or-later
// Where what is kept comes from, and where it goes: the desktop's dialogs. Few people ever want
// them; so they are loaded when they are wanted.
import QtQuick
import QtQuick.Dialogs
import Downpile

Item {
    id: dialogs

    property string importTitle: ""
    property string importLabel: qsTr("Import")
    property url importFolder: Program.records.usualFolder
    property string exportTitle: ""
    // Of the files that can be imported.
    property var filters: []
    // More than one of them can be chosen at once.
    property bool several: false
    // What the folder is asked for, as its owner understands it.
    property string asking: ""
    readonly property alias importing: files
    readonly property alias exporting: folder

    signal filesChosen(var files)
    signal folderChosen(string what, url folder)

    function askFiles() {
        files.currentFolder = importFolder;
        files.open();
    }

    function askFolder(what: string) {
        asking = what;
        // Where the desktop has no dialog of its own, only what lies in the folder that is shown can be chosen.
        folder.currentFolder = String(Program.records.usualFolder).replace(/\/[^\/]+$/, "");
        folder.open();
    }

    FileDialog {
        id: files

        title: dialogs.importTitle
        acceptLabel: dialogs.importLabel
        fileMode: dialogs.several ? FileDialog.OpenFiles : FileDialog.OpenFile
        nameFilters: [...dialogs.filters, qsTr("All files (*)")]
        onAccepted: dialogs.filesChosen(selectedFiles)
    }

    FolderDialog {
        id: folder

        title: dialogs.exportTitle
        acceptLabel: qsTr("Export")
        onAccepted: dialogs.folderChosen(dialogs.asking, selectedFolder)
    }
}
