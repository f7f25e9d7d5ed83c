// SPDX-License-Identifier: GPL-3.0-or-later
// Requirements that every position of every game must fulfil (the contract). A Contract plays a
// game and throws Broken if a requirement is violated. Its context() then has the data to reproduce
// the position.
#pragma once

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

#include "rules/any_game.h"
#include "support/chooser.h"
#include "support/contract_trait.h"
#include "support/coverage.h"
#include "support/gestures.h"
#include "support/invariants.h"
#include "support/journey.h"
#include "support/random_options.h"
#include "support/step_follower.h"
#include "support/value_text.h"

namespace downpile::test {

struct Broken : std::runtime_error {
  using std::runtime_error::runtime_error;
};

inline void require(bool holds, const std::string& message) {
  if (!holds) throw Broken(message);
}

// Throws if `wrong`, a message of invariants.h about a violation, is not empty.
inline void requireEmpty(const std::string& wrong) { require(wrong.empty(), wrong); }

template <class G>
class Contract {
  static_assert(std::is_trivially_copyable_v<G>, "a game is copied as bytes");
  using Trait = ContractTrait<G>;

 public:
  Contract(std::uint64_t seed, int players, Coverage& coverage)
      : random_(seed, static_cast<std::uint64_t>(players)),
        coverage_(coverage),
        players_(players),
        options_(randomOptions(G::info(), &G::refuse, players, random_)) {
    coverage_.options(options_, players_);
  }

  // Plays up to `deals` deals. Checks every position for lost cards, and many positions for all
  // requirements. In some of these also tries arbitrary, mostly illegal moves (gestures.h).
  void play(int deals) {
    G game(options_, players_);
    for (int deal = 0; deal < deals && !game.gameOver(); ++deal) {
      if (deal > 0)
        coverage_.reported(reported(game, [](G& g, auto report) { g.startDeal(report); }));
      const auto totals = game.standing().totals;
      resolveChance(game);
      playDeal(game, totals);
    }
  }

  // Data that is needed in addition to the seed to reproduce the current position.
  std::string context() const {
    return "players=" + std::to_string(players_) + " " + optionsText(G::info(), options_) +
           ", after " + std::to_string(moves_) + " moves, the last being " + lastMove_;
  }

  // Checks a position and all its views, but samples no worlds and does not read the written
  // position. With `whole`, the position must contain the whole deck. With `effort` above 0, also
  // tries arbitrary moves (gestures.h).
  void checkPosition(const G& game, bool whole, int effort) {
    requireEmpty(wrongCards(game, whole));
    checkScore(game);
    for (int player = 0; player < players_; ++player) {
      const auto seen = view(game, player);
      const std::vector<Action> legal = legalMoves(game, player);
      require(game.actors().contains(player) == !legal.empty(), "actors and legal disagree");
      checkView(game, seen);
      checkMoment(seen, !legal.empty());
      if (effort > 0) checkGestures(game, seen, legal, effort);
    }
    checkSpectator(game);
  }

  // Checks sampled worlds: positions that are possible for the viewer. The cards of a place must
  // differ between worlds if the viewer's knowledge allows more than one arrangement, and be the
  // same otherwise.
  void checkWorldsVary(const G& game, int viewer) {
    const auto seen = view(game, viewer);
    Sampler<G> sampler(seen);
    std::map<Place, std::set<CardSetKey>> contents;
    constexpr int kWorlds = 40;
    for (int i = 0; i < kWorlds; ++i) {
      const G world = sampler.draw(random_);
      for (const PlaceContents& place : world.places()) contents[place.place].insert(keyOf(place));
    }
    const HiddenCards& cards = seen.hidden();
    for (const PlaceContents& place : seen.seen().places()) {
      const bool hidden = isHidden(game, place.place, viewer) && !place.cards.empty();
      const std::size_t different = contents[place.place].size();
      if (!hidden) {
        require(different == 1, "a known place differs between drawn worlds");
        continue;
      }
      // A place with unknown cards can vary if it is ordered and has at least two cards, or if
      // unknown cards of the same group are also in other places.
      const bool ordered = G::info().zones[place.place.zone].ordered;
      bool varies = ordered && place.cards.size() > 1;
      for (const auto& [group, count] : hiddenByGroup(game, place.place, viewer)) {
        const auto* end = cards.list.data() + cards.slotCount;
        varies = varies || std::count_if(cards.list.data(), end, [g = group](const auto& slot) {
                             return slot.group == g;
                           }) > count;
      }
      // Limits for hidden cards may leave only one possibility for a place.
      const bool limited = cards.limitCount > 0 && different == 1;
      require(limited || varies == (different > 1),
              "an unknown place does not vary between worlds as expected");
    }
  }

