// SPDX-License-Identifier: GPL-3.0-or-later
// A menu entry: a tick if it is checked, its text, and its key at the far end.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Downpile

MenuItem {
    id: item

    // An action's text marks its key with an ampersand. Other texts are shown as they are: a
    // player's name may contain any characters.
    property string spoken: action ? text.replace("&", "") : text
    // Name of the key at the end of the line; by default the action's shortcut. The binding uses
    // App.languages, because Qt does not report that the key's name changes with the language.
    property string keyText: App.languages.length > 0 ? key.nativeText : ""

    implicitWidth: Math.max(200, contentItem.implicitWidth + leftPadding + rightPadding)
    onImplicitWidthChanged: (menu as AppMenu)?.fit()
    implicitHeight: Math.max(Theme.controlHeight - 2, contentItem.implicitHeight + topPadding + bottomPadding)
    leftPadding: Theme.gap
    rightPadding: Theme.gap
    topPadding: Theme.gapTiny
    bottomPadding: Theme.gapTiny
    font.family: Theme.family
    font.pixelSize: Theme.normal
    // If a key opens the menu, the pointer may rest on an entry that the user does not mean.
    hoverEnabled: !InputMode.pointerRests
    indicator: null
    arrow: null
    Accessible.name: Spoken.name(spoken, enabled)
    Accessible.description: KeyNames.spoken(keyText)
    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.onPressAction: if (enabled) choose()
    Accessible.onToggleAction: if (enabled) choose()

    // Closes the menu and triggers the action, as a click does.
    function choose() {
        menu?.dismiss();
        if (action)
            action.trigger();
        else
            triggered();
    }

    // This Shortcut object never fires. It only provides the name of the key in the user's
    // language.
    Shortcut {
        id: key
        enabled: false
        sequence: item.action ? item.action.shortcut : ""
    }

    contentItem: RowLayout {
        spacing: Theme.gapSmall
        opacity: item.enabled ? 1 : 0.45

        Picture {
            readonly property int side: Math.round(Theme.normal * 1.1)

            Layout.preferredWidth: side
            Layout.preferredHeight: side
            opacity: item.checked ? 1 : 0
            source: item.checkable ? "image://icons/check?color=" + encodeURIComponent(Theme.ink) : ""
        }

        Text {
            Layout.fillWidth: true
            text: item.action ? item.text.replace(/&(.)/, "<u>$1</u>") : item.text
            horizontalAlignment: Text.AlignLeft
            textFormat: item.action ? Text.StyledText : Text.PlainText
            font: item.font
            color: Theme.ink
            Accessible.ignored: true
        }

        Text {
            Layout.leftMargin: Theme.gapHuge
            visible: text !== ""
            text: item.keyText
            textFormat: Text.PlainText
            font.family: Theme.family
            font.pixelSize: Theme.small
            color: Theme.inkSoft
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Theme.radiusSmall
        color: item.highlighted || item.hovered && item.enabled ? Theme.brassTint : "transparent"
        border.width: item.highlighted ? 1 : 0
        border.color: Theme.brass
    }
}
