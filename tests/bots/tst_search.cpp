// SPDX-License-Identifier: GPL-3.0-or-later
// Searching bots make only legal moves and use only their view, in every game and under random
// house rules, with budgets small enough for a test; they stop during a decision; and they find
// better moves than their guide.
#include <functional>
#include <map>
#include <thread>
#include <utility>

#include "bot_contract.h"
#include "bots/learned/learned_player.h"
#include "bots/rules_of.h"
#include "bots/search/search.h"
#include "bots/search/tree.h"
#include "bots/up-and-down/rules.h"
#include "review/judge_of.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

constexpr auto kWithoutLimit = std::chrono::milliseconds(0);
constexpr int kGames = 2;  // number of games played in each check of the bots

template <class Rules>
std::vector<std::unique_ptr<Bot>> smallBots() {
  const Rules guide(Rules::plainStyle());
  const Rules variant(Rules::characters().empty() ? Rules::plainStyle() : Rules::style(0));
  SearchSettings search{.rollouts = 24, .candidates = 3, .limit = kWithoutLimit};
  std::vector<std::unique_ptr<Bot>> bots;
  TreeSettings tree{.iterations = 24, .limit = kWithoutLimit};
  bots.push_back(std::make_unique<TreeBot<Rules>>(guide, tree));
  tree.guided = false;
  bots.push_back(std::make_unique<TreeBot<Rules>>(guide, tree));
  // In a game with only plain bots, a search has no guide. It gives all moves the same weight.
  if (kArePlain<Rules>) return bots;
  bots.push_back(std::make_unique<SearchBot<Rules>>(guide, variant, search));
  search.temperature = 0.1;
  search.slips = 0.3;
  search.mostLoss = 0.2;
  search.solves = true;
  search.memory = Memory::ofTheTable;
  bots.push_back(std::make_unique<SearchBot<Rules>>(guide, std::nullopt, search));
  if (Rules::kMayLookBack) {
    search.lookBack = {.moves = 30, .settle = 20, .stir = 5};
    bots.push_back(std::make_unique<SearchBot<Rules>>(guide, variant, search));
  }
  if constexpr (kLearns<Rules>) {
    using Player = LearnedPlayer<Rules>;
    search.trust = 8;
    bots.push_back(std::make_unique<SearchBot<Rules, Rules, Player>>(
        guide, variant, Player(guide, LearnedBy<Rules>::network()), search));
  }
  return bots;
}

// Checks that the guide's own choice is among the moves weighted by the guide. The guide is the
// rules bot directing a search.
template <class Rules>
void weighsDecidedMove(const match::BotContract<typename Rules::Game>& contract) {
  std::vector<Rules> players{Rules(Rules::plainStyle()), Rules(Rules::tunedStyle())};
  for (std::size_t i = 0; i < Rules::characters().size(); ++i) {
    players.push_back(Rules(Rules::style(i)));
  }
  int positions = 0;
  std::size_t asked = 0;
  contract.eachPosition(kGames, [&](const auto& game, int player, const Action&) {
    const auto seen = view(game.game(), player);
    positions += mustMove(game.game(), player) ? 1 : 0;
    for (const Rules& rules : players) {
      Random random(4);
      const auto decided = rules.decide(seen, random, kNever);
      if (!decided) continue;
      QVERIFY(moveOf(rules.weigh(seen), *decided) != nullptr);
      ++asked;
    }
  });
  // Each guide made a decision at least in each position where the player had to move.
  QVERIFY(positions >= kGames * Rules::Game::info().minPlayers);
  QVERIFY(asked >= players.size() * static_cast<std::size_t>(positions));
}

template <class Rules>
void searchingBotsMakeLegalMovesAndUseOnlyTheirView() {
  const match::BotContract<typename Rules::Game> contract(smallBots<Rules>());
  contract.makesOnlyLegalMoves(kGames);
  contract.usesOnlyItsView(kGames);
  weighsDecidedMove<Rules>(contract);
}

