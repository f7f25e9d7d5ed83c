// SPDX-License-Identifier: GPL-3.0-or-later
// Type-erased interface to any game of the catalog, for code that is not time-critical: session,
// table, console, tests. The search of the bots does not use this interface: its code is a template
// over the class of the game.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/action.h"
#include "rules/card_game.h"
#include "rules/chance.h"
#include "rules/fields.h"
#include "rules/game_info.h"
#include "rules/history.h"
#include "rules/option.h"
#include "rules/report.h"
#include "rules/rule.h"
#include "rules/standing.h"
#include "rules/step.h"
#include "rules/tally.h"
#include "rules/value.h"
#include "rules/view.h"
#include "table/place.h"
#include "table/player.h"

namespace downpile {

// Queries about a game as one viewer sees it.
class AnyView {
 public:
  virtual ~AnyView() = default;
  virtual const GameInfo& info() const = 0;
  virtual const OptionValues& options() const = 0;
  virtual int players() const = 0;
  virtual int viewer() const = 0;  // the player seeing this view, or kSpectator
  // The players allowed to act now. Several if all choose at the same time, or if a player may act
  // off turn.
  virtual PlayerSet actors() const = 0;
  virtual std::vector<Action> legal() const = 0;
  virtual std::optional<Refusal> check(const Action& action) const = 0;
  virtual std::vector<PlaceContents> places() const = 0;
  virtual Standing standing() const = 0;
  // Returns the lines of the score that the player would get if the player ended the deal now.
  // After a deal: the lines of the actual score of a player who scored.
  virtual std::vector<ScoreLine> scoreLines(int player) const = 0;
  virtual int score(int player) const = 0;
  // Returns lines that add up to Standing::settlement of the player: the payment to or from each
  // other player, and the effect of a loss limit, if any. Empty if the game has no payments.
  virtual std::vector<ScoreLine> paymentLines(int player) const = 0;
  // Returns the prompt for the viewer now, or nullopt if the list of moves is enough.
  virtual std::optional<Moment> moment() const = 0;
  // Returns the facts shown beside this player's cards; for kNoPlayer, facts about the whole table.
  virtual std::vector<Fact> facts(int player) const = 0;
  // The currently winning cards, for example in a trick; empty if there is nothing to win.
  virtual CardSet leading() const = 0;
  // Returns the position as the viewer knows it, as JSON. Cards unknown to the viewer are `??`;
  // known cards in other hands are written. Fields visited by remembered() (rules/fields.h) are
  // left out.
  virtual Value write() const = 0;
  // Serialises the view for a remote peer; CatalogEntry::readView restores it.
  virtual Value writeForReader() const = 0;
  virtual std::unique_ptr<AnyView> clone() const = 0;
};

// Return Verb::title and Verb::offer, or Verb::idleTitle and Verb::idleOffer if the move would only
// end the turn in this position (Moment::idle).
inline const char* titleOf(const Verb& verb, const AnyView& view) {
  if (verb.idleTitle[0] == '\0') return verb.title;
  const auto moment = view.moment();
  return moment && moment->idle ? verb.idleTitle : verb.title;
}
inline const char* offerOf(const Verb& verb, const AnyView& view) {
  if (verb.idleOffer[0] == '\0') return verb.offer;
  const auto moment = view.moment();
  return moment && moment->idle ? verb.idleOffer : verb.offer;
}

class AnyGame {
 public:
  virtual ~AnyGame() = default;
  virtual const GameInfo& info() const = 0;
  virtual const OptionValues& options() const = 0;
  virtual int players() const = 0;
  virtual std::unique_ptr<AnyGame> clone() const = 0;

  // Makes the game follow this version of its rules (GameInfo::rulesVersion), for example the older
  // version of a record. Call it before the first deal.
  virtual void setRulesVersion(int version) = 0;

  virtual PlayerSet actors() const = 0;
  virtual std::vector<Action> legal(int player) const = 0;
  virtual std::optional<Refusal> check(int player, const Action& action) const = 0;
  // Makes a move, which check() must allow. Returns its events.
  virtual Step apply(int player, const Action& action) = 0;
  virtual ChanceNeed chance() const = 0;
  // Applies an outcome of chance(): its cards in the drawn order, each once, or a drawn number
  // below ChanceNeed::of.
  virtual Step resolve(const Chance& outcome) = 0;
  // Starts the next deal. Call it only between deals, not after the last one.
  virtual Step startDeal() = 0;

  // Adds to `tally` the statistics of the step leading to this position. The step must be complete,
  // not cut for a viewer.
  virtual void count(const Step& step, Tally& tally) const = 0;

