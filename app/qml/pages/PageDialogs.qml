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
    // Name filters of the dialog for the files to import.
    property var filters: []
    // True if the import dialog allows choosing several files at once. Set by the page.
    property bool several: false
    // Purpose of the open dialog, such as the path of a record to export. It is set by askFolder()
    // or by the calling page, which also interprets it.
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

    // Opens the dialog to choose a folder. Qt's own dialog can choose only a subfolder of the shown
    // folder. So the dialog starts at the parent of `usual`.
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

    // Qt's own file dialog can choose only one file at a time. So it is also possible to import a
    // whole folder.
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
