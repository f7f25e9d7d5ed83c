// SPDX-License-Identifier: GPL-3.0-or-later
// Players are numbers 0 ... 7. A PlayerSet is 8 bits; a PlayerList has an order.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace downpile {

inline constexpr int kMaxPlayers = 8;
inline constexpr std::uint8_t kNoPlayer = 0xff;
// Viewer number of spectators. They have no seat and see no hand.
inline constexpr std::uint8_t kSpectator = kMaxPlayers;

// Returns the left neighbour of a player. Not for games where players change seats.
constexpr int leftOf(int player, int players) { return player + 1 == players ? 0 : player + 1; }

// Converts a player number, or another small number, to an array index: hands[at(player)].
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

class PlayerSet {
 public:
  constexpr PlayerSet() = default;
  static constexpr PlayerSet only(int player) { return PlayerSet(1U << player); }
  static constexpr PlayerSet all(int players) { return PlayerSet((1U << players) - 1U); }

  // Returns true if the player is in the set; false for an invalid player number.
  constexpr bool contains(int player) const {
    return player >= 0 && player < kMaxPlayers && ((bits_ >> player) & 1U) != 0;
  }
  constexpr void insert(int player) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << player)); }
  constexpr void erase(int player) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << player)); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  // Returns the next player of the set, going clockwise from the left neighbour of `player`.
  // `player` itself comes last. The set must not be empty. Not for games where players change
  // seats.
  constexpr int nextAfter(int player) const {
    const unsigned later = bits_ & ~((2U << player) - 1U);
    return std::countr_zero(later != 0 ? later : unsigned{bits_});
  }
  friend constexpr PlayerSet operator|(PlayerSet a, PlayerSet b) {
    return PlayerSet(unsigned{a.bits_} | b.bits_);
  }
  friend constexpr PlayerSet operator-(PlayerSet a, PlayerSet b) {
    return PlayerSet(unsigned{a.bits_} & ~unsigned{b.bits_});
  }
  constexpr bool operator==(const PlayerSet&) const = default;
  // Returns 1 / size() for a player of the set, for example the share of a joint win; 0 for a
  // player outside the set.
  constexpr double shareOf(int player) const { return contains(player) ? 1.0 / size() : 0; }

  // Iterates over the players in ascending order.
  class Iterator {
   public:
    constexpr explicit Iterator(unsigned rest) : rest_(rest) {}
    constexpr int operator*() const { return std::countr_zero(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    unsigned rest_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  constexpr explicit PlayerSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}
  std::uint8_t bits_ = 0;
};

// Calls ask(player) for the players allowed to act, until a call returns true. The player on turn
// (`turn`, or kNoPlayer) comes last: it must move, the others need not. Returns true if a call of
// ask() returned true.
template <class Ask>
constexpr bool askInOrder(const PlayerSet& actors, std::uint8_t turn, Ask&& ask) {
  for (int player : actors) {
    if (player != turn && ask(player)) return true;
  }
  return actors.contains(turn) && ask(int{turn});
}

// Returns true if the game waits for the player: the player is on turn, or no single player is on
// turn (kNoPlayer) and this player is allowed to act.
constexpr bool isAwaited(const PlayerSet& actors, std::uint8_t turn, int player) {
  return turn == player || (turn == kNoPlayer && actors.contains(player));
}

// A list of distinct players.
class PlayerList {
 public:
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr int operator[](int index) const { return list_[static_cast<std::size_t>(index)]; }
  constexpr int front() const { return list_[0]; }
  constexpr const PlayerSet& set() const { return set_; }
  constexpr bool contains(int player) const { return set_.contains(player); }
  constexpr void add(int player) {
    list_[size_++] = static_cast<std::uint8_t>(player);
    set_.insert(player);
  }
  // Removes the first player. The list must not be empty.
  constexpr void removeFront() {
    set_.erase(front());
    for (std::size_t i = 1; i < size_; ++i) list_[i - 1] = list_[i];
    list_[--size_] = 0;
  }
  constexpr const std::uint8_t* begin() const { return list_.data(); }
  constexpr const std::uint8_t* end() const { return list_.data() + size_; }
  constexpr bool operator==(const PlayerList&) const = default;

 private:
  std::array<std::uint8_t, kMaxPlayers> list_{};
  std::uint8_t size_ = 0;
  PlayerSet set_;  // the players of list_ as a set, for contains() and set()
};

}  // namespace downpile
