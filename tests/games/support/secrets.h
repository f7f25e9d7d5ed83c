// SPDX-License-Identifier: GPL-3.0-or-later
// Checks that hidden cards do not leak. A deal is played twice, the second time with cards
// exchanged that the viewer never saw. The viewer must see the same both times. In games with moves
// that reveal hidden cards, exchanges that make a move illegal are skipped, and the other exchanges
// must respect the limits in the viewer's view. In games with visible events caused by hidden
// cards, exchanges that change a visible event are skipped, too.
#pragma once

#include <array>
#include <variant>
#include <vector>

#include "support/contract.h"

namespace downpile::test {

template <class G>
class Secrets {
 public:
  Secrets(std::uint64_t seed, int players)
      : random_(seed, static_cast<std::uint64_t>(players), 1),
        players_(players),
        options_(randomOptions(G::info(), &G::refuse, players, random_)) {}

  // Plays the beginning of a deal, or several deals (kDealsFollowEachOther), and checks each step
  // for all players and a spectator.
  void play(int moves) {
    const G game = afterMoves(moves);
    for (int viewer = 0; viewer < players_; ++viewer) checkViewer(game, viewer);
    checkViewer(game, kSpectator);
  }

  // Plays the first moves of a game, then the same moves with other copies of equal cards. Players
  // cannot distinguish equal cards, and the text of a move does not name the copy. So the texts of
  // all positions and views must be the same (G3, G5).
  void playOtherCopies(int moves) {
    if (!hasEqualCards()) return;
    afterMoves(moves);
    G first(options_, players_);
    G second(options_, players_);
    for (std::size_t i = 0; i < log_.size(); ++i) {
      resume(first, second, log_[i]);
      if (i % 8 != 0) continue;
      require(first.write() == second.write(), "a position depends on the copies of cards");
      const int viewer = static_cast<int>(i / 8) % players_;
      require(view(first, viewer).seen().write() == view(second, viewer).seen().write(),
              "a view depends on the copies of cards");
    }
  }

  // Returns the number of comparisons with at least one exchanged card.
  int exchanges() const { return exchanges_; }

  std::string context() const {
    return "players=" + std::to_string(players_) + " " + optionsText(G::info(), options_) +
           ", after " + std::to_string(log_.size()) + " steps";
  }

 private:
  static constexpr int kAttempts = 6;

  struct Move {
    int player = 0;
    Action action;
  };
  struct NextDeal {};
  using Entry = std::variant<Chance, Move, NextDeal>;

  // Plays the first moves of a game into the log, and returns the position. Stops after the first
  // deal, unless kDealsFollowEachOther is set.
  G afterMoves(int moves) {
    G game(options_, players_);
    while (!game.gameOver() && static_cast<int>(log_.size()) < moves) {
      if (game.dealOver()) {
        if (!dealsFollowEachOther<G>()) break;
        log_.emplace_back(NextDeal{});
        game.startDeal(NoReport{});
        continue;
      }
      if (game.chance().kind != ChanceNeed::Kind::none) {
        log_.emplace_back(Chance::draw(game.chance(), random_));
        game.resolve(std::get<Chance>(log_.back()), NoReport{});
        continue;
      }
      log_.emplace_back(choose(game));
      const Move& move = std::get<Move>(log_.back());
      game.apply(move.player, move.action, NoReport{});
    }
    return game;
  }

  // Returns a move with the cards that are really played: of equal cards, a game may play another
  // one.
  Move choose(const G& game) {
    auto [player, action] = *chooser_.choose(game, Habit::any, random_);
    if constexpr (G::kTraits.adjustsMoves) action = game.asMade(player, action);
    return {player, action};
  }

  // Returns for each card the index of the log entry in which it was last shuffled.
  std::array<std::size_t, kCardIds> lastShuffles() const {
    std::array<std::size_t, kCardIds> last{};
    for (std::size_t i = 0; i < log_.size(); ++i) {
      if (const Chance* chance = std::get_if<Chance>(&log_[i])) {
        for (Card card : chance->order()) last[card.id] = i;
      }
    }
    return last;
  }

  // Returns the cards in places hidden from the viewer, grouped by the latest shuffle that included
  // them (an index of the log). Cards known to the viewer are included only if kHiddenCardsAct is
  // set.
  std::vector<std::vector<Card>> hiddenByShuffle(const G& game, int viewer) const {
    const auto last = lastShuffles();
    std::vector<std::vector<Card>> hidden(log_.size());
    for (const PlaceContents& place : game.places()) {
      if (!isHidden(game, place.place, viewer)) continue;
      for (Card card : place.cards) {
        if (hiddenCardsAct<G>() || !isKnown(game, card, viewer)) {
          hidden[last[card.id]].push_back(card);
        }
      }
    }
    return hidden;
  }

