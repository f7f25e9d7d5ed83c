// SPDX-License-Identifier: GPL-3.0-or-later
// A choice between a few visible texts in a wrapping row. Arrow keys choose the previous or next
// one.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

FocusScope {
    id: segments

    // Texts of the segments, and their values, in the same order.
    property var texts: []
    property var values: []
    property var value
    // Accessible name, usually the title of the setting.
    property string name: ""
    // Help text for screen readers; may be empty.
    property string help: ""

    signal picked(var value)

    // Width of all segments side by side. If the control is narrower, the segments wrap.
    readonly property real oneRow: {
        let sum = 0;
        for (let n = 0; n < buttons.count; ++n)
            sum += buttons.itemAt(n).implicitWidth + flow.spacing;
        return Math.max(0, sum - flow.spacing);
    }

    implicitWidth: oneRow
    implicitHeight: flow.implicitHeight
    opacity: enabled ? 1 : 0.45
    activeFocusOnTab: false
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Accessible.description: Spoken.description(help, enabled)

    function step(by) {
        const at = values.indexOf(value);
        const next = Math.max(0, Math.min(values.length - 1, at + by));
        if (next !== at)
            picked(values[next]);
        else
            App.announcer.replyEnd(by < 0, InputMode.guard.presses());
        buttons.itemAt(next).forceActiveFocus(Qt.TabFocusReason);
    }

    Flow {
        id: flow

        width: segments.width
        spacing: Theme.gapTiny
        onWidthChanged: {
            for (let n = 0; n < buttons.count; ++n)
                buttons.itemAt(n)?.fit();
        }

        Repeater {
            id: buttons

            model: segments.texts

            RadioButton {
                id: segment

                required property int index
                required property string modelData

                readonly property bool chosen: segments.values[index] === segments.value

                // Not a binding: a change of implicitWidth can change flow.width at once, which
                // would be a binding loop.
                function fit() {
                    if (flow)   // null while the page is being deleted
                        width = Math.min(implicitWidth, Math.max(1, flow.width));
                }

                implicitWidth: Math.max(Theme.controlHeight, implicitContentWidth + 2 * Theme.gap)
                implicitHeight: Math.max(Theme.controlHeight, implicitContentHeight + Theme.gapSmall)
                autoExclusive: false
                // Binds the button's `checked`, not Accessible.checked, because only `checked`
                // reaches a screen reader that is started later.
                checkable: true
                checked: chosen
                text: modelData
                hoverEnabled: true
                font.family: Theme.family
                font.pixelSize: Theme.normal
                font.weight: chosen ? Font.DemiBold : Font.Normal
                focus: chosen || (index === 0 && segments.values.indexOf(segments.value) < 0)
                focusPolicy: focus ? Qt.StrongFocus : Qt.ClickFocus
                indicator: null
                padding: Theme.gapTiny
                Component.onCompleted: fit()
                onImplicitWidthChanged: fit()
                onToggled: checked = Qt.binding(() => segment.chosen)
                onClicked: segments.picked(segments.values[index])
                Keys.onLeftPressed: segments.step(segments.LayoutMirroring.enabled ? 1 : -1)
                Keys.onRightPressed: segments.step(segments.LayoutMirroring.enabled ? -1 : 1)
                Keys.onUpPressed: segments.step(-1)
                Keys.onDownPressed: segments.step(1)
                Keys.onReturnPressed: event => pickWith(event)
                Keys.onEnterPressed: event => pickWith(event)

                // Enter chooses the segment with the focus. If it is already chosen, the page
                // handles Enter.
                function pickWith(event: var) {
                    event.accepted = segments.value !== segments.values[index];
                    if (event.accepted)
                        segments.picked(segments.values[index]);
                }
                Accessible.name: text
                Accessible.role: Accessible.RadioButton
                Accessible.onPressAction: if (enabled) segments.picked(segments.values[index])
                Accessible.onToggleAction: if (enabled) segments.picked(segments.values[index])

                contentItem: Text {
                    text: segment.text
                    textFormat: Text.PlainText
                    font: segment.font
                    color: segment.chosen ? Theme.feltText : Theme.ink
                    wrapMode: Text.Wrap
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    Accessible.ignored: true
                }

                background: Rectangle {
                    radius: Theme.radiusSmall
                    color: {
                        if (segment.chosen)
                            return segment.hovered ? Theme.primaryHover : Theme.primary;
                        return segment.hovered ? Theme.plateShade : Theme.plateRaised;
                    }
                    border.width: 1
                    border.color: segment.chosen ? Theme.primaryDown : Theme.controlEdge

                    FocusRing {
                        of: segment
                    }
                }
            }
        }
    }
}
