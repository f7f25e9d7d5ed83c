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
  // The owner's points for this place if the deal ended now; 0 if none.
  int score = 0;
  // True: other players can choose a card by its position, so the positions matter although
  // Zone::ordered is false.
  bool inOrder = false;
  // Cards of a hand face up for the other players. In a blind deal of Up and Down the owner does
  // not see them. The table shows them as large as cards in front of the player. If a card of a
  // hand is turned face up during a deal, reportReveal() reports it.
  CardSet turnedUp{};
  bool doubled = false;  // the score counts cards of the owner's own suit double
};

// State of a deal and a game, except for the cards.
struct Standing {
  int deal = 1;
  int dealer = 0;                 // dealer of this deal
  std::uint8_t turn = kNoPlayer;  // the only player required to act, or kNoPlayer
  std::vector<int> chairs;        // the player in each chair, clockwise
  std::vector<int> totals;
  int startTotal = 0;  // total of every player at the start of the game
  // Unit of the totals, as an index into GameInfo::totals.
  std::uint8_t counts = 0;
  std::vector<int> scores;  // points of each player in the finished deal; zeros before its end
  // Points of each player in the current deal that can no longer change. Empty if points are only
  // counted at the end of the deal.
  std::vector<int> dealPoints{};
  bool dealOver = false;
  bool dealVoid = false;
  bool gameOver = false;
  std::uint8_t wentOut = kNoPlayer;  // player ending the deal by going out, or kNoPlayer
  // Players without cards, in games whose deal continues without such players.
  PlayerSet out{};
  PlayerSet winners;
  // For each player: the chips won (or paid, if negative) if the game were settled now. Empty in
  // games without payments.
  std::vector<int> settlement{};

  // Returns the total including dealPoints.
  int totalNow(int player) const {
    const auto p = static_cast<std::size_t>(player);
    return totals[p] + (dealPoints.empty() ? 0 : dealPoints[p]);
  }
};

// writeStanding() converts a standing to a JSON object with a member for each field. readStanding()
// converts it back. mostCounts: number of units in GameInfo::totals, 1 or more. On failure,
// readStanding() sets `error` and its result must not be used.
Value writeStanding(const Standing& standing);
Standing readStanding(const Value& value, int players, int mostCounts, std::string& error);

}  // namespace downpile
