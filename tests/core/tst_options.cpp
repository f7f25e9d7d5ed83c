// SPDX-License-Identifier: GPL-3.0-or-later
// House rules as text and numbers, and the option tables of all games in the catalog.
#include <algorithm>
#include <set>
#include <span>
#include <string_view>

#include "games/catalog.h"
#include "rules/house_rules.h"
#include "rules/option.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

constexpr Choice kColours[] = {{"red", "Red"}, {"green", "Green"}, {"blue", "Blue", "navy"}};
constexpr Option kOptions[] = {
    {.key = "music"},
    {.key = "length", .kind = OptionKind::number, .least = 10, .most = 200, .standard = 49},
    {.key = "colour", .kind = OptionKind::choice, .standard = 1, .choices = kColours},
};

}  // namespace

class TestOptions : public QObject {
  Q_OBJECT

 private slots:
  void findsStandardValues() {
    const OptionValues values = standardValues(kOptions);
    QCOMPARE(int{values[0]}, 0);
    QCOMPARE(int{values[1]}, 49);
    QCOMPARE(int{values[2]}, 1);
  }

  // Values to try for each option: all values of switches and choices, both ends of numbers.
  void listsValuesOfEachKindOfOption() {
    const auto is = [](const Option& option, int least, int most,
                       const std::vector<std::int16_t>& notable) {
      const OptionSpan values = valuesOf(option);
      return values.least == least && values.most == most && values.size() == most - least + 1 &&
             values.contains(least) && values.contains(most) && !values.contains(least - 1) &&
             !values.contains(most + 1) && notableValues(option) == notable;
    };
    QVERIFY(is(kOptions[0], 0, 1, {0, 1}));
    QVERIFY(is(kOptions[1], 10, 200, {10, 200}));
    QVERIFY(is(kOptions[2], 0, 2, {0, 1, 2}));
  }

  void readsAndWritesSwitches() {
    QCOMPARE(optionText(kOptions[0], 0), std::string("off"));
    QCOMPARE(optionText(kOptions[0], 1), std::string("on"));
    QCOMPARE(optionFromText(kOptions[0], "on"), 1);
    QCOMPARE(optionFromText(kOptions[0], "off"), 0);
    for (const char* text : {"", "1", "0", "yes", "On", "true", "false"}) {
      QVERIFY(!optionFromText(kOptions[0], text));
    }
    QCOMPARE(optionRange(kOptions[0]), std::string("on or off"));
  }

  void readsAndWritesNumbers() {
    QCOMPARE(optionText(kOptions[1], 60), std::string("60"));
    QCOMPARE(optionFromText(kOptions[1], "10"), 10);
    QCOMPARE(optionFromText(kOptions[1], "200"), 200);
    for (const char* text : {"", "9", "201", "-20", "49.0", "49 ", " 49", "0x31", "99999", "on"}) {
      QVERIFY(!optionFromText(kOptions[1], text));
    }
    QCOMPARE(optionRange(kOptions[1]), std::string("10 to 200"));
  }

  void readsAndWritesChoices() {
    QCOMPARE(optionText(kOptions[2], 2), std::string("blue"));
    QCOMPARE(optionFromText(kOptions[2], "blue"), 2);
    QCOMPARE(optionFromText(kOptions[2], "navy"), 2);  // in older records
    for (const char* text : {"", "2", "Blue", "pink"}) QVERIFY(!optionFromText(kOptions[2], text));
    QCOMPARE(optionRange(kOptions[2]), std::string("red, green or blue"));
  }

  void findsOptionByKey() {
    QCOMPARE(findOption(kOptions, "length"), std::size_t{1});
    QVERIFY(!findOption(kOptions, "width"));
  }

