// SPDX-License-Identifier: GPL-3.0-or-later
// The round buttons at the table's edges: rules, side panel, hint, undo, redo.
import QtQuick
import Downpile

Item {
    id: tools

    required property var table
    required property var plan

    // The round buttons as a group of TableWalk: the Home key goes to the first enabled button, the
    // End key to the last one.
    readonly property var buttons: isReplay ? [rulesButton, panelButton] : [rulesButton, panelButton, hintButton, undoButton, redoButton]
    readonly property bool isReplay: table.isReplay

    signal rulesWanted

    IconButton {
        id: rulesButton
        focusPolicy: Qt.NoFocus
        x: tools.plan.rulesCorner.x
        y: tools.plan.rulesCorner.y
        width: tools.plan.tool
        height: width
        symbol: "rules"
        tip: qsTr("Rules")
        onClicked: tools.rulesWanted()
    }
    IconButton {
        id: panelButton
        focusPolicy: Qt.NoFocus
        x: tools.plan.panelCorner.x
        y: tools.plan.panelCorner.y
        width: tools.plan.tool
        height: width
        symbol: "panel"
        tip: qsTr("Score sheet and story")
        checkable: true
        checked: Settings.panelOpen
        enabled: !App.review.open
        // onClicked is used instead of onToggled, because TableWalk and screen readers press
        // buttons by emitting clicked() only.
        onClicked: Settings.panelOpen = !Settings.panelOpen
    }
    Row {
        visible: !tools.isReplay
        x: tools.plan.tools.x
        y: Math.round(tools.plan.tools.y + (tools.plan.tools.height - height) / 2)
        spacing: tools.plan.margin

        IconButton {
            id: hintButton
            focusPolicy: Qt.NoFocus
            width: tools.plan.tool
            height: width
            enabled: tools.table.coach.mayHint
            symbol: "hint"
            tip: qsTr("Hint")
            onClicked: tools.table.coach.hint()
        }
        IconButton {
            id: undoButton
            focusPolicy: Qt.NoFocus
            width: tools.plan.tool
            height: width
            enabled: tools.table.undoHistory.mayUndo
            symbol: "undo"
            tip: qsTr("Undo")
            onClicked: tools.table.undoHistory.undo()
        }
        IconButton {
            id: redoButton
            focusPolicy: Qt.NoFocus
            width: tools.plan.tool
            height: width
            enabled: tools.table.undoHistory.mayRedo
            symbol: "redo"
            tip: qsTr("Redo")
            onClicked: tools.table.undoHistory.redo()
        }
    }
}