  // Returns the contents of all places, with all cards visible.
  virtual std::vector<PlaceContents> places() const = 0;
  virtual Standing standing() const = 0;
  virtual std::vector<ScoreLine> scoreLines(int player) const = 0;
  virtual std::vector<Place> touched(int player, const Action& action) const = 0;
  // Returns the cards from which an action with this verb and target can choose, for example the
  // player's hand. Does not check whether the action is legal.
  virtual CardSet cardsOf(int player, const Action& action) const = 0;
  // Reads an action of this player from its text. Returns nullopt if the text is not a move. A card
  // hidden from the player (`??` in the text) becomes the real card.
  virtual std::optional<Action> actionFromText(int player, std::string_view text) const = 0;
  virtual Value write() const = 0;
  // Returns the view of a player or kSpectator.
  virtual std::unique_ptr<AnyView> view(int player) const = 0;
  // Returns the view of a player, including the earlier moves of this deal as the player saw them
  // (rules/history.h). Much slower than view().
  virtual std::unique_ptr<AnyView> viewWithHistory(int player) const = 0;
};

// Returns the action as a replay of the record would read it from its text: of equal cards with the
// same copies, and with the real card instead of a card that the player does not see. Returns a
// malformed action unchanged.
inline Action canonicalOf(const AnyGame& game, int player, const Action& action) {
  if (!wellFormed(action, game.info().verbs)) return action;
  return game.actionFromText(player, actionText(action, game.info())).value_or(action);
}

// Returns `refusal`, the result of check(), unless the text of the move names a card too often
// (Action::surplus). Such a move is refused by rule G8 (held cards), unless `refusal` is by G7, G9
// or G8, which are checked first.
inline std::optional<Refusal> withoutSurplus(const GameInfo& info, const Action& action,
                                             std::optional<Refusal> refusal) {
  if (!action.surplus.known()) return refusal;
  const std::string_view rule = refusal ? info.reasons[refusal->reason].rule : "";
  if (rule == "G7" || rule == "G9" || rule == "G8") return refusal;
  const auto notHeld = std::ranges::find(info.reasons, "not-held", &Reason::code);
  return Refusal{.reason = static_cast<std::uint8_t>(notHeld - info.reasons.begin()),
                 .card = action.surplus,
                 .cards = action.cards};
}

// Implements AnyView by a View<G>.
template <CardGame G>
class ViewOf final : public AnyView {
 public:
  explicit ViewOf(const View<G>& view, History<G> history = {})
      : view_(view), history_(std::move(history)) {}
  // Reads a view written by writeForReader(). Returns nullopt and sets `error` if it is invalid.
  static std::optional<ViewOf> fromRemote(const OptionValues& options, int players,
                                          const Value& written, std::string& error) {
    const Value* viewer = written.find(kSeenBy);
    const Value* standing = written.find(kStanding);
    if (viewer == nullptr || standing == nullptr) {
      error = std::string(viewer == nullptr ? kSeenBy : kStanding) + " is missing";
      return std::nullopt;
    }
    const auto seen = G::read(options, players, written, true, error);
    if (!seen) return std::nullopt;
    const int kinds = std::max(1, static_cast<int>(G::info().totals.size()));
    const Standing restored = readStanding(*standing, players, kinds, error);
    if (!error.empty()) return std::nullopt;
    ViewOf view(remoteView(*seen, static_cast<int>(*viewer->number())));
    view.standing_ = restored;
    return view;
  }
  const View<G>& view() const { return view_; }
  const History<G>& history() const { return history_; }

  const GameInfo& info() const override { return G::info(); }
  const OptionValues& options() const override { return view_.options(); }
  int players() const override { return view_.players(); }
  int viewer() const override { return view_.viewer(); }
  PlayerSet actors() const override { return view_.seen().actors(); }
  std::vector<Action> legal() const override {
    std::vector<Action> actions;
    view_.legal([&](const Action& action) { actions.push_back(action); });
    return actions;
  }
  std::optional<Refusal> check(const Action& action) const override {
    return withoutSurplus(info(), action, view_.check(action));
  }
  std::vector<PlaceContents> places() const override { return view_.seen().places(); }
  Standing standing() const override { return standing_ ? *standing_ : view_.seen().standing(); }
  std::vector<ScoreLine> scoreLines(int player) const override {
    return view_.seen().scoreLines(player);
  }
  int score(int player) const override { return view_.seen().score(player); }
  std::vector<ScoreLine> paymentLines(int player) const override {
    if constexpr (G::kTraits.pays) {
      return view_.seen().paymentLines(player);
    } else {
      return {};
    }
  }
  std::optional<Moment> moment() const override {
    if constexpr (G::kTraits.hasMoments) {
      return view_.seen().moment(viewer());
    } else {
      return std::nullopt;
    }
  }
  std::vector<Fact> facts(int player) const override { return view_.seen().facts(player); }
  CardSet leading() const override {
    if constexpr (G::kTraits.hasLeadingCards) {
      return view_.seen().leading();
    } else {
      return {};
    }
  }
  Value write() const override { return view_.seen().write(); }
  Value writeForReader() const override {
    StateWriter writer(players(), G::info().family, viewer());
    writer.add(kStanding, writeStanding(standing()));
    G::fields(view_.state(), writer);
    return writer.take();
  }
  std::unique_ptr<AnyView> clone() const override { return std::make_unique<ViewOf>(*this); }