  void catalogOptionsAreConsistent_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < catalog().size(); ++i) {
      QTest::newRow(std::string(catalog()[i].info->id).c_str()) << static_cast<int>(i);
    }
  }
  void catalogOptionsAreConsistent() {
    QFETCH(int, index);
    const CatalogEntry& entry = catalog()[static_cast<std::size_t>(index)];
    const GameInfo& info = *entry.info;
    QCOMPARE(findGame(info.id), &entry);
    QVERIFY(info.options.size() <= OptionValues().size());

    std::set<std::string_view> rules;
    for (const Rule& rule : info.rules) {
      QVERIFY2(rules.insert(rule.id).second, rule.title);
      QVERIFY(rule.title[0] != '\0' && rule.text[0] != '\0');
      QVERIFY(rule.option.empty() || findOption(info.options, rule.option));
      for (const RuleSentence& each : rule.sentences) {
        const auto option = findOption(info.options, each.option);
        QVERIFY2(option && each.text[0] != '\0' && each.values != 0, rule.title);
        QVERIFY2(each.values >> (valuesOf(info.options[*option]).most + 1) == 0, each.text);
      }
    }
    std::set<std::string_view> keys;
    for (const Option& option : info.options) {
      QVERIFY2(keys.insert(option.key).second, option.title);
      QVERIFY(option.title[0] != '\0' && option.help[0] != '\0');
      QVERIFY2(rules.contains(option.rule), option.title);
      const auto text = optionText(option, option.standard);
      QCOMPARE(optionFromText(option, text), option.standard);
    }
    for (const Reason& reason : info.reasons) {
      QVERIFY2(rules.contains(reason.rule), reason.text);
      QVERIFY(!reason.code.empty() && reason.text[0] != '\0');
    }
    QVERIFY(info.length[0] != '\0');
    // Only later steps have a name. The first step is about the game, not about a place.
    const auto later =
        std::ranges::find_if_not(info.guide, &std::string_view::empty, &GuideStep::name);
    const OptionValues standard = standardValues(info.options);
    const auto first = std::count_if(info.guide.begin(), later, [&](const GuideStep& step) {
      return isInForce(info, step, standard);
    });
    QVERIFY(first >= 3 && first <= 6);
    QCOMPARE(info.guide.front().subject, std::string_view());
    QVERIFY(info.sentences.size() < 64);
    std::uint64_t sentences = 0;
    std::set<std::string_view> names;
    for (const GuideStep& step : std::span(later, info.guide.end())) {
      QVERIFY2(names.insert(step.name).second && !step.name.empty(), step.text);
      QVERIFY2(step.sentences != 0 && (step.sentences & sentences) == 0, step.text);
      QVERIFY2(step.sentences >> info.sentences.size() == 0, step.text);
      sentences |= step.sentences;
    }
    for (const GuideStep& step : info.guide) {
      QVERIFY(step.text[0] != '\0');
      QCOMPARE(step.sentences != 0, !step.name.empty());
      if (step.subject.empty()) continue;
      QVERIFY2(std::ranges::count(info.zones, step.subject, &Zone::name) == 1 ||
                   std::ranges::count(info.facts, step.subject, &FactText::name) == 1 ||
                   std::ranges::count(info.verbs, step.subject, &Verb::name) > 0,
               step.text);
    }
    for (int players = info.minPlayers; players <= info.maxPlayers; ++players) {
      QCOMPARE(entry.refuse(standardValues(info.options), players), "");
    }
  }

  // G9 forbids moves out of place. The text must say which moves a game has.
  void everyGameNamesItsMoves() {
    std::set<std::string_view> texts;
    for (const CatalogEntry& entry : catalog()) {
      const auto rule = std::ranges::find(entry.info->rules, "G9", &Rule::id);
      QVERIFY(rule != entry.info->rules.end());
      QVERIFY2(texts.insert(rule->text).second, rule->text);
    }
  }

  // A value without effect is idle, and so is an option without a value that has one.
  void idleOptionsDependOnPlayersAndOtherOptions() {
    const GameInfo& info = *findGame("ultimate-loser")->info;
    OptionValues values = standardValues(info.options);
    const auto index = [&](std::string_view key) { return *findOption(info.options, key); };
    const auto idle = [&](std::string_view key, std::int16_t value, int players) {
      OptionValues changed = values;
      changed[index(key)] = value;
      return isIdle(info, index(key), changed, players);
    };
    QVERIFY(idle("joker", 1, 2) && idle("joker", 1, 3) && idle("joker", 1, 8));
    QVERIFY(!idle("joker", 1, 4) && !idle("joker", 2, 3) && !idle("joker", 0, 3));
    QVERIFY(!idle("joker", 1, 0));
    QVERIFY(!isAlwaysIdle(info, index("joker"), values, 3));
    QVERIFY(idle("lowestPays", 1, 2) && !idle("lowestPays", 1, 3));
    QVERIFY(isAlwaysIdle(info, index("lowestPays"), values, 2));
    QVERIFY(!isAlwaysIdle(info, index("exchange"), values, 3));
    values[index("deals")] = 1;
    QVERIFY(isAlwaysIdle(info, index("exchange"), values, 3));
  }

  void unknownGameIsNotFound() {
    QVERIFY(findGame("overwear") == nullptr);
    QVERIFY(!withGame("overwear", []<class G>() {}));
    QVERIFY(withGame(catalog().front().info->id, []<class G>() {}));
  }
};

DOWNPILE_TEST(TestOptions);
#include "tst_options.moc"
