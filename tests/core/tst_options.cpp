// SPDX-License-Identifier: GPL-3.0-or-later
// House rules as text and numbers, and the option tables of all games in the catalog.
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string_view>

#include "games/catalog.h"
#include "record/session.h"
#include "rules/house_rules.h"
#include "rules/option.h"
#include "rules/random.h"
#include "rules/sentence.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

constexpr Choice kColours[] = {{"red", "Red"}, {"green", "Green"}, {"blue", "Blue", "navy"}};
constexpr Option kOptions[] = {
    {.key = "music"},
    {.key = "length", .kind = OptionKind::number, .least = 10, .most = 200, .standard = 49},
    {.key = "colour", .kind = OptionKind::choice, .standard = 1, .choices = kColours},
};

// A phrase in the texts of a game. It is true only if the house rule `option` has an effect and one
// of the values `values`.
struct Claim {
  std::string_view game;
  std::string_view phrase;
  std::string_view option;
  std::uint32_t values;
};

constexpr std::uint32_t kFirst = 1U << 0U;
constexpr std::uint32_t kSecond = 1U << 1U;
constexpr std::uint32_t kThird = 1U << 2U;

constexpr Claim kClaims[] = {
    {"underwear", "one pack", "packs", kFirst | kSecond},
    {"underwear", "two packs", "packs", kFirst | kThird},
    {"underwear", "declare double", "doubling", kRuleOn},
    {"underwear", "once in a deal", "doublingLimit", kFirst},
    {"underwear", "once in a whole game", "doublingLimit", kSecond},
    {"underwear", "up-piles either", "royaltiesOnUpPiles", kRuleOff},
    {"underwear", "can go onto your own up-piles", "royaltiesOnUpPiles", kRuleOn},
    {"underwear", "dealer’s left deals next", "seatChanges", kRuleOff},
    {"underwear", "swaps seats", "seatChanges", kRuleOn},
    {"underwear", "last card onto a pile", "goingOut", kFirst},
    {"underwear", "have not gone out", "goingOut", kFirst},
    {"underwear", "or with a run", "openWithRun", kRuleOn},
    {"underwear", "does not close it", "stolenTens", kRuleOff},
    {"life", "one pack", "packs", kFirst | kSecond},
    {"life", "two packs", "packs", kThird},
    {"life", "joker", "jokers", kNotZero},
    {"life", "is shuffled and a card is drawn", "blindSteal", kRuleOn},
    {"life", "as it is held", "blindSteal", kRuleOff},
    {"life", "chose spades", "chooseSpades", kRuleOn},
    {"life", "Spades may be chosen", "chooseSpades", kRuleOn},
    {"life", "fortune", "fortune", kRuleOn},
    {"life", "secret", "openSuits", kRuleOff},
    {"life", "sees each choice", "openSuits", kRuleOn},
    {"life", "any hand is empty", "finishTurn", kRuleOff},
    {"life", "finish your turn", "finishTurn", kRuleOn},
    {"ultimate-loser", "joker", "joker", kNotZero},
    {"ultimate-loser", "rock", "leadDecision", kFirst},
    {"ultimate-loser", "lot among those", "leadDecision", kSecond},
    {"ultimate-loser", "exchange", "exchange", kRuleOn},
    {"ultimate-loser", "is a point", "penaltyWord", kFirst},
    {"ultimate-loser", "is a drink", "penaltyWord", kSecond},
    {"ultimate-loser", "is a chip", "penaltyWord", kThird},
    {"ultimate-loser", "FourPlay", "fourPlay", kNotZero},
    {"ultimate-loser", "no matter which", "fourPlay", kThird},
    {"ultimate-loser", "does not cost anything", "lowestPays", kRuleOff},
    {"ultimate-loser", "all the same", "lowestPays", kRuleOn},
    {"three-up-three-down", "There are three colours", "colours", 1U << 3U},
    {"three-up-three-down", ": red", "colours", kAnyValue & ~kSecond},
    {"three-up-three-down", "blue", "colours", 1U << 3U},
    {"three-up-three-down", "the whole pile is cleared", "colours", kAnyValue & ~kSecond},
    {"three-up-three-down", "same number in a row", "colours", kAnyValue & ~kSecond},
    {"three-up-three-down", "four Clear", "deck", kSecond},
    {"three-up-three-down", "turn up the top card", "turnUp", kRuleOn},
    {"three-up-three-down", "you must.", "mayPickUp", kRuleOff},
    {"three-up-three-down", "by choice", "mayPickUp", kRuleOn},
    {"three-up-three-down", "three or more of the same number", "againAfterThree", kRuleOn},
    {"three-up-three-down", "That player wins", "playOn", kRuleOff},
    {"three-up-three-down", "score one point", "playOn", kRuleOn},
    {"up-and-down", "must play a trump", "mustTrump", kRuleOn},
    {"up-and-down", "must trump", "mustTrump", kRuleOn},
    {"up-and-down", "32 cards", "pack", kFirst},
    {"up-and-down", "52 cards", "pack", kSecond},
    {"up-and-down", "shrink", "peak", kAnyValue & ~kSecond},
    {"up-and-down", "a single deal", "oncePerPlayer", kRuleOff},
    {"up-and-down", "as many deals", "oncePerPlayer", kRuleOn},
    {"up-and-down", "at the peak have no trumps", "noTrump", kSecond},
    {"up-and-down", "the peak have no trumps", "peak", kAnyValue & ~kSecond},
    {"up-and-down", "There are no trumps", "peak", kSecond},
    {"up-and-down", "the limit", "limit", kNotZero},
    {"up-and-down", "have to pay for", "limit", kNotZero},
    {"up-and-down", "No player pays for more", "limitCap", kRuleOn},
    {"up-and-down", "ten points", "scoring", kFirst | kSecond},
    {"up-and-down", "five points and one more", "scoring", kThird},
    {"up-and-down", "for each trick bid", "responsibility", kFirst},
    {"up-and-down", "each missing trick", "responsibility", kSecond},
    {"up-and-down", "last bid", "lastBidder", kFirst | kSecond},
    {"up-and-down", "last bidder you may not", "lastBidder", kFirst},
    {"up-and-down", "has to miss", "lastBidder", kFirst},
    {"up-and-down", "bids first", "bidding", kFirst},
    {"up-and-down", "at the same time", "bidding", kSecond},
    {"up-and-down", "no trumps", "noTrump", kNotZero},
    {"up-and-down", "not your own", "blindOne", kRuleOn},
};

