// SPDX-License-Identifier: GPL-3.0-or-later
// A choice from a drop-down list.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Window
import Downpile

ComboBox {
    id: control

    // Index of the chosen entry; only the owner of this control sets it. When the user picks an
    // entry or the model changes, the control shows the entry `chosen` again.
    property int chosen: -1
    // Help text for screen readers, added to the description; may be empty.
    property string help: ""
    readonly property real arrowRoom: Theme.normal + Theme.gap

    function showChosen() {
        currentIndex = Qt.binding(() => chosen);
    }

    // Text of the chosen entry that a screen reader read last, as part of the description or
    // through the announcer.
    property string told: ""

    function announceChoice() {
        if (!activeFocus || displayText === told)
            return;
        told = displayText;
        App.announcer.reply(displayText);
    }

    onActiveFocusChanged: {
        if (activeFocus)
            told = displayText;
    }

    implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight)
    implicitWidth: Math.max(measure.widest, Math.ceil(metrics.advanceWidth(displayText)) + 2) + 2 * Theme.gap + arrowRoom
    font.family: Theme.family
    font.pixelSize: Theme.normal
    leftPadding: mirrored ? arrowRoom : Theme.gap
    rightPadding: mirrored ? Theme.gap : arrowRoom
    hoverEnabled: !InputMode.touch
    opacity: enabled ? 1 : 0.45
    // Qt does not report the chosen entry to screen readers, so the description contains it.
    Accessible.description: {
        const about = displayText === Accessible.name ? help : help === "" ? displayText : Sentence.of(qsTr("%1. %2", "the chosen item and its description"), displayText, help);
        return Spoken.description(about, enabled);
    }
    Accessible.onPressAction: if (enabled) popup.open()
    currentIndex: chosen
    onActivated: showChosen()
    // Screen readers do not announce an entry chosen with a key, so the announcer does.
    onDisplayTextChanged: Qt.callLater(announceChoice) // qmllint disable
    onHighlightedIndexChanged: {
        if (popup.visible && highlightedIndex >= 0)
            App.announcer.reply(textAt(highlightedIndex));
    }
    Keys.onReturnPressed: popup.open()
    Keys.onEnterPressed: popup.open()

    // Measures the width of the widest entry, which determines implicitWidth.
    Item {
        id: measure

        property real widest: 60

        function remeasure() {
            let most = 60;
            for (let row = 0; row < control.count; ++row)
                most = Math.max(most, metrics.advanceWidth(control.textAt(row)));
            widest = Math.ceil(most) + 2;
        }

        visible: false

        FontMetrics {
            id: metrics
            font: control.font
            onFontChanged: measure.remeasure()
        }
    }

    onCountChanged: measure.remeasure()
    onModelChanged: {
        measure.remeasure();
        showChosen();
    }
    Component.onCompleted: measure.remeasure()

    contentItem: Text {
        text: control.displayText
        textFormat: Text.PlainText
        font: control.font
        color: Theme.ink
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignLeft
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    indicator: DropMark {
        x: control.mirrored ? Theme.gap : control.width - width - Theme.gap
        y: (control.height - height) / 2
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: control.down ? Theme.plateDown : control.hovered ? Theme.plateShade : Theme.plateRaised
        border.width: 1
        border.color: control.activeFocus && InputMode.keyboard ? Theme.brassDeep : Theme.controlEdge

        FocusRing {
            of: control
        }
    }

    delegate: ItemDelegate {
        id: entry

        required property int index

        width: ListView.view ? ListView.view.width : 0
        text: control.textAt(index)
        highlighted: control.highlightedIndex === index
        hoverEnabled: control.hoverEnabled
        topPadding: Theme.gapTiny + 2
        bottomPadding: Theme.gapTiny + 2
        leftPadding: Theme.gap
        rightPadding: Theme.gap
        font.family: Theme.family
        font.pixelSize: Theme.normal
        font.weight: control.currentIndex === index ? Font.DemiBold : Font.Normal
        Accessible.name: text
        Accessible.role: Accessible.ListItem
        Accessible.onPressAction: if (enabled) clicked()

        contentItem: Text {
            text: entry.text
            textFormat: Text.PlainText
            font: entry.font
            color: Theme.ink
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignLeft
            Accessible.ignored: true
        }

        background: Rectangle {
            radius: Theme.radiusSmall
            color: entry.highlighted ? Theme.brassTint : "transparent"
        }
    }

    popup: Popup {
        y: control.height + 2
        width: control.width
        height: Math.min(contentItem.implicitHeight + topPadding + bottomPadding, control.Window.height - topMargin - bottomMargin)
        margins: Theme.gapSmall
        padding: Theme.gapTiny

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            // The entries exist only while the popup is open. Otherwise the program crashes when
            // the page is destroyed after a screen reader has read the list.
            model: control.popup.visible ? control.delegateModel : null
            currentIndex: control.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: PageScrollBar {}
        }

        background: Rectangle {
            radius: Theme.radius
            color: Theme.plateRaised
            border.width: 1
            border.color: Theme.controlEdge
        }
    }
}