// Seed of the endless searches, which end only when they are cancelled or their time is over.
constexpr std::uint64_t kSeed = 1;

// Returns true if a search of 1000 rollouts (several milliseconds) does not find a clear best move.
// Always true for games with only plain bots.
template <class Rules>
bool isHard(const ViewOf<typename Rules::Game>& question) {
  if (kArePlain<Rules>) return true;
  constexpr int kRollouts = 1000;
  SearchBot<Rules> bot(Rules(Rules::plainStyle()), std::nullopt,
                       {.rollouts = kRollouts, .candidates = 3, .limit = kWithoutLimit});
  Random random(kSeed);
  bot.choose(question, random, kNever);
  return bot.effort().rollouts > kRollouts - 3;
}

// A guide like the rules bot of Up and Down. It counts its decisions by player. If `badBid` is set,
// its goal is only to avoid this bid. If `cancels` is set, it becomes true during explain().
class Witness final : public DecidingBot<UpAndDown, UpAndDownStyle> {
 public:
  using DecidingBot::DecidingBot;

  static constexpr bool kMayLookBack = UpAndDownRules::kMayLookBack;
  static const UpAndDownStyle& plainStyle() { return UpAndDownRules::plainStyle(); }
  static const UpAndDownStyle& tunedStyle() { return plainStyle(); }
  static const SearchSettings& bestSearch() { return UpAndDownRules::bestSearch(); }
  static std::unique_ptr<Bot> make(BotKind kind, std::optional<std::size_t> character) {
    return UpAndDownRules::make(kind, character);
  }
  static double goal(const UpAndDown& end, int player) {
    if (!badBid) return UpAndDownRules::goal(end, player);
    return end.state().bids[at(player)] == *badBid ? 0 : valueOfOthers;
  }

  std::optional<Action> decide(const View<UpAndDown>& view, Random& random,
                               const std::atomic<bool>& cancelled) const override {
    const bool plain = ownStyle().lossWeight == plainStyle().lossWeight;
    ++asked[{view.viewer(), plain}];
    return UpAndDownRules(ownStyle()).decide(view, random, cancelled);
  }
  std::vector<WeighedAction> weigh(const View<UpAndDown>& view) const override {
    return UpAndDownRules(ownStyle()).weigh(view);
  }
  Advice explain(const View<UpAndDown>& view, std::span<const UpAndDown> worlds,
                 const Action& action, const std::optional<Action>& instead) const override {
    if (cancels != nullptr) *cancels = true;
    return UpAndDownRules(ownStyle()).explain(view, worlds, action, instead);
  }
  std::span<const char* const> reasons() const override {
    static const std::vector<const char*> kReasons = [] {
      const UpAndDownRules rules(plainStyle());
      return std::vector(rules.reasons().begin(), rules.reasons().end());
    }();
    return kReasons;
  }

  // Number of decisions for each player, separately for the plain style (true) and others (false).
  static inline std::map<std::pair<int, bool>, int> asked;
  static inline std::optional<int> badBid;
  static inline double valueOfOthers = 0;
  static inline std::atomic<bool>* cancels = nullptr;
};

// Plays games until the player on turn has a choice, and isWanted() is true for this player's view.
// Returns this view.
template <class Rules>
ViewOf<typename Rules::Game> question(
    const std::function<bool(const ViewOf<typename Rules::Game>&)>& isWanted = isHard<Rules>) {
  using Game = typename Rules::Game;
  Game game(standardValues(Game::info().options), match::playersOf(Game::info()));
  const Rules rules(Rules::plainStyle());
  constexpr std::uint64_t kManyMoves = 2000;
  for (std::uint64_t i = 0;; ++i) {
    Random random(5, i);
    if (game.chance().kind != ChanceNeed::Kind::none) {
      game.resolve(Chance::draw(game.chance(), random), NoReport{});
      continue;
    }
    if (game.gameOver()) {
      game = Game(standardValues(Game::info().options), game.players());
      continue;
    }
    if (game.dealOver()) {
      game.startDeal(NoReport{});
      continue;
    }
    const int player = *game.actors().begin();
    const auto seen = view(game, player);
    // Looks first for positions with at least three moves, later with two: in a game added later,
    // a player may never have more than two moves.
    const std::size_t least = i < kManyMoves ? 3 : 2;
    const bool isOwnTurn = rules.weigh(seen).size() >= least && game.state().turn == player;
    if (isOwnTurn && isWanted(ViewOf<Game>(seen))) return ViewOf<Game>(seen);
    if (const auto move = rules.decide(seen, random, kNever)) {
      game.apply(player, *move, NoReport{});
    }
  }
}