 private:
  using CardSetKey = std::vector<Card>;
  using ActionKey = std::tuple<std::uint8_t, std::uint8_t, std::uint8_t, std::int16_t,
                               std::array<std::uint64_t, 2>>;

  // Returns the number of a place's cards unknown to the viewer, by group.
  static std::map<int, int> hiddenByGroup(const G& game, const Place& place, int viewer) {
    std::map<int, int> count;
    for (const PlaceContents& each : game.places()) {
      if (each.place != place) continue;
      for (Card card : each.cards) {
        if (!isKnown(game, card, viewer)) ++count[game.groupOf(card)];
      }
    }
    return count;
  }

  static CardSetKey keyOf(const PlaceContents& place) {
    CardSetKey key = place.cards;
    if (!G::info().zones[place.place.zone].ordered) std::sort(key.begin(), key.end());
    return key;
  }

  static ActionKey classOf(const G& game, const Action& action) {
    const Action a = Trait::representative(game, action);
    return {a.verb, a.place, a.target, a.number,
            std::bit_cast<std::array<std::uint64_t, 2>>(a.cards)};
  }

  static std::vector<ActionKey> legalClasses(const G& game, int player) {
    std::vector<ActionKey> classes;
    for (const Action& action : legalMoves(game, player)) classes.push_back(classOf(game, action));
    std::sort(classes.begin(), classes.end());
    return classes;
  }

  // Checks that the score lines of each player add up to the score.
  void checkScore(const G& game) const {
    for (int player = 0; player < players_; ++player) {
      int points = 0;
      int factor = 1;
      for (const ScoreLine& line : game.scoreLines(player)) {
        require(line.each == 0 || line.points == line.count * line.each, "a score line is wrong");
        (line.each == 0 ? factor : points) =
            line.each == 0 ? factor * line.points : points + line.points;
      }
      require(points * factor == game.score(player), "score lines do not add up");
    }
  }

  // Checks that a spectator sees only public cards and has no legal moves.
  void checkSpectator(const G& game) {
    const auto seen = view(game, kSpectator);
    checkView(game, seen);
    checkMoment(seen, false);
    require(seen.hidden() == HiddenCards(), "a spectator could draw worlds");
    for (int player : game.actors()) {
      for (const Action& action : legalMoves(game, player)) {
        require(seen.check(action).has_value(), "a spectator may act");
      }
    }
  }

  // A view may have a moment: a text about the player's obligation, or possible gain or loss, in
  // this position. Checks that only players who may act have one.
  void checkMoment(const View<G>& seen, bool mayAct) {
    const auto moment = ViewOf<G>(seen).moment();
    coverage_.atStake(moment);
    require(!moment || mayAct, "something is at stake for a player who cannot act");
  }

  // Checks that the payment lines of a player add up to Standing::settlement.
  void checkPayment(const G& game, const Standing& standing, int player) {
    if (standing.settlement.empty()) return;
    const std::vector<ScoreLine> lines = ViewOf<G>(view(game, player)).paymentLines(player);
    coverage_.scored(lines);
    int sum = 0;
    for (const ScoreLine& line : lines) sum += line.points;
    require(sum == standing.settlement[static_cast<std::size_t>(player)],
            "payment lines do not add up");
  }

  // Checks that a viewer sees only one value (fact) of each name for a player: values with the same
  // name share a place on the table.
  void checkFacts(const View<G>& seen, int player) const {
    std::set<std::string_view> names;
    for (const Fact& fact : seen.seen().facts(player)) {
      require(names.insert(G::info().facts[fact.fact].name).second, "two facts have one name");
    }
  }

