// SPDX-License-Identifier: GPL-3.0-or-later
// A plot with buttons to show it as a table and to save it as a drawing or a picture.
import QtQuick
import QtQuick.Layouts
import Downpile

FocusScope {
    id: view

    property plot plot
    property bool dark: false
    property bool asTable: false
    // The marked point (x: index of the series, y: index of the point), or (-1, -1).
    property point marked: Qt.point(-1, -1)
    // Sentence about the result of the last attempt to save the plot.
    property string message: ""
    // The dialog for saving (PlotSaving), or null until it is loaded. The type of this property is
    // `var`, because naming the type PlotSaving would load the dialog with the first plot.
    readonly property var saving: asked.item

    // Height of the view if it shows all rows of the table.
    readonly property real tableHeight: table.implicitHeight + buttons.implicitHeight + Theme.gapTiny

    // Emitted when the user clicks a point or presses Enter at it.
    signal chosen(int series, int point)

    function ask() {
        asked.active = true;
        saving.name = field.fileName();
        saving.ask();
    }

    objectName: "plotView"
    implicitWidth: 30 * Theme.normal
    implicitHeight: 22 * Theme.normal
    Accessible.role: Accessible.Grouping
    Accessible.name: plot.title

    Loader {
        id: asked

        active: false
        source: "PlotSaving.qml"
    }

    Connections {
        target: asked.item
        ignoreUnknownSignals: true

        function onWanted(file, ending) {
            view.message = field.save(file, ending);
            App.announcer.reply(view.message);
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gapTiny

        PlotField {
            id: field

            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: !view.asTable
            focus: !view.asTable
            plot: view.plot
            dark: view.dark
            marked: view.marked
            onChosen: (series, point) => view.chosen(series, point)
        }

        Loader {
            id: table

            Layout.fillWidth: true
            Layout.fillHeight: true
            active: view.asTable
            visible: active
            focus: view.asTable

            source: active ? "PlotCells.qml" : ""
        }

        Binding {
            target: table.item
            property: "plot"
            value: view.plot
        }

        Binding {
            target: table.item
            property: "dark"
            value: view.dark
        }

        Connections {
            target: table.item
            ignoreUnknownSignals: true

            function onChosen(series, point) {
                view.chosen(series, point);
            }
        }

        RowLayout {
            id: buttons

            Layout.fillWidth: true
            spacing: Theme.gapSmall
            visible: view.plot.known

            PageText {
                objectName: "plotMessage"
                Layout.fillWidth: true
                text: view.message
                color: view.dark ? Theme.feltTextSoft : Theme.inkSoft
                font.pixelSize: Theme.small
                lineHeight: 1
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }

            PageButton {
                objectName: "plotAsTable"
                look: PageButton.Quiet
                slim: true
                dark: view.dark
                font.pixelSize: Theme.small
                text: qsTr("As a table")
                checkable: true
                checked: view.asTable
                iconName: view.asTable ? "check" : ""
                Accessible.checkable: true
                Accessible.checked: view.asTable
                onClicked: {
                    const hadFocus = activeFocus;
                    view.asTable = !view.asTable;
                    // The shown plot or table has taken the focus within this view.
                    if (hadFocus)
                        forceActiveFocus(Qt.OtherFocusReason);
                }
            }

            PageButton {
                objectName: "plotSave"
                look: PageButton.Quiet
                slim: true
                dark: view.dark
                font.pixelSize: Theme.small
                text: qsTr("Save…")
                spokenName: qsTr("Save the plot %1").arg(view.plot.title)
                onClicked: view.ask()
            }
        }
    }
}
