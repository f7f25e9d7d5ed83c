// SPDX-License-Identifier: GPL-3.0-or-later
// Fills in the placeholders of translated texts.
pragma Singleton

import QtQuick

QtObject {
    // Returns the text with %1, %2 and so on replaced by the parts, all at once. A chain of arg()
    // would also replace a placeholder in a part, such as a player's name.
    function of(text: string, ...parts): string {
        return text.replace(/%([1-9])/g, (whole, number) => number <= parts.length ? parts[number - 1] : whole);
    }
}