  // Checks that a view contains exactly the cards visible to its viewer, has the legal moves of its
  // viewer, and answers the same after it was sent to another computer.
  void checkView(const G& game, const View<G>& seen) const {
    requireEmpty(wrongView(game, seen.viewer()));
    requireEmpty(wrongCopy(game, seen.viewer()));
    checkFacts(seen, kNoPlayer);
    for (int player = 0; player < players_; ++player) checkFacts(seen, player);
    const auto open = game.places();
    const auto shown = seen.seen().places();
    for (std::size_t i = 0; i < open.size(); ++i) {
      if (isHidden(game, open[i].place, seen.viewer())) {
        std::vector<Card> known = open[i].cards;
        std::erase_if(known, [&](Card card) { return !isKnown(game, card, seen.viewer()); });
        std::vector<Card> visible = shown[i].cards;
        std::erase(visible, Card());
        require(std::is_permutation(visible.begin(), visible.end(), known.begin(), known.end()),
                "a view of a hidden place does not show exactly the known cards");
      } else {
        require(shown[i].cards == open[i].cards, "a view does not show a visible place");
      }
    }
  }

  // Tries arbitrary moves (gestures.h). check() must allow a move exactly if the player holds its
  // cards and the move is equivalent to one visited by legal().
  void checkGestures(const G& game, const View<G>& seen, const std::vector<Action>& legal,
                     int effort) {
    const int player = seen.viewer();
    const G before = game;
    const std::vector<ActionKey> classes = legalClasses(game, player);
    require(std::adjacent_find(classes.begin(), classes.end()) == classes.end(),
            "a legal move is named twice");

    eachGesture(G::info(), partsOf(game, player, legal), effort, random_,
                [&](const Action& action) {
                  const bool expected =
                      game.cardsOf(player, action).containsAll(action.cards) &&
                      std::binary_search(classes.begin(), classes.end(), classOf(game, action));
                  const auto refusal = game.check(player, action);
                  if (expected == refusal.has_value())
                    throw Broken(disagreement(player, action, refusal));
                  // If players do not see their own card, a view can check the move only if it does
                  // not name the card: the card is then Card().
                  const bool isUnnamed = action.cards == CardSet(Card());
                  require((playsBlind(seen) && !isUnnamed) || seen.check(action) == refusal,
                          "a view refuses differently");
                  if (refusal) coverage_.refused(*refusal);
                });
    require(game == before, "check changed the game");
  }

  static std::string disagreement(int player, const Action& action,
                                  const std::optional<Refusal>& refusal) {
    std::string text = "check and legal disagree: player " + std::to_string(player) + " ";
    text += action.verb < G::info().verbs.size() ? actionText(action, G::info())
                                                 : "verb " + std::to_string(action.verb);
    return text + (refusal ? " is legal but refused: " +
                                 std::string(G::info().reasons[refusal->reason].code)
                           : " is allowed but not legal");
  }

  GestureParts partsOf(const G& game, int player, std::vector<Action> legal) {
    GestureParts parts;
    const CardSet held = game.cardsOf(player, Action{});
    parts.held.assign(held.begin(), held.end());
    for (int i = 0; i < 4; ++i) {
      const Card card(1 + static_cast<int>(random_.below(kCardIds - 1)));
      if (!held.contains(card)) parts.foreign.push_back(card);
    }
    parts.places = {255, 0, 1};
    parts.positions = {255, 0};
    for (const PlaceContents& place : game.places()) {
      const int size = static_cast<int>(place.cards.size());
      if (place.place.player != kNoPlayer) parts.positions.insert({std::max(0, size - 1), size});
      if (place.place.player == player && place.place.index > 0) {
        parts.places.push_back(place.place.index + 1);
      }
    }
    parts.players = players_;
    parts.mostNumber = held.size();
    for (const Action& action : legal) {
      parts.mostNumber = std::max<int>(parts.mostNumber, action.number);
    }
    parts.legal = std::move(legal);
    return parts;
  }

  // ---- playing

  // Performs an action with and without a report. Requires that both have the same result, and
  // returns the report.
  template <class Do>
  static Step reported(G& game, Do act) {
    G silent = game;
    Step step;
    act(game, StepReport{&step});
    act(silent, NoReport{});
    require(silent == game, "a move has another outcome if reported");
    return step;
  }

