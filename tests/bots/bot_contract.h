// SPDX-License-Identifier: GPL-3.0-or-later
// Contract of all bots of a game G: legal moves under random house rules, no knowledge beyond the
// view, same move for the same seed, no move if cancelled or not on turn, and matching advice. Each
// public function without a return value, except for eachPosition, is the body of a test.
#pragma once

#include <QtTest>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/play.h"
#include "bots/bot_catalog.h"
#include "bots/decision.h"
#include "match.h"
#include "rules/sentence.h"
#include "support/random_options.h"

namespace downpile::match {

template <class G>
class BotContract {
 public:
  // `deals`: maximum number of deals per game.
  explicit BotContract(std::vector<std::unique_ptr<Bot>> bots = makeBots<G>(), int deals = 4)
      : bots_(std::move(bots)), deals_(static_cast<std::uint64_t>(deals)) {}

  using Watcher = std::function<void(const GameOf<G>& game, int player, const Action& action)>;

  // Plays games between bots, with a randomly chosen bot of `bots` in each seat. Calls visit(game,
  // player, action) before each move.
  void eachPosition(int games, const Watcher& visit) const {
    const int tables = G::info().maxPlayers - G::info().minPlayers + 1;
    for (int i = 0; i < games; ++i) {
      Random random(7, static_cast<std::uint64_t>(i));
      const int players = G::info().minPlayers + i % tables;
      GameOf<G> game(G(test::randomOptions(G::info(), &G::refuse, players, random), players));
      std::vector<Bot*> seats;
      for (int p = 0; p < players; ++p) {
        seats.push_back(bots_[random.below(static_cast<std::uint32_t>(bots_.size()))].get());
      }
      for (std::uint64_t deal = 0; deal < deals_ && !game.standing().gameOver; ++deal) {
        if (deal > 0) game.startDeal();
        const std::uint64_t seed = random.next();
        playDeal(
            static_cast<AnyGame&>(game), {.cards = seed, .deal = deal, .bots = seed ^ 0xb075},
            [&](int player, Random& stream) {
              return seats[at(player)]->choose(*viewFor(*seats[at(player)], game, player), stream,
                                               kNever);
            },
            [&](int player, const Action& action) { visit(game, player, action); });
      }
    }
  }

  // Each bot makes only legal moves: playDeal, which plays the games, throws an exception at an
  // illegal move.
  void makesOnlyLegalMoves(int games, int movesEach = G::info().minPlayers) const {
    int moves = 0;
    eachPosition(games, [&](const GameOf<G>&, int, const Action&) { ++moves; });
    QVERIFY(moves >= movesEach * games);
  }

  // Verifies in every fifth position that a bot makes the same choice in the game and in a sampled
  // world (another distribution of the hidden cards) with the same view.
  void usesOnlyItsView(int games) const {
    // With fewer hidden cards, the sampled world is often the real one.
    constexpr int kManyHidden = 5;
    int different = 0;
    int hidden = 0;  // examined positions with at least kManyHidden hidden cards
    bool hides = false;
    int position = 0;
    eachPosition(games, [&](const GameOf<G>& game, int player, const Action&) {
      const bool hidesMany =
          view(game.game(), player).seen().unknownTo(player).size() >= kManyHidden;
      hides = hides || hidesMany;
      if (++position % 5 != 0) return;
      Random random(3, static_cast<std::uint64_t>(position));
      const G world = Sampler<G>(view(game.game(), player)).draw(random);
      hidden += hidesMany ? 1 : 0;
      different += hidesMany && !(world == game.game()) ? 1 : 0;
      for (const auto& bot : bots_) {
        const auto one = viewFor(*bot, game, player);
        const ViewOf<G> other(view(world, player), historyOf<G>(*one));
        Random stream(11, static_cast<std::uint64_t>(position));
        Random sameStream = stream;
        QVERIFY(bot->choose(*one, stream, kNever) == bot->choose(other, sameStream, kNever));
      }
    });
    QVERIFY(hidden > 0 || !hides);
    QVERIFY(2 * different >= hidden);
  }

  void stopsWhenCancelled() const {
    const std::atomic<bool> cancelled{true};
    int asked = 0;
    eachPosition(kGames, [&](const GameOf<G>& game, int player, const Action&) {
      for (const auto& bot : bots_) {
        const auto seen = viewFor(*bot, game, player);
        Random random(1);
        QVERIFY(!bot->choose(*seen, random, cancelled));
        QVERIFY(!bot->advise(*seen, random, cancelled));
        ++asked;
      }
    });
    QVERIFY(asked >= fewestMoves(kGames) * static_cast<int>(bots_.size()));
  }

  void isSilentIfItMayNotAct() const {
    int asked = 0;
    eachPosition(kGames, [&](const GameOf<G>& game, int, const Action&) {
      for (int player = 0; player < game.game().players(); ++player) {
        if (game.game().actors().contains(player)) continue;
        for (const auto& bot : bots_) {
          const auto seen = viewFor(*bot, game, player);
          Random random(1);
          QVERIFY(!bot->choose(*seen, random, kNever));
          QVERIFY(!bot->advise(*seen, random, kNever));
        }
        ++asked;
      }
    });
    QVERIFY(asked >= fewestMoves(kGames));
  }

  // The advised move is the move that the bot would play. The placeholders {player}, {card},
  // {cards} and %n of the advice's sentence have values. The alternative move (`instead`) is legal,
  // too. tst_hints checks whether the reasons are true.
  void adviceMatchesMove(int games) const {
    std::size_t asked = 0;
    eachPosition(games, [&](const GameOf<G>& game, int player, const Action&) {
      const auto& bot = bots_[++asked % bots_.size()];
      const auto reasons = bot->reasons();
      if (reasons.empty()) return;
      const auto seen = viewFor(*bot, game, player);
      Random stream(5);
      Random sameStream = stream;
      const auto choice = bot->choose(*seen, stream, kNever);
      const auto advice = bot->advise(*seen, sameStream, kNever);
      QCOMPARE(advice.has_value(), choice.has_value());
      if (!advice) return;
      QVERIFY(advice->action == *choice);
      QVERIFY(advice->reason < reasons.size());
      const std::string_view sentence = reasons[advice->reason];
      if (mentions(sentence, "player")) QVERIFY(advice->player < game.game().players());
      if (mentions(sentence, "player")) QVERIFY(advice->player != player);
      if (mentions(sentence, "card")) QVERIFY(advice->card.known());
      if (mentions(sentence, "cards")) QVERIFY(!advice->action.cards.empty());
      if (sentence.find("%n") != sentence.npos) QVERIFY(advice->number >= 0);
      if (!advice->instead) return;
      QVERIFY(!(*advice->instead == advice->action));
      QVERIFY(!seen->check(*advice->instead));
    });
    QVERIFY(static_cast<int>(asked) >= fewestMoves(games));
  }

 private:
  static constexpr int kGames = 3;

  // Minimum number of moves in `games` games: every player moves at least once per game.
  static int fewestMoves(int games) { return games * G::info().minPlayers; }

  const std::vector<std::unique_ptr<Bot>> bots_;
  const std::uint64_t deals_;
};

}  // namespace downpile::match