QByteArray asBytes(std::string_view text) {
  return {text.data(), static_cast<qsizetype>(text.size())};
}

QList<QByteArray> sentencesOf(const std::string& text) {
  return asBytes(text).replace(". ", ".\n").split('\n');
}

// Returns true if the sentence states a rule of the game. Sentences with "usual" compare the house
// rules with the usual rules, and "no jokers" says that cards are missing.
bool isClaim(const QByteArray& sentence) {
  return !sentence.contains("usual") && !sentence.contains("no jokers");
}

// Returns true if the option can have at least one of these values. Bit v of `values` stands for
// the value v.
bool isAmongValuesOf(const Option& option, std::uint32_t values) {
  const OptionSpan span = valuesOf(option);
  for (int value = span.least; value <= span.most; ++value) {
    if (isAmong(values, value)) return true;
  }
  return false;
}

// Returns the values to test: the notable values, the standard value, and 1 if possible.
std::set<std::int16_t> testedValues(const Option& option) {
  const auto notable = notableValues(option);
  std::set<std::int16_t> values(notable.begin(), notable.end());
  values.insert(option.standard);
  if (valuesOf(option).contains(1)) values.insert(1);
  return values;
}

// Returns the standard house rules, and each set of house rules that changes one option to a tested
// value.
std::vector<OptionValues> singleHouseRulesOf(const GameInfo& info) {
  std::vector<OptionValues> sets{standardValues(info.options)};
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    for (const std::int16_t value : testedValues(info.options[i])) {
      OptionValues set = sets.front();
      set[i] = value;
      if (value != info.options[i].standard) sets.push_back(set);
    }
  }
  return sets;
}

// Calls check() for all sets of house rules in which at most two options are changed, each to one
// of its testedValues(). The test fails if check() returns a non-empty text.
void eachPairOfHouseRules(const GameInfo& info,
                          const std::function<QByteArray(const OptionValues&)>& check) {
  for (const OptionValues& single : singleHouseRulesOf(info)) {
    for (std::size_t i = 0; i < info.options.size(); ++i) {
      for (const std::int16_t value : testedValues(info.options[i])) {
        OptionValues values = single;
        values[i] = value;
        const QByteArray wrong = check(values);
        QVERIFY2(wrong.isEmpty(), wrong + " with " + differingText(info.options, values).c_str());
      }
    }
  }
}

