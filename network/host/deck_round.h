// SPDX-License-Identifier: GPL-3.0-or-later
// The commit-reveal round before a game (seal/seal.h). The host commits to a secret and each person
// to a number. When all have committed, the numbers are opened. Thus no person can choose a number
// that depends on the others' numbers.
#pragma once

#include <array>
#include <optional>

#include "seal/seal.h"
#include "table/player.h"

namespace downpile {

class DeckRound {
 public:
  // Begins a commit-reveal round for the people in these seats. `secret` is the host's
  // contribution.
  DeckRound(PlayerSet seats, const Bytes32& secret) : seats_(seats), secret_(secret) {}

  Bytes32 commitment() const { return commitmentTo(secret_); }
  PlayerSet seats() const { return seats_; }
  // Returns the commitment of each seat. If isCommitted(), all people of the round have one.
  const std::array<std::optional<Bytes32>, kMaxPlayers>& commitments() const {
    return commitments_;
  }

  // Stores the commitment of a seat. A second commitment of the same seat is ignored.
  void commit(int seat, const Bytes32& commitment);
  bool isCommitted() const { return awaited(commitments_).empty(); }
  // Stores the opened (revealed) number of a seat. Returns false if some people have not committed
  // yet, or if the number does not match the seat's commitment.
  bool open(int seat, const Bytes32& number);
  bool isOpen() const { return awaited(numbers_).empty(); }
  // Returns the players for whom the round waits: first the players without a commitment, then
  // those with an unopened number.
  PlayerSet awaited() const { return awaited(isCommitted() ? numbers_ : commitments_); }

  // Returns the resulting seal. Requires isOpen().
  Seal seal() const;

 private:
  using SeatValues = std::array<std::optional<Bytes32>, kMaxPlayers>;
  PlayerSet awaited(const SeatValues& value) const;

  PlayerSet seats_;
  Bytes32 secret_;
  SeatValues commitments_{};
  SeatValues numbers_{};
};

}  // namespace downpile
