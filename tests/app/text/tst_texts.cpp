// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the program in every language, including the pseudo-languages: no placeholder stays
// unfilled, no text of a pseudo-language stays English, and card names have the grammatical case
// required by the sentence.
#include <QRegularExpression>
#include <QTextLayout>

#include "../support/dealt.h"
#include "bots/bot_catalog.h"
#include "bots/common_reasons.h"
#include "bots/plain_reasons.h"
#include "games/life/life.h"
#include "program/app.h"
#include "pseudo.h"
#include "records/header_text.h"
#include "runner/test_class.h"
#include "settings/new_game.h"
#include "settings/rules_model.h"
#include "text/card_names.h"
#include "text/percent_text.h"
#include "text/remaining_text.h"
#include "text/texts.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

class TestTexts : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void cleanupTestCase() { app_.reset(); }
  void cleanup() { app_->overrideLanguage(u"en"_s); }
  void languageListIncludesEnglishAndGerman();
  void namesCardsInEnglish();
  void declinesCardNamesInGerman();
  void namesTheSuitOnceIfAllCardsHaveIt();
  void identicalCardsAreNamedTogetherWithTheirNumber();
  void textsOfTheGameUnderwearAreTranslated_data();
  void textsOfTheGameUnderwearAreTranslated();
  void hintTextNamesTheWorseMoveThatTheSuggestedMoveWasComparedWith();
  void hintReasonNamesBothBidsAndHowOftenEachIsFulfilled();
  void offeredMoveNamesItsNumberOrCards();
  void genericHintReasonsAreTranslatedInEveryGame();
  void everySentenceAboutAPlayersSituationInLifeIsTranslated_data();
  void everySentenceAboutAPlayersSituationInLifeIsTranslated();
  void sentencesAboutScoresAndMoneyNameTheSeatOwnerNotTheSubstitute();
  void stolenCardIsNamedOnlyToViewersWhoSeeIt();
  void textsShownDuringAGameAreTranslated_data();
  void textsShownDuringAGameAreTranslated();
  void tableTextsChangeWhenTheLanguageChanges();
  void layoutIsRightToLeftInARightToLeftLanguage();
  void sentencesAddressTheUserAsYou();
  void formatsNegativeNumbersAndTheirPluralForms();
  void formatsDecimalsAndPercentagesForTheLanguage();
  void formatsDatesForTheLanguage();
  void textsOfPointsIfTheDealEndedNowDoNotAddressTheUser();
  void remainingTimeTextIsRoundedToSecondsMinutesOrHours();
  void rightToLeftNamesAreIsolated();

 private:
  void verifyFinished(const QString& text, const QString& language);

  QTemporaryDir folder_;
  std::unique_ptr<App> app_;
};

namespace {

const GameInfo& info() { return Underwear::info(); }

void addLanguages() {
  QTest::addColumn<QString>("language");
  QStringList codes = pseudoLanguages();
  for (const Translations::Language& language : Translations::languages()) codes << language.code;
  for (const QString& code : codes) QTest::newRow(qPrintable(code)) << code;
}

Narrator narrator() { return {info(), {u"Anna"_s, u"Mika"_s, u"Nora"_s}, 0}; }

}  // namespace

void TestTexts::initTestCase() {
  app_ = std::make_unique<App>(
      App::Folders{folder_.filePath(u"settings.ini"_s), folder_.filePath(u"games"_s)});
  app_->overrideLanguage(u"en"_s);
}

// Fails if a finished text is empty, has a placeholder, or is untranslated in a pseudo-language.
void TestTexts::verifyFinished(const QString& text, const QString& language) {
  static const QRegularExpression unfilled(uR"([{}]|%\d|%n|%L|\(s\))"_s);
  QVERIFY2(!text.isEmpty(), "an empty text");
  QVERIFY2(!text.contains(unfilled), qPrintable(text));
  if (language.startsWith("xx_"_L1)) QVERIFY2(isPseudo(text), qPrintable(text));
}

