// SPDX-License-Identifier: GPL-3.0-or-later
// What one player, or kOnlooker, may know of a game, and worlds drawn from it. A view is a type of
// its own, no game converts to it, and view(game, player) is its only maker (viewFromElsewhere
// makes what that made once more): tables draw views, bots get views, a network sends views.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <utility>

#include "rules/action.h"
#include "rules/option.h"
#include "rules/random.h"
#include "rules/rule.h"
#include "rules/world_dealer.h"
#include "table/hidden_cards.h"

namespace downpile {

template <class Game>
class View;

template <class Game>
View<Game> view(const Game& game, int player);

// A view that came from elsewhere: `seen` holds what the player knows and nothing else. Nothing can
// be drawn from it: what the player remembers of hidden cards did not come along.
template <class Game>
View<Game> viewFromElsewhere(const Game& seen, int player);

template <class Game>
class View {
 public:
  int viewer() const { return viewer_; }

  // The state with everything hidden taken out: hands of others and the stock have sizes only.
  const typename Game::State& state() const { return seen_.state(); }
  const OptionValues& options() const { return seen_.options(); }
  int players() const { return seen_.players(); }

  // Where the hidden cards lie, and what tells them apart. Reckoned when it is asked for: most
  // views are made for one move and never asked. An onlooker draws no worlds and has none.
  HiddenCards hidden() const { return drawsWorlds_ ? seen_.hiddenFrom(viewer_) : HiddenCards(); }

  // The legal moves of the viewer; see Game::legal.
  template <class Visit>
  void legal(Visit&& visit) const {
    if (viewer_ == kOnlooker) return;
    seen_.legal(viewer_, std::forward<Visit>(visit));
  }
  std::optional<Refusal> check(const Action& action) const { return seen_.check(viewer_, action); }

  // The masked game itself, for what only looks: its questions answer as far as the viewer knows.
  const Game& seen() const { return seen_; }

  bool operator==(const View&) const = default;

 private:
  friend View view<Game>(const Game& game, int player);
  friend View viewFromElsewhere<Game>(const Game& seen, int player);
  View(const Game& game, int player)
      : seen_(game.masked(player)), viewer_(player), drawsWorlds_(player != kOnlooker) {}
  // From elsewhere.
  struct Seen {
    const Game& game;
  };
  View(Seen seen, int player) : seen_(seen.game), viewer_(player) {}

  Game seen_;
  int viewer_;
  bool drawsWorlds_ = false;
};

template <class Game>
View<Game> view(const Game& game, int player) {
  return View<Game>(game, player);
}

template <class Game>
View<Game> viewFromElsewhere(const Game& seen, int player) {
  return View<Game>(typename View<Game>::Seen{seen}, player);
}

// Whether a sampler keeps to what the others have shown about the cards that they hold or lack.
enum class Memory : std::uint8_t { full, ofTheTable };

// Draws worlds that agree with a view, uniformly among what is possible. Prepared once a decision;
// it never sees the true world. A game with secrets that are no cards draws those itself.
template <class Game>
class Sampler {
 public:
  explicit Sampler(const View<Game>& view, Memory memory = Memory::full)
      : base_(view.seen()),
        hidden_(remembered(view.hidden(), memory)),
        dealer_(hidden_, base_.unknownTo(view.viewer()),
                [this](Card card) { return base_.groupOf(card); }) {}

  // What the worlds keep to: View::hidden as far as it is remembered.
  const HiddenCards& hidden() const { return hidden_; }

  Game draw(Random& random) {
    Game world = base_;
    deal(random, [&](int owner, Card card) { world.putHidden(owner, card); });
    if constexpr (Game::kTraits.hasSecretChoices) world.drawSecrets(random);
    return world;
  }

  // Where the hidden cards of such a world lie: calls put(owner, card) for each.
  template <class Put>
  void deal(Random& random, Put&& put) {
    dealer_.deal(random, std::forward<Put>(put));
  }

 private:
  static HiddenCards remembered(HiddenCards hidden, Memory memory) {
    if (memory == Memory::ofTheTable) hidden.limitCount = 0;
    return hidden;
  }

  Game base_;
  HiddenCards hidden_;
  WorldDealer dealer_;
};

}  // namespace downpile
