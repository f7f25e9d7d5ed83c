// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheet: a column for each player, a row for each deal, totals and target. A name
// slightly too long for its column makes all names smaller. A longer name is vertical; if more than
// a third are longer, all names are vertical.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

Item {
    id: sheet

    required property ScoreModel scores
    property real mostHeight: 220

    // Scrolls to the last deal. The call is deferred, because the list must not be laid out while
    // its height is being computed.
    function showLast() {
        Qt.callLater(deals.positionViewAtEnd); // qmllint disable
    }

    property var names: scores.names
    readonly property int players: names.length
    //: On the score sheet: the row with the totals of the players. A short word.
    readonly property string totalWord: qsTr("Total")
    // Width of the first column, with the numbers of the deals. It is wide enough for the word
    // "Total", unless the players' columns need the space.
    readonly property real dealWidth: {
        const number = Math.ceil(metrics.advanceWidth("88")) + Theme.gapSmall;
        const word = Math.ceil(metrics.advanceWidth(totalWord) * 0.85) + Theme.gapSmall;
        return Math.max(number, Math.min(word, width * (players > 5 ? 0.18 : players > 4 ? 0.2 : 0.23)));
    }
    // Width of a player's column. The scroll bar is beside the columns, not over the last one.
    readonly property real column: players > 0 ? (width - dealWidth - Theme.gapSmall) / players : 0
    // Padding of a name, and one pixel for rounding.
    readonly property real nameMargins: 3
    readonly property var nameWidths: Array.from(names).map(name => metrics.advanceWidth(name))
    readonly property real widestAcross: {
        const across = Math.max(0, (column - nameMargins) / 0.68);
        const tooLong = nameWidths.filter(width => width > across).length;
        return tooLong > players / 3 ? 0 : across;
    }
    // Height of the vertical names in pixels; 0 if no name is vertical.
    readonly property real tallestName: {
        const upright = nameWidths.filter(width => width > widestAcross);
        return upright.length > 0 ? Math.min(Math.ceil(Math.max(...upright)) + 7, metrics.height * 6) : 0;
    }
    // Text size of all names. The longest horizontal name must fit into its column.
    readonly property int nameSize: {
        const longest = Math.max(1, ...nameWidths.filter(width => width <= widestAcross));
        return Math.max(8, Math.min(Theme.small, Math.floor(Theme.small * (column - nameMargins) / longest)));
    }
    // Text size of all numbers. The longest total must fit, and at least two digits. If the points
    // of a single deal are longer, only that number is smaller.
    readonly property int numberSize: {
        const longest = Math.max(metrics.advanceWidth("88"), ...Array.from(scores.totals).map(total => metrics.advanceWidth(total)));
        return Math.max(8, Math.min(Theme.small, Math.floor(Theme.small * (column - 6) / longest)));
    }
    readonly property real line: Math.ceil(metrics.height) + 4
    // Text size of the note beside a score. If score and note are too wide for the column, the note
    // is below the score.
    readonly property int noteSize: Math.round(line * 0.58)
    readonly property real noteWidth: scores.longestNote * noteSize * 0.6
    readonly property bool notesBelow: noteWidth > 0 && column < metrics.advanceWidth("-88") + 2 * noteWidth
    readonly property real dealLine: notesBelow ? line + noteSize : line

    implicitHeight: head.height + deals.height + foot.height + footnotes.height + 2
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Score sheet")

    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.small
    }

    component Line: PageText {
        color: Theme.feltTextSoft
        font.pixelSize: Theme.small
        lineHeight: 1
    }

    // A word or number in a column, at the largest fitting text size.
    component Cell: Line {
        property bool strong: false

        color: strong ? Theme.feltText : Theme.feltTextSoft
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        leftPadding: 3
        rightPadding: 3
        font.weight: strong ? Font.Bold : Font.Normal
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
    }

    Row {
        id: head

        height: Math.max(sheet.line, sheet.tallestName + Theme.gapSmall)

        Item {
            width: sheet.dealWidth
            height: parent.height
        }

        Repeater {
            model: sheet.names

            Item {
                id: nameCell

                required property string modelData
                required property int index

                readonly property bool upright: sheet.nameWidths[index] > sheet.widestAcross

                width: sheet.column
                height: head.height

                MouseHover {
                    id: hover
                }

                PlateTip {
                    text: nameCell.modelData
                    shown: hover.asks && name.truncated
                }

                Cell {
                    id: name

                    x: Math.round((parent.width - width) / 2)
                    y: Math.round(nameCell.upright ? parent.height - Theme.gapTiny - (height + width) / 2 : parent.height - sheet.line + (sheet.line - height) / 2)
                    width: nameCell.upright ? Math.min(Math.ceil(metrics.advanceWidth(text)) + 7, sheet.tallestName) : parent.width
                    rotation: nameCell.upright ? -90 : 0
                    fontSizeMode: nameCell.upright ? Text.FixedSize : Text.HorizontalFit
                    elide: nameCell.upright ? Text.ElideRight : Text.ElideNone
                    text: nameCell.modelData
                    leftPadding: 1
                    rightPadding: 1
                    font.pixelSize: sheet.nameSize
                    color: Theme.feltText
                    Accessible.role: Accessible.ColumnHeader
                }
            }
        }
    }

    Rectangle {
        anchors.bottom: deals.top
        width: parent.width
        height: 1
        color: Theme.glassEdge
    }

    ListView {
        id: deals

        anchors.top: head.bottom
        anchors.topMargin: 1
        width: parent.width
        height: {
            const room = sheet.mostHeight - head.height - foot.height - footnotes.height;
            // The height is computed from the model's count. The view's own count changes while the
            // height is being computed.
            const rows = Math.max(2, Math.floor(room / sheet.dealLine));
            return Math.min(sheet.scores.count, rows) * sheet.dealLine;
        }
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: sheet.scores
        onCountChanged: sheet.showLast()
        onHeightChanged: sheet.showLast()
        activeFocusOnTab: contentHeight > height
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Scores of the deals")
        Keys.onPressed: event => {
            const jumps = {
                [Qt.Key_Up]: -sheet.dealLine,
                [Qt.Key_Down]: sheet.dealLine,
                [Qt.Key_PageUp]: -height,
                [Qt.Key_PageDown]: height,
                [Qt.Key_Home]: -contentHeight,
                [Qt.Key_End]: contentHeight
            };
            event.accepted = event.key in jumps;
            if (event.accepted)
                contentY = Math.max(originY, Math.min(originY + contentHeight - height, contentY + jumps[event.key]));
        }
        ScrollBar.vertical: PageScrollBar {
            dark: true
        }

        // The fades are low, because they must not cover the numbers.
        ScrollFade {
            view: deals
            height: Theme.gapTiny
            dark: true
        }

        delegate: Row {
            id: dealRow

            required property int deal
            required property var cells
            required property bool isVoid
            required property bool isUnderway
            required property string note
            required property var notes

            height: sheet.dealLine
            Accessible.role: Accessible.Row
            Accessible.name: {
                const number = Numbers.whole(deal);
                if (isVoid)
                    return qsTr("Deal %1: void").arg(number);
                const scores = sheet.names.map((name, index) => Sentence.of(qsTr("%1 %2", "a player and points"), name, cells[index]));
                if (deal === 0)
                    //: The first row of the score sheet: the points or chips of the players at the start.
                    return qsTr("At the start: %1").arg(scores.join(qsTr(", ", "between players")));
                //: A row of the score sheet: the number of a deal, and the points of the players.
                return Sentence.of(isUnderway ? qsTr("Deal %1, so far: %2") : qsTr("Deal %1: %2"), number, scores.join(qsTr(", ", "between players")));
            }

            Cell {
                width: sheet.dealWidth
                height: sheet.dealLine
                verticalAlignment: Text.AlignVCenter
                font.italic: dealRow.isUnderway
                Accessible.ignored: true
                text: {
                    //: On the score sheet, above the first deal: the row with the values at the start. As short as possible.
                    const number = dealRow.deal === 0 ? qsTr("Start") : Numbers.whole(dealRow.deal);
                    //: On the score sheet: the number of a deal and its number of cards.
                    return dealRow.note === "" || dealRow.isUnderway ? number : Sentence.of(qsTr("%1 (%2)"), number, dealRow.note);
                }
            }

            Cell {
                visible: dealRow.isVoid
                width: sheet.width - sheet.dealWidth
                height: sheet.dealLine
                verticalAlignment: Text.AlignVCenter
                text: qsTr("void")
                Accessible.ignored: true
                font.italic: true
            }

            Repeater {
                model: dealRow.isVoid ? [] : dealRow.cells

                Cell {
                    id: cell

                    required property string modelData
                    required property int index

                    width: sheet.column
                    height: sheet.line
                    verticalAlignment: Text.AlignVCenter
                    text: modelData === "" ? "·" : modelData
                    font.pixelSize: sheet.numberSize
                    strong: modelData !== "" && !dealRow.isUnderway
                    font.italic: dealRow.isUnderway
                    Accessible.ignored: true

                    Text {
                        x: sheet.notesBelow ? (parent.width - width) / 2 : parent.width - width
                        // A note beside a score is on its base line.
                        y: sheet.notesBelow ? parent.height - Math.round(height * 0.3) : Math.round(parent.baselineOffset - baselineOffset)
                        visible: text !== ""
                        text: dealRow.notes[cell.index] ?? ""
                        color: Theme.feltTextSoft
                        font.pixelSize: sheet.noteSize
                    }
                }
            }
        }
    }

    FocusRing {
        anchors.fill: deals
        of: deals
        cloth: true
    }

    Row {
        id: foot

        anchors.top: deals.bottom
        height: sheet.line + 2

        Cell {
            width: sheet.dealWidth
            height: foot.height
            verticalAlignment: Text.AlignVCenter
            text: sheet.totalWord
            Accessible.ignored: true
        }

        Repeater {
            model: sheet.scores.totals

            Cell {
                required property string modelData
                required property int index

                width: sheet.column
                height: foot.height
                verticalAlignment: Text.AlignVCenter
                text: modelData
                font.pixelSize: sheet.numberSize
                strong: true
                color: Theme.brassBright
                Accessible.name: Sentence.of(qsTr("%1: %2 in total"), sheet.names[index], text)
            }
        }
    }

    Rectangle {
        anchors.top: foot.top
        width: parent.width
        height: 1
        color: Theme.glassEdge
    }

    Column {
        id: footnotes

        anchors.top: foot.bottom
        width: parent.width
        topPadding: sheet.scores.target > 0 || sheet.scores.seal !== "" ? Theme.gapTiny : 0
        spacing: Theme.gapTiny

        Line {
            width: parent.width
            visible: sheet.scores.target > 0
            text: qsTr("The game is played to %n point(s).", "", sheet.scores.target)
        }

        Line {
            objectName: "seal"
            width: parent.width
            visible: sheet.scores.seal !== ""
            //: On the score sheet: %1 is the beginning of the number that seals the secret of the cards.
            text: qsTr("The seal of the cards: %1").arg(sheet.scores.seal)
        }
    }
}
