// SPDX-License-Identifier: GPL-3.0-or-later
// The player's statistics, computed from the records: figures with their uncertainty, and a trend.
// If the filter selects one game, also the rating and the counts of this game.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

PageSheet {
    id: page

    readonly property Statistics statistics: App.statistics
    property int visit: 0
    readonly property bool bare: statistics.games === 0
    // True if the page is too low for full headings and gaps.
    readonly property bool low: scroll.height < 16 * Theme.normal
    readonly property bool wide: scroll.width >= 760 * Math.max(1, Theme.textScale)
    // The file dialogs (PageDialogs), or null until they are loaded. The type of this property is
    // `var`, because naming the type PageDialogs would load the dialogs together with the page.
    readonly property var dialogs: asked.item

    objectName: "statisticsPage"
    title: qsTr("Statistics")
    subtitle: {
        if (statistics.reading && statistics.all > 0)
            return qsTr("Reading… %1 of %n record(s)", "", statistics.all).arg(Numbers.whole(statistics.done));
        return statistics.uncounted;
    }
    wishedWidth: 1120
    wishedHeight: 1000 * Theme.pageScale
    Component.onCompleted: visit = statistics.visit()
    Component.onDestruction: {
        const closed = visit;
        visit = 0;
        statistics.pageClosed(closed);
    }
    // Until the records are read, only buttons can have the focus. When the statistics appear, the
    // focus moves to the scroll area.
    onBareChanged: {
        if (!bare && activeFocus)
            scroll.forceActiveFocus(Qt.OtherFocusReason);
    }

    Connections {
        target: page.statistics

        function onMessageChanged() {
            if (page.statistics.message !== "")
                App.announcer.reply(page.statistics.message);
        }
    }

    StatisticsAnnouncement {
        statistics: page.statistics
    }

    Loader {
        id: asked

        function load() {
            if (status === Loader.Null)
                setSource("PageDialogs.qml", {
                    "exportTitle": qsTr("Export to this folder")
                });
        }
    }

    Connections {
        target: asked.item
        ignoreUnknownSignals: true

        function onFolderChosen(path, folder) {
            page.statistics.exportTo(folder);
        }
    }

    PageScroll {
        id: scroll

        anchors.fill: parent
        anchors.leftMargin: -edge
        focus: true
        activeFocusOnTab: true
        spacing: page.low ? Theme.gapSmall : Theme.gap
        visible: !page.bare
        objectName: "statisticsText"
        Accessible.role: Accessible.Document
        Accessible.name: page.title
        Accessible.description: reader.help
        // If a list of figures has the focus, it reads its lines itself. So the reader is used only
        // for the focus on the scroll area.
        Keys.onPressed: event => {
            if (focusItem === scroll)
                reader.follow(event.key);
        }

        PageReader {
            id: reader

            source: scroll
        }

        StatisticsFilters {
            width: parent.width
            statistics: page.statistics
            room: scroll.height
        }

        PageText {
            objectName: "statisticsSummary"
            width: parent.width
            visible: text !== ""
            text: page.statistics.summary
            font.pixelSize: page.low ? Theme.normal : Theme.large
        }

        PageText {
            width: parent.width
            visible: page.statistics.chosen === 0
            text: qsTr("No game matches these filters.")
            color: Theme.inkSoft
            font.pixelSize: Theme.large
        }

        PageButton {
            objectName: "statisticsShowAll"
            visible: page.statistics.chosen === 0
            text: qsTr("Show all")
            onClicked: {
                page.statistics.showAll();
                scroll.forceActiveFocus(Qt.OtherFocusReason);
            }
        }

        // The parts of the page are in two columns if there is room. Otherwise they are in one
        // column, which begins with the trend.
        Item {
            id: parts

            readonly property real leftWidth: page.wide ? Math.round((width - Theme.gapLarge) * 10 / 23) : width
            readonly property real rightWidth: page.wide ? width - Theme.gapLarge - leftWidth : width

            function below(part: Item): real {
                return part.y + (part.visible ? part.height + Theme.gap : 0);
            }

            // Arranges the parts for Tab and screen readers in display order.
            function arrange() {
                ReadingOrder.arrange(page.wide ? [figures, trend, counts, rating] : [trend, figures, counts, rating]);
            }

            width: parent.width
            height: Math.max(below(counts), below(rating)) - Theme.gap
            visible: page.statistics.chosen > 0
            Component.onCompleted: arrange()

            Connections {
                target: page

                function onWideChanged() {
                    parts.arrange();
                }
            }

            FigureList {
                id: figures

                objectName: "statisticsFigures"
                anchors.left: parent.left
                y: page.wide ? 0 : parts.below(trend)
                width: parts.leftWidth
                title: qsTr("Figures")
                model: page.statistics.figures
                onWalked: figure => scroll.reveal(figure)
            }

            TrendView {
                id: trend

                anchors.right: parent.right
                width: parts.rightWidth
                statistics: page.statistics
                hasHeading: !page.low
            }

            FigureList {
                id: counts

                objectName: "statisticsCounts"
                anchors.left: parent.left
                y: parts.below(figures)
                width: parts.leftWidth
                title: qsTr("In this game")
                model: page.statistics.counts
                onWalked: figure => scroll.reveal(figure)
            }

            FigureList {
                id: rating

                objectName: "statisticsRating"
                anchors.right: parent.right
                y: parts.below(page.wide ? trend : counts)
                width: parts.rightWidth
                title: qsTr("Rating")
                about: qsTr("All your finished games of this kind count. In 95 of 100 cases, the true rating lies within the ± range.")
                model: page.statistics.rating
                onWalked: figure => scroll.reveal(figure)
            }
        }
    }

    FocusRing {
        of: scroll
        around: Theme.gapSmall
    }

    Column {
        anchors.centerIn: parent
        width: Math.min(parent.width, 520 * Theme.pageScale)
        spacing: Theme.gap
        visible: page.bare

        PageText {
            objectName: "statisticsEmpty"
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Theme.inkSoft
            font.pixelSize: Theme.large
            text: page.statistics.reading ? qsTr("Reading the records…") : qsTr("Your statistics appear here once your first deal is over.\nPlay one and come back.")
            // This text is announced, because screen readers read a page only if it has an item
            // with the focus. It is empty until the page has requested the records, while they are
            // read, and when the page closes.
            readonly property string announcement: page.visit > 0 && page.bare && !page.statistics.reading ? text : ""
            onAnnouncementChanged: {
                if (announcement !== "")
                    App.announcer.reply(page.title + ". " + announcement);
            }
        }

        ProgressLine {
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width * 0.7
            visible: page.statistics.reading && page.statistics.all > 0
            name: qsTr("Reading the records")
            share: page.statistics.done / Math.max(1, page.statistics.all)
        }
    }

    footer: [
        PageButton {
            objectName: "statisticsExport"
            iconName: "export"
            text: qsTr("Export as CSV…")
            enabled: page.statistics.chosen > 0
            onClicked: {
                asked.load();
                page.dialogs?.askFolder("");
            }
        },
        PageText {
            objectName: "statisticsMessage"
            Layout.fillWidth: true
            text: page.statistics.message
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
    ]
}
