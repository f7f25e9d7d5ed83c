// SPDX-License-Identifier: GPL-3.0-or-later
// Applies moves of all kinds, legal or not, from the first deal of a game. A refused move changes
// nothing and has a refusal text; an allowed move is applied, and the invariants hold.
#include <array>
#include <limits>

#include "bytes.h"
#include "rules/sentence.h"
#include "support/invariants.h"
#include "support/step_follower.h"
#include "target.h"

using namespace downpile;
using namespace downpile::test;

namespace {

constexpr int kMostMoves = 600;

CardSet readCards(ByteReader& reader) {
  CardSet cards;
  for (std::size_t count = reader.byte() % 16; count > 0; --count) {
    cards.insert(Card(reader.byte() % kCardIds));
  }
  return cards;
}

// Returns an action with arbitrary fields and up to 15 cards, legal or not.
Action readAction(ByteReader& reader) {
  Action action;
  action.verb = reader.byte();
  action.place = reader.byte();
  action.target = reader.byte();
  action.number = static_cast<std::int16_t>(reader.two());
  action.cards = readCards(reader);
  return action;
}

// Changes one field of the action.
void disturb(Action& action, ByteReader& reader) {
  switch (reader.byte() % 6) {
    case 0:
      action.verb = reader.byte();
      break;
    case 1:
      action.place = reader.byte();
      break;
    case 2:
      action.target = reader.byte();
      break;
    case 3:
      action.number = static_cast<std::int16_t>(reader.two());
      break;
    case 4:
      action.cards |= readCards(reader);
      break;
    default:
      action.cards -= readCards(reader);
      break;
  }
}

template <class G>
class FuzzedGame {
 public:
  FuzzedGame(const FuzzedTable& table, std::uint64_t seed)
      : game_(table.options, table.players), random_(seed), totals_(game_.standing().totals) {}

  void play(ByteReader& reader) {
    for (int moves = 0; moves < kMostMoves; ++moves) {
      if (!settle() || reader.empty()) break;
      const auto [player, action] = readMove(reader);
      attempt(player, action);
    }
    if (game_.chance().kind != ChanceNeed::Kind::none) return;
    require(wrongReading(game_, false));
    for (int viewer = 0; viewer < game_.players(); ++viewer) {
      require(wrongView(game_, viewer));
      require(wrongWorld(game_, viewer, true, random_));
    }
  }

 private:
  // Resolves chance and starts deals until a player may act. Returns false if the game is over.
  bool settle() {
    for (;;) {
      require(wrongMoves(game_));
      if (game_.chance().kind != ChanceNeed::Kind::none) {
        const Chance outcome = Chance::draw(game_.chance(), random_);
        step([&](G& game, auto report) { game.resolve(outcome, report); });
        continue;
      }
      require(wrongCards(game_, true));
      if (!game_.dealOver()) return true;
      require(wrongEnd(game_, totals_));
      totals_ = game_.standing().totals;
      if (game_.gameOver()) return false;
      game_.startDeal(NoReport{});
    }
  }

  std::pair<int, Action> readMove(ByteReader& reader) {
    const int kind = reader.byte() % 4;
    if (kind == 3) {
      constexpr int kHuge = std::numeric_limits<int>::max();
      const std::array strangers{-1, game_.players(), kMaxPlayers, 255, kHuge};
      const std::size_t index = reader.indexBelow(strangers.size() + kMaxPlayers);
      const int player =
          index < kMaxPlayers ? static_cast<int>(index) : strangers[index - kMaxPlayers];
      return {player, readAction(reader)};
    }
    std::vector<std::pair<int, Action>> moves;
    for (int player = 0; player < game_.players(); ++player) {
      for (const Action& action : legalMoves(game_, player)) moves.emplace_back(player, action);
    }
    auto move = moves[reader.indexBelow(moves.size())];
    if (kind == 2) disturb(move.second, reader);
    return move;
  }

  void attempt(int player, const Action& action) {
    const G before = game_;
    const auto refusal = game_.check(player, action);
    require(game_ == before, "check changed the game");
    if (refusal) {
      require(refusal->reason < G::info().reasons.size(), "a refusal without a reason");
      const std::string text = refusalInEnglish(G::info(), *refusal);
      require(!text.empty() && text.find('\n') == std::string::npos, "a refusal is not one line");
      return;
    }
    require(player >= 0 && player < game_.players(), "a player outside the game moved");
    require(wellFormed(action, G::info().verbs), "a move of the wrong shape is allowed");
    const auto seen = view(game_, player);
    bool isAccepted = !seen.check(action);
    // In a view, a card hidden from its own player has no name. So the view refuses a move with
    // this card's name, although the game allows it.
    if constexpr (G::kTraits.adjustsMoves) {
      seen.legal([&](const Action& each) {
        isAccepted = isAccepted || game_.asMade(player, each) == action;
      });
    }
    require(isAccepted, "a view refuses an allowed move");
    const std::string text = actionText(action, G::info());
    const auto read = GameOf<G>(game_).actionFromText(player, text);
    require(read && actionText(*read, G::info()) == text, "a move is read differently");
    step([&, actor = player](G& game, auto report) { game.apply(actor, action, report); });
  }

  // Verifies that the report contains every moved or turned card, and that acting without a report
  // has the same result.
  template <class Do>
  void step(Do act) {
    const auto before = game_.places();
    G silent = game_;
    Step report;
    act(game_, StepReport{&report});
    act(silent, NoReport{});
    require(silent == game_, "a move has another outcome if reported");
    require(followStep(G::info(), game_.deck(), before, report, game_.places()));
  }

  G game_;
  Random random_;
  std::vector<int> totals_;
};

}  // namespace

int FUZZ_TARGET(apply)(const std::uint8_t* data, std::size_t size) {
  ByteReader reader({data, size});
  const FuzzedTable table = readTable(reader);
  if (table.entry == nullptr) return 0;
  const std::uint64_t seed = reader.two();
  withGame(table.entry->info->id, [&]<class G>() { FuzzedGame<G>(table, seed).play(reader); });
  return 0;
}