 private:
  View<G> view_;
  History<G> history_;
  // The standing sent by a remote peer with this view. It is needed because the cards alone do not
  // show how a deal ended.
  std::optional<Standing> standing_;
};

// Implements AnyGame by a game G.
template <CardGame G>
class GameOf final : public AnyGame {
 public:
  explicit GameOf(G game) : game_(std::move(game)) {}
  const G& game() const { return game_; }

  const GameInfo& info() const override { return G::info(); }
  const OptionValues& options() const override { return game_.options(); }
  int players() const override { return game_.players(); }
  std::unique_ptr<AnyGame> clone() const override { return std::make_unique<GameOf>(*this); }
  void setRulesVersion([[maybe_unused]] int version) override {
    if constexpr (requires { game_.setRulesVersion(version); }) game_.setRulesVersion(version);
  }

  PlayerSet actors() const override { return game_.actors(); }
  std::vector<Action> legal(int player) const override {
    std::vector<Action> actions;
    game_.legal(player, [&](const Action& action) { actions.push_back(action); });
    return actions;
  }
  std::optional<Refusal> check(int player, const Action& action) const override {
    return withoutSurplus(info(), action, game_.check(player, action));
  }
  Step apply(int player, const Action& action) override {
    remember(player, asMade(player, action));
    Step step;
    game_.apply(player, action, StepReport{&step});
    return step;
  }
  ChanceNeed chance() const override { return game_.chance(); }
  Step resolve(const Chance& outcome) override {
    if (game_.chance().kind == ChanceNeed::Kind::shuffle) history_.clear();
    Step step;
    game_.resolve(outcome, StepReport{&step});
    return step;
  }
  Step startDeal() override {
    Step step;
    game_.startDeal(StepReport{&step});
    return step;
  }

  void count(const Step& step, Tally& tally) const override {
    if constexpr (G::kTraits.hasCounts) game_.count(step, tally);
  }

  std::vector<PlaceContents> places() const override { return game_.places(); }
  Standing standing() const override { return game_.standing(); }
  std::vector<ScoreLine> scoreLines(int player) const override { return game_.scoreLines(player); }
  std::vector<Place> touched(int player, const Action& action) const override {
    return game_.touched(player, action);
  }
  CardSet cardsOf(int player, const Action& action) const override {
    return game_.cardsOf(player, action);
  }
  std::optional<Action> actionFromText(int player, std::string_view text) const override {
    const auto action =
        downpile::actionFromText(text, G::info().verbs, G::info().family,
                                 [&](const Action& read) { return game_.cardsOf(player, read); });
    return action ? std::optional(asMade(player, *action)) : std::nullopt;
  }
  Value write() const override { return game_.write(); }
  std::unique_ptr<AnyView> view(int player) const override {
    return std::make_unique<ViewOf<G>>(downpile::view(game_, player));
  }
  std::unique_ptr<AnyView> viewWithHistory(int player) const override {
    History<G> history;
    history.reserve(history_.size());
    for (const auto& move : history_) {
      history.push_back({downpile::view(move->before, player), move->player, move->action});
    }
    return std::make_unique<ViewOf<G>>(downpile::view(game_, player), std::move(history));
  }

 private:
  struct Before {
    G before;
    int player;
    Action action;
  };

  Action asMade([[maybe_unused]] int player, const Action& action) const {
    if constexpr (G::kTraits.adjustsMoves) {
      return game_.asMade(player, action);
    } else {
      return action;
    }
  }

  void remember(int player, const Action& action) {
    if constexpr (G::kTraits.hasSecretMoves) {
      if (game_.isSecret(action)) return;
    }
    if (history_.size() == kMostRemembered) history_.erase(history_.begin());
    history_.push_back(std::make_shared<const Before>(Before{game_, player, action}));
  }

  G game_;
  // Earlier moves of the deal (rules/history.h); shared with clones of this game.
  std::vector<std::shared_ptr<const Before>> history_;
};

}  // namespace downpile
