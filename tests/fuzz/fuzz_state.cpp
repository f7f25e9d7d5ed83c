// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes the reader of game states. It refuses a tree of values with a one-line message, or returns
// a valid position. In a valid position the invariants hold and a move can be made.
#include "bytes.h"
#include "support/invariants.h"
#include "target.h"

using namespace downpile;
using namespace downpile::test;

namespace {

struct Input {
  bool partial = false;
  std::size_t move = 0;
  std::uint64_t seed = 0;
  Value state{};
};

template <class G>
void checkPosition(const G& game, bool partial, Random& random) {
  require(wrongCards(game, !partial));
  require(wrongMoves(game));
  require(wrongReading(game, partial));
  for (int viewer = 0; viewer < game.players(); ++viewer) {
    require(wrongView(game, viewer));
    require(wrongWorld(game, viewer, false, random));
    game.scoreLines(viewer);
  }
}

template <class G>
void tryState(const FuzzedTable& table, const Input& input) {
  std::string error;
  auto game = G::read(table.options, table.players, input.state, input.partial, error);
  require(game.has_value() == error.empty(), "a state is refused without a reason");
  require(error.find('\n') == std::string::npos, "a message has more than one line");
  if (!game) return;
  Random random(input.seed);
  checkPosition(*game, input.partial, random);
  if (game->dealOver()) return;

  const auto totals = game->standing().totals;
  std::vector<std::pair<int, Action>> moves;
  for (int player = 0; player < table.players; ++player) {
    for (const Action& action : legalMoves(*game, player)) moves.emplace_back(player, action);
  }
  const auto& [player, action] = moves[input.move % moves.size()];
  game->apply(player, action, NoReport{});
  while (game->chance().kind != ChanceNeed::Kind::none) {
    game->resolve(Chance::draw(game->chance(), random), NoReport{});
  }
  if (game->dealOver()) require(wrongEnd(*game, totals));
  checkPosition(*game, input.partial, random);
  if (game->dealOver() && !game->gameOver()) game->startDeal(NoReport{});
}

}  // namespace

int FUZZ_TARGET(state)(const std::uint8_t* data, std::size_t size) {
  ByteReader reader({data, size});
  const FuzzedTable table = readTable(reader);
  if (table.entry == nullptr) return 0;
  Input input{.partial = reader.byte() % 2 != 0, .move = reader.two(), .seed = reader.byte()};
  input.state = reader.value();
  withGame(table.entry->info->id, [&]<class G>() { tryState<G>(table, input); });
  return 0;
}