// The advised move is the move that the bot would play, and the advice has a reason.
template <class Rules>
void adviceOfASearchingBotSuggestsTheMoveItWouldPlay() {
  const auto seen = question<Rules>();
  std::unique_ptr<Bot> bot =
      std::make_unique<SearchBot<Rules>>(Rules(Rules::plainStyle()), std::nullopt,
                                         SearchSettings{.rollouts = 64, .limit = kWithoutLimit});
  if (kArePlain<Rules>) bot = Rules::make(BotKind::fair, std::nullopt);
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Random stream(seed);
    Random sameStream = stream;
    const auto choice = bot->choose(seen, stream, kNever);
    const auto advice = bot->advise(seen, sameStream, kNever);
    QVERIFY(choice && advice && advice->action == *choice);
    QVERIFY(advice->reason < bot->reasons().size());
  }
}

template <class Rules>
std::vector<std::unique_ptr<Bot>> endlessBots(std::chrono::milliseconds limit) {
  constexpr int kEndless = 100'000'000;
  const Rules guide(Rules::plainStyle());
  std::vector<std::unique_ptr<Bot>> bots;
  if (!kArePlain<Rules>) {
    bots.push_back(std::make_unique<SearchBot<Rules>>(
        guide, std::nullopt,
        SearchSettings{.rollouts = kEndless, .candidates = 3, .limit = limit}));
  }
  bots.push_back(std::make_unique<TreeBot<Rules>>(
      guide, TreeSettings{.iterations = kEndless, .limit = limit}));
  return bots;
}

template <class Rules>
void cancelledSearchReturnsNoMove() {
  const auto seen = question<Rules>();
  for (const auto& bot : endlessBots<Rules>(kWithoutLimit)) {
    std::atomic<bool> cancelled{false};
    std::jthread other([&cancelled] {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
      cancelled = true;
    });
    Random random(kSeed);
    QVERIFY(!bot->choose(seen, random, cancelled));
  }
}

template <class Rules>
void searchReportsWhetherItsTimeLimitCutItsDecisionShort() {
  const auto seen = question<Rules>();
  for (const auto& bot : endlessBots<Rules>(std::chrono::milliseconds(5))) {
    Random random(kSeed);
    const auto action = bot->choose(seen, random, kNever);
    QVERIFY(action && !seen.check(*action));
    QVERIFY(bot->effort().cutShort);
    QVERIFY(bot->effort().rollouts > 0);
  }
  for (const auto& bot : smallBots<Rules>()) {
    Random random(1);
    QVERIFY(bot->choose(seen, random, kNever));
    QVERIFY(!bot->effort().cutShort);
    QVERIFY(bot->effort().rollouts > 0 && bot->effort().rollouts <= 24);
  }
}

}  // namespace

class TestSearch : public QObject {
  Q_OBJECT

  static void everyGame() {
    QTest::addColumn<QString>("game");
    for (const CatalogEntry& entry : catalog()) {
      QTest::newRow(entry.info->id.data()) << QString::fromUtf8(entry.info->id.data());
    }
  }
  template <class Visit>
  static void withGameOfRow(Visit visit) {
    QFETCH(QString, game);
    withRules(game.toStdString(), visit);
  }