  // The replacement of each card in a shuffle. Exchanges has one Exchange for each log entry.
  using Exchange = std::array<Card, kCardIds>;
  using Exchanges = std::vector<Exchange>;

  // Compares the game with one in which all hidden cards are exchanged. If moves reveal hidden
  // cards, or hidden cards cause events, further attempts exchange only two cards of each shuffle,
  // which often makes no move illegal. Attempts with an illegal move are skipped.
  void checkViewer(const G& game, int viewer) {
    constexpr bool kMayDiffer = movesRevealCards<G>() || hiddenCardsAct<G>();
    for (int attempt = 0; attempt < (kMayDiffer ? kAttempts : 1); ++attempt) {
      const Exchanges becomes = exchange(game, viewer, attempt == 0 ? kCardIds : 2);
      std::vector<Entry> other = exchanged(becomes);
      if (kMayDiffer && !canBePlayed(other, becomes, viewer)) continue;
      require(keepsLimits(game, viewer, becomes),
              "player " + std::to_string(viewer) + " has a limit that excludes a possible world");
      compare(other, viewer);
      exchanges_ += changesSomething(becomes) ? 1 : 0;
    }
  }

  static bool changesSomething(const Exchanges& becomes) {
    return std::any_of(becomes.begin(), becomes.end(), [](const Exchange& exchange) {
      return !std::is_sorted(exchange.begin(), exchange.end());
    });
  }

  // Returns random replacements for hidden cards: permutes at most `most` cards of each shuffle.
  Exchanges exchange(const G& game, int viewer, std::size_t most) {
    Exchange none{};
    for (std::size_t id = 0; id < none.size(); ++id) none[id] = Card(static_cast<int>(id));
    Exchanges becomes(log_.size(), none);
    std::vector<std::vector<Card>> hidden = hiddenByShuffle(game, viewer);
    for (std::size_t i = 0; i < hidden.size(); ++i) {
      std::vector<Card>& cards = hidden[i];
      random_.shuffle(std::span(cards));
      cards.resize(std::min(cards.size(), most));
      std::vector<Card> places = cards;
      random_.shuffle(std::span(places));
      for (std::size_t j = 0; j < cards.size(); ++j) becomes[i][places[j].id] = cards[j];
    }
    return becomes;
  }

  // Returns the log with the replaced cards, also in players' moves with hidden cards.
  std::vector<Entry> exchanged(const Exchanges& becomes) const {
    std::vector<Entry> other = log_;
    std::array<const Exchange*, kCardIds> lastShuffle{};
    for (std::size_t i = 0; i < other.size(); ++i) {
      if (Chance* chance = std::get_if<Chance>(&other[i])) {
        Chance changed = Chance::picked(chance->number());
        for (Card card : chance->order()) {
          changed.add(becomes[i][card.id]);
          lastShuffle[card.id] = &becomes[i];
        }
        *chance = changed;
        continue;
      }
      if (std::holds_alternative<NextDeal>(other[i])) continue;
      CardSet cards;
      CardSet& made = std::get<Move>(other[i]).action.cards;
      for (Card card : made) {
        cards.insert(lastShuffle[card.id] == nullptr ? card : (*lastShuffle[card.id])[card.id]);
      }
      made = cards;
    }
    return other;
  }

  // Returns true if all moves are still legal after the exchange. If hidden cards may cause visible
  // events (kHiddenCardsAct), the viewer must also see the same events. Random picks are changed to
  // pick the same cards, exchanged.
  bool canBePlayed(std::vector<Entry>& other, const Exchanges& becomes, int viewer) const {
    G first(options_, players_);
    G second(options_, players_);
    Exchange now{};
    for (std::size_t id = 0; id < now.size(); ++id) now[id] = Card(static_cast<int>(id));
    for (std::size_t i = 0; i < log_.size(); ++i) {
      if (Chance* chance = std::get_if<Chance>(&other[i])) {
        if (first.chance().kind == ChanceNeed::Kind::pick) {
          *chance = samePick(first, *chance, now, second);
        }
        for (Card card : std::get<Chance>(log_[i]).order()) now[card.id] = becomes[i][card.id];
      } else if (const Move* move = std::get_if<Move>(&other[i]);
                 move != nullptr && second.check(move->player, move->action)) {
        return false;
      }
      const bool same = shown(first, log_[i], viewer) == shown(second, other[i], viewer);
      if (hiddenCardsAct<G>() && !same) return false;
    }
    return true;
  }

