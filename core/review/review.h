// SPDX-License-Identifier: GPL-3.0-or-later
// What a player's decisions in a recorded game were worth: plain data, to be shown and to be kept
// with the record, so that nothing is reckoned twice. Amounts are whole millionths of the unit, so
// that what adds up does so exactly.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/record.h"
#include "review/estimates.h"
#include "rules/value.h"
#include "table/card.h"
#include "table/player.h"

namespace downpile {

using Amount = std::int64_t;
inline constexpr Amount kOneUnit = 1'000'000;
Amount amountOf(double inUnits);
double inUnits(Amount amount);

// The version of the written form, and of what the figures mean.
inline constexpr int kReviewVersion = 2;

// Why the better move is better: as in a hint, see Advice.
struct ReviewReason {
  std::string text;  // a template of Bot::reasons(), to be translated in the game's context
  Card card{};
  std::uint8_t player = kNobody;
  int number = 0;

  bool operator==(const ReviewReason&) const = default;
};

// A decision of the player, who had a choice.
struct ReviewedMove {
  std::size_t entry = 0;  // so many entries in force were there before it (Timeline::Stop::played)
  int deal = 1;
  std::string played;  // in the notation of the record
  std::string best;    // what Master would have done; the same where it was that; empty:
                       // nothing, where nothing had to be done
  Verdict verdict = Verdict::good;
  Amount worth = 0;  // what the player could expect of the deal with the best move
  Amount worthError = 0;
  Amount loss = 0;  // what the move was worth less
  Amount lossError = 0;
  int worlds = 0;                        // in which the two were compared
  std::optional<ReviewReason> reason{};  // of a slip or blunder

  bool operator==(const ReviewedMove&) const = default;
};

// How the result of a deal came about; the parts add up to it exactly. docs/review.md defines them.
struct ReviewedDeal {
  int deal = 1;
  Amount result = 0;
  Amount even = 0;       // what everybody could expect before the cards were dealt
  Amount cards = 0;      // what Master's play is worth more or less than that with these cards
  Amount decisions = 0;  // what the player's decisions cost: the losses, negative
  Amount others = 0;     // what the others' decisions gave the player
  Amount luck = 0;       // what is left: how it all came together

  Amount sum() const { return even + cards + decisions + others + luck; }
  bool operator==(const ReviewedDeal&) const = default;
};

struct Review {
  std::string mark;  // of the record that was reviewed: markOf
  std::string game;
  int players = 2;
  int player = 0;
  std::uint64_t seed = 0;
  std::string unit;  // Aim::unit
  Amount slip = 0;   // the bounds of the verdicts
  Amount blunder = 0;
  bool complete = false;  // not stopped before its end
  std::vector<ReviewedMove> moves;
  std::vector<ReviewedDeal> deals;  // those that are over, and were reviewed

  bool operator==(const Review&) const = default;
};

// Whether a review still fits a record: the same for all records in which the same was played, and
// no other. What was taken back, names and the seal do not count.
std::string markOf(const Record& record);

// What is known of a deal; nullptr where that is not over, or was not reviewed to its end.
const ReviewedDeal* dealOf(const Review& review, int deal);

// Leaves only the moves of deals that were reviewed to their end.
void keepWholeDeals(Review& review);

// Takes in what a review of one deal of the same record found: what was known of that deal before
// goes.
void takeIn(Review& all, const Review& deal);

std::string_view verdictName(Verdict verdict);

// The written form, and a review of it; nothing where it is none, with a sentence in `error`.
Value writeReview(const Review& review);
std::optional<Review> readReview(const Value& value, std::string& error);

}  // namespace downpile
