// SPDX-License-Identifier: GPL-3.0-or-later
// All records: search, replay, continue, export and delete games.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Downpile

PageSheet {
    id: page

    readonly property Records records: App.records
    readonly property var model: records.list
    property int visit: 0
    // True if the window is low. Then the filters scroll with the list.
    readonly property bool low: height < 560 * Math.max(1, Theme.textScale)
    // The file dialogs (PageDialogs), or null until they are loaded. The type of this property is
    // `var`, because naming the type PageDialogs would load the dialogs together with the page.
    readonly property var dialogs: asked.item
    // True if there are no records, or none have been read yet.
    readonly property bool bare: model.all === 0
    readonly property bool showsNone: list.count === 0 && !records.reading
    readonly property string counted: {
        if (model.narrowed)
            return qsTr("%1 of %n record(s)", "", model.all).arg(Numbers.whole(list.count));
        return qsTr("%n record(s)", "", model.all);
    }

    // Makes this row the current one. If it is out of range, takes the first or last row.
    function choose(row: int) {
        list.currentIndex = Math.max(0, Math.min(list.count - 1, row));
        const tile = list.currentItem as RecordTile;
        records.current = tile ? tile.path : "";
    }

    // Selects the current record again after the rows have changed.
    function findCurrent() {
        const row = model.rowOf(records.current);
        if (row >= 0)
            list.currentIndex = row;
        else if (list.currentIndex < 0 && list.count > 0)
            list.currentIndex = 0;
    }

    // Deletes the record in the current row. The row that takes its place gets the keyboard focus.
    function remove(path: string) {
        const row = list.currentIndex;
        records.remove(path);
        choose(row);
        list.takeKeyboard();
    }

    function takeBack() {
        records.takeBack();
        if (model.rowOf(records.current) < 0 && !records.reading)
            model.showAll();
        findCurrent();
        list.takeKeyboard();
    }

    function exportTo(path: string) {
        asked.load();
        dialogs?.askFolder(path);
    }

    objectName: "recordsPage"
    title: qsTr("Records")
    //: While records are read; %1 is, for example, `12 records`.
    subtitle: bare ? "" : records.reading ? qsTr("Reading… %1").arg(counted) : counted
    wishedWidth: 940
    wishedHeight: 900 * Theme.pageScale
    Component.onCompleted: visit = records.visit()
    Component.onDestruction: records.pageClosed(visit)

    Connections {
        target: page.records

        function onCurrentChanged() {
            page.findCurrent();
        }
    }

    Connections {
        target: page.model

        function onFilterChanged() {
            telling.restart();
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
                    "importTitle": qsTr("Import records"),
                    "exportTitle": qsTr("Export to this folder"),
                    "filters": [qsTr("Game records (*.downpile *.jsonl)")],
                    "several": true
                });
        }
    }

    Connections {
        target: asked.item
        ignoreUnknownSignals: true

        function onFilesChosen(files) {
            page.records.importFiles(files);
        }

        function onImportFolderChosen(folder) {
            page.records.importFiles([folder]);
        }

        function onFolderChosen(path, folder) {
            if (path === "")
                page.records.exportShown(folder);
            else
                page.records.exportRecord(path, folder);
        }
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.gap

        RecordFilters {
            Layout.fillWidth: true
            visible: !page.low && !page.bare
            model: page.model
        }

        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true

            PageList {
                id: list

                objectName: "recordList"
                anchors.fill: parent
                anchors.margins: -edge
                model: page.model
                Accessible.name: page.title
                Accessible.description: list.count > 0 ? qsTr("Press Enter to view a record or Delete to delete it.") : page.showsNone ? empty.text : ""
                onCountChanged: Qt.callLater(page.findCurrent) // qmllint disable
                onWalked: row => page.choose(row)

                header: page.low && !page.bare ? Qt.createComponent("RecordListHeader.qml") : null

                delegate: RecordTile {
                    x: list.rowX
                    width: list.rowWidth
                    current: ListView.isCurrentItem
                    onChosen: page.choose(index)
                    onSeeWanted: App.openReplay(path)
                    onReviewWanted: App.openReview(path)
                    onContinueWanted: App.resumeRecord(path)
                    onTableWanted: page.closed()
                    onExportWanted: page.exportTo(path)
                    onDeleteWanted: page.remove(path)
                }
            }

            Column {
                anchors.horizontalCenter: parent.horizontalCenter
                y: list.middleY(height)
                width: Math.min(parent.width, 420 * Theme.pageScale)
                spacing: Theme.gap
                visible: page.showsNone

                PageText {
                    id: empty

                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    color: Theme.inkSoft
                    font.pixelSize: Theme.large
                    text: page.bare ? qsTr("Every game you play is kept here.\nThere are none yet.") : qsTr("No record matches your search.")
                }

                PageButton {
                    objectName: "showAll"
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: !page.bare
                    text: qsTr("Show all")
                    onClicked: {
                        page.model.showAll();
                        list.takeKeyboard();
                    }
                }
            }
        }

        DoneLine {
            Layout.fillWidth: true
            message: page.records.message
            mayTakeBack: page.records.deleted > 0
            onTakeBackWanted: page.takeBack()
        }
    }

    footer: [
        PageButton {
            objectName: "import"
            iconName: "import"
            text: qsTr("Import…")
            enabled: !page.records.busy
            onClicked: {
                asked.load();
                page.dialogs?.askFiles();
            }
        },
        PageButton {
            objectName: "importFolder"
            iconName: "import"
            text: qsTr("Import folder…")
            enabled: !page.records.busy
            onClicked: {
                asked.load();
                page.dialogs?.askImportFolder();
            }
        },
        PageButton {
            objectName: "exportAll"
            iconName: "export"
            text: page.model.narrowed ? qsTr("Export these…") : qsTr("Export all…")
            enabled: list.count > 0 && !page.records.busy && !page.records.reading
            onClicked: page.exportTo("")
        },
        Item {
            Layout.fillWidth: true
        }
    ]
}
