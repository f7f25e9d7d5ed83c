// SPDX-License-Identifier: GPL-3.0-or-later
// The only place that decides which parts of a record the user may see. The file of a game contains
// all cards. In an unfinished game with other people the user sees only the view of the user's
// seat, or the view of spectators if the user's seat is unknown. Exception: a user with
// RecordUser::mayHaveAll sees all cards.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "record/record.h"

namespace downpile {

// The reader of a record.
struct RecordUser {
  std::string key{};  // key of the user's identity (Seat::key); empty if unknown
  // True if the user was given all cards, for example with a shared position.
  bool mayHaveAll = false;
};

// Returns the user's seat: in network games the seat with the user's key, otherwise the seat of the
// only person. Returns nullopt if there is no such seat, or if several people have no keys.
std::optional<int> ownSeat(std::span<const Seat> seats, const std::string& ownKey);

class RecordAccess {
 public:
  // `isOver`: true if the whole game is over, not only a deal.
  RecordAccess(std::span<const Seat> seats, bool isOver, const RecordUser& user);

  // Returns true if the game is over or the user was given all cards (RecordUser::mayHaveAll). The
  // user may then see all cards, and may pass positions of the game on to others.
  bool isOpen() const { return kind_ == Kind::open; }
  // Returns true for an unfinished game with other people, if the user was not given all cards. The
  // record may be viewed (mayView), but not continued, reviewed, counted in statistics or exported.
  bool isWithheld() const { return kind_ == Kind::withheld; }
  // Returns true if the user may see the game with the view of this viewer (a player or
  // kSpectator).
  bool mayView(int viewer) const;
  // Returns the user's seat, or nullopt if it is unknown.
  std::optional<int> own() const { return own_; }
  // Returns the viewer (a player or kSpectator) whose view is shown first.
  int firstViewer() const { return first_; }

 private:
  enum class Kind : std::uint8_t {
    open,
    alone,     // an unfinished game of the user against bots, or of bots only
    withheld,  // an unfinished game with other people
  };

  Kind kind_;
  std::optional<int> own_;
  int first_ = 0;
  PlayerSet viewers_;
};

}  // namespace downpile
