// SPDX-License-Identifier: GPL-3.0-or-later
// The sets of house rules that a study compares to measure the effect of each rule, and their
// names.
#include <algorithm>
#include <vector>

#include "rules/house_rules.h"
#include "runner/test_class.h"
#include "study/house_rule_sets.h"

using namespace downpile;

namespace {

OptionValues with(const GameInfo& info,
                  std::initializer_list<std::pair<std::string_view, std::int16_t>> values) {
  OptionValues options = standardValues(info.options);
  for (const auto& [key, value] : values) options[*findOption(info.options, key)] = value;
  return options;
}

}  // namespace

class TestHouseRuleSets : public QObject {
  Q_OBJECT

 private slots:
  void studyTriesEachHouseRuleAlone() {
    for (const CatalogEntry& game : catalog()) {
      const GameInfo& info = *game.info;
      for (int players = info.minPlayers; players <= info.maxPlayers; ++players) {
        const std::vector<OptionValues> sets = singleHouseRules(game, players);
        QCOMPARE(sets.front(), standardValues(info.options));
        std::vector<bool> seen(info.options.size());
        for (std::size_t i = 0; i < sets.size(); ++i) {
          QCOMPARE(game.refuse(sets[i], players), "");
          QCOMPARE(std::ranges::count(sets, sets[i]), 1);
          const std::vector<OptionValue> values = unusualValues(info, sets[i]);
          // The first set has the standard rules. Each other set changes one option, and if this
          // option has an effect only with a certain switch, also that switch.
          QVERIFY(values.size() <= 2 && (values.empty() == (i == 0)));
          if (!values.empty()) seen[values.back().option] = true;
        }
        for (std::size_t i = 0; i < seen.size(); ++i) {
          // An option must have a set exactly if one of its non-standard values is allowed and has
          // an effect (is not isIdle()).
          bool playable = false;
          for (int value = valuesOf(info.options[i]).least; value <= valuesOf(info.options[i]).most;
               ++value) {
            OptionValues options = standardValues(info.options);
            options[i] = static_cast<std::int16_t>(value);
            // If the option has an effect only with an earlier on/off option of the same rule, the
            // set turns on that option.
            for (std::size_t other = 0; other < i; ++other) {
              const Option& one = info.options[other];
              if (one.kind == OptionKind::onOff && one.rule == info.options[i].rule &&
                  isIdle(info, i, options, players)) {
                options[other] = 1;
              }
            }
            const bool idle = isIdle(info, i, options, players);
            playable = playable || (value != info.options[i].standard && !idle &&
                                    *game.refuse(options, players) == '\0');
          }
          QVERIFY2(seen[i] == playable, info.options[i].key.data());
        }
      }
    }
  }

  // For a number, the sets contain its minimum and maximum, and half and twice its usual value, if
  // these are playable.
  void studyTriesNumbersAtBothEndsHalvedAndDoubled() {
    const auto values = [](std::string_view id, std::string_view key) {
      const CatalogEntry& game = *findGame(id);
      const std::size_t option = *findOption(game.info->options, key);
      std::vector<int> found;
      for (const OptionValues& set : singleHouseRules(game, 4)) {
        if (set[option] != game.info->options[option].standard) found.push_back(set[option]);
      }
      return found;
    };
    QCOMPARE(values("underwear", "target"), (std::vector{10, 24, 98, 200}));
    QCOMPARE(values("three-up-three-down", "wins"), (std::vector{2, 6, 10}));
    QCOMPARE(values("up-and-down", "peak"), (std::vector{4, 8}));  // at most 8: 4 players, 32 cards
    QCOMPARE(values("life", "jokers"), (std::vector{0, 1, 4}));
  }

  void dependentHouseRuleIsTriedWithTheRuleThatItNeeds() {
    const CatalogEntry& game = *findGame("underwear");
    const GameInfo& info = *game.info;
    const std::vector<OptionValues> sets = singleHouseRules(game, 4);
    QVERIFY(std::ranges::count(sets, with(info, {{"doubling", 1}, {"doublingLimit", 0}})) == 1);
    QVERIFY(std::ranges::count(sets, with(info, {{"doublingLimit", 0}})) == 0);
    // Two options of the same numbered rule need not depend on each other.
    const CatalogEntry& shedding = *findGame("three-up-three-down");
    const OptionValues turnUp = with(*shedding.info, {{"turnUp", 1}});
    QVERIFY(std::ranges::count(singleHouseRules(shedding, 4), turnUp) == 1);
  }

  void namesSetsOfHouseRulesInEnglish() {
    const GameInfo& info = *findGame("underwear")->info;
    const auto name = [&](std::initializer_list<std::pair<std::string_view, std::int16_t>> values) {
      return houseRulesInEnglish(info, with(info, values));
    };
    QCOMPARE(name({}), std::string("the usual rules"));
    QCOMPARE(name({{"doubling", 1}}), std::string("\"Doubling\""));
    QCOMPARE(name({{"target", 98}, {"doubling", 1}, {"goingOut", 1}}),
             std::string("\"Points to win: 98\", \"Doubling\" and \"Going out: With any card\""));
    const GameInfo& life = *findGame("life")->info;
    QCOMPARE(houseRulesInEnglish(life, with(life, {{"blindSteal", 0}})),
             std::string("\"Blind stealing: off\""));
  }
};

DOWNPILE_TEST(TestHouseRuleSets);
#include "tst_house_rule_sets.moc"
