// SPDX-License-Identifier: GPL-3.0-or-later
// Decides what a record may show to the user: the only place where this is decided. The file of a
// game holds all cards. Until a game with other people is over, the user sees no more of it than
// the own seat saw, or than spectators saw if the own seat is unknown.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "record/record.h"

namespace downpile {

// Who reads a record.
struct RecordUser {
  std::string key{};        // of the user's identity (Seat::key); empty if unknown
  bool mayHaveAll = false;  // the user was given all cards, as with a position
};

// The user's seat: the one with the user's key if people came by a network, otherwise that of the
// only person. nullopt if there is none, or if there are several people without keys.
std::optional<int> ownSeat(std::span<const Seat> seats, const std::string& ownKey);

class RecordAccess {
 public:
  // `isOver`: the whole game, not only a deal.
  RecordAccess(std::span<const Seat> seats, bool isOver, const RecordUser& user);

  // All cards may be seen, and positions given to others.
  bool isOpen() const { return kind_ == Kind::open; }
  // An unfinished game with other people: it may be looked at (maySeeAs), but not be played on,
  // reviewed, counted or exported.
  bool isWithheld() const { return kind_ == Kind::withheld; }
  // Whether the game may be seen as this viewer, a player or kOnlooker, saw it.
  bool maySeeAs(int viewer) const;
  // The user's seat, as far as it is known.
  std::optional<int> own() const { return own_; }
  // The viewer that the game is shown to at first.
  int firstViewer() const { return first_; }

 private:
  enum class Kind : std::uint8_t {
    open,
    alone,     // unfinished, against computer players
    withheld,  // unfinished, with other people
  };

  Kind kind_;
  std::optional<int> own_;
  int first_ = 0;
  PlayerSet viewers_;
};

}  // namespace downpile
