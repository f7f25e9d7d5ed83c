// SPDX-License-Identifier: GPL-3.0-or-later
// Asks where a plot is to be saved: the desktop's dialog, loaded when somebody wants it.
import QtQuick
import QtQuick.Dialogs
import Downpile

FileDialog {
    property string name: ""

    // With the ending of what is chosen below the names; the file may have one of its own.
    signal wanted(url file, string ending)

    // The name has no ending, so that the choice tells it, unless somebody writes one.
    function ask() {
        currentFolder = Program.records.usualFolder;
        currentFile = Program.records.usualFolder + "/" + encodeURIComponent(name);
        open();
    }

    title: qsTr("Save the plot")
    acceptLabel: qsTr("Save")
    fileMode: FileDialog.SaveFile
    nameFilters: [qsTr("Drawing (*.svg)"), qsTr("Picture (*.png)")]
    onAccepted: wanted(selectedFile, selectedNameFilter.index === 1 ? "png" : "svg")
}
