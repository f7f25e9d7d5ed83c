// SPDX-License-Identifier: GPL-3.0-or-later
// Set-up of a new game: players and house rules, in two columns or, in a narrow window, one at a
// time. In a large window the house rules have two columns of their own.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

PageSheet {
    id: page

    readonly property bool wide: body.width >= 760 * Theme.textScale
    readonly property bool spacious: body.width >= 1400 * Theme.textScale
    readonly property var games: App.games
    readonly property var ruleSets: NewGame.ruleSets
    // True if the current house rules equal no named set and can be saved under a name.
    readonly property bool unnamed: ruleSets.value(NewGame.ruleSet, "isNamed") !== true
    // True if the game is set up for a new table in a server room.
    readonly property bool inRoom: App.multiplayer.room.phase === "entered" && App.multiplayer.phase === ""
    // Number of players for whom the game can be played at the multiplayer table that this program
    // hosts; 0 if it cannot.
    readonly property int tablePlayers: inRoom ? 0 : App.multiplayer.playersOfNextGame
    // True if the chosen game can be played at this table.
    readonly property bool fitsTable: tablePlayers >= NewGame.leastPlayers && tablePlayers <= NewGame.mostPlayers
    // The seats of this table: a person's name and portrait, or null for the user and for computer
    // players. Empty without such a table, and if the chosen game cannot be played there.
    property var people: []
    // True if the page was opened from the page "Play with friends". Then Enter opens the game to
    // friends.
    property bool isForFriends: false
    property string part: "players"
    property int changes: 0
    // True while the user types the command of an external bot. The command takes effect when its
    // field loses the focus, for example by a click on Start.
    property bool typing: false

    readonly property string refusal: NewGame.refusal !== "" ? NewGame.refusal : inRoom && NewGame.hasExternalBot ? qsTr("Your own programs can play only at your own tables.") : ""
    // Why the game can be played alone, but not at the table.
    readonly property string tableRefusal: {
        if (tablePlayers === 0 || tablePlayers === NewGame.players)
            return "";
        return fitsTable ? qsTr("Your table has %n seat(s). Choose as many players to play there.", "", tablePlayers) : Sentence.of(qsTr("Your table has %n seat(s). This game is for %1 to %2 players.", "", tablePlayers), Numbers.whole(NewGame.leastPlayers), Numbers.whole(NewGame.mostPlayers));
    }
    // The file dialogs (PageDialogs), or null until they are loaded. The type of this property is
    // `var`, because naming the type PageDialogs would load the dialogs together with the page.
    readonly property var dialogs: asked.item

    signal startWanted
    signal pageWanted(string page)

    function countChanges() {
        let count = 0;
        for (let row = 0; row < rules.count; ++row) {
            const rule = rules.itemAt(row) as OptionRow;
            if (rule && !rule.standard)
                ++count;
        }
        changes = count;
    }

    // Enter starts the game if the control with the focus does not use this key.
    Keys.onReturnPressed: startWithKey()
    Keys.onEnterPressed: startWithKey()

    function startWithKey() {
        if (friendsButton.visible && friendsButton.isFirst)
            friendsButton.clicked();
        else if (startButton.visible && startButton.enabled)
            startButton.clicked();
    }

    // Chooses as many players as the user's table has seats, if the game allows it.
    function fitToTable() {
        if (fitsTable)
            NewGame.players = tablePlayers;
    }

    function findPeople() {
        const seats = App.multiplayer.seats;
        people = Array.from({length: fitsTable ? tablePlayers : 0}, (_, seat) => {
            if (seats.value(seat, "isYou") || seats.value(seat, "state") === "computer")
                return null;
            return {name: seats.value(seat, "name"), portrait: seats.value(seat, "portrait")};
        });
    }

    Component.onCompleted: {
        fitToTable();
        findPeople();
    }
    onTablePlayersChanged: findPeople()
    onFitsTableChanged: findPeople()

    Connections {
        target: App.multiplayer

        function onSeatsChanged() {
            page.findPeople();
        }
    }

    Connections {
        target: NewGame

        function onGameIdChanged() {
            page.fitToTable();
        }
    }

    objectName: "newGamePage"
    title: {
        const game = games.value(games.find("gameId", NewGame.gameId), "title");
        return (tablePlayers !== 0 ? qsTr("Game for your table: %1") : qsTr("New game: %1", "%1 is a game")).arg(game);
    }
    subtitle: games.value(games.find("gameId", NewGame.gameId), "summary")
    wishedWidth: width >= 1700 * Theme.pageScale ? 1620 : 1080
    // The height of the page does not depend on the chosen number of players. It has room for the
    // maximum number.
    wishedHeight: {
        const seat = (seats.itemAt(1) as Item)?.implicitHeight ?? 0;
        const more = (NewGame.mostPlayers - NewGame.players) * (seat + playersPart.spacing);
        return frameHeight + (parts.visible ? parts.height + Theme.gap : 0) + Math.max(playersPart.contentHeight + more, rulesPart.contentHeight);
    }

    Loader {
        id: asked

        function load() {
            if (status === Loader.Null)
                setSource("PageDialogs.qml", {
                    "importTitle": qsTr("Choose a program"),
                    "importLabel": qsTr("Choose"),
                    "importFolder": NewGame.externalBotFolder
                });
        }
    }

    Connections {
        target: asked.item
        ignoreUnknownSignals: true

        function onFilesChosen(files) {
            NewGame.chooseExternalBot(Number(page.dialogs.asking), files[0]);
        }
    }

    Item {
        id: body

        anchors.fill: parent

        PageSegments {
            id: parts

            objectName: "parts"
            width: parent.width
            height: visible ? implicitHeight : 0
            visible: !page.wide
            texts: [qsTr("Players"), qsTr("House rules")]
            values: ["players", "rules"]
            value: page.part
            name: qsTr("Part of the page")
            onPicked: value => page.part = value
        }

        RowLayout {
            anchors.fill: parent
            anchors.topMargin: parts.visible ? parts.height + Theme.gap : 0
            spacing: Theme.gapLarge

            PageScroll {
                id: playersPart

                objectName: "playersPart"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 100
                Layout.leftMargin: -Theme.gapTiny
                visible: page.wide || page.part === "players"

                PageHeading {
                    width: parent.width
                    height: reset.implicitHeight
                    verticalAlignment: Text.AlignVCenter
                    visible: page.wide
                    text: qsTr("Players")
                }

                SettingRow {
                    title: qsTr("Game")

                    PageChoice {
                        objectName: "game"
                        model: page.games
                        textRole: "title"
                        chosen: page.games.find("gameId", NewGame.gameId)
                        Accessible.name: qsTr("Game")
                        onActivated: row => NewGame.gameId = page.games.value(row, "gameId")
                    }
                }

                SettingRow {
                    title: qsTr("Number of players")

                    PageSegments {
                        id: count

                        objectName: "playerCount"
                        focus: true
                        name: qsTr("Number of players")
                        texts: values.map(number => Numbers.whole(number))
                        values: {
                            if (page.fitsTable)
                                return [page.tablePlayers];
                            const all = [];
                            for (let n = NewGame.leastPlayers; n <= NewGame.mostPlayers; ++n)
                                all.push(n);
                            return all;
                        }
                        value: NewGame.players
                        onPicked: value => NewGame.players = value
                    }
                }

                SettingRow {
                    // False if people have all other seats of the user's table.
                    visible: page.people.length === 0 || page.people.includes(null, 1)
                    title: qsTr("Level of the opponents")
                    help: common.chosen < 0 ? qsTr("They differ. A choice here applies to all of them.") : common.summary

                    PageChoice {
                        id: common

                        // The levels available for all opponents at once. External bots are left
                        // out, because the user chooses a program for each seat.
                        readonly property var levels: NewGame.levels
                        readonly property var offered: levels.filter(one => one.id !== "program")
                        readonly property string summary: offered[chosen]?.description ?? ""

                        objectName: "levelOfAll"
                        model: offered
                        textRole: "title"
                        chosen: offered.findIndex(one => one.id === NewGame.levelOfAll)
                        displayText: chosen < 0 ? qsTr("Mixed") : currentText
                        help: summary
                        Accessible.name: qsTr("Level of the opponents")
                        onActivated: row => NewGame.levelOfAll = offered[row].id
                    }
                }

                Repeater {
                    id: seats

                    objectName: "seats"
                    model: NewGame.seats

                    SeatRow {
                        person: page.people[index] ?? null
                        levels: NewGame.levels
                        characters: NewGame.characters
                        onRenamed: text => NewGame.seats.setName(index, text)
                        onPictured: number => NewGame.seats.setPortrait(index, number)
                        program: NewGame.program(level, character)
                        onTypingChanged: page.typing = typing
                        onCommandEntered: command => NewGame.setExternalBot(index, command)
                        onFileWanted: {
                            asked.load();
                            page.dialogs.asking = String(index);
                            page.dialogs.askFiles();
                        }
                        onRegraded: level => NewGame.setLevel(index, level)
                        onRecast: character => NewGame.seats.setCharacter(index, character)
                    }
                }

                PageButton {
                    id: advanced

                    property bool open: false

                    objectName: "advanced"
                    // Not a binding: the field stays while the user deletes the number in it.
                    Component.onCompleted: open = NewGame.dealNumber !== ""
                    visible: !page.inRoom
                    look: PageButton.Quiet
                    iconName: open ? "fold" : "unfold"
                    text: qsTr("Advanced")
                    Accessible.description: open ? qsTr("Open: deal number and cut") : qsTr("Closed: deal number and cut")
                    onClicked: {
                        open = !open;
                        if (!open)
                            return;
                        playersPart.settle();
                        playersPart.reveal(cutRow);
                    }
                }

                SettingRow {
                    // In a server room the server chooses the cards, so the row is hidden there. It
                    // is shown if the deal number is refused, so that the user can clear it.
                    visible: advanced.open && (!page.inRoom || NewGame.dealNumberRefusal !== "")
                    title: qsTr("Deal number")
                    help: qsTr("Play the same cards as someone else, or leave it empty for new ones.")

                    PageField {
                        objectName: "dealNumber"
                        width: Math.min(implicitWidth, 260 * Theme.textScale)
                        text: NewGame.dealNumber
                        placeholderText: qsTr("New cards")
                        Accessible.name: qsTr("Deal number")
                        onTextEdited: NewGame.dealNumber = text
                    }
                }

                AlertLine {
                    objectName: "dealNumberRefusal"
                    width: parent.width
                    visible: text !== ""
                    text: NewGame.dealNumberRefusal
                }

                SettingRow {
                    id: cutRow

                    // The row for the cut is hidden in a server room, because all seated players
                    // cut the deck there.
                    visible: advanced.open && !page.inRoom
                    title: qsTr("Cut the deck")
                    help: NewGame.seal === "" ? qsTr("With a deal number, the cards are known beforehand, so they have no seal.") : qsTr("The deck is already sealed (%1). What you type here cuts it, so nobody can choose the cards.").arg(NewGame.seal)

                    PageField {
                        objectName: "cut"
                        implicitWidth: 200 * Theme.textScale
                        enabled: NewGame.seal !== ""
                        text: NewGame.cut
                        placeholderText: qsTr("Type anything")
                        most: 100
                        Accessible.name: qsTr("Cut the deck")
                        onTextEdited: NewGame.cut = text
                    }
                }
            }

            Rectangle {
                Layout.fillHeight: true
                implicitWidth: 1
                visible: page.wide
                color: Theme.hairline
            }

            PageScroll {
                id: rulesPart

                objectName: "rulesPart"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: page.spacious ? 200 : 100
                Layout.leftMargin: -Theme.gapTiny
                visible: page.wide || page.part === "rules"
                spacing: Theme.gap - 2

                RowLayout {
                    width: parent.width
                    spacing: Theme.gap

                    PageHeading {
                        Layout.fillWidth: true
                        text: page.wide ? qsTr("House rules") : ""
                    }

                    PageButton {
                        id: reset

                        objectName: "resetRules"
                        look: PageButton.Quiet
                        iconName: "undo"
                        text: qsTr("Restore the usual rules")
                        enabled: page.changes > 0
                        onClicked: NewGame.reset()
                    }
                }

                SettingRow {
                    title: qsTr("Set of house rules")

                    PageChoice {
                        objectName: "ruleSet"
                        model: NewGame.ruleSets
                        textRole: "title"
                        chosen: NewGame.ruleSet
                        displayText: chosen < 0 ? qsTr("Your changes") : currentText
                        help: NewGame.ruleDifferences
                        Accessible.name: qsTr("Set of house rules")
                        onActivated: row => NewGame.useRuleSet(row)
                    }
                }

                // The line with the differences from the usual house rules never wraps. So the
                // house rules below it do not move.
                PageText {
                    objectName: "ruleDifferences"
                    width: parent.width
                    text: NewGame.ruleDifferences === "" ? qsTr("Usual rules") : NewGame.ruleDifferences
                    font.pixelSize: Theme.small
                    color: Theme.inkSoft
                    wrapMode: Text.NoWrap
                    elide: Text.ElideRight
                }

                Flow {
                    width: parent.width
                    spacing: Theme.gapSmall

                    PageField {
                        id: setName

                        objectName: "ruleSetName"
                        width: parent.width
                        enabled: page.unnamed
                        placeholderText: qsTr("Name of your rules")
                        most: 40
                        Accessible.name: qsTr("Name of your rules")
                        onAccepted: saveSet.clicked()
                    }

                    PageButton {
                        id: saveSet

                        objectName: "saveRuleSet"
                        slim: true
                        enabled: page.unnamed && setName.text.trim() !== ""
                        text: qsTr("Save")
                        Accessible.description: qsTr("Saves these house rules under this name")
                        onClicked: {
                            if (NewGame.saveRuleSet(setName.text))
                                setName.clear();
                        }
                    }

                    PageButton {
                        objectName: "removeRuleSet"
                        enabled: page.ruleSets.value(NewGame.ruleSet, "isOwn") === true
                        look: PageButton.Quiet
                        slim: true
                        text: qsTr("Delete this set")
                        onClicked: NewGame.removeRuleSet(NewGame.ruleSet)
                    }

                    PageButton {
                        objectName: "copyRules"
                        look: PageButton.Quiet
                        slim: true
                        text: qsTr("Copy")
                        Accessible.description: qsTr("Copies the house rules for a friend")
                        onClicked: App.copyRules()
                    }

                    PageButton {
                        objectName: "pasteRules"
                        look: PageButton.Quiet
                        slim: true
                        text: qsTr("Paste")
                        Accessible.description: qsTr("Pastes house rules that a friend has copied")
                        onClicked: App.pasteRules()
                    }
                }

                Row {
                    id: columns

                    readonly property real columnWidth: page.spacious ? (width - spacing) / 2 : width

                    width: parent.width
                    spacing: Theme.gapLarge

                    Column {
                        id: firstColumn

                        width: columns.columnWidth
                        spacing: rulesPart.spacing

                        Repeater {
                            id: rules

                            objectName: "rules"
                            model: NewGame.options
                            onCountChanged: page.countChanges()

                            OptionRow {
                                id: rule

                                required title
                                required help
                                required heading
                                required reason
                                required property bool late

                                function settle() {
                                    parent = late && page.spacious ? secondColumn : firstColumn;
                                }

                                onChanged: value => NewGame.options.setValue(index, value)
                                onStandardChanged: page.countChanges()
                                Component.onCompleted: {
                                    // The repeater stacks each new row above the one before, which
                                    // must be in the same column.
                                    Qt.callLater(settle); // qmllint disable
                                    page.countChanges();
                                }

                                Connections {
                                    target: page

                                    function onSpaciousChanged() {
                                        rule.settle();
                                    }
                                }
                            }
                        }
                    }

                    Column {
                        id: secondColumn

                        width: columns.columnWidth
                        visible: page.spacious
                        spacing: rulesPart.spacing
                    }
                }
            }
        }
    }

    footer: [
        Item {
            Layout.fillWidth: true
            implicitHeight: refusalLine.visible ? refusalLine.implicitHeight : 1

            AlertLine {
                id: refusalLine

                objectName: "refusal"
                width: parent.width
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== "" && !page.typing
                text: page.refusal !== "" ? page.refusal : page.tableRefusal
            }
        },
        PageButton {
            objectName: "startAlone"
            visible: page.inRoom && NewGame.refusal === ""
            text: qsTr("Play alone")
            onClicked: page.startWanted()
        },
        PageText {
            objectName: "audienceCaption"
            Layout.maximumWidth: 160 * Math.max(1, Theme.textScale)
            visible: audience.visible
            text: qsTr("Who can join")
            font.pixelSize: Theme.small
            color: Theme.inkSoft
            Accessible.ignored: true  // screen readers read this text as the name of the choice
        },
        PageChoice {
            id: audience

            readonly property list<string> accesses: ["everybody", "friends", "invitation"]

            objectName: "audience"
            visible: page.inRoom && page.refusal === ""
            model: [qsTr("Everybody"), qsTr("Friends"), qsTr("Invited people")]
            chosen: 0
            enabled: !App.multiplayer.room.isOpening
            Accessible.name: qsTr("Who can join")
            onActivated: index => chosen = index
        },
        PageButton {
            objectName: "openInRoom"
            iconName: "person"
            look: PageButton.Primary
            visible: page.inRoom && page.refusal === ""
            enabled: App.multiplayer.room.isReached && !App.multiplayer.room.isOpening
            text: qsTr("Open the table")
            Accessible.description: App.multiplayer.room.name
            onClicked: App.multiplayer.room.open(audience.accesses[audience.chosen])
        },
        PageButton {
            id: friendsButton

            readonly property bool isForTable: page.tablePlayers !== 0 && page.tableRefusal === ""
            readonly property bool isFirst: isForTable || page.isForFriends

            objectName: "openToFriends"
            iconName: "person"
            look: isFirst ? PageButton.Primary : PageButton.Normal
            large: isFirst
            // While the game cannot start, this button is hidden to make room for the refusal. The
            // Start button stays visible but is disabled.
            visible: !page.inRoom && page.refusal === ""
            text: isForTable ? qsTr("Play at your table") : qsTr("Open to friends")
            Accessible.description: isForTable ? qsTr("Everybody at your table stays there.") : qsTr("Others can join this table from their computers.")
            onClicked: {
                if (!isForTable)
                    return App.leaveFor(() => App.multiplayer.host());
                App.multiplayer.changeGame();
                // Otherwise the page opens when the table of the last game has closed.
                if (App.multiplayer.phase === "waiting")
                    page.pageWanted("waiting");
            }
        },
        PageButton {
            id: startButton

            objectName: "start"
            visible: !page.inRoom
            look: friendsButton.isFirst ? PageButton.Normal : PageButton.Primary
            large: !friendsButton.isFirst
            iconName: "next"
            text: friendsButton.isFirst ? qsTr("Play alone") : qsTr("Start")
            enabled: NewGame.refusal === "" || page.typing
            Accessible.description: NewGame.refusal
            onClicked: {
                if (NewGame.refusal === "")
                    page.startWanted();
            }
        }
    ]
}
