// SPDX-License-Identifier: GPL-3.0-or-later
// The track of a time line: the line, ticks with the numbers of the deals, and clickable dots at
// turning points of the game. While the review is open, it also has clickable marks at slips
// (round) and blunders (square).
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Downpile

Item {
    id: track

    required property Slider slider
    required property ReplayControl replay
    required property TableReview review
    required property int size      // text size of the deals' numbers, in pixels
    required property real thick    // thickness of the line, in pixels
    required property real knob

    // Returns the position of a stop on the line, in pixels.
    function spotOf(stop: int): real {
        const at = slider.to > 0 ? stop / slider.to : 0;
        return slider.leftPadding + knob / 2 + (slider.mirrored ? 1 - at : at) * (slider.availableWidth - knob);
    }

    Rectangle {
        x: track.slider.leftPadding + track.knob / 2
        y: Math.round((track.height - height) / 2)
        width: track.slider.availableWidth - track.knob
        height: track.thick
        radius: height / 2
        color: Theme.veilDown

        Rectangle {
            x: track.slider.mirrored ? parent.width - width : 0
            width: Math.round(track.slider.position * parent.width)
            height: parent.height
            radius: height / 2
            color: Theme.brass
        }
    }

    Repeater {
        model: track.replay.marks

        Item {
            id: mark

            property bool pointed: false
            property bool asked: false // whether the tool tip is shown
            required property var modelData
            required property int index
            readonly property bool isDeal: modelData.kind === "deal"
            readonly property bool isChange: modelData.kind === "change"
            // A mark of the kind "score" (the end of a deal) is shown only at the end of the
            // replay. Elsewhere the mark of the next deal is almost at the same position.
            readonly property bool isSeen: modelData.kind !== "score" || modelData.stop === track.replay.lastStop
            readonly property real room: track.slider.availableWidth / Math.max(1, track.replay.deals)

            x: track.spotOf(modelData.stop)
            height: track.slider.height
            visible: isSeen

            Rectangle {
                visible: !mark.isChange
                x: -1
                y: Math.round((mark.height - height) / 2)
                width: 2
                height: Math.round(track.thick * 2.6)
                color: Theme.feltText
            }

            Text {
                visible: mark.isDeal && mark.room > implicitWidth * 1.6
                // The number of the first deal is moved aside. At the start of the line, the ring
                // of the knob would cover it.
                readonly property int aside: mark.modelData.stop === 0 ? Math.round(track.knob / 2) + 3 : 0

                x: track.slider.mirrored ? -implicitWidth - aside : aside
                y: Math.round((mark.height + track.knob) / 2)
                text: Numbers.whole(mark.modelData.deal)
                color: Theme.feltTextSoft
                font.pixelSize: Math.max(9, Math.round(track.size * 0.7))
                Accessible.ignored: true
            }

            Rectangle {
                objectName: "change"
                visible: mark.isChange
                x: -width / 2
                y: Math.round(mark.height / 2 - track.thick * 1.4 - height)
                width: Math.round(track.size * 0.55)
                height: width
                // A white diamond: mistakes are orange dots.
                radius: 1
                rotation: 45
                color: mark.pointed ? Theme.brassBright : Theme.feltText

                Item {
                    anchors.fill: parent
                    anchors.margins: -4

                    Tap {
                        gesturePolicy: TapHandler.WithinBounds
                        onTapped: track.replay.goTo(mark.modelData.stop)
                    }

                    MouseHover {
                        onOverChanged: mark.pointed = over
                        onAsksChanged: mark.asked = asks
                    }
                }
            }

            PlateTip {
                text: mark.modelData.text
                shown: mark.asked
            }
        }
    }

    Repeater {
        model: track.review.open ? track.review.mistakes : []

        Rectangle {
            id: mistake

            required property var modelData
            readonly property bool isBlunder: modelData.verdict === "blunder"

            objectName: "mistake"
            x: track.spotOf(modelData.stop) - width / 2
            y: Math.round((track.height - height) / 2)
            width: Math.round(track.size * 0.7)
            height: width
            radius: isBlunder ? 2 : width / 2
            color: isBlunder || tap.pressed ? Theme.ember : Theme.night
            border.width: 2
            border.color: Theme.ember

            Tap {
                id: tap

                gesturePolicy: TapHandler.WithinBounds
                margin: 4
                onTapped: track.replay.goTo(mistake.modelData.stop)
            }

            MouseHover {
                id: hover
            }

            PlateTip {
                text: mistake.modelData.text
                shown: hover.asks
            }
        }
    }
}
