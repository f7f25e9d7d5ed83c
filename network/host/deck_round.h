// SPDX-License-Identifier: GPL-3.0-or-later
// Before a game everybody who sits at the table has a hand in its chance (seal/seal.h): the host
// shows the commitment to a secret, each person one to a number, and when all have done so the
// numbers are opened. Nobody could choose after having seen what others chose.
#pragma once

#include <array>
#include <optional>

#include "seal/seal.h"
#include "table/player.h"

namespace downpile {

class DeckRound {
 public:
  // Between the people in these seats; `secret` is the host's.
  DeckRound(PlayerSet seats, const Bytes32& secret) : seats_(seats), secret_(secret) {}

  Bytes32 commitment() const { return commitmentTo(secret_); }
  PlayerSet seats() const { return seats_; }
  // What each seat has committed to; complete once isCommitted().
  const std::array<std::optional<Bytes32>, kMaxPlayers>& commitments() const {
    return commitments_;
  }

  // The first one that a seat says counts.
  void commit(int seat, const Bytes32& commitment);
  bool isCommitted() const { return awaited(commitments_).empty(); }
  // Only once all have committed. False where it is not the number that was committed to.
  bool open(int seat, const Bytes32& number);
  bool isOpen() const { return awaited(numbers_).empty(); }
  // Who is waited for now.
  PlayerSet awaited() const { return awaited(isCommitted() ? numbers_ : commitments_); }

  // Once it is open.
  Seal seal() const;

 private:
  using Said = std::array<std::optional<Bytes32>, kMaxPlayers>;
  PlayerSet awaited(const Said& said) const;

  PlayerSet seats_;
  Bytes32 secret_;
  Said commitments_{};
  Said numbers_{};
};

}  // namespace downpile
