// SPDX-License-Identifier: GPL-3.0-or-later
// What one player may know of a game, and worlds drawn from it. A view is a type of its own, no
// game converts to it, and view(game, player) is its only maker: tables draw views, bots get
// views, a network sends views.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <utility>

#include "rules/action.h"
#include "rules/option.h"
#include "rules/random.h"
#include "rules/rule.h"
#include "table/shuffle_groups.h"

namespace downpile {

template <class Game>
class View;

template <class Game>
View<Game> view(const Game& game, int player);

template <class Game>
class View {
 public:
  int viewer() const { return viewer_; }

  // The state with everything hidden taken out: hands of others and the stock have sizes only.
  const typename Game::State& state() const { return seen_.state(); }
  const OptionValues& options() const { return seen_.options(); }
  int players() const { return seen_.players(); }

  // Where the hidden cards lie, and what tells them apart.
  const HiddenSlots& hidden() const { return hidden_; }

  // The legal moves of the viewer; see Game::legal.
  template <class Visit>
  void legal(Visit&& visit) const {
    seen_.legal(viewer_, std::forward<Visit>(visit));
  }
  std::optional<Refusal> check(const Action& action) const { return seen_.check(viewer_, action); }

  // The masked game itself, for what only looks: its questions answer as far as the viewer knows.
  const Game& seen() const { return seen_; }

  bool operator==(const View&) const = default;

 private:
  friend View view<Game>(const Game& game, int player);
  View(const Game& game, int player)
      : seen_(game.masked(player)), hidden_(game.hiddenFrom(player)), viewer_(player) {}

  Game seen_;
  HiddenSlots hidden_;
  int viewer_;
};

template <class Game>
View<Game> view(const Game& game, int player) {
  return View<Game>(game, player);
}

// Draws worlds that agree with a view, uniformly among what is possible. Prepared once a decision;
// it never sees the true world. Cards of one shuffle group fill that group's slots in a random
// order, which is uniform because nothing hidden was ever moved but by chance. Where a position
// lacks cards of the deck, any of them may be the unknown ones and some stay out.
template <class Game>
class Sampler {
 public:
  explicit Sampler(const View<Game>& view) : base_(view.seen()) {
    const HiddenSlots& hidden = view.hidden();
    const CardSet unknown = base_.unknownTo(view.viewer());
    std::size_t filled = 0;
    for (int group = 0; group < base_.state().groups.count(); ++group) {
      const std::size_t start = filled;
      for (Card card : unknown) {
        if (base_.state().groups.of(card) == group) cards_[filled++] = card;
      }
      std::size_t slot = start;
      for (std::size_t i = 0; i < hidden.size; ++i) {
        if (hidden.list[i].group == group) owners_[slot++] = hidden.list[i].owner;
      }
      if (slot > start) groups_[groupCount_++] = {start, filled, slot};
    }
  }

  // A possible world. The sampler's own order of cards changes, its distribution does not.
  Game draw(Random& random) {
    Game world = base_;
    for (std::size_t g = 0; g < groupCount_; ++g) {
      const Group& group = groups_[g];
      random.shuffle(std::span(cards_.data() + group.first, group.cardsEnd - group.first));
      for (std::size_t i = group.first; i < group.slotsEnd; ++i) {
        world.putHidden(owners_[i], cards_[i]);
      }
    }
    return world;
  }

 private:
  // Where a group's cards lie in cards_; the first of them, up to slotsEnd, go to owners_.
  struct Group {
    std::size_t first = 0;
    std::size_t cardsEnd = 0;
    std::size_t slotsEnd = 0;
  };

  Game base_;
  std::array<Card, kCardIds> cards_{};
  std::array<std::uint8_t, kCardIds> owners_{};
  std::array<Group, kCardIds> groups_{};
  std::size_t groupCount_ = 0;
};

}  // namespace downpile