void TestTexts::languageListIncludesEnglishAndGerman() {
  const auto languages = Translations::languages();
  QVERIFY(std::ranges::find(languages, u"en"_s, &Translations::Language::code) != languages.end());
  QVERIFY(std::ranges::find(languages, u"de"_s, &Translations::Language::code) != languages.end());
  for (const Translations::Language& language : languages) QVERIFY(!language.name.isEmpty());
  QCOMPARE(app_->languages().size(), languages.size() + 1);
}

void TestTexts::namesCardsInEnglish() {
  QCOMPARE(cardName(Card(0, Suit::hearts, 7), CardForm::nominative, CardFamily::french),
           u"the 7 of hearts"_s);
  QCOMPARE(cardName(Card(1, Suit::hearts, 7), CardForm::start, CardFamily::french),
           u"The 7 of hearts"_s);
  QCOMPARE(cardName(Card(0, Suit::spades, 1), CardForm::dative, CardFamily::french),
           u"the ace of spades"_s);
  QCOMPARE(cardName(Card(0, Suit::clubs, 13), CardForm::accusative, CardFamily::french),
           u"the king of clubs"_s);
  QCOMPARE(cardName(Card(0, Suit::clubs, 7), CardForm::start, CardFamily::coloured),
           u"The red 7"_s);
  QCOMPARE(cardLabel(Card(0, Suit::hearts, kRankClearPlusOne), CardFamily::coloured),
           u"green Clear +1"_s);
  QCOMPARE(cardSign(Card(0, Suit::hearts, 10)), u"10♥"_s);
  QCOMPARE(cardSign(Card(0, Suit::spades, 1)), u"A♠"_s);
  QCOMPARE(cardName(Card(), CardForm::start, CardFamily::french), u"A card"_s);
  QCOMPARE(cardLabel(Card(0, Suit::diamonds, 12), CardFamily::french), u"queen of diamonds"_s);
  for (int suit = 0; suit < kSuits; ++suit) {
    for (int rank = 1; rank <= kRankKing; ++rank) {
      const Card card(0, static_cast<Suit>(suit), rank);
      QVERIFY(cardName(card, CardForm::nominative, CardFamily::french)
                  .endsWith(suitName(card.suit(), CardFamily::french)));
    }
  }
}

void TestTexts::declinesCardNamesInGerman() {
  app_->overrideLanguage(u"de"_s);
  const Card king(0, Suit::hearts, kRankKing);
  const QString nominative = cardName(king, CardForm::nominative, CardFamily::french);
  QVERIFY2(nominative != cardName(king, CardForm::dative, CardFamily::french),
           qPrintable(nominative));
  QVERIFY(nominative != cardName(king, CardForm::accusative, CardFamily::french));
  QVERIFY(cardName(king, CardForm::start, CardFamily::french).at(0).isUpper());
  QCOMPARE(languageIndices(), u"ABDK"_s);
}

void TestTexts::namesTheSuitOnceIfAllCardsHaveIt() {
  const auto list = [](const QString& cards) {
    return cardList(cardsOf(cards), CardForm::start, CardFamily::french);
  };
  QCOMPARE(list(u"3H 4H 5H"_s), u"The 3, 4 and 5 of hearts"_s);
  QCOMPARE(list(u"3H KC"_s), u"The 3 of hearts and the king of clubs"_s);
  QCOMPARE(list(u"3H"_s), u"The 3 of hearts"_s);
}

