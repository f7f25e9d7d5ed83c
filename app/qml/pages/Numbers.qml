// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in the format of the user's language, with a true minus sign.
pragma Singleton

import QtQuick

QtObject {
    // Format of the current language, set by Main.qml. Texts with numbers are updated when it
    // changes.
    property var locale: Qt.locale()

    function whole(number) {
        return Number(number).toLocaleString(locale, "f", 0).replace("-", "\u2212");
    }

    function percent(number) {
        //: A percentage such as 50%. Use a no-break space if the language has a space before the sign.
        return qsTr("%1%", "a percentage").arg(whole(number));
    }

    // Returns the whole number as text, with a plus sign if it is positive.
    function signed(number) {
        return number > 0 ? locale.positiveSign + whole(number) : whole(number);
    }
}
