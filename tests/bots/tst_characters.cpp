// SPDX-License-Identifier: GPL-3.0-or-later
// Bots with a character have the habits stated in the character's description, at the levels gentle
// and fair. Each is compared with a bot of the same level without a character, in the same
// positions and with the same random numbers.
#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bot_contract.h"
#include "bots/ultimate-loser/features.h"
#include "bots/ultimate-loser/rules.h"
#include "bots/underwear/features.h"
#include "games/life/life.h"
#include "games/three-up-three-down/three_up_three_down.h"
#include "games/ultimate-loser/ultimate_loser.h"
#include "games/underwear/underwear.h"
#include "games/up-and-down/up_and_down.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

// Returns a number describing a move, or nullopt if the position is irrelevant to the habit.
template <class G>
using Habit = std::function<std::optional<double>(const View<G>& view, const Action& action)>;

template <class G>
using Kind = std::function<bool(const View<G>& view, const Action& action)>;

// Returns a habit that is 1 if kind() is true for the chosen move, and 0 otherwise. The habit is
// nullopt if kind() is true for all legal moves, or for none.
template <class G>
Habit<G> frequencyOf(const Kind<G>& kind) {
  return [kind](const View<G>& view, const Action& action) -> std::optional<double> {
    bool can = false;
    bool must = true;
    view.legal([&](const Action& legal) {
      const bool is = kind(view, legal);
      can = can || is;
      must = must && is;
    });
    if (!can || must) return std::nullopt;
    return kind(view, action) ? 1 : 0;
  };
}

template <class G>
Kind<G> verbs(std::vector<int> all) {
  return [all](const View<G>&, const Action& action) {
    return std::ranges::count(all, action.verb) > 0;
  };
}

// Averages of a habit over positions: for a bot with a character, and for a bot of the same level
// without a character.
struct Habits {
  double character = 0;
  double plain = 0;
};

// Calls visit(game, player) in each relevant position of games between rules bots.
template <class G, class Visit>
void eachRelevant(const Habit<G>& habit, const Visit& visit) {
  constexpr int kGames = 40;
  const int deals = std::is_same_v<G, UpAndDown> ? UpAndDown::kMostDeals : 4;
  const match::BotContract<G> contract(match::makeBots<G>({"rules"}), deals);
  contract.eachPosition(kGames, [&](const GameOf<G>& game, int player, const Action& made) {
    if (habit(view(game.game(), player), made)) visit(game, player);
  });
}

template <class G>
Habits habitsOf(const std::string& level, const std::string& character, const Habit<G>& habit) {
  // Maximum number of positions, in all games together, in which each bot is asked for its move.
  // They are spread evenly over the relevant positions.
  constexpr int kAsked = 320;
  std::string error;
  const auto one = makeBot(G::info().id, level + ':' + character, error);
  const auto plain = makeBot(G::info().id, level, error);
  one->setTimeLimit(std::chrono::milliseconds(0));
  plain->setTimeLimit(std::chrono::milliseconds(0));
  int all = 0;
  eachRelevant<G>(habit, [&](const GameOf<G>&, int) { ++all; });
  Habits sum;
  int position = 0;
  eachRelevant<G>(habit, [&](const GameOf<G>& game, int player) {
    const int before = position * kAsked / all;
    if (++position * kAsked / all == before) return;
    const auto seen = viewFor(*one, game, player);
    const auto ask = [&](Bot& bot) {
      Random stream(8, static_cast<std::uint64_t>(position));
      return habit(view(game.game(), player), bot.choose(*seen, stream, kNever).value());
    };
    sum.character += ask(*one).value_or(0) / std::min(all, kAsked);
    sum.plain += ask(*plain).value_or(0) / std::min(all, kAsked);
  });
  return sum;
}

// A property claimed in a character's description.
struct Claim {
  std::string character;
  std::string does;
  double least = 0;  // difference to a bot without a character: minimum; if negative, maximum
  std::function<Habits(const std::string& level)> ask;
};

template <class G>
Claim claim(const std::string& character, const std::string& does, double least,
            const Habit<G>& habit) {
  return {character, does, least,
          [=](const std::string& level) { return habitsOf<G>(level, character, habit); }};
}