 private slots:
  void searchingBotsMakeLegalMovesAndUseOnlyTheirView_data() { everyGame(); }
  void searchingBotsMakeLegalMovesAndUseOnlyTheirView() {
    withGameOfRow([]<class Rules>() { ::searchingBotsMakeLegalMovesAndUseOnlyTheirView<Rules>(); });
  }

  void cancelledSearchReturnsNoMove_data() { everyGame(); }
  void cancelledSearchReturnsNoMove() {
    withGameOfRow([]<class Rules>() { ::cancelledSearchReturnsNoMove<Rules>(); });
  }

  void searchReportsWhetherItsTimeLimitCutItsDecisionShort_data() { everyGame(); }
  void searchReportsWhetherItsTimeLimitCutItsDecisionShort() {
    withGameOfRow(
        []<class Rules>() { ::searchReportsWhetherItsTimeLimitCutItsDecisionShort<Rules>(); });
  }

  void adviceOfASearchingBotSuggestsTheMoveItWouldPlay_data() { everyGame(); }
  void adviceOfASearchingBotSuggestsTheMoveItWouldPlay() {
    withGameOfRow(
        []<class Rules>() { ::adviceOfASearchingBotSuggestsTheMoveItWouldPlay<Rules>(); });
  }

  // The guide's bid is worse than all other bids by the same amount in every rollout. Due to
  // rounding, the computed variance of this difference may be slightly negative.
  void searchRejectsAMoveThatIsWorseInEveryRollout() {
    const auto seen = question<UpAndDownRules>([](const ViewOf<UpAndDown>& view) {
      return view.view().state().phase == UpAndDown::Phase::bid;
    });
    const Witness rules(Witness::plainStyle());
    Random random(1);
    const auto first = rules.decide(seen.view(), random, kNever);
    Witness::badBid = first->number;
    for (int i = 1; i < 20; ++i) {
      Witness::valueOfOthers = i / 20.0;
      SearchBot<Witness> bot(rules, std::nullopt, {.doubt = 0, .limit = kWithoutLimit});
      const auto found = bot.choose(seen, random, kNever);
      QVERIFY(found && !(*found == *first));
    }
    Witness::badBid.reset();
  }

  // A reason found after the cancellation could be about unlikely worlds (LikelyWorlds::draw).
  void adviceAndJudgementCancelledDuringTheirReasonAreDropped() {
    const auto seen = question<UpAndDownRules>([](const ViewOf<UpAndDown>& view) {
      return view.view().state().phase == UpAndDown::Phase::bid;
    });
    const Witness rules(Witness::plainStyle());
    Random random(1);
    Action worse = *rules.decide(seen.view(), random, kNever);
    ++worse.number;
    QVERIFY(!seen.check(worse));
    Witness::badBid = worse.number;
    Witness::valueOfOthers = 100;
    const JudgeOf<Witness> judge(
        seen.view().players(),
        {.searches = 0, .searchWorlds = 16, .leastWorlds = 32, .mostWorlds = 64});
    for (const bool isCancelled : {false, true}) {
      std::atomic<bool> stop = false;
      if (isCancelled) Witness::cancels = &stop;
      SearchBot<Witness> bot(rules, std::nullopt, {.rollouts = 64, .limit = kWithoutLimit});
      QCOMPARE(bot.advise(seen, random, stop).has_value(), !isCancelled);
      QCOMPARE(stop.load(), isCancelled);
      stop = false;
      const auto judgement = judge.judge(seen, worse, 1, stop);
      QCOMPARE(judgement.has_value(), !isCancelled);
      QCOMPARE(stop.load(), isCancelled);
      QVERIFY(isCancelled || isWrong(judgement->verdict));
    }
    Witness::cancels = nullptr;
    Witness::badBid.reset();
  }

