// SPDX-License-Identifier: GPL-3.0-or-later
// Controls for a known person: the user's name for the person, friend or blocked, Forget.
import QtQuick
import QtQuick.Layouts
import Downpile

GridLayout {
    id: controls

    required property string name
    required property string ownName
    required property string list

    readonly property real beside: segments.implicitWidth + forget.implicitWidth + columnSpacing

    signal renameWanted(string name)
    signal listWanted(string list)
    signal forgetWanted
    // Emitted when Escape cancels the editing of the name.
    signal done

    function takeKeyboard() {
        field.forceActiveFocus(Qt.OtherFocusReason);
        field.selectAll();
    }

    // Removes the focus from all controls. When the keyboard focus returns to the tile of this
    // person, the tile itself gets it, and not a control.
    function letGo() {
        for (let n = 0; n < children.length; ++n)
            children[n].focus = false;
    }

    // Discarding a typed name removes the binding of the text. So a later change of the name is
    // assigned here.
    onOwnNameChanged: field.text = ownName
    columns: width >= beside + columnSpacing + 170 * Theme.textScale ? 3 : width >= beside ? 2 : 1
    columnSpacing: Theme.gapSmall
    rowSpacing: Theme.gapSmall

    PageField {
        id: field

        objectName: "ownName"
        Layout.fillWidth: true
        Layout.columnSpan: controls.columns === 2 ? 2 : 1
        most: 40
        placeholderText: qsTr("Your name for this person")
        text: controls.ownName
        Accessible.name: qsTr("Your name for this person")
        onEditingFinished: controls.renameWanted(text)
        // Escape discards the typed name.
        Keys.onEscapePressed: {
            text = controls.ownName;
            controls.letGo();
            controls.done();
        }
        Keys.onReturnPressed: controls.renameWanted(text)
        Keys.onEnterPressed: controls.renameWanted(text)
    }

    PageSegments {
        id: segments

        objectName: "personList"
        Layout.fillWidth: controls.columns === 1
        name: qsTr("Friend or blocked")
        help: qsTr("Three minutes after you lose your connection, a friend may take your seat. People you block see no free seats at your table, and cannot take over yours.")
        texts: [qsTr("Friend", "a person on the list of friends"), qsTr("Neither", "neither friend nor blocked"), qsTr("Blocked", "a person on the list of blocked people")]
        values: ["friend", "none", "blocked"]
        value: controls.list
        onPicked: value => controls.listWanted(value)
    }

    PageButton {
        id: forget

        objectName: "forget"
        iconName: "delete"
        text: qsTr("Forget")
        Accessible.description: controls.name
        onClicked: controls.forgetWanted()
    }
}
