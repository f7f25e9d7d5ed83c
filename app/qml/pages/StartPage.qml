// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: the program's name, and the games to start or to continue.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import Downpile

FocusScope {
    id: page

    property var catalog: App.games

    // True if the footer stays below the scrolling tiles instead of scrolling with them. This is so
    // if the page is higher than the window and the footer needs less than a quarter of the window.
    readonly property bool isPinned: {
        const all = (head.visible ? head.height + Theme.gap : 0) + board.height + footer.height + Theme.gap + 2 * Theme.gapSmall;
        return all > height && footer.height < height / 4;
    }
    // Scroll position that the previous instance of the start page reported last with the signal
    // `scrolled`.
    property real startPosition: -Infinity
    property bool isRestored: false

    // Emitted when the page was scrolled.
    signal scrolled(real position)
    // Emitted when a button gets the keyboard focus, with its index in buttons().
    signal focusMoved(int button)
    signal pageWanted(string page)
    signal startWanted
    signal rulesWanted(string gameId)
    signal closed

    // Returns the buttons of the tiles, then those of the footer.
    function buttons(): var {
        const items = [];
        for (let n = 0; n < games.count; ++n)
            items.push(...Array.from(games.itemAt(n)?.buttons ?? []));
        return [...items, ...Array.from(footer.children)];
    }

    // Returns the items that the arrow keys reach.
    function walkable(): var {
        return buttons().filter(item => item.visible);
    }

    // Called when the user returns from the page `opened`, or from the table (""). After a page,
    // focuses the button with the index `button`, which had the keyboard focus before. If it is -1
    // or hidden, focuses the button that opens this page. After the table, focuses the tile of the
    // game on the table.
    function focusOpener(opened: string, button: int) {
        const friends = opened === "room" || opened === "waiting" || opened === "people";
        const isTable = opened === "" && App.table.active;
        const game = catalog.find("gameId", isTable ? App.table.gameId : NewGame.gameId);
        const ofTile = isTable || opened === "newGame" ? games.itemAt(game)?.buttons[isTable ? 0 : 1] : null;
        const name = friends ? "multiplayer" : opened;
        const opener = ofTile ?? walkable().find(item => item.objectName === name);
        const earlier = isTable ? null : buttons()[button];
        (earlier?.visible ? earlier : opener)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    readonly property Item focusItem: Window.activeFocusItem
    onFocusItemChanged: {
        const button = buttons().indexOf(focusItem);
        if (button >= 0)
            focusMoved(button);
    }

    // True if the page opens at its top: it was not open before, and the keyboard is not used.
    readonly property bool staysAtTop: startPosition === -Infinity && !byKeyboard
    readonly property bool byKeyboard: InputMode.keyboard
    onByKeyboardChanged: {
        if (byKeyboard)
            showFocus();
    }

    // Scrolls to `startPosition`. The focused item stays visible unless the page opens at its top.
    function restore() {
        scroll.contentY = Math.max(scroll.highest, Math.min(scroll.lowest, startPosition));
        showFocus();
        isRestored = true;
    }

    function showFocus() {
        if (!staysAtTop && scroll.focusItem && scroll.holds(scroll.focusItem))
            scroll.reveal(scroll.focusItem);
    }

    // Handles the arrow keys: Left and Right follow the reading order; Up and Down go to the
    // nearest item of the next row, Home and End to the first and last item.
    function walk(event: var) {
        const items = walkable();
        const at = items.findIndex(item => item.activeFocus);
        const [back, onward] = page.LayoutMirroring.enabled ? [Qt.Key_Right, Qt.Key_Left] : [Qt.Key_Left, Qt.Key_Right];
        let next = null;
        if (event.key === back || event.key === onward)
            next = items[at + (event.key === onward ? 1 : -1)];
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down)
            next = nearest(items, items[at], event.key === Qt.Key_Up ? -1 : 1);
        else if (event.key === Qt.Key_Home || event.key === Qt.Key_End)
            next = items[event.key === Qt.Key_Home ? 0 : items.length - 1];
        else
            return;
        if (next && next !== items[at])
            next.forceActiveFocus(Qt.TabFocusReason);
        else
            App.announcer.replyEnd([back, Qt.Key_Up, Qt.Key_Home].includes(event.key), InputMode.guard.presses());
        event.accepted = true;
    }

    // Returns the item nearest to `from` in the next row above (`way` -1) or below (1), or null.
    function nearest(items: var, from: Item, way: int): Item {
        const centreOf = item => page.mapFromItem(item, item.width / 2, item.height / 2);
        const origin = centreOf(from);
        const spots = items.map(item => ({
                    item: item,
                    ahead: (centreOf(item).y - origin.y) * way,
                    aside: Math.abs(centreOf(item).x - origin.x)
                })).filter(spot => spot.ahead > from.height / 2);
        const row = Math.min(...spots.map(spot => spot.ahead)) + from.height / 2;
        return spots.filter(spot => spot.ahead < row).sort((one, other) => one.aside - other.aside)[0]?.item ?? null;
    }

    component FooterButton: PageButton {
        // Whether the button is offered. `visible` is also false while an item around it is hidden.
        property bool shown: true

        visible: shown
        dark: true
        look: PageButton.Quiet
        slim: page.width < 70 * Theme.normal
    }
    // In a low window the button shows only its icon: the tiles need the room of a second row of the
    // footer.
    component IconInLowWindow: FooterButton {
        text: slim && (!head.visible || board.low && board.compact) ? "" : spokenName
    }

    // Restores the scroll position after the first frame was laid out. Earlier, the content has no
    // height, so most scroll positions are out of range.
    Connections {
        target: page.Window.window
        enabled: !page.isRestored

        function onAfterAnimating() {
            page.restore();
        }
    }

    objectName: "startPage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Start page")
    Keys.onEscapePressed: closed()

    PageScroll {
        id: scroll

        anchors.fill: parent
        anchors.bottomMargin: page.isPinned ? footer.height + Theme.gapSmall : 0
        barRoom: 0
        dark: true
        spacing: board.spacing
        spaceAbove: Math.max(Theme.gapSmall, (height - contentHeight) * 0.42)
        spaceBelow: Theme.gapSmall
        onContentYChanged: {
            if (page.isRestored)
                page.scrolled(contentY);
        }

        Column {
            id: head

            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 2
            // In a low window, the tiles need the space.
            visible: page.height >= 480 * Theme.textScale

            Row {
                id: lettering

                readonly property int size: Math.min(Theme.display, Math.round(scroll.width / 9), Math.round(page.height / 15))

                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.gap

                Picture {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.round(lettering.size * 1.15)
                    height: width
                    source: "qrc:/downpile/art/org.downpile.Downpile.svg"
                    Accessible.ignored: true
                }

                PageText {
                    anchors.verticalCenter: parent.verticalCenter
                    text: "Downpile"
                    color: Theme.feltText
                    font.pixelSize: lettering.size
                    font.weight: Font.Black
                    font.letterSpacing: -lettering.size / 40
                    lineHeight: 1
                    wrapMode: Text.NoWrap
                    Accessible.role: Accessible.Heading
                }
            }

            PageText {
                width: scroll.width - 2 * Theme.gapHuge
                anchors.horizontalCenter: parent.horizontalCenter
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Unusual card games, and good company")
                color: Theme.feltTextSoft
                font.pixelSize: Theme.large
            }
        }

        Item {
            id: board

            readonly property real spacing: low ? Theme.gapSmall : Theme.gap
            // True if the tiles are compact. In a large window, a row has three tall tiles. In a
            // smaller window, it has three compact tiles. In an even smaller window, it has one or
            // two tiles, which are not compact. Their pictures are beside the texts if the tiles
            // are wide enough.
            readonly property bool compact: fit(270) >= 3 && (fit(340) < 3 || low)
            // Scale of the pictures' height at which two rows of tall tiles fit into the window, with
            // a second line in a text about an unfinished game. If it is below 0.45, compact tiles
            // are used instead.
            readonly property real pictureShare: {
                const wished = (App.resumable !== "" ? 800 : 776) * Theme.textScale;
                return Math.min(1, 1 - (wished - page.height) / (2 * 104 * Theme.textScale));
            }
            readonly property bool low: pictureShare < 0.45
            readonly property int columns: Math.max(1, fit(compact ? 270 : 340) >= 3 ? 3 : Math.min(fit(300), 2))
            readonly property real tileWidth: Math.floor((width - (columns - 1) * spacing) / columns)
            readonly property bool lying: columns < 3 && tileWidth >= 400 * Theme.textScale
            // Height of each row's highest tile, and top of each row.
            readonly property var heights: {
                const all = [];
                for (let n = 0; n < games.count; ++n) {
                    const row = Math.floor(n / columns);
                    all[row] = Math.max(all[row] ?? 0, games.itemAt(n)?.wished ?? 0);
                }
                return all;
            }
            readonly property var tops: {
                const all = [0];
                for (const height of heights)
                    all.push(all[all.length - 1] + height + spacing);
                return all;
            }

            function fit(least: real): int {
                return Math.floor((width + spacing) / (least * Math.max(1, Theme.textScale) + spacing));
            }

            Keys.onPressed: event => page.walk(event)
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(scroll.width - 2 * Theme.gapLarge, 1180 * Theme.pageScale)
            height: tops[tops.length - 1] - spacing

            Repeater {
                id: games

                model: page.catalog

                FocusScope {
                    id: place

                    required property string gameId
                    required property string title
                    required property string summary
                    required property string length
                    required property string waiting
                    required property int leastPlayers
                    required property int mostPlayers
                    required property int index

                    readonly property real wished: tile.implicitHeight
                    readonly property var buttons: tile.buttons
                    readonly property int row: Math.floor(index / board.columns)
                    // Number of tiles in this tile's row. A partly filled row is centred.
                    readonly property int rowCount: Math.min(board.columns, games.count - row * board.columns)
                    readonly property real along: {
                        const used = rowCount * width + (rowCount - 1) * board.spacing;
                        return (board.width - used) / 2 + index % board.columns * (width + board.spacing);
                    }
                    readonly property bool onTable: App.table.active && !App.table.status.gameOver && App.table.gameId === gameId

                    focus: App.resumable === "" ? index === 0 : gameId === App.resumable
                    x: Math.round(LayoutMirroring.enabled ? board.width - along - width : along)
                    y: board.tops[row] ?? 0
                    width: board.tileWidth
                    height: board.heights[row] ?? 0

                    GameTile {
                        id: tile

                        width: place.width
                        height: place.height
                        gameId: place.gameId
                        title: place.title
                        summary: place.summary
                        length: place.length
                        leastPlayers: place.leastPlayers
                        mostPlayers: place.mostPlayers
                        waiting: place.onTable ? qsTr("On the table now") : place.waiting
                        lying: board.lying
                        compact: board.compact
                        pictureShare: board.low ? 1 : board.pictureShare
                        onResumeWanted: place.onTable ? page.closed() : App.resume(place.gameId)
                        onPlayWanted: {
                            NewGame.gameId = place.gameId;
                            page.startWanted();
                        }
                        onSetupWanted: {
                            NewGame.gameId = place.gameId;
                            page.pageWanted("newGame");
                        }
                        onRulesWanted: page.rulesWanted(place.gameId)
                    }
                }
            }
        }

        Item {
            id: below

            visible: !page.isPinned
            width: parent.width
            height: footer.height
        }
    }

    // Buttons in as few rows as possible. The rows are centred and have similar widths.
    Item {
        id: footer

        readonly property real spacing: Theme.gapSmall
        readonly property bool mirrored: LayoutMirroring.enabled
        readonly property var rows: {
            const items = Array.from(children).filter(item => item.shown);
            const fewest = rowsOf(items, width).length;
            let room = Math.min(width, widthOf(items));
            while (room > 0 && rowsOf(items, room - spacing).length === fewest)
                room -= spacing;
            return rowsOf(items, room);
        }

        // Returns the items in rows that are not wider than `room`.
        function rowsOf(items: var, room: real): var {
            const rows = [[]];
            for (const item of items) {
                const row = rows[rows.length - 1];
                if (row.length > 0 && widthOf([...row, item]) > room)
                    rows.push([item]);
                else
                    row.push(item);
            }
            return rows;
        }

        function widthOf(row: var): real {
            return row.reduce((sum, item) => sum + item.width + spacing, -spacing);
        }

        function arrange() {
            rows.forEach((row, number) => {
                let x = (width - widthOf(row)) / 2;
                for (const item of mirrored ? row.slice().reverse() : row) {
                    item.x = Math.round(x);
                    item.y = number * (item.height + spacing);
                    x += item.width + spacing;
                }
            });
        }

        parent: page.isPinned ? page : below
        Keys.onPressed: event => page.walk(event)
        anchors.horizontalCenter: parent.horizontalCenter
        y: page.isPinned ? page.height - height - Theme.gapTiny : 0
        width: scroll.width - 2 * Theme.gap
        height: rows.length * (friends.height + spacing) - spacing
        onRowsChanged: arrange()
        onMirroredChanged: arrange()

        FooterButton {
            id: friends

            // True if the user is at a table whose game has not begun.
            readonly property bool isAtTable: App.multiplayer.phase === "waiting"

            objectName: "multiplayer"
            iconName: isAtTable ? "back" : "person"
            text: isAtTable ? qsTr("Back to “%1”").arg(App.multiplayer.tableName) : qsTr("Play with friends")
            onClicked: page.pageWanted("friends")
        }

        FooterButton {
            id: rejoin

            objectName: "rejoin"
            shown: App.multiplayer.phase === "" && App.multiplayer.lastTable !== ""
            iconName: "back"
            text: App.multiplayer.rejoinText
            onClicked: {
                page.pageWanted("multiplayer");
                App.multiplayer.rejoin();
            }
        }

        FooterButton {
            objectName: "records"
            iconName: "records"
            text: qsTr("Records")
            onClicked: page.pageWanted("records")
        }

        FooterButton {
            objectName: "statistics"
            iconName: "statistics"
            text: qsTr("Statistics")
            onClicked: page.pageWanted("statistics")
        }

        FooterButton {
            objectName: "laboratory"
            iconName: "laboratory"
            text: qsTr("Laboratory")
            onClicked: page.pageWanted("laboratory")
        }

        IconInLowWindow {
            objectName: "settings"
            iconName: "settings"
            spokenName: qsTr("Settings")
            onClicked: page.pageWanted("settings")
        }

        IconInLowWindow {
            objectName: "about"
            iconName: "info"
            spokenName: qsTr("About")
            onClicked: page.pageWanted("about")
        }

        FooterButton {
            objectName: "backToTable"
            // True if the host has disconnected the user, who can return to the table with the
            // button `rejoin`. In this case the button `backToTable` is hidden.
            readonly property bool mayRejoin: App.multiplayer.endText !== "" && rejoin.shown

            shown: App.table.active && !mayRejoin
            iconName: "back"
            text: qsTr("Back to the table")
            onClicked: page.closed()
        }
    }
}