// With two packs, each card exists twice.
void TestTexts::identicalCardsAreNamedTogetherWithTheirNumber() {
  const auto cardsFrom = [](const QStringList& identities, CardFamily family) {
    std::vector<Card> cards;
    for (const QString& text : identities) {
      cards.push_back(*cardFromIdentity(text.toStdString(), family));
    }
    return cards;
  };
  const auto french = [&](const QStringList& identities) {
    const auto cards = cardsFrom(identities, CardFamily::french);
    return cardList(cards, CardForm::nominative, CardFamily::french);
  };
  const auto coloured = [&](const QStringList& identities, CardForm form) {
    const auto cards = cardsFrom(identities, CardFamily::coloured);
    return cardList(cards, form, CardFamily::coloured);
  };
  const auto byValue = [&](const QStringList& identities, CardForm form) {
    const auto cards = cardsFrom(identities, CardFamily::coloured);
    return listByValue(cards, form, CardFamily::coloured);
  };
  QCOMPARE(french({u"7H"_s, u"7h"_s}), u"two 7s of hearts"_s);
  QCOMPARE(french({u"7H"_s, u"7h"_s, u"KH"_s}), u"the two 7s and king of hearts"_s);
  QCOMPARE(french({u"7H"_s, u"KC"_s, u"7h"_s}), u"two 7s of hearts and the king of clubs"_s);
  QCOMPARE(french({u"XC"_s, u"XD"_s, u"Xc"_s}), u"3 jokers"_s);
  QCOMPARE(coloured({u"5R"_s, u"5r"_s, u"6B"_s}, CardForm::start), u"Two red 5s and the blue 6"_s);
  QCOMPARE(coloured({u"XR"_s, u"WR"_s}, CardForm::brief), u"two red Clears"_s);
  QCOMPARE(byValue({u"5R"_s, u"5r"_s, u"6B"_s, u"6G"_s}, CardForm::nominative),
           u"two red 5s; blue and green 6"_s);
  QCOMPARE(byValue({u"5R"_s, u"5B"_s, u"5r"_s}, CardForm::brief), u"two red 5s and blue 5"_s);
  const std::vector<Card> unknown(2);
  QCOMPARE(cardList(unknown, CardForm::nominative, CardFamily::french), u"a card and a card"_s);
  app_->overrideLanguage(u"de"_s);
  QCOMPARE(french({u"7H"_s, u"7h"_s}), u"zweimal Herz-Sieben"_s);
  QCOMPARE(coloured({u"5R"_s, u"5r"_s}, CardForm::start), u"Zweimal 5 in Rot"_s);
}

void TestTexts::textsOfTheGameUnderwearAreTranslated_data() { addLanguages(); }

void TestTexts::textsOfTheGameUnderwearAreTranslated() {
  QFETCH(QString, language);
  app_->overrideLanguage(language);
  const Narrator teller = narrator();
  const std::vector<Card> cards = cardsOf(u"3H 4H KS"_s);
  for (std::uint8_t i = 0; i < info().sentences.size(); ++i) {
    for (const std::uint8_t player : {std::uint8_t{0}, std::uint8_t{1}}) {
      for (const int number : {1, 6}) {
        verifyFinished(teller.sentence({.kind = Event::Kind::sentence,
                                        .cards = cards,
                                        .sentence = i,
                                        .player = player,
                                        .other = static_cast<std::uint8_t>(1 - player),
                                        .number = number}),
                       language);
      }
    }
  }
  for (std::uint8_t i = 0; i < info().reasons.size(); ++i) {
    verifyFinished(teller.refusal({.reason = i,
                                   .card = cards[0],
                                   .top = cards[1],
                                   .cards = CardSet{cards[0], cards[2]},
                                   .player = 1,
                                   .number = 3}),
                   language);
  }
  for (std::uint8_t i = 0; i < info().scoreLines.size(); ++i) {
    verifyFinished(teller.scoreLine({.reason = i, .player = 0, .other = 1, .count = 2}), language);
  }
  std::string error;
  for (const std::string& name : botNames(info().id)) {
    for (const char* reason : makeBot(info().id, name, error)->reasons()) {
      verifyFinished(
          teller.advice(reason, {.action = {}, .card = cards[0], .player = 1, .number = 2}),
          language);
    }
  }
  for (const Rule& rule : info().rules) {
    verifyFinished(teller.text(rule.title), language);
    if (*rule.text != '\0') verifyFinished(teller.text(rule.text), language);
    for (const RuleSentence& each : rule.sentences) {
      verifyFinished(each.number.empty() ? teller.text(each.text) : gameText(info(), each.text, 6),
                     language);
    }
    for (const RuleExample& each : rule.examples) verifyFinished(teller.text(each.text), language);
  }
  for (const Option& option : info().options) {
    verifyFinished(teller.text(option.title), language);
    verifyFinished(optionState(info(), option, option.standard), language);
  }
}

