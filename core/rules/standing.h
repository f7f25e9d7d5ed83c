// SPDX-License-Identifier: GPL-3.0-or-later
// What a table shows of any game: what lies where, and how the game stands.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/value.h"
#include "table/card.h"
#include "table/card_set.h"
#include "table/place.h"
#include "table/player.h"

namespace downpile {

// What lies in one place, as far as a viewer knows: `cards` from bottom to top where the zone has
// an order, unknown cards as Card().
struct PlaceContents {
  Place place;
  std::vector<Card> cards;
  bool faceDown = false;  // lies with its back up although the cards may be remembered
  int worth = 0;          // points it would give its owner now; 0 where it gives none
  // Which of its cards is which counts although its zone has no order: others point at positions.
  bool inOrder = false;
  // Of a hand: cards that lie face up, for all to see, among those that are held. They are shown as
  // large as cards in front of the player; reportReveal tells when one is turned over.
  CardSet turnedUp{};
};

// Where a deal or game stands, apart from its cards.
struct Standing {
  int deal = 1;
  int dealer = 0;               // player
  std::uint8_t turn = kNobody;  // the one player who must act, if it is one
  std::vector<int> chairs;      // player in each chair, clockwise
  std::vector<int> totals;
  int startTotal = 0;       // that everybody began the game with
  std::uint8_t counts = 0;  // what totals count: index into GameInfo::totals
  std::vector<int> scores;  // of the deal that is over, else zeros
  // What the deal under way has brought for good already; empty where all is counted at its end.
  std::vector<int> soFar{};
  bool dealOver = false;
  bool dealVoid = false;
  bool gameOver = false;
  std::uint8_t wentOut = kNobody;  // who ended the deal, if one player did
  PlayerSet out{};                 // those who have no more part in the deal
  PlayerSet winners;
  std::vector<int> settlement{};  // what each player gets or pays now; empty where nothing is paid

  // With what the deal under way has brought already.
  int totalNow(int player) const {
    const auto p = static_cast<std::size_t>(player);
    return totals[p] + (soFar.empty() ? 0 : soFar[p]);
  }
};

// As a value with a member for each of its own, and from such a value. `mostCounts`: how many kinds
// of totals there are (GameInfo::totals). `error` says what is wrong; the standing is worthless then.
Value writeStanding(const Standing& standing);
Standing readStanding(const Value& value, int players, int mostCounts, std::string& error);

}  // namespace downpile
