// SPDX-License-Identifier: GPL-3.0-or-later
// Reasons of hints are true for the position, the suggested move and the alternative named in the
// hint. Asks for 50 hints per game under random house rules (2,000 in the thorough tier), and for
// some hints of the bots advising users.
#include <algorithm>
#include <map>

#include "bot_contract.h"
#include "bots/all_bots.h"
#include "bots/all_hint_facts.h"
#include "bots/common_reasons.h"
#include "bots/rules_of.h"
#include "bots/search/evaluation.h"
#include "bots/search/search.h"
#include "bots/search/trial.h"
#include "games/up-and-down/up_and_down.h"
#include "recorded.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

// Reasons about simulated deals or about other moves take long to check. So each of them is checked
// only every kSlow-th time it is given.
constexpr int kSlow = 8;
bool isSlow(std::string_view reason) {
  return reason.find("simulated ") != reason.npos ||
         reason.starts_with("The next best move is about");
}

// Returns the view with worlds sampled in the same way as for the hints of this adviser.
template <class Rules>
match::HintView<typename Rules::Game> hintView(const AnyView& seen, const std::string& adviser) {
  using G = typename Rules::Game;
  const View<G>& view = static_cast<const ViewOf<G>&>(seen).view();
  if constexpr (!kArePlain<Rules>) {
    if (adviser == "master") {
      const SearchSettings& best = Rules::bestSearch();
      const auto hero = masterHero<Rules>();
      const Rules others(Rules::plainStyle());
      MasterEvaluation<Rules> evaluation(view, historyOf<G>(seen), hero, others, best.memory,
                                         best.lookBack, match::kOtherSeed, kNever);
      return {view, evaluation.drawForReason()};
    }
  }
  return match::HintView<G>(view);
}

template <class Rules>
void reasonsOfHintsAreTrue(const std::string& name, int hints, int every, int phase) {
  using G = typename Rules::Game;
  std::string error;
  const auto adviser = makeBot(G::info().id, name, error);
  QVERIFY2(adviser, error.c_str());
  adviser->setTimeLimit(std::chrono::milliseconds(0));
  const auto facts = match::HintFacts<Rules>::list();
  const bool grows = std::is_same_v<G, UpAndDown>;  // the deals of Up and Down differ in size
  const match::BotContract<G> contract(match::makeBots<G>(), grows ? UpAndDown::kMostDeals : 4);
  std::map<std::string_view, std::pair<int, int>> uses;  // by reason: all, with an alternative
  int asked = 0;
  int checked = 0;
  int position = 0;
  for (int games = 12; asked < hints; games += 12) {
    contract.eachPosition(games, [&](const GameOf<G>& game, int player, const Action&) {
      if (asked >= hints || ++position % every != phase) return;
      const auto seen = viewFor(*adviser, game, player);
      Random stream(5, static_cast<std::uint64_t>(position));
      const auto advice = adviser->advise(*seen, stream, kNever);
      if (!advice) return;
      ++asked;
      const std::string_view reason = adviser->reasons()[advice->reason];
      auto& [times, compared] = uses[reason];
      compared += advice->instead ? 1 : 0;
      if (++times % kSlow != 1 && isSlow(reason)) return;
      // Not checked for the tuned rules bot: without a search, it cannot be sure that other moves
      // are about as good.
      if (name == "tuned" && reason.starts_with("The next best move is about")) return;
      ++checked;
      const auto fact = std::ranges::find_if(facts, [&](const match::HintFact<G>& known) {
        return reason.starts_with(known.sentence);
      });
      QVERIFY2(fact != facts.end(), reason.data());
      const match::HintView<G> view = hintView<Rules>(*seen, name);
      const bool hasChoice = !mustMove(view.seen(), view.viewer()) || !onlyMove(view);
      QVERIFY2(hasChoice || !reason.starts_with("The next best move is about"),
               "the only legal move");
      if (fact->holds(view, *advice)) return;
      const std::string text =
          std::string(reason) + " " + actionText(advice->action, G::info()) +
          (advice->instead ? " not " + actionText(*advice->instead, G::info()) : std::string()) +
          " " + std::to_string(advice->number) + " at " + std::to_string(position);
      QFAIL(text.c_str());
    });
    if (QTest::currentTestFailed()) return;
  }
  QString text;
  for (const auto& [reason, counts] : uses) {
    text += QStringLiteral("\n%1 (%2 compared) ").arg(counts.first, 5).arg(counts.second) +
            QString::fromUtf8(reason.data(), static_cast<int>(reason.size()));
  }
  qInfo("%d hints, %d checked:%s", asked, checked, qPrintable(text));
}

}  // namespace

