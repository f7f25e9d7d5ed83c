// SPDX-License-Identifier: GPL-3.0-or-later
// The progress bar in both directions of reading, and its accessible value.
import QtQuick
import QtTest
import Downpile

TestCase {
    id: test

    name: "progress"
    when: windowShown
    visible: true
    width: 240
    height: 80

    Component {
        id: bar

        ProgressLine {
            width: 200
            name: "Reading"
            share: 0.429
        }
    }

    function test_progressIsShownAndAccessible() {
        const line = createTemporaryObject(bar, test);
        compare(line.Accessible.role, Accessible.ProgressBar);
        compare(line.Accessible.name, "Reading");
        compare(line.Accessible.description, "42%");
        const fill = line.children[0];
        compare(fill.x, 0);
        compare(fill.width, 86);
        // The filled part of a progress bar is never shorter than its round ends and never longer
        // than the bar.
        line.share = 0;
        compare(fill.width, line.height);
        line.share = 1.5;
        compare(fill.width, 200);
        compare(line.Accessible.description, "100%");
    }

    function test_mirroredBarFillsFromTheRight() {
        const line = createTemporaryObject(bar, test);
        line.LayoutMirroring.enabled = true;
        line.LayoutMirroring.childrenInherit = true;
        const fill = line.children[0];
        compare(fill.x + fill.width, 200);
        verify(fill.x > 100);
    }
}
