// SPDX-License-Identifier: GPL-3.0-or-later
// Very many deals at random, with what must hold after every move and is quick to see. Made for the
// sanitizers, which see the rest. DOWNPILE_TEST_DEALS says how many
// (10,000).
#include <QTest>

#include "games/catalog.h"
#include "support/random_options.h"

using namespace downpile;
using namespace downpile::test;

namespace {

constexpr int kDeals = 10000;

int dealsWanted() {
  bool given = false;
  const int value = qEnvironmentVariableIntValue("DOWNPILE_TEST_DEALS", &given);
  return given ? value : kDeals;
}

// One deal by players who choose at random. Returns what is wrong, or nothing.
template <class G>
class RandomDeal {
 public:
  RandomDeal(std::uint64_t number, int players)
      : random_(number, static_cast<std::uint64_t>(players), 3),
        players_(players),
        options_(randomOptions(G::info(), &G::refuse, players, random_)),
        drawsOften_(random_.below(4) == 0),
        game_(options_, players) {}

  std::string play() {
    for (int moves = 0; !game_.dealOver(); ++moves) {
      if (moves > 10 * 5000) return "the deal does not end";
      if (game_.chance().kind != ChanceNeed::Kind::none) {
        game_.resolve(Chance::draw(game_.chance(), random_), NoReport{});
      } else if (const std::string wrong = move(); !wrong.empty()) {
        return wrong;
      }
      if (moves % 16 == 0 && !complete()) return "cards were lost or made";
    }
    if (!complete()) return "cards were lost or made";
    const Standing standing = game_.standing();
    for (int player = 0; player < players_; ++player) {
      const int score = standing.scores[static_cast<std::size_t>(player)];
      const bool scores =
          !standing.dealVoid && (standing.wentOut == kNobody || standing.wentOut == player);
      if (score != (scores ? game_.worth(player) : 0)) return "a wrong score";
    }
    if (standing.dealVoid && standing.wentOut != kNobody) return "void and won";
    if (!game_.actors().empty()) return "somebody may act after the end";
    if (!game_.gameOver()) game_.startDeal(NoReport{});
    return {};
  }

  std::string options() const { return optionsText(G::info(), options_); }

 private:
  std::string move() {
    moves_.clear();
    const PlayerSet actors = game_.actors();
    for (int player = 0; player < players_; ++player) {
      const std::size_t before = moves_.size();
      game_.legal(player, [&](const Action& action) { moves_.emplace_back(player, action); });
      if ((moves_.size() > before) != actors.contains(player)) return "actors and legal disagree";
    }
    if (moves_.empty()) return "nobody may act";
    const bool first = drawsOften_ && random_.below(8) != 0;
    const auto& [player, action] = first ? fewestCards() : any();
    if (game_.check(player, action)) return "a legal move is refused";
    game_.apply(player, action, NoReport{});
    return {};
  }

  const std::pair<int, Action>& any() {
    return moves_[random_.below(static_cast<std::uint32_t>(moves_.size()))];
  }
  const std::pair<int, Action>& fewestCards() const {
    return *std::min_element(moves_.begin(), moves_.end(), [](const auto& a, const auto& b) {
      return a.second.cards.size() < b.second.cards.size();
    });
  }

  bool complete() const {
    if (game_.chance().kind != ChanceNeed::Kind::none) return true;
    CardSet found;
    int count = 0;
    for (const PlaceContents& place : game_.places()) {
      for (Card card : place.cards) found.insert(card);
      count += static_cast<int>(place.cards.size());
    }
    return found == game_.deck() && count == found.size();
  }

  Random random_;
  int players_;
  OptionValues options_;
  bool drawsOften_;
  G game_;
  std::vector<std::pair<int, Action>> moves_;
};

}  // namespace

class RandomDealsTest : public QObject {
  Q_OBJECT

 private slots:
  void deals_data() {
    QTest::addColumn<QString>("game");
    for (const CatalogEntry& entry : catalog()) {
      QTest::newRow(entry.info->id.data()) << QString(entry.info->id.data());
    }
  }
  void deals() {
    QFETCH(QString, game);
    QString broken;
    withGame(game.toStdString(), [&]<class G>() {
      const int seats = G::info().maxPlayers - G::info().minPlayers + 1;
      for (int i = 0; i < dealsWanted() && broken.isEmpty(); ++i) {
        const int players = G::info().minPlayers + i % seats;
        RandomDeal<G> deal(static_cast<std::uint64_t>(i), players);
        const std::string wrong = deal.play();
        if (wrong.empty()) continue;
        broken = QStringLiteral("deal %1, %2 players, %3: %4")
                     .arg(i)
                     .arg(players)
                     .arg(deal.options().c_str(), wrong.c_str());
      }
    });
    QVERIFY2(broken.isEmpty(), qPrintable(broken));
  }
};

QTEST_APPLESS_MAIN(RandomDealsTest)
#include "tst_random_deals.moc"
