// SPDX-License-Identifier: GPL-3.0-or-later
// A game as one player or kSpectator knows it, and worlds sampled from it. A view is a separate
// type, and no game converts to it. Only view(game, player) makes a view; remoteView() restores a
// view received from a remote peer. Tables, bots and the network get views only.
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

// Restores a view received from a remote peer; `seen` is the masked game. No worlds can be sampled
// from the restored view, because the player's memory of hidden cards was not sent.
template <class Game>
View<Game> remoteView(const Game& seen, int player);

template <class Game>
class View {
 public:
  int viewer() const { return viewer_; }

  // Returns the state of the masked game. Of cards in hands and in the stock that are unknown to
  // the viewer, it contains only the number.
  const typename Game::State& state() const { return seen_.state(); }
  const OptionValues& options() const { return seen_.options(); }
  int players() const { return seen_.players(); }

  // Returns the places of the hidden cards, and the limits on these cards known to the viewer.
  // Computed on demand, because most views are made for one move and do not need it. Empty for
  // spectators and for views from remoteView().
  HiddenCards hidden() const { return drawsWorlds_ ? seen_.hiddenFrom(viewer_) : HiddenCards(); }

  // Visits the legal moves of the viewer; see Game::legal.
  template <class Visit>
  void legal(Visit&& visit) const {
    if (viewer_ == kSpectator) return;
    seen_.legal(viewer_, std::forward<Visit>(visit));
  }
  std::optional<Refusal> check(const Action& action) const { return seen_.check(viewer_, action); }

  // Returns the masked game for reading. It contains only what the viewer knows.
  const Game& seen() const { return seen_; }

  bool operator==(const View&) const = default;

 private:
  friend View view<Game>(const Game& game, int player);
  friend View remoteView<Game>(const Game& seen, int player);
  View(const Game& game, int player)
      : seen_(game.masked(player)), viewer_(player), drawsWorlds_(player != kSpectator) {}
  // Type of the constructor parameter for a view restored from a remote peer.
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
View<Game> remoteView(const Game& seen, int player) {
  return View<Game>(typename View<Game>::Seen{seen}, player);
}

// What a sampler knows about other players' cards. full: all that the viewer knows. ofTheTable: all
// except the limits (HiddenCards::Limit), such as a suit known to be missing from a hand.
enum class Memory : std::uint8_t { full, ofTheTable };

// Samples worlds (possible positions with all cards) consistent with a view. All arrangements of
// the hidden cards are equally likely; the game draws secret choices itself (drawSecrets).
// Constructed once for each decision. The sampler never sees the true hidden cards.
template <class Game>
class Sampler {
 public:
  explicit Sampler(const View<Game>& view, Memory memory = Memory::full)
      : base_(view.seen()),
        hidden_(remembered(view.hidden(), memory)),
        dealer_(hidden_, base_.unknownTo(view.viewer()),
                [this](Card card) { return base_.groupOf(card); }) {}

  // Returns the hidden cards and limits of the sampled worlds: View::hidden(); for
  // Memory::ofTheTable without the limits.
  const HiddenCards& hidden() const { return hidden_; }

  Game draw(Random& random) {
    Game world = base_;
    deal(random, [&](int owner, Card card) { world.putHidden(owner, card); });
    if constexpr (Game::kTraits.hasSecretChoices) world.drawSecrets(random);
    return world;
  }

  // Samples only the places of the hidden cards. Calls put(owner, card) for each hidden card.
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