// The text of a hint names the worse move with which it compares the suggested move.
void TestTexts::hintTextNamesTheWorseMoveThatTheSuggestedMoveWasComparedWith() {
  app_->overrideLanguage(u"en"_s);
  const Narrator teller = narrator();
  const std::vector<Card> cards = cardsOf(u"3H KC"_s);
  const auto verb = [](std::string_view name) {
    const auto found = std::ranges::find(info().verbs, name, &Verb::name);
    return static_cast<std::uint8_t>(found - info().verbs.begin());
  };
  Advice advice{.action = {.verb = verb("down"), .cards = CardSet(cards[0])},
                .instead = Action{.verb = verb("down"), .cards = CardSet(cards[1])}};
  QCOMPARE(teller.advice("You have no other move.", advice),
           u"The 3 of hearts, not the king of clubs. You have no other move."_s);
  const Action both{.verb = verb("down"), .cards = CardSet(cards[0]) | CardSet(cards[1])};
  QCOMPARE(
      teller.advice("You have no other move.", {.action = both, .instead = advice.instead}),
      u"The king of clubs and the 3 of hearts, not only the king of clubs. You have no other move."_s);
  QCOMPARE(
      teller.advice("You have no other move.", {.action = advice.action, .instead = both}),
      u"The 3 of hearts alone, not the king of clubs and the 3 of hearts. You have no other move."_s);
  advice.instead = Action{.verb = verb("draw")};
  QCOMPARE(teller.advice("You have no other move.", advice),
           u"Play down rather than draw a card. You have no other move."_s);
  advice.instead.reset();
  QCOMPARE(teller.advice("You have no other move.", advice), u"You have no other move."_s);

  // Three cards to lie face up: cards of both choices are not named.
  const Narrator other(*findGame("three-up-three-down")->info, {u"Anna"_s, u"Bert"_s}, 0);
  const auto choice = [](const char* first) {
    Action face{.verb = ThreeUpThreeDown::kFace};
    for (const char* text : {first, "9R", "XG"}) {
      face.cards.insert(*cardFromText(text, CardFamily::coloured));
    }
    return face;
  };
  QCOMPARE(
      other.advice("You have no other move.", {.action = choice("8B"), .instead = choice("4R")}),
      u"The blue 8, not the red 4. You have no other move."_s);
}

// A reason comparing two bids names both, and in how many simulated deals each is fulfilled.
void TestTexts::hintReasonNamesBothBidsAndHowOftenEachIsFulfilled() {
  const GameInfo& game = *findGame("up-and-down")->info;
  const Narrator teller(game, {u"Anna"_s, u"Mika"_s}, 0);
  const auto bid = [&game](int number) {
    const auto verb = std::ranges::find(game.verbs, std::string_view("bid"), &Verb::name);
    return Action{.verb = static_cast<std::uint8_t>(verb - game.verbs.begin()),
                  .number = static_cast<std::int16_t>(number)};
  };
  const Advice advice{.action = bid(0), .number = 28, .otherNumber = 17, .instead = bid(1)};
  const char* reason =
      "If you bid {chosen}, you make it in %n of 100 simulated deals; if you bid {instead}, in "
      "{otherNumber}.";
  app_->overrideLanguage(u"en"_s);
  QCOMPARE(teller.advice(reason, advice),
           u"If you bid 0, you make it in 28 of 100 simulated deals; if you bid 1, in 17."_s);
  app_->overrideLanguage(u"de"_s);
  QCOMPARE(teller.advice(reason, advice),
           u"Die Ansage 0 geht in 28 von 100 Proberunden auf, die Ansage 1 in 17."_s);
}

