// SPDX-License-Identifier: GPL-3.0-or-later
// What a character says of itself is what it does, at a level that people meet: asked in the same
// positions as a player of that level without any bent.
#include <algorithm>
#include <optional>

#include "bot_contract.h"
#include "games/up-and-down/up_and_down.h"

using namespace downpile;

namespace {

// What a character does more, or less, than others: nothing where the position does not ask for it.
template <class G>
using Habit = std::function<std::optional<double>(const View<G>& view, const Action& action)>;

struct Habits {
  double character = 0;
  double plain = 0;
};

template <class G>
Habits habitsOf(const std::string& level, const std::string& character, int positions,
                const Habit<G>& habit) {
  std::string error;
  const auto one = makeBot(G::info().id, level + ':' + character, error);
  const auto plain = makeBot(G::info().id, level, error);
  one->setTimeLimit(std::chrono::milliseconds(0));
  plain->setTimeLimit(std::chrono::milliseconds(0));
  const bool grows = std::is_same_v<G, UpAndDown>;
  const match::BotContract<G> contract(match::makeBots<G>({"rules"}),
                                       grows ? UpAndDown::kMostDeals : 4);
  Habits sum;
  int asked = 0;
  int position = 0;
  for (int games = 6; asked < positions; games += 6) {
    contract.eachPosition(games, [&](const GameOf<G>& game, int player, const Action& made) {
      const auto seen = viewFor(*plain, game, player);
      const auto& view = static_cast<const ViewOf<G>&>(*seen).view();
      if (asked >= positions || ++position % 3 != 0 || !habit(view, made)) return;
      ++asked;
      const auto ask = [&](Bot& bot) {
        Random luck(8, static_cast<std::uint64_t>(position));
        const auto action = bot.choose(*seen, luck, kNever);
        return action ? habit(view, *action).value_or(0) : 0;
      };
      sum.character += ask(*one) / positions;
      sum.plain += ask(*plain) / positions;
    });
  }
  return sum;
}

}  // namespace

class TestCharacters : public QObject {
  Q_OBJECT

 private slots:
  void doWhatTheySay_data() {
    QTest::addColumn<QString>("level");
    QTest::newRow("gentle") << "gentle";
    QTest::newRow("fair") << "fair";
  }
  void doWhatTheySay() {
    QFETCH(QString, level);
    level_ = level.toStdString();
    bidders();
  }

 private:
  template <class G>
  void more(const std::string& character, const Habit<G>& habit, int sign, double least = 0.01) {
    const Habits habits = habitsOf<G>(level_, character, 150, habit);
    const QString text = QStringLiteral("%1 %2: %3, others %4")
                             .arg(QString::fromStdString(level_), QString::fromStdString(character))
                             .arg(habits.character)
                             .arg(habits.plain);
    qInfo("%s", qPrintable(text));
    QVERIFY2(sign * (habits.character - habits.plain) >= least, qPrintable(text));
  }

  void bidders() {
    using G = UpAndDown;
    const Habit<G> bid = [](const View<G>&, const Action& action) {
      return action.verb == G::kBid ? std::optional<double>(action.number) : std::nullopt;
    };
    more<G>("cautious", bid, -1);
    more<G>("bold", bid, 1);
  }

  std::string level_;
};

QTEST_APPLESS_MAIN(TestCharacters)
#include "tst_characters.moc"
