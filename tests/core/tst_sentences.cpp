// SPDX-License-Identifier: GPL-3.0-or-later
// Sentence templates, and the English texts of the console.

#include <algorithm>
#include <string>
#include <utility>

#include "bots/bot_catalog.h"
#include "french_card.h"
#include "games/catalog.h"
#include "games/ultimate-loser/ultimate_loser.h"
#include "games/underwear/underwear.h"
#include "rules/sentence.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

// A placeholder function for tests: replaces {name:form} by "<name|form>".
std::string echo(std::string_view name, std::string_view form) {
  return "<" + std::string(name) + "|" + std::string(form) + ">";
}

// Returns the text if one of its sentences begins with a card placeholder without the form
// `start`, otherwise "".
std::string wrongStart(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::string_view before = text.substr(0, at);
    const bool begins = at == 0 || before.ends_with(". ") || before.ends_with("? ");
    const std::string_view rest = text.substr(at);
    for (std::string_view name : {"{card", "{cards", "{top"}) {
      const bool isName = begins && rest.starts_with(name) && rest.size() > name.size() &&
                          (rest[name.size()] == '}' || rest[name.size()] == ':');
      if (isName && !rest.substr(name.size()).starts_with(":start}")) return std::string(text);
    }
  }
  return {};
}

std::string english(std::initializer_list<const char*> texts) {
  std::vector<Card> cards;
  for (const char* text : texts) cards.push_back(card(text));
  return englishCards(cards, CardFamily::french);
}

// Returns the text of the refusal with this reason.
std::string refusalText(const GameInfo& info, std::string_view code, Refusal refusal) {
  const auto reason = std::ranges::find(info.reasons, code, &Reason::code);
  refusal.reason = static_cast<std::uint8_t>(reason - info.reasons.begin());
  return refusalInEnglish(info, refusal);
}

}  // namespace

class TestSentences : public QObject {
  Q_OBJECT

 private slots:
  void fillsPlaceholders() {
    QCOMPARE(fillSentence("", echo), std::string());
    QCOMPARE(fillSentence("Plain.", echo), std::string("Plain."));
    QCOMPARE(fillSentence("{card:start} on {top}.", echo), std::string("<card|start> on <top|>."));
    QCOMPARE(fillSentence("{a}{b:}{c}", echo), std::string("<a|><b|><c|>"));
  }

  void placeholdersInFilledInTextAreNotReplaced() {
    const auto name = [](std::string_view, std::string_view) { return std::string("{player}"); };
    QCOMPARE(fillSentence("It is {player}'s turn.", name), std::string("It is {player}'s turn."));
  }

  void unclosedBracesInATextAreKept() {
    QCOMPARE(fillSentence("{card} {oops", echo), std::string("<card|> {oops"));
    QCOMPARE(fillSentence("} {", echo), std::string("} {"));
  }

  void detectsWhichPlaceholdersASentenceContains() {
    QVERIFY(mentions("It wants {suit}.", "suit"));
    QVERIFY(mentions("{card:start} is low.", "card"));
    QVERIFY(!mentions("The suit of {card}.", "suit"));
    QVERIFY(!mentions("{cards}", "card"));
  }

  void choosesSingularOrPluralInEnglishForACount() {
    QCOMPARE(countInEnglish("%n card(s) and %n point(s)", 1), std::string("1 card and 1 point"));
    QCOMPARE(countInEnglish("%n card(s)", 0), std::string("0 cards"));
    QCOMPARE(countInEnglish("%n card(s)", 12), std::string("12 cards"));
    QCOMPARE(countInEnglish("Nothing.", 3), std::string("Nothing."));
    QCOMPARE(countInEnglish("%n (life|lives) left", 1), std::string("1 life left"));
    QCOMPARE(countInEnglish("%n (life|lives) left", 0), std::string("0 lives left"));
    QCOMPARE(countInEnglish("%n (fits|fit), (once|%n times).", 1), std::string("1 fits, once."));
    QCOMPARE(countInEnglish("%n (fits|fit), (once|%n times).", 4), std::string("4 fit, 4 times."));
    QCOMPARE(countInEnglish("%n card(s) (of two packs) (", 1),
             std::string("1 card (of two packs) ("));
  }

