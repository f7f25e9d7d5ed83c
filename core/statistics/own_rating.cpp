// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/own_rating.h"

#include <cmath>
#include <map>
#include <optional>

#include "statistics/level_ratings.h"
#include "statistics/placing.h"

namespace downpile {

namespace {

struct Met {
  Rating rating{};
  // Time of the player's last game, in seconds since 1970; 0 before the first.
  std::int64_t time = 0;
};
using People = std::map<std::string, Met>;

std::string nameOf(const Seat& seat) { return seat.key.empty() ? "name " + seat.name : seat.key; }

double periodsSince(std::int64_t last, std::int64_t now) {
  if (last == 0 || now <= last) return 0;
  return static_cast<double>(now - last) / static_cast<double>(kRatingPeriod);
}

std::optional<Rating> ratingOf(const GameFacts& facts, const Seat& seat, const People& people) {
  if (!isPerson(seat)) return levelRating(facts.game, seat.kind, facts.players());
  const auto met = people.find(nameOf(seat));
  return met == people.end() ? Rating{} : met->second.rating;
}

// Returns the results of one player against each of the other rated players.
std::vector<Encounter> encountersOf(const GameFacts& facts, std::size_t seat,
                                    const std::vector<std::optional<Rating>>& ratings) {
  std::vector<Encounter> encounters;
  for (std::size_t other = 0; other < facts.seats.size(); ++other) {
    if (other == seat || !ratings[other]) continue;
    encounters.push_back({.other = *ratings[other],
                          .score = scoreOf(facts.seats[seat].place, facts.seats[other].place),
                          .weight = pairWeight(facts.players())});
  }
  return encounters;
}

}  // namespace

std::vector<RatingPoint> ratingLine(std::span<const OwnGame* const> games) {
  std::vector<RatingPoint> line;
  People people;
  Met own;
  for (const OwnGame* game : games) {
    const GameFacts& facts = game->facts;
    if (!facts.isOver) continue;
    // Ratings of all players before this game. They are the opponents' ratings for all results of
    // the game.
    std::vector<std::optional<Rating>> ratings;
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
      ratings.push_back(static_cast<int>(seat) == game->seat
                            ? own.rating
                            : ratingOf(facts, facts.seats[seat].seat, people));
    }
    for (std::size_t seat = 0; seat < facts.seats.size(); ++seat) {
      const bool isOwn = static_cast<int>(seat) == game->seat;
      if (!isPerson(facts.seats[seat].seat)) continue;
      const std::vector<Encounter> encounters = encountersOf(facts, seat, ratings);
      if (encounters.empty()) continue;
      Met& met = isOwn ? own : people[nameOf(facts.seats[seat].seat)];
      met.rating = ratingAfter(met.rating, encounters, periodsSince(met.time, game->time));
      met.time = game->time;
      if (isOwn) line.push_back({game->time, met.rating});
    }
  }
  return line;
}

std::optional<ExpectedShare> expectedAgainst(const Rating& rating, const std::string& game,
                                             const std::string& level, int players) {
  const std::optional<Rating> other = levelRating(game, level, players);
  if (!other) return std::nullopt;
  std::vector<double> ratings(static_cast<std::size_t>(players), other->value);
  ratings[0] = rating.value;
  const double share = expectedShares(ratings)[0];
  // Standard error of the share by the delta method: the slope of the share times the error of the
  // rating difference.
  const double slope = share * (1 - share) / kRatingScale;
  return ExpectedShare{share, slope * std::hypot(rating.deviation, other->deviation)};
}

}  // namespace downpile
