// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of appearance, play, sound and language. Changes take effect and are saved at once.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

PageSheet {
    id: page

    readonly property var languages: App.languages
    readonly property var games: App.games
    // The game whose way of sorting the hand can be set: the game on the table or, if there is
    // none, the game to be started next.
    readonly property string handGame: App.table.active ? App.table.gameId : NewGame.gameId
    readonly property string handTitle: games.value(games.find("gameId", handGame), "title")
    // False if the cards of this game have colours and numbers instead of suits and values.
    readonly property bool handHasSuits: games.value(games.find("gameId", handGame), "hasSuits") ?? true
    readonly property bool wide: body.width >= 760 * Theme.textScale

    objectName: "settingsPage"
    title: qsTr("Settings")
    subtitle: qsTr("Changes take effect immediately.")
    wishedWidth: 1000
    wishedHeight: frameHeight + scroll.contentHeight

    component Group: Column {
        default property alias rows: inner.data
        property alias heading: head.text

        width: parent ? parent.width : 0
        spacing: Theme.gap

        PageHeading {
            id: head
            width: parent.width
        }

        Column {
            id: inner
            width: parent.width
            spacing: Theme.gap + 2
        }
    }

    Item {
        id: body
        anchors.fill: parent

        PageScroll {
            id: scroll

            anchors.fill: parent
            anchors.leftMargin: -Theme.gapTiny
            spacing: Theme.gapLarge

            CardPreview {
                width: parent.width
            }

            GridLayout {
                width: parent.width
                columns: page.wide ? 2 : 1
                columnSpacing: Theme.gapHuge + Theme.gap
                rowSpacing: Theme.gapLarge

                Item {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 100
                    Layout.alignment: Qt.AlignTop
                    implicitHeight: left.implicitHeight

                    Column {
                        id: left

                        width: parent.width
                        spacing: Theme.gapLarge

                        Group {
                            heading: qsTr("Cards and table")

                            CardSetRow {
                                id: sets

                                // Why settings of the program's own cards have no effect, or empty.
                                readonly property string reason: Settings.cardSet === "" ? "" : qsTr("The chosen card set has its own look.")
                            }

                            SettingRow {
                                enabled: sets.reason === ""
                                reason: sets.reason
                                title: qsTr("Four colours")
                                help: qsTr("Diamonds are blue and clubs green, so that no two suits look alike.")

                                PageSwitch {
                                    objectName: "fourColours"
                                    focus: true
                                    checked: Settings.fourColours
                                    Accessible.name: qsTr("Four colours")
                                    onToggled: Settings.fourColours = checked
                                }
                            }

                            SettingRow {
                                enabled: sets.reason === ""
                                reason: sets.reason
                                title: qsTr("Large print")
                                help: qsTr("Larger numbers and symbols on the cards.")

                                PageSwitch {
                                    objectName: "largePrint"
                                    checked: Settings.largePrint
                                    Accessible.name: qsTr("Large print")
                                    onToggled: Settings.largePrint = checked
                                }
                            }

                            SettingRow {
                                enabled: sets.reason === ""
                                reason: sets.reason
                                title: qsTr("Card letters in your language")
                                help: qsTr("For example B, D and K in German instead of J, Q and K.")

                                PageSwitch {
                                    objectName: "languageIndices"
                                    checked: Settings.languageIndices
                                    Accessible.name: qsTr("Card letters in your language")
                                    onToggled: Settings.languageIndices = checked
                                }
                            }

                            SettingRow {
                                title: qsTr("Backs")

                                PagePictures {
                                    objectName: "cardBack"
                                    name: qsTr("Backs")
                                    texts: [qsTr("Indigo"), qsTr("Claret"), qsTr("Pine"), qsTr("Amber"), qsTr("Slate"), qsTr("Plum"), qsTr("From the card set")]
                                    values: ["indigo", "claret", "pine", "amber", "slate", "plum"].concat(sets.chosen.hasBack ? ["set"] : [])
                                    value: Settings.cardBack
                                    sources: values.map(back => back === "set" ? "image://cardset/back?set=" + encodeURIComponent(Settings.cardSet) : "image://cards/back?back=" + back)
                                    aspect: 1.4
                                    onPicked: value => Settings.cardBack = value
                                }
                            }

                            SettingRow {
                                title: qsTr("Table")
                                reason: Settings.highContrast ? qsTr("With high contrast, the table is black.") : ""

                                PagePictures {
                                    objectName: "tableTheme"
                                    name: qsTr("Table")
                                    texts: [qsTr("Evergreen"), qsTr("Midnight"), qsTr("Claret"), qsTr("Moss"), qsTr("Slate"), qsTr("Walnut")]
                                    values: ["evergreen", "midnight", "claret", "moss", "slate", "walnut"]
                                    value: Settings.tableTheme
                                    sources: values.map(theme => "image://table/" + theme)
                                    tiled: true
                                    enabled: !Settings.highContrast
                                    onPicked: value => Settings.tableTheme = value
                                }
                            }

                            SettingRow {
                                title: qsTr("High contrast")
                                help: qsTr("A black table and pages in black and white.")

                                PageChoice {
                                    readonly property var values: ["system", "normal", "high"]

                                    objectName: "contrast"
                                    model: [qsTr("Same as the system"), qsTr("Off"), qsTr("On")]
                                    chosen: values.indexOf(Settings.contrast)
                                    Accessible.name: qsTr("High contrast")
                                    onActivated: row => Settings.contrast = values[row]
                                }
                            }

                            SettingRow {
                                //: %1 is the title of a game.
                                title: qsTr("Sort your hand in %1 by").arg(page.handTitle)
                                help: qsTr("Each game remembers its own order.")

                                PageSegments {
                                    objectName: "handSort"
                                    name: qsTr("Sort your hand in %1 by").arg(page.handTitle)
                                    texts: page.handHasSuits ? [qsTr("Suit"), qsTr("Value")] : [qsTr("Colour"), qsTr("Number")]
                                    values: ["suit", "rank"]
                                    value: Settings.handSorts[page.handGame]
                                    onPicked: value => Settings.setHandSort(page.handGame, value)
                                }
                            }

                            SettingRow {
                                title: qsTr("Show what can be played")
                                help: qsTr("On your turn, if you can play cards, they stand a little higher, and the others are dimmed.")

                                PageSwitch {
                                    objectName: "showPlayable"
                                    checked: Settings.showPlayable
                                    Accessible.name: qsTr("Show what can be played")
                                    onToggled: Settings.showPlayable = checked
                                }
                            }
                        }

                        Group {
                            heading: qsTr("Text and language")

                            SettingRow {
                                title: qsTr("Text size")

                                // The text size is chosen from a list, not with a stepper: each
                                // step would change the size of the page, and the button would move
                                // away from the pointer.
                                PageChoice {
                                    id: sizeChoice

                                    readonly property var values: [80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200]

                                    objectName: "textSize"
                                    model: values.map(percent => Numbers.percent(percent))
                                    chosen: values.indexOf(Math.round(Settings.textSize / 10) * 10)
                                    Accessible.name: qsTr("Text size")
                                    onActivated: row => {
                                        scroll.hold(sizeChoice);
                                        Settings.textSize = values[row];
                                    }
                                }
                            }

                            SettingRow {
                                title: qsTr("Language")

                                PageChoice {
                                    id: languageChoice

                                    objectName: "language"
                                    model: page.languages.map(language => language.name)
                                    chosen: page.languages.findIndex(language => language.code === Settings.language)
                                    Accessible.name: qsTr("Language")
                                    onActivated: row => {
                                        scroll.hold(languageChoice);
                                        Settings.language = page.languages[row].code;
                                    }
                                }
                            }
                        }
                    }
                }

                Item {
                    Layout.fillWidth: true
                    Layout.preferredWidth: 100
                    Layout.alignment: Qt.AlignTop
                    implicitHeight: right.implicitHeight

                    Column {
                        id: right

                        width: parent.width
                        spacing: Theme.gapLarge

                        Group {
                            heading: qsTr("Play")

                            SettingRow {
                                title: qsTr("Pace of the opponents")
                                help: qsTr("How long they take. With “Step by step”, each of their moves waits for a click or a key.")

                                PageChoice {
                                    readonly property var values: ["steps", "unhurried", "normal", "brisk", "instant"]

                                    objectName: "pace"
                                    model: [qsTr("Step by step"), qsTr("Unhurried"), qsTr("Normal"), qsTr("Brisk"), qsTr("Instant")]
                                    chosen: values.indexOf(Settings.pace)
                                    Accessible.name: qsTr("Pace of the opponents")
                                    onActivated: row => Settings.pace = values[row]
                                }
                            }

                            SettingRow {
                                title: qsTr("Screen reader voice")
                                help: qsTr("With a slower voice, opponents wait longer so that you can hear their last move.")

                                PageChoice {
                                    readonly property var values: ["fast", "medium", "slow"]

                                    objectName: "speechRate"
                                    model: [qsTr("Fast", "speed of a voice"), qsTr("Medium", "speed of a voice"), qsTr("Slow", "speed of a voice")]
                                    chosen: values.indexOf(Settings.speechRate)
                                    Accessible.name: qsTr("Screen reader voice")
                                    onActivated: row => Settings.speechRate = values[row]
                                }
                            }

                            SettingRow {
                                title: qsTr("Screen reader wording")
                                help: qsTr("Short: “Luca: 7 hearts” instead of a sentence, and counts without the words “cards” and “points”.")

                                PageChoice {
                                    readonly property var values: ["full", "brief"]

                                    objectName: "speechWording"
                                    model: [qsTr("Sentences", "wording for the screen reader"), qsTr("Short", "wording for the screen reader")]
                                    chosen: values.indexOf(Settings.speechWording)
                                    Accessible.name: qsTr("Screen reader wording")
                                    onActivated: row => Settings.speechWording = values[row]
                                }
                            }

                            SettingRow {
                                title: qsTr("Motion")
                                help: qsTr("Reduced: cards appear in their new places without travelling.")

                                PageChoice {
                                    readonly property var values: ["system", "full", "reduced"]

                                    objectName: "motion"
                                    model: [qsTr("Same as the system"), qsTr("Full"), qsTr("Reduced")]
                                    chosen: values.indexOf(Settings.motion)
                                    Accessible.name: qsTr("Motion")
                                    onActivated: row => Settings.motion = values[row]
                                }
                            }

                            SettingRow {
                                title: qsTr("Forced moves")
                                help: qsTr("When there is only one thing you can do, it is done for you after a moment.")

                                PageSwitch {
                                    objectName: "playForced"
                                    checked: Settings.playForced
                                    Accessible.name: qsTr("Forced moves are made for you")
                                    onToggled: Settings.playForced = checked
                                }
                            }

                            SettingRow {
                                title: qsTr("Guides")
                                help: qsTr("A few tips at the table in your first deal of each game.")

                                PageButton {
                                    objectName: "guidesAgain"
                                    text: Settings.anyGuideSeen ? qsTr("Show them again") : qsTr("They will be shown")
                                    Accessible.description: Settings.anyGuideSeen ? qsTr("Show the first-deal guides again") : ""
                                    // Stays enabled, because a disabled button would lose the focus.
                                    onClicked: {
                                        const before = text;
                                        Settings.showGuidesAgain();
                                        if (text === before)   // screen readers speak a new text themselves
                                            App.announcer.reply(text);
                                    }
                                }
                            }
                        }

                        Group {
                            heading: qsTr("Sound")

                            SettingRow {
                                title: qsTr("Table sounds")
                                help: qsTr("They also follow your desktop’s volume for system sounds.")

                                PageSwitch {
                                    objectName: "sound"
                                    checked: Settings.sound
                                    Accessible.name: qsTr("Table sounds")
                                    onToggled: Settings.sound = checked
                                }
                            }

                            SettingRow {
                                title: qsTr("Volume")

                                PageStepper {
                                    objectName: "soundVolume"
                                    enabled: Settings.sound
                                    from: 10
                                    to: 100
                                    stepSize: 10
                                    editable: false
                                    textOf: number => Numbers.percent(number)
                                    value: Settings.soundVolume
                                    Accessible.name: qsTr("Volume")
                                    onValueModified: Settings.soundVolume = value
                                }
                            }
                        }

                        Group {
                            heading: qsTr("You")

                            RowLayout {
                                width: parent.width
                                spacing: Theme.gap

                                PortraitPicker {
                                    objectName: "playerPortrait"
                                    number: Settings.playerPortrait
                                    Accessible.description: qsTr("You")
                                    onPicked: number => Settings.playerPortrait = number
                                }

                                PageField {
                                    objectName: "playerName"
                                    Layout.fillWidth: true
                                    text: Settings.playerName
                                    most: 24
                                    placeholderText: qsTr("Your name")
                                    Accessible.name: qsTr("Your name")
                                    onEditingFinished: Settings.playerName = text
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
