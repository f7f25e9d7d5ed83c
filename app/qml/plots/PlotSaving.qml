// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's dialog for saving a plot, loaded on demand.
import QtQuick
import QtQuick.Dialogs
import Downpile

FileDialog {
    property string name: ""

    // Emitted when the user has chosen a file. `ending` is the file extension of the chosen filter;
    // the extension of `file` may differ.
    signal wanted(url file, string ending)

    // Opens the dialog with a proposed file name. The name has no ending, so the chosen filter
    // decides the format.
    function ask() {
        currentFolder = App.records.usualFolder;
        currentFile = App.records.usualFolder + "/" + encodeURIComponent(name);
        open();
    }

    title: qsTr("Save the plot")
    acceptLabel: qsTr("Save")
    fileMode: FileDialog.SaveFile
    nameFilters: [qsTr("Drawing (*.svg)"), qsTr("Picture (*.png)")]
    onAccepted: wanted(selectedFile, selectedNameFilter.index === 1 ? "png" : "svg")
}
