// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a deal: the winner, each score line with its reason, the totals, and buttons to
// continue. At the end of the game, some card games have an epilogue (in Life, the fortunes of the
// players), which the user can show instead of the score. The sheet can be put aside: only a bar of
// buttons is left, and the table is visible.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

FocusScope {
    id: sheet

    // The DealSummary to show, and whether the game is over after this deal.
    property var summary: App.table.summary
    property bool gameOver: App.table.status.gameOver
    // True if the user can request the next deal: not, for example, while waiting for others.
    property bool mayNextDeal: App.table.undoHistory.mayNextDeal
    property bool aside: false
    // Lower edge of the viewer's hand on the table.
    property real handBottom: 0
    // True if the user has opened the text about the seal. The seal of a game proves that no player
    // chose the cards.
    property bool deckOpen: false
    // True if no button starts another deal or game: at the end of a replay, for a spectator
    // outside of replays, at the end of a multiplayer game if this user may not begin another one
    // (Multiplayer::mayBegin), and if the host has disconnected the user (Multiplayer::endText).
    readonly property bool isLast: {
        if (App.multiplayer.endText !== "" || App.multiplayer.isWatching && !App.table.isReplay)
            return true;
        if (App.table.isReplay && !gameOver && !mayNextDeal)
            return true;
        return gameOver && (App.table.isReplay || App.multiplayer.phase === "playing" && !App.multiplayer.mayBegin);
    }

    readonly property bool gameWon: gameOver && summary.winnerText !== ""
    readonly property string headline: gameWon ? summary.winnerText : summary.title
    // The visible part of the sheet: "score" or, if the game has one, "epilogue".
    property string part: "score"
    readonly property bool hasEpilogue: summary.closing.length > 0
    // True if a player went out and only this player scores in the deal. The score lines are then a
    // separate list; otherwise each player's lines are below that player's row.
    readonly property bool hasLines: !summary.isVoid && summary.lines.count > 0
    readonly property bool wide: width >= 640 * Theme.textScale
    // While the sheet is put aside, the size of its bar of buttons with the margin below it;
    // otherwise empty.
    readonly property size barSize: aside ? Qt.size(bar.width, bar.height + Theme.gap) : Qt.size(0, 0)
    // Area of the sheet that covers the table.
    readonly property rect plateArea: Qt.rect(plate.x, plate.y, plate.width, plate.height)

    signal nextWanted
    signal anotherWanted
    signal setupWanted

    objectName: "dealSheet"
    // The sheet has the role of a pane and not of a dialog. Screen readers would read a whole
    // dialog whenever Tab returns to it.
    Accessible.role: Accessible.Pane
    // The accessible name leaves out the result, which was announced when the deal ended.
    Accessible.name: qsTr("Score")
    Keys.onEscapePressed: {
        if (App.speech.answer !== "")
            App.speech.closeMessage();
        else
            aside = !aside;
    }

    component ActionRow: FocusScope {
        id: choice

        property bool slim: false

        readonly property var widths: Array.of(tableButton, review, setup, next).filter(button => button.visible).map(button => button.implicitWidth)
        // The width of all buttons in one row. If the row does not fit into the sheet, the buttons
        // are in pairs or one below another.
        readonly property real oneRow: widths.reduce((sum, one) => sum + one + Theme.gap, Theme.gap)
        readonly property bool stacked: width > 0 && oneRow > width + 1
        readonly property bool paired: widths.length > 2 && 2 * Math.max(...widths) + Theme.gap <= width

        implicitWidth: oneRow
        implicitHeight: row.implicitHeight

        GridLayout {
            id: row

            anchors.fill: parent
            columns: choice.stacked ? (choice.paired ? 2 : 1) : 5
            columnSpacing: Theme.gap
            rowSpacing: Theme.gapSmall

            PageButton {
                id: tableButton

                objectName: choice.slim ? "showScore" : "lookAtTable"
                look: choice.slim ? PageButton.Quiet : PageButton.Normal
                text: choice.slim ? qsTr("Show the score") : qsTr("Look at the table")
                onClicked: sheet.aside = !sheet.aside
            }

            Item {
                Layout.fillWidth: true
                visible: !choice.stacked
            }

            PageButton {
                id: review

                Layout.alignment: Qt.AlignRight
                objectName: "reviewDeal"
                visible: App.mayReviewTable
                text: qsTr("Review")
                Accessible.description: qsTr("How good your decisions were")
                onClicked: App.reviewTable()
            }

            PageButton {
                id: setup

                Layout.alignment: Qt.AlignRight
                objectName: "newGame"
                visible: sheet.gameOver && !sheet.isLast
                text: qsTr("New game…")
                onClicked: sheet.setupWanted()
            }

            PageButton {
                id: next

                Layout.alignment: Qt.AlignRight
                Layout.columnSpan: choice.paired && choice.stacked && choice.widths.length % 2 === 1 ? 2 : 1
                objectName: "next"
                visible: !sheet.isLast
                // While the next deal cannot be requested, the strip below the table says why.
                enabled: sheet.gameOver || sheet.mayNextDeal
                focus: true
                look: PageButton.Primary
                iconName: "next"
                text: sheet.gameOver ? qsTr("Play again") : qsTr("Next deal")
                onClicked: sheet.gameOver ? sheet.anotherWanted() : sheet.nextWanted()
            }
        }
    }

    // Reads the epilogue aloud when the user opens it.
    onPartChanged: {
        if (part === "epilogue")
            App.announcer.reply(summary.closing.join(" "));
    }

    onAsideChanged: {
        App.table.presenter.handsOpen = aside;
        (aside ? slimActions : actions).forceActiveFocus(Qt.TabFocusReason);
    }

    SoftShadow {
        anchors.fill: plate
        visible: plate.visible
    }

    Rectangle {
        id: plate

        readonly property real wished: column.implicitHeight + 2 * Theme.gapLarge

        // The sheet is in the lower part of the window, to keep players and scored piles above it
        // visible. No part of the viewer's hand is visible below it.
        x: Math.round((parent.width - width) / 2)
        y: Math.round(Math.max(Theme.gap, Math.min(parent.height - height - Theme.gap, Math.max((parent.height - height) * 0.8, sheet.handBottom - height))))
        width: Math.min(parent.width - 2 * Theme.gap, 720 * Theme.pageScale)
        height: Math.min(parent.height - 2 * Theme.gap, wished)
        visible: !sheet.aside
        radius: Theme.radiusLarge
        color: Theme.plate

        // Keeps clicks on the sheet from reaching the table.
        Tap {
            gesturePolicy: TapHandler.WithinBounds
            onTapped: sheet.forceActiveFocus(Qt.MouseFocusReason)
        }

        ColumnLayout {
            id: column

            anchors.fill: parent
            anchors.margins: Theme.gapLarge
            spacing: Theme.gap

            RowLayout {
                id: heading

                Layout.fillWidth: true
                spacing: Theme.gap

                Picture {
                    readonly property int side: Math.round(Theme.title * 1.5)

                    Layout.preferredWidth: side
                    Layout.preferredHeight: side
                    visible: sheet.gameOver
                    source: "image://icons/trophy?color=" + encodeURIComponent(Theme.brassDeep)
                }

                Column {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 10
                    // Headline and subtitle are at the top of their row. To centre them, the layout
                    // would use the height of the texts before they were wrapped.
                    Layout.alignment: Qt.AlignTop
                    spacing: 2

                    PageText {
                        width: parent.width
                        // A heading has no full stop, even if the headline is a sentence.
                        text: sheet.headline.replace(/^([^.]*)\.$/, "$1")
                        font.pixelSize: Math.min(Theme.title, Math.max(Theme.large, Math.round(sheet.height * 0.06)))
                        font.weight: Font.Bold
                        lineHeight: 1
                        Accessible.role: Accessible.Heading
                    }

                    PageText {
                        width: parent.width
                        visible: text !== ""
                        text: sheet.gameWon ? [sheet.summary.reason, sheet.summary.title].filter(part => part).join(" ") : [sheet.summary.subtitle, sheet.summary.reason].filter(part => part).join(". ")
                        color: Theme.inkSoft
                    }
                }
            }

            PageSegments {
                objectName: "parts"
                Layout.fillWidth: true
                visible: sheet.hasEpilogue
                texts: [qsTr("Score"), qsTr("Epilogue")]
                values: ["score", "epilogue"]
                value: sheet.part
                name: qsTr("Part of the page")
                onPicked: value => sheet.part = value
            }

            PageScroll {
                id: scroll

                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.leftMargin: -Theme.gapTiny
                Layout.preferredHeight: contentHeight

                Column {
                    objectName: "epilogue"
                    width: parent.width
                    visible: sheet.hasEpilogue && sheet.part === "epilogue"
                    spacing: Theme.gapSmall

                    Repeater {
                        model: sheet.summary.closing

                        PageText {
                            required property string modelData

                            width: parent ? parent.width : 0
                            text: modelData
                        }
                    }
                }

                GridLayout {
                    width: parent.width
                    visible: !sheet.hasEpilogue || sheet.part === "score"
                    columns: sheet.wide && sheet.hasLines ? 2 : 1
                    columnSpacing: Theme.gapHuge
                    rowSpacing: Theme.gap

                    Column {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 110
                        Layout.alignment: Qt.AlignTop
                        visible: sheet.hasLines
                        spacing: 3
                        Accessible.role: Accessible.List
                        Accessible.name: sheet.summary.linesTitle

                        Repeater {
                            objectName: "lines"
                            model: sheet.summary.lines

                            ScoreLineRow {
                                width: parent ? parent.width : implicitWidth
                            }
                        }

                        Rectangle {
                            width: parent.width
                            height: 1
                            color: Theme.controlEdge
                        }

                        RowLayout {
                            width: parent.width
                            spacing: Theme.gap

                            PageText {
                                Layout.fillWidth: true
                                objectName: "linesTitle"
                                text: sheet.summary.linesTitle
                                font.weight: Font.DemiBold
                            }

                            PageText {
                                objectName: "total"
                                text: Numbers.whole(sheet.summary.total)
                                font.pixelSize: Theme.large
                                font.weight: Font.Bold
                            }
                        }
                    }

                    StandingList {
                        Layout.fillWidth: true
                        Layout.preferredWidth: 100
                        Layout.alignment: Qt.AlignTop
                        rows: sheet.summary.rows
                    }
                }

                PageText {
                    objectName: "account"
                    width: parent.width
                    visible: text !== "" && (!sheet.hasEpilogue || sheet.part === "score")
                    text: sheet.summary.account
                }

                PageButton {
                    objectName: "aboutDeck"
                    visible: sheet.summary.seal !== "" && !sheet.summary.isSealBroken && (!sheet.hasEpilogue || sheet.part === "score")
                    look: PageButton.Quiet
                    iconName: "info"
                    text: qsTr("About this deck")
                    Accessible.description: qsTr("How the cards were shuffled")
                    onClicked: {
                        sheet.deckOpen = !sheet.deckOpen;
                        if (sheet.deckOpen)
                            App.announcer.reply(sheet.summary.seal);
                    }
                }

                PageText {
                    id: seal

                    objectName: "seal"
                    width: parent.width
                    visible: sheet.deckOpen && !sheet.summary.isSealBroken && (!sheet.hasEpilogue || sheet.part === "score")
                    text: sheet.summary.seal
                    onVisibleChanged: {
                        if (visible)
                            Qt.callLater(scroll.reveal, seal); // qmllint disable
                    }
                    font.pixelSize: Theme.small
                    color: Theme.inkSoft
                }

                AlertLine {
                    objectName: "brokenSeal"
                    width: parent.width
                    visible: sheet.summary.isSealBroken
                    text: sheet.summary.seal
                }
            }

            // Shows the answer to a question key (App.speech.answer). The table usually shows it,
            // but the sheet covers that part of the table.
            RefusalToast {
                objectName: "answer"
                Layout.alignment: Qt.AlignHCenter
                isAnswer: true
                refusal: App.speech.answer
                ruleId: ""
                em: Theme.normal
                room: column.width
                // Limits the height of the answer, so that about three lines of the scores stay
                // visible.
                mostHeight: column.height - heading.height - actions.height - 3 * column.spacing - 4 * Theme.normal
                onDismissed: App.speech.dismissAnswer()
            }

            ActionRow {
                id: actions

                Layout.fillWidth: true
                focus: !sheet.aside
            }
        }
    }

    Rectangle {
        id: bar

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.gap
        width: Math.min(parent.width - 2 * Theme.gap, slimActions.implicitWidth + 2 * Theme.gapSmall)
        height: slimActions.implicitHeight + 2 * Theme.gapSmall
        visible: sheet.aside
        radius: Theme.radiusLarge
        color: Theme.plate

        ActionRow {
            id: slimActions

            anchors.fill: parent
            anchors.margins: Theme.gapSmall
            slim: true
            focus: sheet.aside
        }
    }
}
