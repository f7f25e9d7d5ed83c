// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/deck_round.h"

#include <utility>
#include <vector>

namespace downpile {

PlayerSet DeckRound::awaited(const SeatValues& value) const {
  PlayerSet awaited;
  for (int seat : seats_) {
    if (!value[at(seat)]) awaited.insert(seat);
  }
  return awaited;
}

void DeckRound::commit(int seat, const Bytes32& commitment) {
  auto& value = commitments_[at(seat)];
  if (seats_.contains(seat) && !value) value = commitment;
}

bool DeckRound::open(int seat, const Bytes32& number) {
  const SeatNumber opened{.seat = static_cast<std::uint8_t>(seat), .number = number};
  if (!isCommitted() || commitments_[at(seat)] != commitmentTo(opened)) return false;
  numbers_[at(seat)] = number;
  return true;
}

Seal DeckRound::seal() const {
  std::vector<SeatNumber> numbers;
  for (int seat : seats_) {
    numbers.push_back({.seat = static_cast<std::uint8_t>(seat), .number = *numbers_[at(seat)]});
  }
  return Seal::of(secret_, std::move(numbers));
}

}  // namespace downpile
