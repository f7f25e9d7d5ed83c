// SPDX-License-Identifier: GPL-3.0-or-later
// Names of the French cards in each declined form, as literals for lupdate.
#include "text/card_names.h"

#include <QCoreApplication>
#include <array>

#include "text/card_name_table.h"

namespace downpile {

// Names of cards by suit, rank (beginning with the ace) and form.
const std::array<CardNameTable, kSuits> kCardNames{{
    {{
        {{
            QT_TRANSLATE_NOOP3("cards", "The ace of clubs", "start"),
            QT_TRANSLATE_NOOP3("cards", "the ace of clubs", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the ace of clubs", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the ace of clubs", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 2 of clubs", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 2 of clubs", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 2 of clubs", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 2 of clubs", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 3 of clubs", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 3 of clubs", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 3 of clubs", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 3 of clubs", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 4 of clubs", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 4 of clubs", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 4 of clubs", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 4 of clubs", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 5 of clubs", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 5 of clubs", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 5 of clubs", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 5 of clubs", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 6 of clubs", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 6 of clubs", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 6 of clubs", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 6 of clubs", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 7 of clubs", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 7 of clubs", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 7 of clubs", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 7 of clubs", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 8 of clubs", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 8 of clubs", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 8 of clubs", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 8 of clubs", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 9 of clubs", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 9 of clubs", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 9 of clubs", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 9 of clubs", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 10 of clubs", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 10 of clubs", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 10 of clubs", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 10 of clubs", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The jack of clubs", "start"),
            QT_TRANSLATE_NOOP3("cards", "the jack of clubs", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the jack of clubs", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the jack of clubs", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The queen of clubs", "start"),
            QT_TRANSLATE_NOOP3("cards", "the queen of clubs", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the queen of clubs", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the queen of clubs", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The king of clubs", "start"),
            QT_TRANSLATE_NOOP3("cards", "the king of clubs", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the king of clubs", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the king of clubs", "dative"),
        }},
    }},
    {{
        {{
            QT_TRANSLATE_NOOP3("cards", "The ace of diamonds", "start"),
            QT_TRANSLATE_NOOP3("cards", "the ace of diamonds", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the ace of diamonds", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the ace of diamonds", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 2 of diamonds", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 2 of diamonds", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 2 of diamonds", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 2 of diamonds", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 3 of diamonds", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 3 of diamonds", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 3 of diamonds", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 3 of diamonds", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 4 of diamonds", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 4 of diamonds", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 4 of diamonds", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 4 of diamonds", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 5 of diamonds", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 5 of diamonds", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 5 of diamonds", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 5 of diamonds", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 6 of diamonds", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 6 of diamonds", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 6 of diamonds", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 6 of diamonds", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 7 of diamonds", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 7 of diamonds", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 7 of diamonds", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 7 of diamonds", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 8 of diamonds", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 8 of diamonds", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 8 of diamonds", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 8 of diamonds", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 9 of diamonds", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 9 of diamonds", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 9 of diamonds", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 9 of diamonds", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 10 of diamonds", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 10 of diamonds", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 10 of diamonds", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 10 of diamonds", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The jack of diamonds", "start"),
            QT_TRANSLATE_NOOP3("cards", "the jack of diamonds", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the jack of diamonds", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the jack of diamonds", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The queen of diamonds", "start"),
            QT_TRANSLATE_NOOP3("cards", "the queen of diamonds", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the queen of diamonds", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the queen of diamonds", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The king of diamonds", "start"),
            QT_TRANSLATE_NOOP3("cards", "the king of diamonds", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the king of diamonds", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the king of diamonds", "dative"),
        }},
    }},
    {{
        {{
            QT_TRANSLATE_NOOP3("cards", "The ace of hearts", "start"),
            QT_TRANSLATE_NOOP3("cards", "the ace of hearts", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the ace of hearts", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the ace of hearts", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 2 of hearts", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 2 of hearts", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 2 of hearts", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 2 of hearts", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 3 of hearts", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 3 of hearts", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 3 of hearts", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 3 of hearts", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 4 of hearts", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 4 of hearts", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 4 of hearts", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 4 of hearts", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 5 of hearts", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 5 of hearts", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 5 of hearts", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 5 of hearts", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 6 of hearts", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 6 of hearts", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 6 of hearts", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 6 of hearts", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 7 of hearts", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 7 of hearts", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 7 of hearts", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 7 of hearts", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 8 of hearts", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 8 of hearts", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 8 of hearts", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 8 of hearts", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 9 of hearts", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 9 of hearts", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 9 of hearts", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 9 of hearts", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 10 of hearts", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 10 of hearts", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 10 of hearts", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 10 of hearts", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The jack of hearts", "start"),
            QT_TRANSLATE_NOOP3("cards", "the jack of hearts", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the jack of hearts", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the jack of hearts", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The queen of hearts", "start"),
            QT_TRANSLATE_NOOP3("cards", "the queen of hearts", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the queen of hearts", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the queen of hearts", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The king of hearts", "start"),
            QT_TRANSLATE_NOOP3("cards", "the king of hearts", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the king of hearts", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the king of hearts", "dative"),
        }},
    }},
    {{
        {{
            QT_TRANSLATE_NOOP3("cards", "The ace of spades", "start"),
            QT_TRANSLATE_NOOP3("cards", "the ace of spades", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the ace of spades", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the ace of spades", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 2 of spades", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 2 of spades", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 2 of spades", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 2 of spades", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 3 of spades", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 3 of spades", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 3 of spades", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 3 of spades", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 4 of spades", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 4 of spades", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 4 of spades", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 4 of spades", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 5 of spades", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 5 of spades", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 5 of spades", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 5 of spades", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 6 of spades", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 6 of spades", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 6 of spades", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 6 of spades", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 7 of spades", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 7 of spades", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 7 of spades", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 7 of spades", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 8 of spades", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 8 of spades", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 8 of spades", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 8 of spades", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 9 of spades", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 9 of spades", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 9 of spades", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 9 of spades", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The 10 of spades", "start"),
            QT_TRANSLATE_NOOP3("cards", "the 10 of spades", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the 10 of spades", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the 10 of spades", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The jack of spades", "start"),
            QT_TRANSLATE_NOOP3("cards", "the jack of spades", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the jack of spades", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the jack of spades", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The queen of spades", "start"),
            QT_TRANSLATE_NOOP3("cards", "the queen of spades", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the queen of spades", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the queen of spades", "dative"),
        }},
        {{
            QT_TRANSLATE_NOOP3("cards", "The king of spades", "start"),
            QT_TRANSLATE_NOOP3("cards", "the king of spades", "nominative"),
            QT_TRANSLATE_NOOP3("cards", "the king of spades", "accusative"),
            QT_TRANSLATE_NOOP3("cards", "the king of spades", "dative"),
        }},
    }},
}};

}  // namespace downpile