void TestTexts::offeredMoveNamesItsNumberOrCards() {
  GameInfo game = *findGame("up-and-down")->info;
  std::vector<Verb> verbs(game.verbs.begin(), game.verbs.end());
  game.verbs = verbs;
  Narrator teller(game, {u"Anna"_s, u"Mika"_s}, 0);
  const auto verb = std::ranges::find(verbs, ActionShape::number, &Verb::shape);
  const Action bid{.verb = static_cast<std::uint8_t>(verb - verbs.begin()), .number = 3};
  QCOMPARE(teller.offered(bid), u"bid 3"_s);
  app_->overrideLanguage(u"de"_s);
  QCOMPARE(teller.offered(bid), u"3 ansagen"_s);
  app_->overrideLanguage(u"en"_s);
  verb->numberOffer = "";
  QCOMPARE(teller.offered(bid), u"bid a number of tricks: 3"_s);
  Narrator other = narrator();
  other.setBriefSpeech(true);
  const auto down = std::ranges::find(info().verbs, std::string_view("down"), &Verb::name);
  const Action play{.verb = static_cast<std::uint8_t>(down - info().verbs.begin()),
                    .cards = CardSet(cardsOf(u"3H"_s)[0])};
  QCOMPARE(other.offered(play), u"play down: the 3 of hearts"_s);
  QCOMPARE(other.spoken().offered(play), u"play down: 3 hearts"_s);
}

// Reasons of plain bots (bots without knowledge of a game) exist for every game, even if the game
// has reasons of its own.
void TestTexts::genericHintReasonsAreTranslatedInEveryGame() {
  app_->overrideLanguage(u"de"_s);
  int shared = 0;
  for (const CatalogEntry& entry : catalog()) {
    const Narrator teller(*entry.info, {u"Anna"_s, u"Mika"_s}, 0);
    const auto reasonText = [&](PlainReason reason) {
      return teller.advice(plainReasons()[static_cast<std::size_t>(reason)],
                           {.action = {}, .number = 60});
    };
    QCOMPARE(reasonText(PlainReason::onlyMove), u"Du hast keine Wahl."_s);
    QVERIFY(reasonText(PlainReason::cameOutBetter).contains(u"60 von 100"_s));
    QVERIFY(reasonText(PlainReason::withAnswers).startsWith(u"Wenn"_s));
    QVERIFY(reasonText(PlainReason::equallyGood).startsWith(u"Der nächstbeste"_s));
    QVERIFY(reasonText(PlainReason::unasked).contains(u"60 von 100 besser, als nichts zu tun"_s));
    // Rules bots (written for one card game) may also give two reasons of plain bots:
    // kPlayedOutReason and kEquallyGoodReason.
    std::string error;
    const auto sensible = makeBot(entry.info->id, "rules", error);
    if (!sensible) continue;
    for (const char* reason : sensible->reasons()) {
      const QString reply = teller.advice(reason, {.action = {}, .number = 60});
      if (reason == common::kPlayedOutReason) QVERIFY(reply.contains(u"60 von 100"_s));
      if (reason == common::kEquallyGoodReason) QVERIFY(reply.startsWith(u"Der nächstbeste"_s));
      shared += reason == common::kPlayedOutReason || reason == common::kEquallyGoodReason ? 1 : 0;
    }
  }
  QVERIFY(shared > 0);
}

void TestTexts::everySentenceAboutAPlayersSituationInLifeIsTranslated_data() { addLanguages(); }

void TestTexts::everySentenceAboutAPlayersSituationInLifeIsTranslated() {
  QFETCH(QString, language);
  app_->overrideLanguage(language);
  const GameInfo& life = *findGame("life")->info;
  const Narrator teller(life, {u"Anna"_s, u"Mika"_s}, 0);
  QVERIFY(!life.moments.empty());
  for (std::uint8_t i = 0; i < life.moments.size(); ++i) {
    for (const std::int16_t number : {std::int16_t{1}, std::int16_t{6}}) {
      verifyFinished(teller.moment({.moment = i, .player = 1, .number = number}), language);
    }
  }
}

// Player 1 is a substitute for Nora: not "You pay", but "Nora pays" (rule D9 of Up and Down, used
// in all games).
void TestTexts::sentencesAboutScoresAndMoneyNameTheSeatOwnerNotTheSubstitute() {
  app_->overrideLanguage(u"en"_s);
  for (const CatalogEntry& entry : catalog()) {
    const GameInfo& info = *entry.info;
    const Narrator teller(info, {u"Anna"_s, u"Mika"_s}, 1, {QString(), u"Nora"_s});
    int count = 0;
    for (std::size_t i = 0; i < info.sentences.size(); ++i) {
      static const QRegularExpression account(
          u"^\\{player\\}.* (scores|loses|takes|pays|receives|wins the game with|shares the win:) "
          "%n (point|chip|drink)"_s);
      if (!account.match(QString::fromUtf8(info.sentences[i].other)).hasMatch()) continue;
      ++count;
      const Step step{{Event{
          .kind = Event::Kind::sentence, .sentence = static_cast<std::uint8_t>(i), .player = 1}}};
      const QString text = teller.sentence(step.events.front());
      QVERIFY2(text.startsWith(u"Nora "_s), qPrintable(text));
    }
    QVERIFY2(count >= 2, info.id.data());
  }
}

