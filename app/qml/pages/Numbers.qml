// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as the user's language writes them, with a true minus sign.
pragma Singleton

import QtQuick

QtObject {
    function whole(number) {
        return Number(number).toLocaleString(Qt.locale(), "f", 0).replace("-", "\u2212");
    }

    function percent(number) {
        //: Such as 50%, with a space that does not break where the language has one.
        return qsTr("%1%", "a percentage").arg(whole(number));
    }

    // With its sign.
    function signed(number) {
        return number > 0 ? Qt.locale().positiveSign + whole(number) : whole(number);
    }
}