std::vector<Claim> claimsOfUnderwear() {
  using G = Underwear;
  const Kind<G> draws = verbs<G>({G::kDraw, G::kPass});
  const Kind<G> clears = [](const View<G>& view, const Action& action) {
    return action.verb == G::kRoyals && !view.state().downpile.empty();
  };
  const Habit<G> drawsRather = [=](const View<G>& view, const Action& action) {
    return frequencyOf<G>(clears)(view, action) ? frequencyOf<G>(draws)(view, action)
                                                : std::nullopt;
  };
  const Kind<G> laysLow = [](const View<G>&, const Action& action) {
    const bool low =
        !(action.cards & CardSet::ofValues(G::kNumbers & valuesBelow(kHighestLowCard + 1))).empty();
    return low && action.verb != G::kSteal;
  };
  const Habit<G> lays = [asks = frequencyOf<G>(draws)](const View<G>& view, const Action& action) {
    auto cards = asks(view, action);
    if (cards) cards = action.cards.size();
    return cards;
  };
  return {
      claim<G>("careful", "draws rather than clear", 0.05, drawsRather),
      claim<G>("careful", "clears", -0.05, frequencyOf<G>(clears)),
      claim<G>("liberal", "draws", -0.05, frequencyOf<G>(draws)),
      claim<G>("liberal", "lays cards", 0.05, lays),
      claim<G>("schemer", "lays low cards", -0.05, frequencyOf<G>(laysLow)),
      claim<G>("schemer", "steals", 0.05, frequencyOf<G>(verbs<G>({G::kSteal}))),
  };
}

std::vector<Claim> claimsOfLife() {
  using G = Life;
  const Kind<G> stealsBack = [](const View<G>& view, const Action& action) {
    return action.target == view.state().stolenBy[at(view.viewer())];
  };
  const Kind<G> laysAce = [](const View<G>&, const Action& action) {
    return action.verb == G::kLay && action.cards.first().rank() == 1;
  };
  return {
      claim<G>("grudge", "steals back", 0.05, frequencyOf<G>(stealsBack)),
      claim<G>("wary", "steals unseen", -0.05, frequencyOf<G>(verbs<G>({G::kSteal, G::kStealAt}))),
      claim<G>("dreamer", "lays an ace", -0.05, frequencyOf<G>(laysAce)),
      claim<G>("dreamer", "plays a joker", -0.05, frequencyOf<G>(verbs<G>({G::kJoker}))),
  };
}

int clearsIn(const CardSet& cards) {
  return (cards - CardSet::ofValues(ThreeUpThreeDown::kNumbers)).size();
}

std::vector<Claim> claimsOfThreeUp() {
  using G = ThreeUpThreeDown;
  const Kind<G> isClear = [](const View<G>&, const Action& action) {
    return action.verb == G::kPlay && clearsIn(action.cards) > 0;
  };
  const Kind<G> isNumber = [](const View<G>&, const Action& action) {
    return action.verb == G::kPlay && clearsIn(action.cards) == 0;
  };
  const Habit<G> clearsFaced = [](const View<G>& view, const Action& action) {
    const bool asks =
        action.verb == G::kFace && clearsIn(view.state().hands[at(view.viewer())]) > 0;
    return asks ? std::optional<double>(clearsIn(action.cards)) : std::nullopt;
  };
  const Habit<G> height = [=](const View<G>& view, const Action& action) -> std::optional<double> {
    ValueMask numbers = 0;
    view.legal([&](const Action& legal) {
      if (isNumber(view, legal)) numbers |= valueBit(legal.cards.first().rank());
    });
    if (std::popcount(numbers) < 2) return std::nullopt;
    return isNumber(view, action) ? action.cards.first().rank() : 0;
  };
  const Habit<G> clearsForNumber = [=](const View<G>& view,
                                       const Action& action) -> std::optional<double> {
    if (!frequencyOf<G>(isNumber)(view, action)) return std::nullopt;
    return frequencyOf<G>(isClear)(view, action);
  };
  return {
      claim<G>("saver", "lays Clears face up", 0.05, clearsFaced),
      claim<G>("saver", "declines a discard", 0.02, frequencyOf<G>(verbs<G>({G::kStop}))),
      claim<G>("pusher", "plays high", 0.2, height),
      claim<G>("sweeper", "plays a Clear for a number", 0.05, clearsForNumber),
  };
}