  bool hasEqualCards() const {
    CardSet kinds;
    int cards = 0;
    for (Card card : G(options_, players_).deck()) {
      kinds.insert(downpile::kindOf(card, G::info().family));
      ++cards;
    }
    return kinds.size() < cards;
  }

  // Plays an entry of the log in `first`, and the same with the cards of `second` in `second`.
  void resume(G& first, G& second, const Entry& entry) {
    if (const Chance* chance = std::get_if<Chance>(&entry)) {
      const Chance copies = withOtherCopies(*chance, second.chance());
      first.resolve(*chance, NoReport{});
      return second.resolve(copies, NoReport{});
    }
    if (std::holds_alternative<NextDeal>(entry)) {
      first.startDeal(NoReport{});
      return second.startDeal(NoReport{});
    }
    const auto& [player, action] = std::get<Move>(entry);
    const GameInfo& info = G::info();
    const auto same =
        actionFromText(actionText(action, info.verbs, info.family), info.verbs, info.family,
                       [&, p = player](const Action& read) { return second.cardsOf(p, read); });
    require(same && !second.check(player, *same), "a move depends on the copy of a card");
    first.apply(player, action, NoReport{});
    second.apply(player, *same, NoReport{});
  }

  // Returns the outcome with the same notation, but with random copies of the cards that `need`
  // names.
  Chance withOtherCopies(const Chance& chance, const ChanceNeed& need) {
    if (need.kind == ChanceNeed::Kind::pick) return chance;
    std::vector<Card> cards(need.cards.begin(), need.cards.end());
    random_.shuffle(std::span(cards));
    Chance copies;
    for (Card card : chance.order()) {
      const auto copy = std::find_if(cards.begin(), cards.end(), [card](Card other) {
        return downpile::kindOf(other, G::info().family) ==
               downpile::kindOf(card, G::info().family);
      });
      require(copy != cards.end(), "a shuffle depends on the copies of cards");
      copies.add(*copy);
      cards.erase(copy);
    }
    return copies;
  }

  bool keepsLimits(const G& game, int viewer, const Exchanges& becomes) const {
    const auto shuffles = lastShuffles();
    std::array<CardSet, HiddenCards::kMaxOwners> hidden{};
    for (const PlaceContents& place : game.places()) {
      if (!isHidden(game, place.place, viewer)) continue;
      for (Card card : place.cards) {
        if (isKnown(game, card, viewer)) continue;
        hidden[static_cast<std::size_t>(ownerOfHidden(game, place.place, card))].insert(
            becomes[shuffles[card.id]][card.id]);
      }
    }
    const HiddenCards allowed = view(game, viewer).hidden();
    return std::all_of(allowed.limits.begin(), allowed.limits.begin() + allowed.limitCount,
                       [&](const HiddenCards::Limit& limit) {
                         return (hidden[limit.owner] & limit.cards).size() <= limit.most;
                       });
  }

  void compare(const std::vector<Entry>& other, int viewer) {
    G first(options_, players_);
    G second(options_, players_);
    for (std::size_t i = 0; i < log_.size(); ++i) {
      require(shown(first, log_[i], viewer) == shown(second, other[i], viewer),
              "a step reveals hidden cards to player " + std::to_string(viewer));
      require(view(first, viewer) == view(second, viewer) &&
                  view(first, viewer).seen().write() == view(second, viewer).seen().write(),
              "a view reveals hidden cards to player " + std::to_string(viewer));
    }
  }

  // Plays an entry of the log and returns everything shown to the viewer.
  std::string shown(G& game, const Entry& entry, int viewer) const {
    Step step;
    if (const Chance* chance = std::get_if<Chance>(&entry)) {
      game.resolve(*chance, StepReport{&step});
    } else if (std::holds_alternative<NextDeal>(entry)) {
      game.startDeal(StepReport{&step});
    } else {
      const Move& move = std::get<Move>(entry);
      require(!game.check(move.player, move.action), "swapped cards make a move illegal");
      game.apply(move.player, move.action, StepReport{&step});
    }
    std::string text;
    for (const Event& event : step.cutFor(static_cast<std::uint8_t>(viewer)).events) {
      for (int part : {static_cast<int>(event.kind), int{event.from.zone}, int{event.from.player},
                       int{event.from.index}, int{event.to.zone}, int{event.to.player},
                       int{event.to.index}, int{event.sentence}, int{event.player},
                       int{event.other}, static_cast<int>(event.number)}) {
        text += std::to_string(part) + ' ';
      }
      for (Card card : event.cards) text += std::to_string(card.id) + ' ';
      text += '\n';
    }
    return text;
  }

  Random random_;
  Chooser<G> chooser_;
  int players_;
  OptionValues options_;
  std::vector<Entry> log_;
  int exchanges_ = 0;
};

}  // namespace downpile::test
