// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that ask the table a question: the question (see TableAnswers and TableSpeech), the key,
// and its text in the list of keys. The answer is spoken, and shown in place of the prompt. In
// every language, these keys differ from the keys of all actions.
pragma Singleton

import QtQuick

QtObject {
    readonly property var all: [
        {
            question: "turn",
            key: qsTr("W", "key: whose turn it is"),
            title: qsTr("Whose turn is it, and what should I do?")
        },
        {
            question: "hand",
            key: qsTr("C", "key: the cards of the hand"),
            title: qsTr("Which cards do I hold?")
        },
        {
            question: "moves",
            key: qsTr("M", "key: the possible moves"),
            title: qsTr("What can I do, and with which cards?")
        },
        {
            question: "table",
            key: qsTr("L", "key: the cards on the table"),
            title: qsTr("What is on the table?")
        },
        {
            question: "players",
            key: qsTr("O", "key: the players"),
            title: qsTr("How many cards and points does each player have?")
        },
        {
            question: "events",
            key: qsTr("E", "key: the events since the last move"),
            title: qsTr("What has happened since my last move?")
        },
        {
            question: "standing",
            key: qsTr("R", "key: the results so far"),
            title: qsTr("What is the score?")
        },
        {
            question: "back",
            key: qsTr(",", "key: the event before"),
            title: qsTr("What happened before that?")
        },
        {
            question: "again",
            key: qsTr("A", "key: the last event again"),
            title: qsTr("What was that again?")
        },
        {
            question: "forward",
            key: qsTr(".", "key: the event after"),
            title: qsTr("What happened after that?")
        },
        {
            question: "find",
            key: qsTr("F", "key: find a card by its name"),
            title: qsTr("Finds a card: type its name, such as 7h")
        },
        {
            question: "skip",
            key: qsTr("G", "key: skip to the own turn"),
            title: qsTr("Skips to your turn")
        }
    ]

    // Explanation of the question keys, read aloud with the first step of a guide.
    readonly property string introduction: Sentence.of(qsTr("Press Enter to continue the guide or Escape to hide it. Enter also continues it from a card or place that you cannot use right now. At any time, press %1 to hear what to do, %2 to hear your possible moves or %3 to hear your cards; the question mark lists all keys."), keyOf("turn"), keyOf("moves"), keyOf("hand"))

    function keyOf(question: string): string {
        return all.find(each => each.question === question).key;
    }

    // Returns the name of the question that this key (letters in upper case) asks, or "" if the key
    // asks none.
    function questionOf(key: string): string {
        return all.find(each => each.key === key)?.question ?? "";
    }
}
