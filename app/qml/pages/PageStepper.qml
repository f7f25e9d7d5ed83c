// SPDX-License-Identifier: GPL-3.0-or-later
// A control for a whole number in a range. The number can be typed, or changed in steps.
import QtQuick
import QtQuick.Controls.Basic
import Downpile

SpinBox {
    id: control

    // Help text for screen readers; may be empty.
    property string help: ""
    // Formats the number, for example as a percentage.
    property var textOf: number => Numbers.whole(number)
    // Qt looks up properties with these names to report the range to screen readers.
    readonly property int minimumValue: from
    readonly property int maximumValue: to
    // True if the user has typed digits that are not yet the value. They become the value when Enter
    // is released or the focus is lost.
    property bool typed: false

    editable: true
    activeFocusOnTab: !editable
    implicitHeight: Theme.controlHeight
    implicitWidth: Math.round(Theme.normal * 4) + 2 * implicitHeight
    leftPadding: height
    rightPadding: height
    topPadding: 0
    bottomPadding: 0
    font.family: Theme.family
    font.pixelSize: Theme.normal
    opacity: enabled ? 1 : 0.45
    Accessible.description: Spoken.description(help, enabled)
    Accessible.onIncreaseAction: step(1)
    Accessible.onDecreaseAction: step(-1)
    textFromValue: number => control.textOf(number)
    // When the number has changed, it is read out. After a step it is selected, so typed digits
    // replace it.
    onValueModified: {
        const input = contentItem as TextInput;
        if (input.activeFocus && editable && !typed)
            input.selectAll();
        else
            input.deselect();
        typed = false;
        App.announcer.reply(displayText);
    }
    // If the user has typed digits, Enter only sets the number. The page must not use this key
    // press, too.
    Keys.priority: Keys.AfterItem
    Keys.onReturnPressed: event => takeEnter(event)
    Keys.onEnterPressed: event => takeEnter(event)
    // If the typed number is the old one, Qt reports no change.
    Keys.onReleased: event => {
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            Qt.callLater(() => control.typed = false);
    }
    validator: IntValidator {
        bottom: Math.min(control.from, control.to)
        top: Math.max(control.from, control.to)
    }

    function takeEnter(event) {
        event.accepted = typed;
        (contentItem as TextInput).deselect();
    }

    function step(by) {
        if (!enabled)
            return;
        const before = value;
        if (by > 0)
            increase();
        else
            decrease();
        if (value !== before)
            valueModified();
    }

    contentItem: TextInput {
        // The number when the field got the focus. Screen readers do not read the text of the field,
        // and changes are announced by themselves.
        property string heard: control.displayText

        text: control.displayText
        activeFocusOnTab: control.editable
        font: control.font
        color: Theme.ink
        selectionColor: Theme.primary
        selectedTextColor: Theme.feltText
        selectByMouse: true
        horizontalAlignment: Qt.AlignHCenter
        verticalAlignment: Qt.AlignVCenter
        readOnly: !control.editable
        validator: control.validator
        inputMethodHints: Qt.ImhDigitsOnly
        clip: contentWidth > width
        onTextEdited: control.typed = true
        onActiveFocusChanged: {
            control.typed = false;
            heard = control.displayText;
            if (activeFocus && control.editable)
                selectAll();
        }
        // The focus is in the text input, so screen readers read the text input's properties, not
        // those of the control.
        Accessible.name: control.Accessible.name
        Accessible.editable: control.editable
        Accessible.description: control.help === "" ? heard : Sentence.of(qsTr("%1. %2", "a number; a help text"), heard, control.help)
    }

    component StepMark: Item {
        id: mark

        property bool more: false
        property real side: 34
        property bool hovered: false
        property bool pressed: false
        property bool usable: true

        implicitWidth: side
        implicitHeight: side

        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            radius: Theme.radiusSmall - 1
            color: mark.pressed ? Theme.plateDown : mark.hovered && mark.usable ? Theme.plateShade : "transparent"
        }

        Rectangle {
            anchors.centerIn: parent
            width: Math.round(Theme.normal * 0.75)
            height: 2
            color: mark.usable ? Theme.ink : Theme.hairline
        }

        Rectangle {
            anchors.centerIn: parent
            width: 2
            height: Math.round(Theme.normal * 0.75)
            visible: mark.more
            color: mark.usable ? Theme.ink : Theme.hairline
        }
    }

    up.indicator: StepMark {
        x: control.mirrored ? 0 : control.width - width
        more: true
        side: control.height
        hovered: control.up.hovered
        pressed: control.up.pressed
        usable: control.value < control.to
    }

    down.indicator: StepMark {
        x: control.mirrored ? control.width - width : 0
        side: control.height
        hovered: control.down.hovered
        pressed: control.down.pressed
        usable: control.value > control.from
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: Theme.plateRaised
        border.width: 1
        border.color: control.activeFocus ? Theme.brassDeep : Theme.controlEdge

        FocusRing {
            of: control
        }
    }
}