// Returns the texts of the rules in force, with numbers filled in, and of the examples in force.
std::vector<std::string> rulesUnder(const GameInfo& info, const OptionValues& values) {
  std::vector<std::string> texts;
  for (const Rule& rule : info.rules) {
    if (!isInForce(info, rule, values)) continue;
    for (const RuleText& each : textsOf(info, rule, values)) {
      texts.push_back(each.number ? countInEnglish(each.text, *each.number) : each.text);
    }
    for (const RuleExample& example : rule.examples) {
      if (isInForce(info, example, values)) texts.emplace_back(example.text);
    }
  }
  return texts;
}

struct NoJournal final : DirectJournal {
  bool append(std::string_view /*lines*/) override { return true; }
};

// Plays random moves of a game. Returns the sentences (GameInfo::moments) with which the table asks
// players to act.
std::set<std::string> promptsOf(const CatalogEntry& entry, const OptionValues& values,
                                int players) {
  NoJournal journal;
  RecordHeader header;
  header.game = entry.info->id;
  header.players = players;
  header.options = values;
  header.seed = 7;
  header.seats.resize(static_cast<std::size_t>(players));
  const auto session = Session::begin(header, journal, {});
  std::set<std::string> prompts;
  for (std::uint64_t move = 0; move < 150 && session != nullptr; ++move) {
    if (session->actors().empty() && !session->nextDeal()) break;
    for (int player = 0; player < players; ++player) {
      if (!session->actors().contains(player)) continue;
      const auto view = session->view(player);
      if (const auto moment = view->moment()) {
        prompts.insert(entry.info->moments[moment->moment]);
      }
      const auto legal = view->legal();
      if (legal.empty()) continue;
      Random random(7, move);
      const auto chosen = random.below(static_cast<std::uint32_t>(legal.size()));
      session->submit(player, legal[chosen], session->position());
      break;
    }
  }
  return prompts;
}

}  // namespace

class TestOptions : public QObject {
  Q_OBJECT

 private slots:
  void standardValuesAreTheDefaultsOfTheOptions() {
    const OptionValues values = standardValues(kOptions);
    QCOMPARE(int{values[0]}, 0);
    QCOMPARE(int{values[1]}, 49);
    QCOMPARE(int{values[2]}, 1);
  }

