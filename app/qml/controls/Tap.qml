// SPDX-License-Identifier: GPL-3.0-or-later
// Recognises clicks and taps, also slow ones. With Qt's default, a press of 0.8 seconds or more
// would do nothing.
import QtQuick

TapHandler {
    longPressThreshold: 3600  // an hour, in seconds: no press is a long one
}
