// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/game_facts.h"

#include <algorithm>

#include "games/catalog.h"
#include "record/record_access.h"
#include "statistics/placing.h"

namespace downpile {

std::optional<GameFacts> factsOf(const Record& record) {
  using Kind = RecordEntry::Kind;
  const RecordHeader& header = record.header;
  if (header.takenOver > 0) return std::nullopt;
  GameFacts facts{.game = header.game, .options = header.options};
  for (const Seat& seat : header.seats) facts.seats.push_back({.seat = seat});
  const auto game = gameOf(header);
  for (const std::size_t index : record.indicesInForce()) {
    const RecordEntry& entry = record.entries[index];
    const PlayedEntry played = playEntry(*game, entry);
    if (played.problem) return std::nullopt;
    if (played.step) game->count(*played.step, facts.tally);
    if (entry.kind == Kind::move) ++facts.seats[at(entry.player)].moves;
    if (entry.kind == Kind::scores) facts.deals.push_back({entry.scores, entry.isVoid});
  }
  const Standing end = game->standing();
  facts.isOver = end.gameOver;
  if (!facts.isOver) return facts;
  const std::vector<int> places = placesOf(header.game, end);
  for (int player = 0; player < facts.players(); ++player) {
    SeatFacts& seat = facts.seats[at(player)];
    seat.won = end.winners.shareOf(player);
    seat.place = places[at(player)];
    seat.total = end.totals[at(player)];
  }
  return facts;
}

std::optional<int> seatOf(const GameFacts& facts, const std::string& ownKey) {
  std::vector<Seat> seats;
  for (const SeatFacts& each : facts.seats) seats.push_back(each.seat);
  if (RecordAccess(seats, facts.isOver, {.key = ownKey}).isWithheld()) return std::nullopt;
  return ownSeat(seats, ownKey);
}

}  // namespace downpile