class TestHints : public QObject {
  Q_OBJECT

 private slots:
  void reasonsOfHintsAreTrue_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("part");
    for (const CatalogEntry& entry : catalog()) {
      const QString id = QString::fromUtf8(entry.info->id.data());
      for (int part = 0; part < tests::effort(1, 4); ++part)
        QTest::addRow("%s %d", qPrintable(id), part) << id << part;
    }
  }
  void reasonsOfHintsAreTrue() {
    QFETCH(QString, game);
    QFETCH(int, part);
    check(match::isPlain(game.toStdString()) ? "fair" : "tuned", tests::effort(50, 500), 9, part);
  }

  void reasonsOfMasterHintsAreTrue_data() {
    QTest::addColumn<QString>("game");
    for (const CatalogEntry& entry : catalog()) {
      const QString id = QString::fromUtf8(entry.info->id.data());
      QTest::newRow(qPrintable(id)) << id;
    }
  }
  void reasonsOfMasterHintsAreTrue() { check("master", tests::effort(3, 30), 41, 0); }

  // Regression: a move was dropped after 16 worlds, so that the hint stated a loss of 69 instead of
  // 33 wins in 100 deals, or missed the better move. Exactly solved moves have 0 worlds.
  void hintsTryEachMoveInManyWorlds() {
    int compared = 0;
    for (const char* record : {"three-up-three-down-0c60", "up-and-down-spoil", "life-fair"}) {
      for (int moves = 12; moves < 58; moves += 4) {
        const auto game = match::recordedPosition(record, moves);
        const int player = game->standing().turn;
        if (player == kNoPlayer) continue;
        std::string error;
        const auto bot = makeAdviser(game->info().id, error);
        bot->setTimeLimit(std::chrono::milliseconds(0));
        Random random(1);
        bot->advise(*viewFor(*bot, *game, player), random, kNever);
        for (const ComparedMove& move : bot->compared()) {
          QVERIFY2(move.worlds == 0 || move.worlds >= 128,
                   (record + (" " + std::to_string(moves)) + ": " + std::to_string(move.worlds))
                       .c_str());
          ++compared;
        }
      }
    }
    QVERIFY2(compared >= 30, std::to_string(compared).c_str());
  }

  // Regressions, positions whose hints had misleading reasons. "You get rid of 1 card": this is
  // also true for the next best move. "The next best move is about as good": it is worse.
  // In Life, its loss is three times the smallest loss reported by a review.
  void hintsWithoutASpecificReasonCompareExpectedResults_data() {
    QTest::addColumn<std::string>("record");
    QTest::addColumn<int>("moves");
    QTest::addColumn<int>("player");
    QTest::newRow("one card as with others") << std::string("underwear-fair") << 49 << 1;
    QTest::newRow("not surely as good") << std::string("underwear-fair") << 13 << 2;
    QTest::newRow("surely worse") << std::string("life-fair") << 20 << 1;
  }
  void hintsWithoutASpecificReasonCompareExpectedResults() {
    QFETCH(std::string, record);
    QFETCH(int, moves);
    QFETCH(int, player);
    const match::Hint hint = match::hintIn(*match::recordedPosition(record, moves), player);
    QVERIFY(!hint.instead.empty());
    const bool hasFigure = hint.reason.find("{tenths}") != hint.reason.npos ||
                           hint.reason == common::kSameInPointsReason ||
                           hint.reason == common::kProbablyBetterReason ||
                           hint.reason == common::kNoneBetterReason;
    QVERIFY2(hasFigure, hint.reason.c_str());
  }

  // In Up and Down, a card can be right because another player then misses the bid.
  void hintNamesThePlayerWhoseBidFails() {
    const match::Hint hint = match::hintIn(*match::recordedPosition("up-and-down-spoil", 168), 2);
    QCOMPARE(hint.move, std::string("play 7D"));
    QVERIFY2(hint.reason.starts_with("{player} makes their bid in"), hint.reason.c_str());
  }

  // Regression: the percentages came from deals that ignored the earlier moves. Here a player has
  // probably kept a card that beats the hinted one, so that it takes the trick in about 27 of 100
  // deals. Without the earlier moves, it would be 54.
  void percentagesInHintsConsiderEarlierMoves() {
    const match::Hint hint = match::hintIn(*match::recordedPosition("up-and-down-spoil", 44), 3);
    QVERIFY2(hint.reason.find("takes this one in %n of 100") != hint.reason.npos,
             hint.reason.c_str());
    QVERIFY2(hint.number > 10 && hint.number < 40, std::to_string(hint.number).c_str());
  }

  // A difference such as 4.6 is followed by its unit.
  void differencesInHintsNameTheirUnit() {
    int found = 0;
    for (const CatalogEntry& entry : catalog()) {
      std::string error;
      const auto bot = makeBot(entry.info->id, "master", error);
      QVERIFY2(bot, error.c_str());
      for (const std::string_view reason : bot->reasons()) {
        constexpr std::string_view kNumber = "{tenths} ";
        const std::size_t at = reason.find(kNumber);
        if (at == reason.npos) continue;
        const std::string_view rest = reason.substr(at + kNumber.size());
        const auto names = [rest](std::string_view unit) { return rest.starts_with(unit); };
        constexpr std::string_view kUnits[] = {"points", "penalties", "more wins", "fewer wins"};
        QVERIFY2(std::ranges::any_of(kUnits, names), reason.data());
        ++found;
      }
    }
    QVERIFY(found >= 10);
  }

  // Regression: "Worse by 0.4 points" was stated although the loss was uncertain: less than twice
  // its standard error.
  void hintCallsTheNextBestMoveClearlyWorseOnlyIfTheLossIsCertain_data() {
    QTest::addColumn<double>("loss");
    QTest::addColumn<double>("error");
    QTest::addColumn<int>("reason");
    QTest::newRow("certain mistake") << 3.0 << 0.5 << 1;
    QTest::newRow("certain small loss") << 0.2 << 0.05 << 2;
    QTest::newRow("certainly equal") << 0.0 << 0.0 << 5;
    QTest::newRow("certain tiny loss") << 0.02 << 0.005 << 3;
    QTest::newRow("probable loss") << 3.0 << 2.0 << 6;
    QTest::newRow("uncertain loss") << 3.0 << 4.0 << 4;
    QTest::newRow("uncertain small loss") << 0.2 << 0.14 << 2;
    QTest::newRow("no loss, uncertain") << 0.0 << 0.6 << 4;
    // The next best move did better in the sampled worlds.
    QTest::newRow("certain tiny gain") << -0.02 << 0.01 << 5;
    QTest::newRow("certain small gain") << -0.2 << 0.05 << 5;
    QTest::newRow("uncertain small gain") << -0.2 << 0.2 << 4;
    QTest::newRow("uncertain gain") << -3.0 << 2.0 << 4;
  }
  void hintCallsTheNextBestMoveClearlyWorseOnlyIfTheLossIsCertain() {
    QFETCH(double, loss);
    QFETCH(double, error);
    const FigureReasons reasons{.better = 1,
                                .hardlyBetter = 2,
                                .same = 3,
                                .equallyGood = 5,
                                .probablyBetter = 6,
                                .noneBetter = 4};
    QTEST(int{withFigure({}, reasons, loss, error, 1).reason}, "reason");
  }

 private:
  static void check(const std::string& name, int hints, int every, int phase) {
    QFETCH(QString, game);
    withRules(game.toStdString(),
              [&]<class Rules>() { ::reasonsOfHintsAreTrue<Rules>(name, hints, every, phase); });
  }
};

DOWNPILE_TEST(TestHints, .tier = downpile::tests::Tier::both, .thoroughSeconds = 45);
#include "tst_hints.moc"
