// SPDX-License-Identifier: GPL-3.0-or-later
// The people whom the user has met at multiplayer tables. The user can make them friends, block,
// rename or forget them.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

PageSheet {
    id: page

    readonly property People people: App.people
    readonly property var model: people.list
    // True if the window is low. Then the search field scrolls with the list, and the explanation
    // is hidden.
    readonly property bool low: height < 560 * Math.max(1, Theme.textScale)
    // The file dialogs (PageDialogs), or null until they are loaded. The type of this property is
    // `var`, because naming the type PageDialogs would load the dialogs together with the page.
    readonly property var dialogs: asked.item
    // True if no people are known.
    readonly property bool bare: model.all === 0
    // True if the search field is shown. A short list does not need it.
    readonly property bool searchable: model.all > 6 || model.words !== ""
    readonly property string counted: {
        if (rows.count < model.all)
            return qsTr("%1 of %n person(s)", "", model.all).arg(Numbers.whole(rows.count));
        return qsTr("%n person(s)", "", model.all);
    }

    // Makes this row the current one. If it is out of range, takes the first or last row.
    function choose(row: int) {
        rows.currentIndex = Math.max(0, Math.min(rows.count - 1, row));
        const tile = rows.currentItem as PersonTile;
        people.current = tile ? tile.key : "";
    }

    // Selects the current person again after the rows have changed. If this person is not in the
    // list, selects the person now in the current row.
    function findCurrent() {
        const row = model.rowOf(people.current);
        if (row >= 0)
            rows.currentIndex = row;
        else if (rows.count > 0)
            choose(rows.currentIndex);
    }

    // Forgets the person in the current row. The row that takes its place gets the keyboard focus.
    function forget(key: string) {
        const row = rows.currentIndex;
        people.forget(key);
        choose(row);
        rows.takeKeyboard();
    }

    function takeBack() {
        const before = people.forgotten;
        people.takeBack();
        if (people.forgotten === before)
            return;
        if (model.rowOf(people.current) < 0)
            model.words = "";
        findCurrent();
        rows.takeKeyboard();
    }

    objectName: "peoplePage"
    title: qsTr("People")
    subtitle: bare ? "" : counted
    wishedWidth: 860
    wishedHeight: bare ? 420 * Theme.pageScale : 820 * Theme.pageScale
    Component.onCompleted: people.visit()
    Component.onDestruction: people.leave()

    Connections {
        target: page.people

        function onCurrentChanged() {
            page.findCurrent();
        }
    }

    Connections {
        target: page.model

        function onWordsChanged() {
            telling.restart();
        }

        function onModelReset() {
            Qt.callLater(page.findCurrent); // qmllint disable
        }
    }

    // Announces the number of matching rows when the user has stopped typing.
    Timer {
        id: telling

        interval: 700
        onTriggered: App.announcer.reply(page.counted)
    }

    Loader {
        id: asked

        function load() {
            if (status === Loader.Null)
                setSource("PageDialogs.qml", {
                    "importTitle": qsTr("Import people"),
                    "exportTitle": qsTr("Export to this folder"),
                    "filters": [qsTr("Lists of people (*.json)")]
                });
        }
    }

    Connections {
        target: asked.item
        ignoreUnknownSignals: true

        function onFilesChosen(files) {
            page.people.importFile(files[0]);
        }

        function onFolderChosen(path, folder) {
            page.people.exportTo(folder);
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        PageText {
            Layout.fillWidth: true
            visible: !page.bare && !page.low
            text: qsTr("Three minutes after you lose your connection, a friend may take your seat. People you block see no free seats at your table, cannot take over yours, and are not told why. You do not see what they say.")
            color: Theme.inkSoft
        }

        PeopleSearch {
            Layout.fillWidth: true
            visible: page.searchable && !page.low
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            PageList {
                id: rows

                objectName: "peopleList"
                anchors.fill: parent
                anchors.margins: -edge
                model: page.model
                Accessible.name: page.title
                Accessible.description: rows.count === 0 ? empty.text : qsTr("Press Enter to edit a person or Delete to forget them.")
                onCountChanged: Qt.callLater(page.findCurrent) // qmllint disable
                onWalked: row => page.choose(row)

                header: page.low && page.searchable ? Qt.createComponent("PeopleListHeader.qml") : null

                delegate: PersonTile {
                    x: rows.rowX
                    width: rows.rowWidth
                    current: ListView.isCurrentItem
                    onChosen: page.choose(index)
                    onListWanted: wanted => page.people.setList(key, wanted)
                    onRenameWanted: wanted => page.people.rename(key, wanted)
                    onForgetWanted: page.forget(key)
                }
            }

            Column {
                anchors.horizontalCenter: parent.horizontalCenter
                y: rows.middleY(height)
                width: Math.min(parent.width, 460 * Theme.pageScale)
                spacing: Theme.gap
                visible: rows.count === 0

                PageText {
                    id: empty

                    objectName: "emptyText"
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    color: Theme.inkSoft
                    font.pixelSize: Theme.large
                    text: page.bare ? qsTr("Everybody you share a table with is added to this list, which stays on this computer.\nYou have not met anyone yet.") : qsTr("Nobody matches your search.")
                }

                PageButton {
                    objectName: "showAllPeople"
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: !page.bare
                    text: qsTr("Show all")
                    onClicked: {
                        page.model.words = "";
                        rows.takeKeyboard();
                    }
                }
            }
        }

        DoneLine {
            Layout.fillWidth: true
            message: page.people.message
            mayTakeBack: page.people.forgotten > 0
            onTakeBackWanted: page.takeBack()
        }
    }

    footer: [
        PageButton {
            objectName: "import"
            iconName: "import"
            text: qsTr("Import…")
            onClicked: {
                asked.load();
                page.dialogs?.askFiles();
            }
        },
        PageButton {
            objectName: "export"
            iconName: "export"
            text: qsTr("Export…")
            enabled: !page.bare
            onClicked: {
                asked.load();
                page.dialogs?.askFolder("");
            }
        },
        Item {
            Layout.fillWidth: true
        }
    ]
}