  // A bot whose character strongly prefers some bids chooses moves that lose much, called slips.
  // With a limit for the loss, the same bot makes no slip. The losses come from a bot without a
  // character that sees the same sampled worlds.
  void characterWithALossLimitChoosesNoMoveThatLosesMuch() {
    using Rules = UpAndDownRules;
    constexpr double kSlip = 0.2;
    UpAndDownStyle eager = Rules::plainStyle();
    eager.bidPreference = 50;
    SearchSettings settings{
        .rollouts = 240, .candidates = 64, .doubt = 0, .leeway = 0, .limit = kWithoutLimit};
    const Rules guide(Rules::plainStyle());
    SearchBot<Rules> plain(guide, std::nullopt, settings);
    SearchBot<Rules> free(guide, Rules(eager), settings);
    settings.slip = kSlip;
    SearchBot<Rules> careful(guide, Rules(eager), settings);
    const match::BotContract<UpAndDown> contract(match::makeBots<UpAndDown>({"rules"}),
                                                 UpAndDown::kMostDeals);
    int slips = 0;
    int preferred = 0;
    std::uint64_t position = 0;
    contract.eachPosition(1, [&](const GameOf<UpAndDown>& game, int player, const Action&) {
      const ViewOf<UpAndDown> seen(view(game.game(), player));
      const auto choiceOf = [&](Bot& bot) {
        Random random(3, position);
        return bot.choose(seen, random, kNever).value();
      };
      ++position;
      const Action best = choiceOf(plain);
      const std::vector<ComparedMove> moves = plain.compared();
      if (moves.empty()) return;
      const auto isSlip = [&](const Action& action) {
        const ComparedMove* move = moveOf(moves, action);
        return move->loss + move->error > kSlip;
      };
      slips += isSlip(choiceOf(free)) ? 1 : 0;
      const Action chosen = choiceOf(careful);
      preferred += chosen == best ? 0 : 1;
      QVERIFY(chosen == best || !isSlip(chosen));
    });
    QVERIFY(slips > 0);
    QVERIFY(preferred > 0);
  }

  // Opponents are simulated as plain rules bots, regardless of the guide.
  void searchSimulatesOpponentsAsPlainRulesBots() {
    UpAndDownStyle variant = UpAndDownRules::plainStyle();
    variant.lossWeight = 2;
    const auto seen = question<UpAndDownRules>();
    SearchBot<Witness> bot(Witness(variant), std::nullopt,
                           {.rollouts = 60, .limit = kWithoutLimit});
    Random random(1);
    Witness::asked.clear();
    QVERIFY(bot.choose(seen, random, kNever));
    for (int player = 0; player < seen.view().players(); ++player) {
      const bool own = player == seen.viewer();
      QVERIFY((Witness::asked[{player, false}] > 0) == own);
      QVERIFY((Witness::asked[{player, true}] > 0) == !own);
    }
  }

  // A guide with a wrong style, which bids to lose points, is corrected by rollouts.
  void rolloutsCorrectAGuideThatBidsToLosePoints() {
    UpAndDownStyle careless = UpAndDownRules::plainStyle();
    careless.lossWeight = -3;
    const UpAndDownRules wrong(careless);
    const UpAndDownRules right(UpAndDownRules::plainStyle());
    const auto decide = [](const UpAndDownRules& rules, const ViewOf<UpAndDown>& question) {
      Random random(1);
      return *rules.decide(question.view(), random, kNever);
    };
    const auto seen = question<UpAndDownRules>([&](const ViewOf<UpAndDown>& asked) {
      return isHard<UpAndDownRules>(asked) && !(decide(wrong, asked) == decide(right, asked));
    });
    Random random(1);
    SearchBot<UpAndDownRules> bot(wrong, std::nullopt, {.rollouts = 600, .limit = kWithoutLimit});
    const auto found = bot.choose(seen, random, kNever);
    QVERIFY(found && !(*found == decide(wrong, seen)));
  }
};

DOWNPILE_TEST(TestSearch, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 20);
#include "tst_search.moc"