  // Performs an action like reported(). In addition, checks that the report contains all moved
  // cards, and hides the right ones from each viewer.
  template <class Do>
  void stepped(G& game, Do act) {
    const G before = game;
    const Step step = reported(game, act);
    coverage_.reported(step);
    const std::string wrong =
        followStep(G::info(), game.deck(), before.places(), step, game.places());
    require(wrong.empty(), "the step is incomplete: " + wrong);
    for (int viewer = 0; viewer < players_; ++viewer) {
      checkCut(before, step.cutFor(static_cast<std::uint8_t>(viewer)), viewer);
    }
    checkCut(before, step.cutFor(kSpectator), kSpectator);
  }

  // Checks a step as the viewer sees it: a card that moves between two hidden places is unknown,
  // unless the viewer knew it before. Every other moved card is known.
  void checkCut(const G& before, const Step& cut, int viewer) const {
    for (const Event& event : cut.events) {
      if (event.kind != Event::Kind::move) continue;
      const bool hidden =
          isHidden(before, event.from, viewer) && isHidden(before, event.to, viewer);
      for (Card card : event.cards) {
        require(card.known() != hidden || (hidden && knew(before, event.from, card, viewer)),
                "a step shows too much or too little");
      }
    }
  }

  static bool knew(const G& before, const Place& from, Card card, int viewer) {
    for (const PlaceContents& contents : view(before, viewer).seen().places()) {
      if (contents.place == from)
        return std::ranges::find(contents.cards, card) != contents.cards.end();
    }
    return false;
  }

  void resolveChance(G& game) {
    while (game.chance().kind != ChanceNeed::Kind::none) {
      require(game.actors().empty(), "a player may act while chance is pending");
      const Chance outcome = Chance::draw(game.chance(), random_);
      stepped(game, [&](G& g, auto report) { g.resolve(outcome, report); });
    }
  }

  // `totals` are the totals before the cards were dealt: dealing alone can end a deal and so change
  // the totals.
  void playDeal(G& game, const std::vector<int>& totals) {
    const auto habit = static_cast<Habit>(random_.below(kHabits));
    const G start = game;
    const Value startWritten = start.write();
    for (int moves = 0; !game.dealOver(); ++moves) {
      require(moves < 10 * 5000, "the deal does not end");
      inspect(game, moves);
      const auto move = chooser_.choose(game, habit, random_);
      require(move.has_value(), "no player may act, but the deal is not over");
      const auto& [player, action] = *move;
      lastMove_ = std::to_string(player) + " " + actionText(action, G::info());
      ++moves_;
      coverage_.played(action);
      stepped(game, [&, p = player, a = action](G& g, auto report) { g.apply(p, a, report); });
      resolveChance(game);
    }
    checkPosition(game, true, 2);
    requireEmpty(wrongReading(game, false));
    require(start.write() == startWritten, "an earlier copy has changed");
    requireEmpty(wrongEnd(game, totals));
    const Standing standing = game.standing();
    for (int player = 0; player < players_; ++player) {
      if (scoresIn(standing, player)) coverage_.scored(game.scoreLines(player));
      checkPayment(game, standing, player);
    }
  }

  // Checks every position for lost and duplicate cards. The other checks become rarer as the number
  // of moves in the deal grows.
  void inspect(const G& game, int moves) {
    const auto rarely = static_cast<std::uint32_t>(1 + moves / 20);
    if (moves > 4 && random_.below(rarely) != 0) return requireEmpty(wrongCards(game, true));
    checkPosition(game, true, random_.below(4) == 0 ? 12 : 0);
    const int viewer = static_cast<int>(random_.below(static_cast<std::uint32_t>(players_)));
    requireEmpty(wrongWorld(game, viewer, true, random_));
    if (random_.below(8) == 0) requireEmpty(wrongReading(game, false));
    if (random_.below(12) == 0) checkWorldsVary(game, viewer);
  }

  Random random_;
  Chooser<G> chooser_;
  Coverage& coverage_;
  int players_;
  OptionValues options_;
  int moves_ = 0;
  std::string lastMove_ = "none";
};

}  // namespace downpile::test
