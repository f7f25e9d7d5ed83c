// SPDX-License-Identifier: GPL-3.0-or-later
// Asks where a plot is to be saved: the desktop's dialog, loaded when somebody wants it.
import QtQuick
import QtQuick.Dialogs
import Downpile

FileDialog {
    property string name: ""

    signal wanted(url file)

    function ask() {
        currentFolder = Program.records.usualFolder;
        currentFile = Program.records.usualFolder + "/" + encodeURIComponent(name) + ".svg";
        open();
    }

    title: qsTr("Save the plot")
    acceptLabel: qsTr("Save")
    fileMode: FileDialog.SaveFile
    nameFilters: [qsTr("Drawing (*.svg)"), qsTr("Picture (*.png)")]
    defaultSuffix: selectedNameFilter.index === 1 ? "png" : "svg"
    onAccepted: wanted(selectedFile)
}