  // Notable values of an option are all values of a switch or a choice, and both ends of a range of
  // numbers.
  void rangeAndNotableValuesFitTheKindOfAnOption() {
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

  void readsAndWritesOnOffOptions() {
    QCOMPARE(optionText(kOptions[0], 0), std::string("off"));
    QCOMPARE(optionText(kOptions[0], 1), std::string("on"));
    QCOMPARE(optionFromText(kOptions[0], "on"), 1);
    QCOMPARE(optionFromText(kOptions[0], "off"), 0);
    for (const char* text : {"", "1", "0", "yes", "On", "true", "false"}) {
      QVERIFY(!optionFromText(kOptions[0], text));
    }
    QCOMPARE(optionRange(kOptions[0]), std::string("on or off"));
  }

  void readsAndWritesNumberOptions() {
    QCOMPARE(optionText(kOptions[1], 60), std::string("60"));
    QCOMPARE(optionFromText(kOptions[1], "10"), 10);
    QCOMPARE(optionFromText(kOptions[1], "200"), 200);
    for (const char* text : {"", "9", "201", "-20", "49.0", "49 ", " 49", "0x31", "99999", "on"}) {
      QVERIFY(!optionFromText(kOptions[1], text));
    }
    QCOMPARE(optionRange(kOptions[1]), std::string("10 to 200"));
  }

  void readsAndWritesChoiceOptions() {
    QCOMPARE(optionText(kOptions[2], 2), std::string("blue"));
    QCOMPARE(optionFromText(kOptions[2], "blue"), 2);
    QCOMPARE(optionFromText(kOptions[2], "navy"), 2);  // key of `blue` in older records
    for (const char* text : {"", "2", "Blue", "pink"}) QVERIFY(!optionFromText(kOptions[2], text));
    QCOMPARE(optionRange(kOptions[2]), std::string("red, green or blue"));
  }

  void readsEachOptionOnlyOnce() {
    const std::string key(kOptions[1].key);
    const auto values = optionsFromText(kOptions, key + "=10");
    QVERIFY(values);
    QCOMPARE((*values)[1], 10);
    QVERIFY(!optionsFromText(kOptions, key + "=10 " + key + "=20"));
    QVERIFY(!optionsFromText(kOptions, key + "=10 unknown=1"));
  }

  void findsOptionByKey() {
    QCOMPARE(findOption(kOptions, "length"), std::size_t{1});
    QVERIFY(!findOption(kOptions, "width"));
  }

  void optionsAndRulesOfEveryGameAreConsistent_data() {
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < catalog().size(); ++i) {
      QTest::newRow(std::string(catalog()[i].info->id).c_str()) << static_cast<int>(i);
    }
  }
  void optionsAndRulesOfEveryGameAreConsistent() {
    QFETCH(int, index);
    const CatalogEntry& entry = catalog()[static_cast<std::size_t>(index)];
    const GameInfo& info = *entry.info;
    QCOMPARE(findGame(info.id), &entry);
    QVERIFY(info.options.size() <= OptionValues().size());

    std::set<std::string_view> rules;
    for (const Rule& rule : info.rules) {
      QVERIFY2(rules.insert(rule.id).second, rule.title);
      QVERIFY(rule.title[0] != '\0' && (rule.text[0] != '\0' || !rule.sentences.empty()));
      QVERIFY(rule.option.empty() || findOption(info.options, rule.option));
      for (const RuleSentence& each : rule.sentences) {
        const auto option = findOption(info.options, each.option);
        QVERIFY2(option && each.text[0] != '\0', rule.title);
        QVERIFY2(isAmongValuesOf(info.options[*option], each.values), each.text);
        QVERIFY2(each.number.empty() == !QByteArray(each.text).contains("%n"), each.text);
        QVERIFY2(each.number.empty() || findOption(info.options, each.number), each.text);
        QVERIFY2(each.also.option.empty() || findOption(info.options, each.also.option), each.text);
      }
      for (const RuleExample& example : rule.examples) {
        QVERIFY2(example.text[0] != '\0', rule.title);
        for (const QByteArray& card : asBytes(example.cards).split(' ')) {
          QVERIFY2(card.isEmpty() || card == ">" || cardFromText(card.toStdString(), info.family),
                   example.text);
        }
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
    // Later steps of a game's guide have a key (`name`), and sentences opening them. The first
    // steps have no key: they are shown at the beginning of the first deal.
    const auto later =
        std::ranges::find_if_not(info.guide, &std::string_view::empty, &GuideStep::name);
    const OptionValues standard = standardValues(info.options);
    const auto first = std::count_if(info.guide.begin(), later, [&](const GuideStep& step) {
      return isInForce(info, step, standard);
    });
    QVERIFY(first >= 2 && first <= 6);
    QCOMPARE(info.guide.front().subject, std::string_view());
    QVERIFY(info.sentences.size() < 64);
    std::uint64_t sentences = 0;
    // Steps of the same name are versions of one step for different choices of a house rule.
    std::map<std::string_view, RuleCondition> names;
    for (const GuideStep& step : std::span(later, info.guide.end())) {
      QVERIFY2(!step.name.empty(), step.text);
      const auto [named, isNew] =
          names.try_emplace(step.name, RuleCondition{step.option, step.values});
      RuleCondition& known = named->second;
      const bool isVersion = !isNew && !known.option.empty() && known.option == step.option &&
                             (known.values & step.values) == 0;
      QVERIFY2(isNew || isVersion, step.text);
      known.values |= step.values;
      for (const std::string_view verb : {step.waitsFor, step.orWaitsFor}) {
        QVERIFY2(verb.empty() || std::ranges::count(info.verbs, verb, &Verb::name) > 0, step.text);
      }
      QVERIFY2(step.orWaitsFor.empty() || !step.waitsFor.empty(), step.text);
      QVERIFY2((step.sentences != 0) == step.waitsFor.empty(), step.text);
      QVERIFY2((step.sentences & sentences) == 0, step.text);
      QVERIFY2(step.sentences >> info.sentences.size() == 0, step.text);
      sentences |= step.sentences;
    }
    for (const GuideStep& step : info.guide) {
      QVERIFY(step.text[0] != '\0');
      QVERIFY(!step.name.empty() || (step.sentences == 0 && step.waitsFor.empty()));
      if (step.subject.empty()) continue;
      // The subject of a guide step is a zone with a unique name, a fact, or a verb. Facts of the
      // same name share one place on the table.
      QVERIFY2(std::ranges::count(info.zones, step.subject, &Zone::name) == 1 ||
                   std::ranges::count(info.facts, step.subject, &FactText::name) > 0 ||
                   std::ranges::count(info.verbs, step.subject, &Verb::name) > 0,
               step.text);
    }
    for (int players = info.minPlayers; players <= info.maxPlayers; ++players) {
      QCOMPARE(entry.refuse(standardValues(info.options), players), "");
    }
  }

  // The text of the rules must be different for each tested value of an option, unless the option
  // has no effect.
  void everyHouseRuleWithAnEffectChangesTheRulesText_data() {
    optionsAndRulesOfEveryGameAreConsistent_data();
  }
  void everyHouseRuleWithAnEffectChangesTheRulesText() {
    QFETCH(int, index);
    const GameInfo& info = *catalog()[static_cast<std::size_t>(index)].info;
    eachPairOfHouseRules(info, [&](const OptionValues& values) {
      for (std::size_t i = 0; i < info.options.size(); ++i) {
        std::set<std::vector<std::string>> pages;
        int effective = 0;
        for (const std::int16_t value : testedValues(info.options[i])) {
          OptionValues changed = values;
          changed[i] = value;
          if (isIdle(info, i, changed)) continue;
          pages.insert(rulesUnder(info, changed));
          ++effective;
        }
        if (static_cast<int>(pages.size()) != effective) return asBytes(info.options[i].key);
      }
      return QByteArray();
    });
  }

  // A phrase of kClaims may be printed only under the house rule that makes it true: in the rules,
  // their examples, the guide, the description of the game, the help of other options, and prompts.
  void phrasesOfRulesAndHelpTextsAreTrueUnderPairsOfHouseRules_data() {
    optionsAndRulesOfEveryGameAreConsistent_data();
  }
  void phrasesOfRulesAndHelpTextsAreTrueUnderPairsOfHouseRules() {
    QFETCH(int, index);
    const CatalogEntry& entry = catalog()[static_cast<std::size_t>(index)];
    const GameInfo& info = *entry.info;
    std::set<std::string_view> printed;
    // Returns a sentence of `text` that is false under these house rules, or an empty text. If
    // `text` is the help of the option `about`, claims about this option are ignored, because its
    // help describes all of its values.
    const auto falseClaim = [&](const OptionValues& values, const std::string& text,
                                std::string_view about = {}) {
      for (const Claim& claim : kClaims) {
        if (claim.game != info.id || claim.option == about) continue;
        for (const QByteArray& sentence : sentencesOf(text)) {
          if (!sentence.contains(asBytes(claim.phrase))) continue;
          printed.insert(claim.phrase);
          const std::size_t option = *findOption(info.options, claim.option);
          const bool isTrue =
              isAmong(claim.values, values[option]) && !isIdle(info, option, values);
          if (isClaim(sentence) && !isTrue) return sentence;
        }
      }
      return QByteArray();
    };
    eachPairOfHouseRules(info, [&](const OptionValues& values) {
      std::vector<std::string> texts = rulesUnder(info, values);
      texts.emplace_back(info.about);
      for (const GuideStep& step : info.guide) {
        if (isInForce(info, step, values)) texts.emplace_back(step.text);
      }
      for (const std::string& text : texts) {
        if (const QByteArray wrong = falseClaim(values, text); !wrong.isEmpty()) return wrong;
      }
      for (std::size_t i = 0; i < info.options.size(); ++i) {
        const Option& option = info.options[i];
        if (isAlwaysIdle(info, i, values, 0)) continue;
        const QByteArray wrong = falseClaim(values, option.help, option.key);
        if (!wrong.isEmpty()) return wrong;
      }
      return QByteArray();
    });
    for (const OptionValues& values : singleHouseRulesOf(info)) {
      const int players = std::clamp(3, info.minPlayers, info.maxPlayers);
      if (*entry.refuse(values, players) != '\0') continue;
      for (const std::string& prompt : promptsOf(entry, values, players)) {
        const QByteArray wrong = falseClaim(values, prompt);
        QVERIFY2(wrong.isEmpty(), wrong + " with " + differingText(info.options, values).c_str());
      }
    }
    for (const Claim& claim : kClaims) {
      QVERIFY2(claim.game != info.id || printed.contains(claim.phrase), claim.phrase.data());
    }
  }

  // Rule G9 forbids moves of the wrong form or at the wrong time. Its text describes the moves of
  // the game, so each game has a different text. In Life, the text depends on the options, and the
  // text without options is empty.
  void textOfRuleG9AboutMovesIsDifferentInEveryGame() {
    std::set<std::string_view> texts;
    for (const CatalogEntry& entry : catalog()) {
      const auto rule = std::ranges::find(entry.info->rules, "G9", &Rule::id);
      QVERIFY(rule != entry.info->rules.end());
      QVERIFY2(texts.insert(rule->text).second, rule->text);
    }
  }

  // Options without effect are called idle: an option is idle if its value has no effect with this
  // number of players and these other options. It is always idle if no value has an effect.
  void effectOfAnOptionDependsOnPlayersAndOtherOptions() {
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
