// SPDX-License-Identifier: GPL-3.0-or-later
// Predefined phrases for the chat; each reader sees them in their own language. Messages refer to
// them by index, so append new phrases at the end.
#pragma once

#include <QtGlobal>
#include <array>

namespace downpile {

// The predefined chat phrases in English. They are translated in the context `Phrases`.
inline constexpr std::array kPhrases = {
    QT_TRANSLATE_NOOP("Phrases", "Hello!"),
    QT_TRANSLATE_NOOP("Phrases", "Well played!"),
    QT_TRANSLATE_NOOP("Phrases", "Thank you!"),
    QT_TRANSLATE_NOOP("Phrases", "Sorry!"),
    QT_TRANSLATE_NOOP("Phrases", "Ouch!"),
    QT_TRANSLATE_NOOP("Phrases", "That was lucky!"),
    QT_TRANSLATE_NOOP("Phrases", "Let me think."),
    QT_TRANSLATE_NOOP("Phrases", "One moment, please."),
    QT_TRANSLATE_NOOP("Phrases", "I’m back."),
    QT_TRANSLATE_NOOP("Phrases", "One more?"),
    QT_TRANSLATE_NOOP("Phrases", "I have to go soon."),
    QT_TRANSLATE_NOOP("Phrases", "Goodbye!"),
};

}  // namespace downpile
