// SPDX-License-Identifier: GPL-3.0-or-later
// Players are numbers 0 ... 7; a set of players is 8 bits, a list of them has an order.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace downpile {

inline constexpr int kMaxPlayers = 8;
inline constexpr std::uint8_t kNobody = 0xff;
// A viewer who plays nothing and sees no hand, where a player's number says who looks.
inline constexpr std::uint8_t kOnlooker = kMaxPlayers;

// Who sits at a player's left, where everybody keeps the first chair.
constexpr int leftOf(int player, int players) { return player + 1 == players ? 0 : player + 1; }

// A player, or another small number, as an array wants it: hands[at(player)].
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

class PlayerSet {
 public:
  constexpr PlayerSet() = default;
  static constexpr PlayerSet only(int player) { return PlayerSet(1U << player); }
  static constexpr PlayerSet all(int players) { return PlayerSet((1U << players) - 1U); }

  // A number that is no player's is in no set.
  constexpr bool contains(int player) const {
    return player >= 0 && player < kMaxPlayers && ((bits_ >> player) & 1U) != 0;
  }
  constexpr void insert(int player) { bits_ = static_cast<std::uint8_t>(bits_ | (1U << player)); }
  constexpr void erase(int player) { bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << player)); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  // The first of them clockwise from the player's left, where everybody keeps the first chair; the
  // player itself comes last. There must be one.
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
  // 1 for the only one of them, a part of it for each of several, 0 for all others.
  constexpr double shareOf(int player) const { return contains(player) ? 1.0 / size() : 0; }

  // Walks the players in rising order.
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

// Calls ask(player) for each of those who may act until one moves, the one on turn (or kNobody)
// last: the others need not move. Answers whether one did.
template <class Ask>
constexpr bool askInOrder(const PlayerSet& actors, std::uint8_t turn, Ask&& ask) {
  for (int player : actors) {
    if (player != turn && ask(player)) return true;
  }
  return actors.contains(turn) && ask(int{turn});
}

// Whether the others wait for a player: it is on turn, or nobody is (kNobody) and it may act, as
// where all choose at the same time.
constexpr bool isAwaited(const PlayerSet& actors, std::uint8_t turn, int player) {
  return turn == player || (turn == kNobody && actors.contains(player));
}

// Each player at most once.
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
  // Takes the first one off. The list must not be empty.
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
  PlayerSet set_;  // of those in the list
};

}  // namespace downpile
