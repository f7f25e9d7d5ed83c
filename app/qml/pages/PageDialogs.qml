// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's dialogs for import and export. They are rarely used, so pages load them on demand.
import QtQuick
import QtQuick.Dialogs
import Downpile

Item {
    id: dialogs

    property string importTitle: ""
    property string importLabel: qsTr("Import")
    property url importFolder: App.records.usualFolder
    property string exportTitle: ""
    // Name filters for the files that can be imported.
    property var filters: []
    // True if several files can be chosen at once.
    property bool several: false
    // The purpose of the open dialog, set and interpreted by the owner.
    property string asking: ""
    readonly property alias importing: files
    readonly property alias exporting: folder

    signal filesChosen(var files)
    signal folderChosen(string path, url folder)
    signal importFolderChosen(url folder)

    function askFiles() {
        files.currentFolder = importFolder;
        files.open();
    }

    function askImportFolder() {
        folder.isImport = true;
        openFolder(importFolder);
    }

    function askFolder(path: string) {
        asking = path;
        folder.isImport = false;
        openFolder(App.records.usualFolder);
    }

    // Opens the dialog to choose a folder. Qt's own dialog can only choose a subfolder of the
    // folder that it shows, so it starts at the parent of the usual folder.
    function openFolder(usual: url) {
        folder.currentFolder = String(usual).replace(/\/[^\/]+$/, "");
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

    // Qt's own dialog for files can choose only one at a time, so whole folders can be imported too.
    FolderDialog {
        id: folder

        property bool isImport: false

        title: isImport ? dialogs.importTitle : dialogs.exportTitle
        acceptLabel: isImport ? dialogs.importLabel : qsTr("Export")
        onAccepted: {
            if (isImport)
                dialogs.importFolderChosen(selectedFolder);
            else
                dialogs.folderChosen(dialogs.asking, selectedFolder);
        }
    }
}
