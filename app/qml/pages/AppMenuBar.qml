// SPDX-License-Identifier: GPL-3.0-or-later
// The menu bar with four menus. It owns the shortcuts of the actions in its menus. The actions emit
// signals, or use App and Settings directly.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQml
import Downpile

Rectangle {
    id: bar

    // True while a menu is open.
    property bool open: false
    onOpenChanged: {
        isPointerMoved = false;
        pointerWhenOpened = pointer.point.position;
    }
    // True if the pointer has moved over the menu bar since a menu was opened.
    property bool isPointerMoved: false
    property point pointerWhenOpened
    // True if a page covers the table. The table's actions are disabled then.
    property bool covered: false
    // True while the user types a card's name at the table. Then letter keys do not trigger
    // actions.
    property bool typing: false
    // The game whose hand the menu can sort: the game on the table or, without one, the game
    // to be started next.
    readonly property string handGame: App.table.active ? App.table.gameId : NewGame.gameId
    readonly property string handSort: Settings.handSorts[handGame] ?? ""
    readonly property var games: App.games
    // False if the cards of this game have colours and numbers instead of suits and values.
    readonly property bool handHasSuits: games.value(games.find("gameId", handGame), "hasSuits") ?? true

    // Actions with a shortcut, for the page with all keys: `tableActions` are those for the table,
    // `actions` all others.
    readonly property list<Action> tableActions: [hint, playHint, undo, redo]
    readonly property list<Action> actions: [newGame, anotherGame, resume, multiplayer, records, statistics, laboratory, paste, panel, fullScreen, sound, nextArea, previousArea, firstMenu, preferences, rules, guide, keys, quit]

    // True if the host of the table allows no hints.
    readonly property bool hintsForbidden: App.multiplayer.phase === "playing" && !App.table.isReplay && !App.multiplayer.hintsAllowed
    readonly property string hintsForbiddenText: App.multiplayer.isOwner ? qsTr("You have not allowed hints at this table. The page of the table changes this.") : qsTr("The host does not allow hints.")

    // Emitted when a menu has closed and none is open, so that the window can restore the keyboard
    // focus.
    signal dismissed

    function isOpen(): bool {
        for (let row = 0; row < menus.count; ++row) {
            if (menus.menuAt(row).visible)
                return true;
        }
        return false;
    }

    function leave() {
        if (!isOpen())
            dismissed();
    }

    signal pageWanted(string page)
    signal rulesWanted
    signal focusWanted(bool backwards)
    signal startWanted
    signal quitWanted

    implicitHeight: Math.max(30, Math.round(Theme.normal * 1.95))
    color: Theme.night
    Accessible.role: Accessible.ToolBar

    Action {
        id: newGame
        objectName: "newGameAction"
        text: qsTr("&New game…")
        shortcut: qsTr("Ctrl+N", "shortcut: new game")
        onTriggered: bar.pageWanted("newGame")
    }
    Action {
        id: anotherGame
        text: qsTr("&Play again")
        // A guest cannot begin a game at the host's table; a game of one's own is a new game.
        enabled: App.multiplayer.phase !== "playing" || App.multiplayer.isHost || App.multiplayer.mayBegin
        shortcut: qsTr("Ctrl+Shift+N", "shortcut: play again")
        onTriggered: bar.startWanted()
    }
    Action {
        id: resume
        text: qsTr("&Continue the last game")
        enabled: App.resumable !== ""
        shortcut: qsTr("Ctrl+O", "shortcut: continue the last game")
        onTriggered: App.resume(App.resumable)
    }
    Action {
        id: records
        objectName: "recordsAction"
        text: qsTr("&Records…")
        shortcut: qsTr("Ctrl+R", "shortcut: records")
        onTriggered: bar.pageWanted("records")
    }
    Action {
        id: statistics
        objectName: "statisticsAction"
        text: qsTr("&Statistics…")
        shortcut: qsTr("Ctrl+Shift+R", "shortcut: statistics")
        onTriggered: bar.pageWanted("statistics")
    }
    Action {
        id: laboratory
        objectName: "laboratoryAction"
        text: qsTr("House-rule &laboratory…")
        shortcut: qsTr("Ctrl+L", "shortcut: house-rule laboratory")
        onTriggered: bar.pageWanted("laboratory")
    }
    Action {
        id: multiplayer
        objectName: "togetherAction"
        text: qsTr("Play with &friends…")
        shortcut: qsTr("Ctrl+J", "shortcut: play with friends")
        onTriggered: bar.pageWanted("friends")
    }
    Action {
        id: paste
        objectName: "pasteAction"
        text: qsTr("Open a copied p&osition")
        shortcut: qsTr("Ctrl+Shift+V", "shortcut: show the position on the clipboard")
        onTriggered: App.pastePosition()
    }
    Action {
        id: startPage
        text: qsTr("St&art page")
        onTriggered: bar.pageWanted("start")
    }
    Action {
        id: quit
        text: qsTr("&Quit")
        shortcut: qsTr("Ctrl+Q", "shortcut: quit")
        onTriggered: bar.quitWanted()
    }
    Action {
        id: undo
        text: qsTr("&Undo")
        shortcut: qsTr("Ctrl+Z", "shortcut: undo")
        enabled: !bar.covered && App.table.undoHistory.mayUndo
        onTriggered: App.table.undoHistory.undo()
    }
    Action {
        id: redo
        text: qsTr("&Redo")
        shortcut: qsTr("Ctrl+Shift+Z", "shortcut: redo")
        enabled: !bar.covered && App.table.undoHistory.mayRedo
        onTriggered: App.table.undoHistory.redo()
    }
    Shortcut {
        id: otherRedo
        sequence: qsTr("Ctrl+Y", "shortcut: redo, as on other systems")
        enabled: redo.enabled
        onActivated: redo.trigger()
    }
    // Handles the shortcut of an action while the action is disabled. A message says why the action
    // is not available. It is spoken and, at the table, shown.
    component SilentKey: Shortcut {
        required property Action action
        required property string reply
        // True for an action whose key also replies on pages and without a game on the table.
        property bool everywhere: false

        readonly property string message: enabled ? (everywhere ? "" : App.table.status.pauseText) || reply : ""
        property string shown: ""

        sequence: action.shortcut
        enabled: !action.enabled && (everywhere || App.table.active && !bar.covered && !bar.typing && App.multiplayer.endText === "")
        onActivated: {
            if (bar.covered) {
                App.announcer.reply(message);
                return;
            }
            shown = message;
            App.speech.reply(message);
        }
        // A message about an unavailable action disappears when it is no longer true.
        onMessageChanged: {
            if (shown !== "" && App.speech.answer === shown)
                App.speech.dismissAnswer();
            shown = "";
        }
    }
    SilentKey {
        action: undo
        reply: App.multiplayer.phase === "playing" ? qsTr("You cannot undo now.") : qsTr("Nothing to undo.")
    }
    SilentKey {
        action: redo
        sequences: [otherRedo.sequence]
        reply: App.multiplayer.phase === "playing" ? qsTr("You cannot redo now.") : qsTr("Nothing to redo.")
    }
    SilentKey {
        action: hint
        reply: {
            if (bar.hintsForbidden)
                return bar.hintsForbiddenText;
            if (App.table.isReplay || App.table.status.yourTurn)
                return qsTr("No hints here.");
            if (App.guide.reading)
                return App.speech.guideWaits();
            if (App.table.status.gameOver)
                return qsTr("The game is over.");
            return App.table.status.dealOver ? qsTr("The deal is over.") : qsTr("Not your turn.");
        }
    }
    SilentKey {
        action: playHint
        reply: {
            if (App.table.coach.isAsked)
                return qsTr("The hint is not ready yet.");
            if (bar.hintsForbidden)
                return bar.hintsForbiddenText;
            if (App.table.coach.mayHint)
                return qsTr("Ask for a hint first.");
            return App.guide.reading ? App.speech.guideWaits() : App.table.status.gameOver ? qsTr("The game is over.") : qsTr("No hint.");
        }
    }
    SilentKey {
        action: panel
        everywhere: true
        reply: qsTr("The side panel shows the review.")
    }
    SilentKey {
        action: resume
        everywhere: true
        reply: {
            if (App.table.isReplay)
                return qsTr("Close the replay first.");
            return App.table.active ? qsTr("There is no other game to continue.") : qsTr("There is no game to continue.");
        }
    }
    SilentKey {
        action: guide
        everywhere: true
        reply: {
            if (!App.table.active)
                return qsTr("There is no game on the table.");
            if (bar.covered)
                return qsTr("Only at the table.");
            if (App.guide.reading)
                return qsTr("The guide is already open.");
            return App.table.status.dealOver ? qsTr("The deal is over.") : qsTr("There is no guide here.");
        }
    }
    Action {
        id: restartDeal
        text: qsTr("Restart this dea&l")
        enabled: !bar.covered && App.table.undoHistory.mayRestartDeal
        onTriggered: App.table.undoHistory.restartDeal()
    }
    Action {
        id: dealNumber
        text: qsTr("&Copy the deal number")
        enabled: App.table.active
        onTriggered: App.copyDealNumber()
    }
    Action {
        id: hint
        text: qsTr("&Hint")
        shortcut: qsTr("H", "shortcut: hint")
        enabled: !bar.covered && !bar.typing && App.table.coach.mayHint
        onTriggered: {
            if (App.table.coach.hintText !== "")
                App.speech.repeatHint();
            else
                App.table.coach.hint();
        }
    }
    Action {
        id: playHint
        text: qsTr("Pla&y the hint")
        shortcut: qsTr("Y", "shortcut: play the hint")
        enabled: !bar.covered && !bar.typing && App.table.coach.hintText !== ""
        onTriggered: App.table.gestures.playHint()
    }
    Action {
        id: panel
        text: qsTr("Side &panel")
        shortcut: qsTr("F9", "shortcut: side panel")
        checkable: true
        checked: Settings.panelOpen
        // The side panel shows the review, so the panel cannot be hidden while a review is open.
        enabled: !App.review.open
        onTriggered: {
            Settings.panelOpen = !Settings.panelOpen;
            App.announcer.reply(Settings.panelOpen ? qsTr("Side panel shown.") : qsTr("Side panel hidden."));
        }
    }
    Action {
        id: fullScreen
        text: qsTr("&Full screen")
        shortcut: qsTr("F11", "shortcut: full screen")
        checkable: true
        checked: Settings.fullScreen
        onTriggered: {
            Settings.fullScreen = !Settings.fullScreen;
            App.announcer.reply(Settings.fullScreen ? qsTr("Full screen on.") : qsTr("Full screen off."));
        }
    }
    Action {
        id: sound
        objectName: "soundAction"
        text: qsTr("S&ounds")
        shortcut: qsTr("F8", "shortcut: sounds on or off")
        checkable: true
        checked: Settings.sound
        onTriggered: {
            Settings.sound = !Settings.sound;
            App.announcer.reply(Settings.sound ? qsTr("Sounds on.") : qsTr("Sounds off."));
        }
    }
    Action {
        id: bySuit
        text: bar.handHasSuits ? qsTr("Sort the hand by &suit") : qsTr("Sort the hand by co&lour")
        checkable: true
        checked: bar.handSort === "suit"
        onTriggered: {
            Settings.setHandSort(bar.handGame, "suit");
            checked = Qt.binding(() => bar.handSort === "suit"); // a click on the ticked entry removes its tick
            App.announcer.reply(bar.handHasSuits ? qsTr("Sorted by suit.") : qsTr("Sorted by colour."));
        }
    }
    Action {
        id: byRank
        text: bar.handHasSuits ? qsTr("Sort the hand by &value") : qsTr("Sort the hand by &number")
        checkable: true
        checked: bar.handSort === "rank"
        onTriggered: {
            Settings.setHandSort(bar.handGame, "rank");
            checked = Qt.binding(() => bar.handSort === "rank");
            App.announcer.reply(bar.handHasSuits ? qsTr("Sorted by value.") : qsTr("Sorted by number."));
        }
    }
    Action {
        id: preferences
        text: qsTr("&Cards, table and settings…")
        shortcut: qsTr("Ctrl+,", "shortcut: settings")
        onTriggered: bar.pageWanted("settings")
    }
    Action {
        id: nextArea
        text: qsTr("Go to the next &area")
        shortcut: qsTr("F6", "shortcut: next area")
        onTriggered: bar.focusWanted(false)
    }
    Action {
        id: previousArea
        text: qsTr("Go to the previous area")
        shortcut: qsTr("Shift+F6", "shortcut: previous area")
        onTriggered: bar.focusWanted(true)
    }
    Action {
        id: firstMenu
        text: qsTr("Open the menus")
        shortcut: qsTr("F10", "shortcut: the first menu")
        onTriggered: (menus.itemAt(0) as MenuBarItem).triggered()
    }
    Action {
        id: rules
        text: qsTr("&Rules")
        shortcut: qsTr("F1", "shortcut: rules")
        onTriggered: bar.rulesWanted()
    }
    Action {
        id: guide
        objectName: "guideAction"
        text: qsTr("Show the &guide")
        shortcut: qsTr("Shift+F1", "shortcut: show the guide")
        enabled: !bar.covered && App.table.active && !App.table.status.dealOver && App.guide.available
        onTriggered: App.guide.show()
    }
    Action {
        id: keys
        text: qsTr("&Keys")
        shortcut: qsTr("?", "shortcut: the list of all keys")
        onTriggered: bar.pageWanted("keys")
    }
    Action {
        id: about
        text: qsTr("&About Downpile")
        onTriggered: bar.pageWanted("about")
    }

    HoverHandler {
        id: pointer

        onPointChanged: {
            if (bar.open && point.position !== bar.pointerWhenOpened)
                bar.isPointerMoved = true;
        }
    }

    MenuBar {
        id: menus

        anchors.fill: parent
        topPadding: 2
        bottomPadding: 2
        leftPadding: Theme.gapTiny
        rightPadding: Theme.gapTiny
        background: null
        Accessible.name: qsTr("Menus")

        delegate: MenuBarItem {
            id: heading

            implicitHeight: bar.height - 4
            implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
            leftPadding: Theme.gap
            rightPadding: Theme.gap
            topPadding: 0
            bottomPadding: 0
            font.family: Theme.family
            font.pixelSize: Theme.normal
            // Hovering over a title opens its menu only if another menu is already open, and the
            // pointer has moved since. Otherwise a title under a resting pointer would take the
            // keyboard focus, or replace a menu opened by a key.
            hoverEnabled: bar.open && bar.isPointerMoved
            enabled: !(menu as AppMenu)?.closing
            Accessible.name: text.replace("&", "")
            Accessible.onPressAction: if (enabled) triggered()

            HoverHandler {
                id: pointed
            }

            Connections {
                target: heading.menu

                // A menu that does not fit below its title can be scrolled. It never covers the
                // title.
                function onAboutToShow() {
                    heading.menu.topMargin = heading.mapToItem(null, 0, heading.height).y;
                }

                function onVisibleChanged() {
                    bar.open = bar.isOpen();
                }

                function onClosed() {
                    Qt.callLater(bar.leave); // qmllint disable
                }
            }

            contentItem: Text {
                text: heading.text.replace(/&(.)/, "<u>$1</u>")
                textFormat: Text.StyledText
                font: heading.font
                color: Theme.feltText
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }

            background: Rectangle {
                radius: Theme.radiusSmall
                color: {
                    if (heading.down || heading.menu && heading.menu.visible)
                        return Theme.veilDown;
                    return pointed.hovered ? Theme.veil : "transparent";
                }
            }
        }

        AppMenu {
            title: qsTr("&Game")

            AppMenuItem {
                action: newGame
            }
            AppMenuItem {
                action: anotherGame
            }
            AppMenuItem {
                action: resume
            }
            AppMenuItem {
                action: multiplayer
            }
            AppMenuItem {
                action: records
            }
            AppMenuItem {
                action: statistics
            }
            AppMenuItem {
                action: laboratory
            }
            AppMenuItem {
                action: paste
            }
            AppMenuLine {}
            AppMenuItem {
                action: startPage
            }
            AppMenuLine {}
            AppMenuItem {
                action: quit
            }
        }

        AppMenu {
            id: moves

            title: qsTr("&Move")

            AppMenuItem {
                action: undo
            }
            AppMenuItem {
                action: redo
            }
            AppMenuItem {
                action: hint
            }
            AppMenuItem {
                action: playHint
            }
            AppMenuItem {
                action: restartDeal
            }
            AppMenuItem {
                action: dealNumber
            }
            AppMenuLine {
                visible: actionsOfTable.count > 0
                height: visible ? implicitHeight : 0
            }

            Instantiator {
                id: actionsOfTable

                model: bar.covered ? null : App.table.buttons
                delegate: AppMenuItem {
                    required property string verb
                    required property string key
                    required property string label

                    required text
                    spoken: label !== "" ? label : text
                    keyText: key
                    onTriggered: App.table.gestures.press(verb)
                }
                onObjectAdded: (index, object) => moves.insertItem(7 + index, object as AppMenuItem)
                onObjectRemoved: (index, object) => moves.removeItem(object as AppMenuItem)
            }
        }

        AppMenu {
            title: qsTr("&View")

            AppMenuItem {
                action: panel
            }
            AppMenuItem {
                action: fullScreen
            }
            AppMenuItem {
                action: nextArea
            }
            AppMenuItem {
                action: sound
            }
            AppMenuLine {}
            AppMenuItem {
                action: bySuit
            }
            AppMenuItem {
                action: byRank
            }
            AppMenuLine {}
            AppMenuItem {
                action: preferences
            }
        }

        AppMenu {
            title: qsTr("Hel&p")

            AppMenuItem {
                action: rules
            }
            AppMenuItem {
                action: guide
            }
            AppMenuItem {
                action: keys
            }
            AppMenuItem {
                action: about
            }
        }
    }
}