std::vector<Claim> claimsOfUltimateLoser() {
  using G = UltimateLoser;
  using F = UltimateLoserFeature;
  // The habit is measured only in positions where the rules bot considers a swap.
  const Habit<G> swaps = [isSwap = verbs<G>({G::kSwap})](
                             const View<G>& view, const Action& action) -> std::optional<double> {
    const UltimateLoserRules rules(UltimateLoserRules::plainStyle());
    const bool offers = std::ranges::any_of(
        rules.weigh(view), [](const WeighedAction& move) { return move.action.verb == G::kSwap; });
    return offers ? frequencyOf<G>(isSwap)(view, action) : std::nullopt;
  };
  const Habit<G> lays = [](const View<G>& view, const Action& action) {
    const bool asks = view.state().phase != G::Phase::throwing;
    const int cards = action.verb == G::kPlay ? action.cards.size() : 0;
    return asks ? std::optional<double>(cards) : std::nullopt;
  };
  // Expected penalty of an average opponent for this trick, as estimated from the player's view.
  const Habit<G> othersPay = [](const View<G>& view, const Action& action) {
    constexpr double kPerTurn = 0.35;
    const bool asks = view.state().phase != G::Phase::throwing;
    return asks ? std::optional(UltimateLoserAnalysis(view, kPerTurn).evaluate(action)[F::others])
                : std::nullopt;
  };
  return {
      claim<G>("spoiler", "makes others pay", 0.02, othersPay),
      claim<G>("collector", "swaps", 0.05, swaps),
      claim<G>("hasty", "swaps", -0.05, swaps),
      claim<G>("hasty", "lays cards", 0.05, lays),
  };
}

std::vector<Claim> claimsOfUpAndDown() {
  using G = UpAndDown;
  const Habit<G> bids = [](const View<G>&, const Action& action) {
    return action.verb == G::kBid ? std::optional<double>(action.number) : std::nullopt;
  };
  const Kind<G> givesTooMany = [](const View<G>& view, const Action& action) {
    const G::State& state = view.state();
    if (state.phase != G::Phase::play || state.trick.players.empty()) return false;
    const int play = view.seen().winningPlay();
    const int winner = state.trick.players[play];
    if (state.taken[at(winner)] < state.bids[at(winner)]) return false;
    const Card best = state.trick.cards[at(play)];
    const Card card = action.cards.first();
    return card.suit() == best.suit() ? G::height(card) < G::height(best)
                                      : card.suit() != view.seen().trump();
  };
  return {
      claim<G>("cautious", "bids", -0.05, bids),
      claim<G>("bold", "bids", 0.05, bids),
      claim<G>("contrary", "gives a trick too many", 0.05, frequencyOf<G>(givesTooMany)),
  };
}

}  // namespace

// Tests the characters of one game.
class TestCharacters : public QObject {
  Q_OBJECT

 public:
  TestCharacters(const GameInfo& game, std::vector<Claim> claims)
      : game_(game), claims_(std::move(claims)) {}

 private slots:
  void charactersBehaveAsDescribed_data() {
    QTest::addColumn<std::string>("level");
    QTest::addColumn<std::size_t>("index");
    for (const std::string level : {"gentle", "fair"}) {
      for (std::size_t i = 0; i < claims_.size(); ++i) {
        const Claim& one = claims_[i];
        const auto name = level + ' ' + one.character + ' ' + one.does;
        QTest::newRow(name.c_str()) << level << i;
      }
    }
  }
  void charactersBehaveAsDescribed() {
    QFETCH(std::string, level);
    QFETCH(std::size_t, index);
    const Claim& claimed = claims_[index];
    const Habits habits = claimed.ask(level);
    const double more = habits.character - habits.plain;
    const QString text = QStringLiteral("%1, others %2").arg(habits.character).arg(habits.plain);
    qInfo("%s", qPrintable(text));
    QVERIFY2(claimed.least > 0 ? more >= claimed.least : more <= claimed.least, qPrintable(text));
  }

  // For each character of the game, at least one claimed habit is tested.
  void everyCharacterHasABehaviourThatIsTested() {
    for (const Character& character : characters(game_.id)) {
      QVERIFY(std::ranges::count(claims_, std::string(character.id), &Claim::character) > 0);
    }
  }

 private:
  const GameInfo& game_;
  const std::vector<Claim> claims_;
};

namespace {

// Registers the tests of one game. All games together would take longer than one day's part of the
// thorough tests.
template <class G>
tests::Registration charactersOf(const char* name, std::vector<Claim> (*claims)(), int seconds) {
  return {name,
          [claims] { return std::make_unique<TestCharacters>(G::info(), claims()); },
          {.tier = tests::Tier::thorough, .thoroughSeconds = seconds}};
}

const tests::Registration kRegistrations[] = {
    charactersOf<Underwear>("TestUnderwearCharacters", claimsOfUnderwear, 60),
    charactersOf<Life>("TestLifeCharacters", claimsOfLife, 50),
    charactersOf<ThreeUpThreeDown>("TestThreeUpThreeDownCharacters", claimsOfThreeUp, 50),
    charactersOf<UltimateLoser>("TestUltimateLoserCharacters", claimsOfUltimateLoser, 60),
    charactersOf<UpAndDown>("TestUpAndDownCharacters", claimsOfUpAndDown, 60),
};

}  // namespace

#include "tst_characters.moc"