  void namesCardsOfTheStandardDeckInEnglish() {
    QCOMPARE(englishCard(card("7H"), CardFamily::french), std::string("the 7 of hearts"));
    QCOMPARE(englishCard(card("AS"), CardFamily::french), std::string("the ace of spades"));
    QCOMPARE(englishCard(card("TC"), CardFamily::french), std::string("the 10 of clubs"));
    QCOMPARE(englishCard(card("QD"), CardFamily::french), std::string("the queen of diamonds"));
    QCOMPARE(englishCard(Card(1, Suit::hearts, 7), CardFamily::french),
             std::string("the 7 of hearts"));
    QCOMPARE(englishCard(card("XX"), CardFamily::french), std::string("the joker"));
    QCOMPARE(englishCard(Card(), CardFamily::french), std::string("a card"));
  }

  void listsSeveralCardsInEnglish() {
    QCOMPARE(english({}), std::string());
    QCOMPARE(english({"3H", "4H"}), std::string("the 3 and 4 of hearts"));
    QCOMPARE(english({"3H", "4H", "5H"}), std::string("the 3, 4 and 5 of hearts"));
    QCOMPARE(english({"JH", "KD"}), std::string("the jack of hearts and the king of diamonds"));
    QCOMPARE(english({"JH", "QH", "KD"}),
             std::string("the jack of hearts, the queen of hearts and the king of diamonds"));
    QCOMPARE(english({"7H", "XX"}), std::string("the 7 of hearts and the joker"));
  }

  void namesCardsOf3Up3DownInEnglish() {
    const auto englishOf = [](Card card) { return englishCard(card, CardFamily::coloured); };
    QCOMPARE(englishOf(Card(0, Suit::clubs, 7)), std::string("the red 7"));
    QCOMPARE(englishOf(Card(1, Suit::diamonds, 10)), std::string("the blue 10"));
    QCOMPARE(englishOf(Card(0, Suit::hearts, 1)), std::string("the green 1"));
    QCOMPARE(englishOf(Card(0, Suit::clubs, kRankClear)), std::string("the red Clear"));
    QCOMPARE(englishOf(Card(0, Suit::clubs, kRankMoreClear)), std::string("the red Clear"));
    QCOMPARE(englishOf(Card(0, Suit::diamonds, kRankClearPlusOne)),
             std::string("the blue Clear +1"));
    QCOMPARE(englishOf(Card(0, Suit::hearts, kRankClearPlusTwo)),
             std::string("the green Clear +2"));
    QCOMPARE(englishOf(Card()), std::string("a card"));
    const std::vector cards{Card(0, Suit::clubs, 7), Card(0, Suit::clubs, 8),
                            Card(0, Suit::diamonds, kRankClear)};
    QCOMPARE(englishCards(cards, CardFamily::coloured),
             std::string("the red 7, the red 8 and the blue Clear"));
    QCOMPARE(englishCards(std::span(cards).first(2), CardFamily::coloured),
             std::string("the red 7 and the red 8"));
  }

  void namesSuitsInEnglish() {
    std::string french;
    std::string coloured;
    for (Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
      french.append(englishSuit(suit, CardFamily::french)).append(" ");
      coloured.append(englishSuit(suit, CardFamily::coloured)).append(" ");
    }
    QCOMPARE(french, std::string("clubs diamonds hearts spades "));
    QCOMPARE(coloured, std::string("red blue green  "));
  }

  // Every refusal of every game is a sentence with all placeholders filled in.
  void everyRefusalTextHasAllPlaceholdersFilledIn() {
    // All values differ, so each of them shows that its own placeholder was filled in.
    const Refusal refusal{.card = card("5H"),
                          .top = card("4C"),
                          .cards = {card("7H"), card("9H")},
                          .suit = Suit::diamonds,
                          .player = 3,
                          .number = 8};
    for (const CatalogEntry& entry : catalog()) {
      const CardFamily family = entry.info->family;
      const std::vector<Card> cards = inLayOrder(refusal.cards, listOrder(*entry.info));
      const std::vector<std::pair<std::string, std::string>> values = {
          {"card", englishCard(refusal.card, family)},
          {"top", englishCard(refusal.top, family)},
          {"cards", englishCards(cards, family)},
          {"suit", std::string(englishSuit(refusal.suit, family))},
          {"player", "player 3"},
          {"number", "8"}};
      for (std::size_t i = 0; i < entry.info->reasons.size(); ++i) {
        Refusal copy = refusal;
        copy.reason = static_cast<std::uint8_t>(i);
        const std::string sentence = refusalInEnglish(*entry.info, copy);
        const QByteArray about = QByteArray::fromStdString(sentence);
        QVERIFY2(sentence.find_first_of("{}%") == std::string::npos, about);
        QVERIFY2(sentence.front() >= 'A' && sentence.front() <= 'Z', about);
        QVERIFY2(sentence.back() == '.', about);
        for (const auto& [name, value] : values) {
          if (!mentions(entry.info->reasons[i].text, name)) continue;
          // At the start of a sentence a value begins with a capital.
          QVERIFY2(about.toLower().contains(QByteArray::fromStdString(value).toLower()), about);
        }
      }
    }
  }

