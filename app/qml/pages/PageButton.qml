// SPDX-License-Identifier: GPL-3.0-or-later
// A push button on a light page or on the cloth. Its look is primary (for the default action),
// normal or quiet (without background).
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Downpile

Button {
    id: button

    enum Look {
        Normal,
        Primary,
        Quiet
    }

    property int look: PageButton.Normal
    // True for a button on dark cloth, false for a button on a light page.
    property bool dark: false
    // True for a button with less padding, for narrow rows.
    property bool slim: false
    // True for a large button, for the most important action of a page.
    property bool large: false
    // Accessible name of the button, and tool tip of a button without text.
    property string spokenName: text
    // Name of an image://icons icon before the text; "" for none.
    property string iconName: ""

    // Background colour while the button is neither hovered nor pressed.
    readonly property color resting: {
        if (look === PageButton.Quiet)
            return "transparent";
        return dark ? Theme.veil : Theme.plateRaised;
    }
    readonly property color textColour: {
        if (look === PageButton.Primary)
            return dark ? Theme.ink : Theme.feltText;
        return dark ? Theme.feltText : Theme.ink;
    }

    implicitWidth: Math.max(Theme.controlHeight, leftPadding + rightPadding + implicitContentWidth)
    implicitHeight: Math.max(Theme.controlHeight, topPadding + bottomPadding + implicitContentHeight)
    // In a narrow row the button shrinks and its text wraps.
    Layout.fillWidth: text !== ""
    Layout.maximumWidth: implicitWidth
    Layout.minimumWidth: Math.min(implicitWidth, leftPadding + rightPadding + face.leastWidth)
    leftPadding: text === "" ? Theme.gapTiny : slim ? Theme.gapSmall + 2 : large ? Theme.gapLarge : Theme.gap + 2
    rightPadding: leftPadding
    topPadding: large ? Theme.gapSmall : Theme.gapTiny
    bottomPadding: topPadding
    opacity: enabled ? 1 : 0.45
    font.family: Theme.family
    font.pixelSize: large ? Theme.large : Theme.normal
    font.weight: look === PageButton.Primary ? Font.DemiBold : Font.Medium
    hoverEnabled: !InputMode.touch
    focusPolicy: Qt.StrongFocus

    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Accessible.name: Spoken.name(spokenName, enabled)
    Accessible.onPressAction: if (enabled) clicked()
    PressedTip {
        id: pressed

        button: button
    }
    ToolTip.visible: text === "" && hovered && !pressed.isHidden && spokenName !== "" || RestingFinger.asked
    ToolTip.delay: RestingFinger.asked ? 0 : 600
    RestingFinger.answers: text === "" && spokenName !== ""
    ToolTip.text: spokenName

    contentItem: face

    ButtonFace {
        id: face

        iconName: button.iconName
        text: button.text
        font: button.font
        colour: button.textColour
    }

    containmentMask: TouchArea {
        parent: button
    }

    background: Rectangle {
        radius: Theme.radius
        color: {
            if (button.look === PageButton.Primary) {
                if (button.dark)
                    return button.hovered && !button.down ? Theme.brassBright : Theme.brass;
                return button.down ? Theme.primaryDown : button.hovered ? Theme.primaryHover : Theme.primary;
            }
            if (button.dark)
                return button.down ? Theme.veilDown : button.hovered ? Theme.veilHover : button.resting;
            return button.down ? Theme.plateDown : button.hovered ? Theme.plateShade : button.resting;
        }
        border.width: button.look === PageButton.Normal ? 1 : 0
        border.color: button.dark ? Theme.veilEdge : Theme.controlEdge

        FocusRing {
            of: button
            radius: Theme.radius + around
            border.color: button.dark ? Theme.brassBright : Theme.brassDeep
        }
    }
}