// Only thief and victim see a card stolen from a hand.
void TestTexts::stolenCardIsNamedOnlyToViewersWhoSeeIt() {
  PlayerSet both = PlayerSet::only(0);
  both.insert(1);
  const Step step{{Event{.kind = Event::Kind::sentence,
                         .cards = cardsOf(u"KS"_s),
                         .seenBy = both,
                         .sentence = static_cast<std::uint8_t>(Life::Sentence::steals),
                         .player = 1,
                         .other = 0}}};
  const auto textFor = [&step](int viewer) {
    const Narrator teller(Life::info(), {u"Anna"_s, u"Mika"_s, u"Nora"_s}, viewer);
    return teller.sentence(step.cutFor(static_cast<std::uint8_t>(viewer)).events.front());
  };
  QCOMPARE(textFor(0), u"Mika steals the king of spades from you."_s);
  QCOMPARE(textFor(1), u"You steal the king of spades from Anna."_s);
  QCOMPARE(textFor(2), u"Mika steals an unseen card from Anna."_s);
}

void TestTexts::textsShownDuringAGameAreTranslated_data() { addLanguages(); }

void TestTexts::textsShownDuringAGameAreTranslated() {
  QFETCH(QString, language);
  app_->overrideLanguage(language);
  Table table;
  table.settings.setPace(u"unhurried"_s);
  TableController& controller = table.controller;
  const Deal deal{.players = 3,
                  .options = {u"doubling=on"_s, u"royaltiesOnUpPiles=on"_s, u"seatChanges=on"_s}};
  QVERIFY(
      tests::begin(controller, table.settings, headerFor(deal), std::make_unique<MemoryJournal>()));
  for (std::uint64_t move = 0; move < 400; ++move) {
    if (controller.status()->gameOver()) break;
    if (controller.status()->dealOver()) {
      controller.pace()->hurry();
      verifyFinished(controller.summary()->title(), language);
      verifyFinished(controller.summary()->subtitle(), language);
      QVERIFY(controller.undoHistory()->nextDeal());
      continue;
    }
    const int turn = sessionOf(controller).standing().turn;
    const auto legal = sessionOf(controller).view(turn)->legal();
    Random random(9, move);
    sourceOf(controller).play(turn, legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    controller.pace()->hurry();
    if (!controller.status()->dealOver()) {
      verifyFinished(controller.status()->turnText(), language);
      if (controller.status()->yourTurn()) verifyFinished(controller.status()->prompt(), language);
      verifyFinished(controller.status()->scoreText(), language);
    }
    if (QTest::currentTestFailed()) return;
  }
  for (const StoryRow& row : controller.story()->rows()) verifyFinished(row.text, language);
  for (const CardRow& row : controller.cards()->rows()) verifyFinished(row.label, language);
  for (const PlaceRow& row : controller.places()->rows()) verifyFinished(row.label, language);
  for (const PlayerRow& row : controller.players()->rows()) verifyFinished(row.label, language);
  for (const QString& rule : controller.status()->houseRules()) verifyFinished(rule, language);
  QVERIFY(controller.story()->count() > 100);
}

void TestTexts::tableTextsChangeWhenTheLanguageChanges() {
  Table table({.players = 2, .moves = {u"1 draw"_s}});
  const QString english = table.controller.status()->prompt();
  const QString sentence = table.controller.story()->rows().back().text;
  app_->overrideLanguage(u"de"_s);
  table.controller.retranslate();
  QVERIFY(table.controller.status()->prompt() != english);
  QVERIFY(table.controller.story()->rows().back().text != sentence);
}

void TestTexts::layoutIsRightToLeftInARightToLeftLanguage() {
  app_->overrideLanguage(u"xx_rtl"_s);
  QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
  app_->overrideLanguage(u"xx_long"_s);
  QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
}

void TestTexts::sentencesAddressTheUserAsYou() {
  const Narrator teller = narrator();
  Event event{.kind = Event::Kind::sentence,
              .sentence = static_cast<std::uint8_t>(Underwear::Sentence::seatsChange),
              .player = 1,
              .other = 0};
  QCOMPARE(teller.sentence(event), u"Mika swaps seats with you."_s);
  event.player = 0;
  event.other = 2;
  QCOMPARE(teller.sentence(event), u"You swap seats with Nora."_s);
}

// Totals of Up and Down may be negative.
void TestTexts::formatsNegativeNumbersAndTheirPluralForms() {
  const GameInfo& game = *findGame("up-and-down")->info;
  const char* points = game.totals.front().full;
  QCOMPARE(gameText(game, points, -10), u"−10 points"_s);
  QCOMPARE(gameText(game, points, -1), u"−1 point"_s);
  QCOMPARE(gameText(game, points, 1000), u"1,000 points"_s);
  QCOMPARE(gameText(game, points, -1234), u"−1,234 points"_s);
  QCOMPARE(gameText(game, points, 0), u"0 points"_s);
  QCOMPARE(numberText(-1234), u"−1,234"_s);
  QCOMPARE(signedText(-5), u"−5"_s);
  QCOMPARE(signedText(5), u"+5"_s);
  app_->overrideLanguage(u"de"_s);
  QCOMPARE(gameText(game, points, -1), u"−1 Punkt"_s);
  QCOMPARE(gameText(game, points, -30), u"−30 Punkte"_s);
  QCOMPARE(gameText(game, points, -1234), u"−1.234 Punkte"_s);
}

void TestTexts::formatsDecimalsAndPercentagesForTheLanguage() {
  QCOMPARE(decimalText(-1.25, 2), u"−1.25"_s);
  QCOMPARE(decimalText(1234.5, 0), u"1,235"_s);
  QCOMPARE(decimalText(-0.04, 1), u"0.0"_s);
  QCOMPARE(decimalText(-0.06, 1), u"−0.1"_s);
  QCOMPARE(signedDecimalText(2, 1), u"+2.0"_s);
  QCOMPARE(signedDecimalText(-2, 1), u"−2.0"_s);
  QCOMPARE(signedDecimalText(0.04, 1), u"0.0"_s);
  QCOMPARE(percentText(decimalText(12.5, 1)), u"12.5%"_s);
  app_->overrideLanguage(u"de"_s);
  QCOMPARE(decimalText(-1.25, 2), u"−1,25"_s);
  // German puts a no-break space before the percent sign.
  QCOMPARE(percentText(decimalText(12.5, 1)), u"12,5\u00A0%"_s);
}

void TestTexts::formatsDatesForTheLanguage() {
  const QDate day(2026, 8, 5);
  QCOMPARE(dayText(day), u"5 Aug 2026"_s);
  app_->overrideLanguage(u"de"_s);
  QCOMPARE(dayText(day), u"5. Aug. 2026"_s);
}

// A replay shows for any player the points that this player would get if the deal ended now
// (GameInfo::score). So their text must not address the user.
void TestTexts::textsOfPointsIfTheDealEndedNowDoNotAddressTheUser() {
  static const QRegularExpression you(u"\\b(you|yours?|du|dir|dich|dein\\w*)\\b"_s,
                                      QRegularExpression::CaseInsensitiveOption);
  for (const auto* language : {"en", "de"}) {
    app_->overrideLanguage(QString::fromLatin1(language));
    for (const CatalogEntry& entry : catalog()) {
      const FactText& score = entry.info->score;
      if (score.name.empty()) continue;
      for (const char* text : {score.full, score.brief}) {
        const QString reply = gameText(*entry.info, text, 5);
        QVERIFY2(!reply.contains(you), qPrintable(reply));
      }
    }
  }
}

void TestTexts::remainingTimeTextIsRoundedToSecondsMinutesOrHours() {
  using Seconds = std::chrono::duration<double>;
  QCOMPARE(remainingText(Seconds(0)), u"a few seconds left"_s);
  QCOMPARE(remainingText(Seconds(10)), u"a few seconds left"_s);
  QCOMPARE(remainingText(Seconds(14.9)), u"about 10 seconds left"_s);
  QCOMPARE(remainingText(Seconds(15)), u"about 20 seconds left"_s);
  QCOMPARE(remainingText(Seconds(31)), u"about 30 seconds left"_s);
  QCOMPARE(remainingText(Seconds(94)), u"about 90 seconds left"_s);
  QCOMPARE(remainingText(Seconds(95)), u"about 2 minutes left"_s);
  QCOMPARE(remainingText(Seconds(125)), u"about 2 minutes left"_s);
  QCOMPARE(remainingText(Seconds(20'000)), u"about 6 hours left"_s);
  QCOMPARE(mostRemainingText(Seconds(10)), u"a few seconds left"_s);
  QCOMPARE(mostRemainingText(Seconds(11)), u"less than 20 seconds left"_s);
  QCOMPARE(mostRemainingText(Seconds(90)), u"less than 90 seconds left"_s);
  QCOMPARE(mostRemainingText(Seconds(91)), u"less than 2 minutes left"_s);
  QCOMPARE(mostRemainingText(Seconds(125)), u"less than 3 minutes left"_s);
  QCOMPARE(mostRemainingText(Seconds(20'000)), u"less than 6 hours left"_s);
}

void TestTexts::rightToLeftNamesAreIsolated() {
  const QString hebrew = u"\u05d3\u05e0\u05d4 7"_s;
  for (const QString& name : {u"Anna"_s, u"\u042e\u0440\u0438\u0439"_s, u"7"_s, QString()}) {
    QCOMPARE(isolated(name), name);
  }
  for (const QString& name : {hebrew, u"Ali \u0639\u0644\u064a"_s}) {
    const QString sentence = u"%1 plays the 7 of hearts"_s.arg(isolated(name));
    QVERIFY(!sentence.isRightToLeft());
    QCOMPARE(withoutIsolation(sentence), name + u" plays the 7 of hearts"_s);
  }
  // In a table's name, the words after a right-to-left name stay to the right of it.
  const QString title = hebrew + u"’s table"_s;
  const QString table = isolatedTitle(title);
  QVERIFY(!table.isRightToLeft());
  QCOMPARE(withoutIsolation(table), title);
  QTextLayout layout(u"You have left "_s + table, QGuiApplication::font());
  layout.beginLayout();
  const QTextLine line = layout.createLine();
  layout.endLayout();
  // Measures behind the first letter of a part: the position before this letter is also the end of
  // the previous part of the text.
  const auto xOf = [&](const QString& part) {
    return line.cursorToX(static_cast<int>(layout.text().indexOf(part)) + 1);
  };
  QCOMPARE_LT(xOf(u"left"_s), xOf(hebrew));
  QCOMPARE_LT(xOf(hebrew), xOf(u"table"_s));
  for (const QString& plain : {u"Anna’s 2 tables"_s, QString()}) {
    QCOMPARE(isolatedTitle(plain), plain);
  }
  // Names of players cannot contain control characters, whether entered by the user or read from a
  // record.
  const QString reversing = u"An\u202ena"_s;
  const QString before = app_->settings()->playerName();
  app_->settings()->setPlayerName(reversing);
  QCOMPARE(app_->settings()->playerName(), u"Anna"_s);
  app_->settings()->setPlayerName(before);
  app_->newGame()->seats()->setName(1, reversing);
  QCOMPARE(app_->newGame()->seats()->value(1, u"name"_s).toString(), u"Anna"_s);
  QCOMPARE(seatName({.name = reversing.toStdString()}), u"Anna"_s);
  QCOMPARE(seatName({.name = hebrew.toStdString()}), isolated(hebrew));
}

DOWNPILE_TEST(TestTexts);
#include "tst_texts.moc"
