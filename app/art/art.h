// SPDX-License-Identifier: GPL-3.0-or-later
// Entry point: makes the pictures of cards, portraits, icons and the table available to QML.
#pragma once

class QQmlEngine;

namespace downpile {

// Registers the image providers `cards`, `cardset`, `portraits`, `icons`, `table` and `shadow` with
// the engine, which takes ownership. Call it once for each engine, before its first QML is loaded.
void initArt(QQmlEngine& engine);

}  // namespace downpile