  // The contract of Verb::offer, idleOffer, numberOffer and cardsOffer.
  void offersOfMovesHaveOnlyThePlaceholderOfTheirKind() {
    const auto hasOnly = [](std::string_view text, std::string_view wanted) {
      bool found = false;
      const std::string filled = fillSentence(text, [&](std::string_view name, std::string_view) {
        found = found || name == wanted;
        return std::string(name == wanted ? "" : "%");
      });
      return found && filled.find_first_of("{}%") == std::string::npos;
    };
    for (const CatalogEntry& entry : catalog()) {
      for (const Verb& verb : entry.info->verbs) {
        const bool isNumber = verb.shape == ActionShape::number;
        QVERIFY2(*verb.numberOffer == '\0' || (isNumber && hasOnly(verb.numberOffer, "number")),
                 verb.numberOffer);
        QVERIFY2(*verb.cardsOffer == '\0' || hasOnly(verb.cardsOffer, "cards"), verb.cardsOffer);
        for (const std::string_view offer : {verb.offer, verb.idleOffer}) {
          QVERIFY2(offer.find_first_of("{}%") == std::string_view::npos, offer.data());
        }
        QVERIFY2(*verb.offer != '\0', entry.info->id.data());
      }
    }
  }

  // Checks the texts of refusals, the sentences about events and the reasons in hints.
  void cardPlaceholdersThatBeginASentenceHaveTheStartForm() {
    for (const CatalogEntry& entry : catalog()) {
      std::vector<const char*> texts;
      for (const Reason& reason : entry.info->reasons) texts.push_back(reason.text);
      for (const Sentence& sentence : entry.info->sentences) {
        texts.insert(texts.end(), {sentence.other, sentence.you});
      }
      const std::size_t withoutBots = texts.size();
      for (const std::string& name : botNames(entry.info->id)) {
        std::string error;
        const auto advice = makeBot(entry.info->id, name, error)->reasons();
        texts.insert(texts.end(), advice.begin(), advice.end());
      }
      QVERIFY(texts.size() > withoutBots);
      for (const char* text : texts) QCOMPARE(wrongStart(text), std::string());
    }
  }

  void checkFindsSentencesThatBeginWithAPlaceholderWithoutStartForm() {
    for (const char* wrong : {"{card} is low.", "Low. {cards} fit.", "{top:dative} is high."}) {
      QCOMPARE(wrongStart(wrong), std::string(wrong));
    }
    for (const char* right : {"{card:start} is {top}. {cards:start} fit.", "On {top}: {card}."}) {
      QCOMPARE(wrongStart(right), std::string());
    }
  }

  void refusalTextStartsWithACapitalLetter() {
    QCOMPARE(refusalText(Underwear::info(), "not-lower", {.card = card("JH"), .top = card("4H")}),
             std::string("The jack of hearts is not lower than the 4 of hearts on the downpile."));
  }

  // The ace is the highest card of Ultimate Loser and the lowest one of Underwear.
  void refusalListsCardsByTheirRankInTheGame() {
    const CardSet cards{card("AS"), card("QS"), card("KS")};
    QCOMPARE(refusalText(UltimateLoser::info(), "trick-is-pairs", {.cards = cards}),
             std::string("You cannot play the queen, king and ace of spades: this trick is for "
                         "pairs."));
    QCOMPARE(listOrder(Underwear::info()), LayOrder::rising);
  }
};

DOWNPILE_TEST(TestSentences);
#include "tst_sentences.moc"
