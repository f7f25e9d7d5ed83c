// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of a game in numbered sections, at the side of the table. Sections show the values of
// their house rules. For the game on the table, the values that differ from the usual house rules
// are also listed at the top. show() scrolls to a section and marks it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

FocusScope {
    id: sheet

    readonly property TableController table: App.table
    readonly property var games: App.games
    // Id of the game whose rules the sheet shows. "": the game on the table, or without one the
    // game being set up.
    property string gameAsked: ""
    readonly property string gameId: gameAsked !== "" ? gameAsked : table.active ? table.gameId : NewGame.gameId
    readonly property var houseRules: table.active && table.gameId === gameId ? table.status.houseRules : []
    readonly property string gameTitle: games.value(games.find("gameId", gameId), "title")
    // Id of the section of the last call of show(): the section at which the rules were opened, or
    // the one since chosen from the list. "" if none.
    property string marked: ""

    readonly property var rules: App.rules(gameId)

    signal closed

    function show(ruleId) {
        marked = ruleId;
        scrollTimer.restart();
        const row = rules.find("ruleId", ruleId);
        if (row >= 0)
            reader.read(reader.houseRules + row);
    }

    function goTo(ruleId) {
        for (let row = 0; row < sections.count; ++row) {
            const section = sections.itemAt(row);
            if (section.ruleId === ruleId) {
                scroll.settle();
                const top = section.mapToItem(scroll.contentItem, 0, 0).y;
                scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, top - Theme.gapSmall));
                shownAt = scroll.contentY;
                return;
            }
        }
    }

    objectName: "rulesSheet"
    Accessible.role: Accessible.Dialog
    Accessible.name: heading.text

    PageReader {
        id: reader

        // Number of texts that are read aloud before the sections: 1 for the list of changed house
        // rules, else 0.
        readonly property int houseRules: sheet.houseRules.length > 0 ? 1 : 0

        pieces: {
            const texts = houseRules > 0 ? [houseRuleSummary.spoken] : [];
            for (let row = 0; row < sections.count; ++row) {
                const section = sections.itemAt(row) as RuleSection;
                if (section)
                    texts.push(section.spoken);
            }
            return texts;
        }
    }

    // Scroll position of the last call of goTo().
    property real shownAt: -1

    // The scrolling is delayed, because sections have no position before the first layout.
    Timer {
        id: scrollTimer
        interval: 0
        onTriggered: sheet.goTo(sheet.marked)
    }

    SoftShadow {
        anchors.fill: plate
    }

    Rectangle {
        id: plate

        anchors.fill: parent
        anchors.margins: Theme.gap
        radius: Theme.radiusLarge
        color: Theme.plate

        // Keeps clicks on the rules from reaching the items below.
        Tap {
            gesturePolicy: TapHandler.WithinBounds
            onTapped: sheet.forceActiveFocus(Qt.MouseFocusReason)
        }

        ColumnLayout {
            anchors.fill: parent
            anchors.margins: Theme.gapLarge
            anchors.rightMargin: Theme.gapSmall
            spacing: Theme.gap

            RowLayout {
                Layout.fillWidth: true
                Layout.rightMargin: Theme.gap
                spacing: Theme.gap

                Column {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    spacing: 0

                    PageText {
                        id: heading

                        width: parent.width
                        text: qsTr("Rules")
                        font.pixelSize: Theme.title
                        font.weight: Font.Bold
                        lineHeight: 1
                        Accessible.role: Accessible.Heading
                    }

                    PageText {
                        width: parent.width
                        visible: text !== ""
                        text: sheet.gameTitle
                        color: Theme.inkSoft
                    }
                }

                PageButton {
                    objectName: "closeRules"
                    Layout.alignment: Qt.AlignTop
                    look: PageButton.Quiet
                    iconName: "close"
                    spokenName: qsTr("Close")
                    onClicked: sheet.closed()
                }
            }

            PageChoice {
                id: index

                objectName: "sectionChoice"
                Layout.fillWidth: true
                Layout.rightMargin: Theme.gap
                focus: true
                textRole: "title"
                model: sheet.rules
                // Even while this drop-down list is closed, its arrow keys go from section to
                // section.
                chosen: sheet.rules.find("ruleId", sheet.marked)
                displayText: qsTr("Go to a section…")
                Accessible.name: displayText
                // If no section is marked yet, Enter reports the row -1, which must be ignored.
                onActivated: row => {
                    const section = sections.itemAt(row);
                    if (section)
                        sheet.show(section.ruleId);
                }
            }

            PageScroll {
                id: scroll

                objectName: "rulesScroll"
                Layout.fillWidth: true
                Layout.fillHeight: true
                activeFocusOnTab: true
                spacing: Theme.gap
                Accessible.role: Accessible.Document
                Accessible.name: sheet.gameTitle
                Accessible.description: reader.help
                Keys.onPressed: event => reader.follow(event.key)
                // The sections below may get their heights later. Until the user scrolls, the marked
                // one stays visible.
                onContentHeightChanged: {
                    if (sheet.marked !== "" && contentY === sheet.shownAt)
                        scrollTimer.restart();
                }

                Rectangle {
                    id: houseRuleSummary

                    readonly property string spoken: Accessible.name + ": " + sheet.houseRules.join("; ") + "."

                    Accessible.role: Accessible.Section
                    Accessible.name: houseRuleTitle.text
                    Accessible.description: sheet.houseRules.join("; ")
                    width: parent.width
                    height: summary.implicitHeight + 2 * Theme.gap
                    visible: sheet.houseRules.length > 0
                    radius: Theme.radius
                    color: Theme.brassTint
                    border.width: 1
                    border.color: Theme.brassEdge

                    Column {
                        id: summary

                        anchors.fill: parent
                        anchors.margins: Theme.gap
                        spacing: Theme.gapTiny

                        PageText {
                            id: houseRuleTitle

                            width: parent.width
                            text: qsTr("House rules of this game")
                            font.weight: Font.DemiBold
                            Accessible.ignored: true
                        }

                        Repeater {
                            model: sheet.houseRules

                            PageText {
                                required property string modelData

                                width: summary.width
                                text: modelData
                                Accessible.ignored: true
                            }
                        }
                    }
                }

                Repeater {
                    id: sections

                    model: sheet.rules

                    RuleSection {
                        width: parent ? parent.width : 0
                        marked: ruleId === sheet.marked
                    }
                }
            }
        }

        FocusRing {
            of: scroll
            anchors.margins: 3
            radius: plate.radius - 3
        }
    }
}
