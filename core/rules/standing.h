// SPDX-License-Identifier: GPL-3.0-or-later
// What a table shows of any game: the cards in each place, and the standing.
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

// Contents of one place as a viewer knows them: `cards` from bottom to top if the zone is ordered;
// unknown cards are Card().
struct PlaceContents {
  Place place;
  std::vector<Card> cards;
  bool faceDown = false;  // the cards lie face down; the viewer may still remember some of them
  int score = 0;          // points for the owner if the deal ended now; 0 if none
  // The positions matter although the zone is unordered, because other players choose a position.
  bool inOrder = false;
  // Cards of a hand that are visible to all players. They are shown as large as cards in front of
  // the player. reportReveal() reports each card that is turned over.
  CardSet turnedUp{};
};

// State of a deal or game, apart from its cards.
struct Standing {
  int deal = 1;
  int dealer = 0;                 // player who deals
  std::uint8_t turn = kNoPlayer;  // the one player who must act, or kNoPlayer
  std::vector<int> chairs;        // player in each chair, clockwise
  std::vector<int> totals;
  int startTotal = 0;       // total of every player at the start of the game
  std::uint8_t counts = 0;  // unit of the totals: index into GameInfo::totals
  std::vector<int> scores;  // points of the finished deal, else zeros
  // Points of the current deal that are already final; empty if all are counted at the end.
  std::vector<int> dealPoints{};
  bool dealOver = false;
  bool dealVoid = false;
  bool gameOver = false;
  std::uint8_t wentOut = kNoPlayer;  // player who ended the deal, or kNoPlayer
  PlayerSet out{};                   // players who are out of the deal
  PlayerSet winners;
  std::vector<int> settlement{};  // chips that each player would win (or pay, if negative) if the
                                  // game were settled now; empty without payments

  // Returns the total including dealPoints.
  int totalNow(int player) const {
    const auto p = static_cast<std::size_t>(player);
    return totals[p] + (dealPoints.empty() ? 0 : dealPoints[p]);
  }
};

// Convert a standing to and from a value with a member for each field. `mostCounts`: number of
// units of totals, at least 1 (GameInfo::totals). On failure `error` is set and the standing must
// not be used.
Value writeStanding(const Standing& standing);
Standing readStanding(const Value& value, int players, int mostCounts, std::string& error);

}  // namespace downpile
