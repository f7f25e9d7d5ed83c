// SPDX-License-Identifier: GPL-3.0-or-later
// The review of a player's decisions in a recorded game. Plain data for display and storage beside
// the record, so that nothing is computed twice. Amounts are integers, in millionths of the unit,
// so that sums are exact.
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

// Version of the JSON format of reviews. It also changes if the meaning of a number changes.
inline constexpr int kReviewVersion = 5;

// Reason why Master's move is better than the move played: the sentence itself, not its index as
// in Advice, and the values of its placeholders.
struct ReviewReason {
  std::string text;  // English sentence with placeholders, one of Bot::reasons()
  Card card{};
  std::uint8_t player = kNoPlayer;
  int number = 0;
  int otherNumber = 0;

  bool operator==(const ReviewReason&) const = default;
};

// A judged decision of the reviewed player.
struct ReviewedMove {
  // Index of the move among the record entries in force, without undone ones
  // (Timeline::Stop::played).
  std::size_t entry = 0;
  int deal = 1;
  std::string played;  // the move played, in the notation of the record
  // The best move by Master's search. Equal to `played` if that move is as good. Empty if doing
  // nothing is best.
  std::string best;
  Verdict verdict = Verdict::good;
  Amount value = 0;  // expected value of the deal with the best move
  Amount valueError = 0;
  // Expected loss of the move played compared with `best`, measured by the goal of Master's search
  // (Judgement::loss). `value` is measured differently, by the value of the deal.
  Amount loss = 0;
  Amount lossError = 0;
  int worlds = 0;  // number of worlds where the moves were compared
  // Reason why the best move is better. Only set if the move played is a slip or a blunder.
  std::optional<ReviewReason> reason{};

  bool operator==(const ReviewedMove&) const = default;
};

// The result of a deal for the reviewed player, divided into parts. Their sum is exactly the
// result. docs/review.md defines the parts.
struct ReviewedDeal {
  int deal = 1;
  Amount result = 0;
  Amount even = 0;   // expected value before the cards are dealt
  Amount cards = 0;  // effect of the dealt cards
  Amount gains = 0;  // advantage of the best moves over those of a sensible player
  // Effect of the player's decisions, compared with the best moves; negative if they cost points.
  Amount decisions = 0;
  Amount others = 0;  // effect of the other players' decisions
  Amount luck = 0;    // the rest of the result, which no decision explains

  Amount sum() const { return even + cards + gains + decisions + others + luck; }
  bool operator==(const ReviewedDeal&) const = default;
};

struct Review {
  std::string mark;  // hash of the reviewed record; see markOf
  std::string game;
  int players = 2;
  int player = 0;
  std::uint64_t seed = 0;
  std::string unit;  // name of the unit of the amounts (Aim::unit)
  // A loss above `slip` is a slip, one above `blunder` is a blunder; see Aim.
  Amount slip = 0;
  Amount blunder = 0;
  bool complete = false;  // false if decisions to be reviewed are still missing
  std::vector<ReviewedMove> moves;
  std::vector<ReviewedDeal> deals;  // results of the finished and reviewed deals

  bool operator==(const Review&) const = default;
};

// Returns a hash for matching a review with its record. It covers the game, the number of players,
// RecordHeader::takenOver, the options and the entries in force. It does not cover undone moves,
// names, seeds or the seal.
std::string markOf(const Record& record);

// Returns the results of a deal. Returns nullptr if the deal is not over or was not reviewed to its
// end.
const ReviewedDeal* dealOf(const Review& review, int deal);

// Removes the judged moves of deals not reviewed to their end.
void keepWholeDeals(Review& review);

// Adds the results of `deal`, a review of one deal of the same record, to `all`. They replace older
// results of the same deal in `all`.
void takeIn(Review& all, const Review& deal);

std::string_view verdictName(Verdict verdict);

// Converts a review to JSON and back. readReview returns nullopt and sets `error` to a sentence if
// the JSON is not a valid review.
Value writeReview(const Review& review);
std::optional<Review> readReview(const Value& value, std::string& error);

}  // namespace downpile
