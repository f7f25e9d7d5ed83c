// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/card_names.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <vector>

#include "text/card_name_table.h"
#include "text/texts.h"

namespace downpile {

namespace {

struct Cards {
  Q_DECLARE_TR_FUNCTIONS(Cards)
};

constexpr int kColours = 3;

// Templates for a list of cards of the same suit, one for each grammatical form.
constexpr std::array<CardNameText, kCardForms> kListOfSuit{{
    QT_TRANSLATE_NOOP3("cards", "The {ranks} of {suit}", "start"),
    QT_TRANSLATE_NOOP3("cards", "the {ranks} of {suit}", "nominative"),
    QT_TRANSLATE_NOOP3("cards", "the {ranks} of {suit}", "accusative"),
    QT_TRANSLATE_NOOP3("cards", "the {ranks} of {suit}", "dative"),
}};
constexpr std::array<CardNameText, kCardForms> kJoker{{
    QT_TRANSLATE_NOOP3("cards", "The joker", "start"),
    QT_TRANSLATE_NOOP3("cards", "the joker", "nominative"),
    QT_TRANSLATE_NOOP3("cards", "the joker", "accusative"),
    QT_TRANSLATE_NOOP3("cards", "the joker", "dative"),
}};
constexpr std::array<CardNameText, kCardForms> kHidden{{
    QT_TRANSLATE_NOOP3("cards", "A card", "start"),
    QT_TRANSLATE_NOOP3("cards", "a card", "nominative"),
    QT_TRANSLATE_NOOP3("cards", "a card", "accusative"),
    QT_TRANSLATE_NOOP3("cards", "a card", "dative"),
}};
// Names of coloured cards, by colour.
constexpr std::array<std::array<CardNameText, kCardForms>, kColours> kColouredNames{{
    {{
        QT_TRANSLATE_NOOP3("cards", "The red {rank}", "start"),
        QT_TRANSLATE_NOOP3("cards", "the red {rank}", "nominative"),
        QT_TRANSLATE_NOOP3("cards", "the red {rank}", "accusative"),
        QT_TRANSLATE_NOOP3("cards", "the red {rank}", "dative"),
    }},
    {{
        QT_TRANSLATE_NOOP3("cards", "The blue {rank}", "start"),
        QT_TRANSLATE_NOOP3("cards", "the blue {rank}", "nominative"),
        QT_TRANSLATE_NOOP3("cards", "the blue {rank}", "accusative"),
        QT_TRANSLATE_NOOP3("cards", "the blue {rank}", "dative"),
    }},
    {{
        QT_TRANSLATE_NOOP3("cards", "The green {rank}", "start"),
        QT_TRANSLATE_NOOP3("cards", "the green {rank}", "nominative"),
        QT_TRANSLATE_NOOP3("cards", "the green {rank}", "accusative"),
        QT_TRANSLATE_NOOP3("cards", "the green {rank}", "dative"),
    }},
}};
constexpr std::array<const char*, kColours> kColouredLabels{
    QT_TRANSLATE_NOOP("cards", "red {rank}"), QT_TRANSLATE_NOOP("cards", "blue {rank}"),
    QT_TRANSLATE_NOOP("cards", "green {rank}")};
constexpr std::array<const char*, kColours> kColourNames{QT_TRANSLATE_NOOP("suits", "red"),
                                                         QT_TRANSLATE_NOOP("suits", "blue"),
                                                         QT_TRANSLATE_NOOP("suits", "green")};
constexpr const char* kClear = QT_TRANSLATE_NOOP("ranks", "Clear");
constexpr const char* kClearPlusOne = QT_TRANSLATE_NOOP("ranks", "Clear +1");
constexpr const char* kClearPlusTwo = QT_TRANSLATE_NOOP("ranks", "Clear +2");
constexpr const char* kSuitSigns[] = {"♣", "♦", "♥", "♠"};

constexpr std::array<const char*, kNamedRanks> kRanks{
    QT_TRANSLATE_NOOP("ranks", "ace"),  QT_TRANSLATE_NOOP("ranks", "2"),
    QT_TRANSLATE_NOOP("ranks", "3"),    QT_TRANSLATE_NOOP("ranks", "4"),
    QT_TRANSLATE_NOOP("ranks", "5"),    QT_TRANSLATE_NOOP("ranks", "6"),
    QT_TRANSLATE_NOOP("ranks", "7"),    QT_TRANSLATE_NOOP("ranks", "8"),
    QT_TRANSLATE_NOOP("ranks", "9"),    QT_TRANSLATE_NOOP("ranks", "10"),
    QT_TRANSLATE_NOOP("ranks", "jack"), QT_TRANSLATE_NOOP("ranks", "queen"),
    QT_TRANSLATE_NOOP("ranks", "king"),
};
constexpr std::array<const char*, kSuits> kSuitNames{
    QT_TRANSLATE_NOOP("suits", "clubs"), QT_TRANSLATE_NOOP("suits", "diamonds"),
    QT_TRANSLATE_NOOP("suits", "hearts"), QT_TRANSLATE_NOOP("suits", "spades")};

// Returns the name in the given grammatical form. The table has no names for the form `brief`, for
// which the nominative is used.
QString translated(const std::array<CardNameText, kCardForms>& forms, CardForm form) {
  if (form == CardForm::brief) form = CardForm::nominative;
  const CardNameText& text = forms[static_cast<std::size_t>(form)];
  return QCoreApplication::translate("cards", text.source, text.form);
}

bool isNamed(Card card) { return card.known() && card.rank() >= 1 && card.rank() <= kNamedRanks; }

QString rankName(Card card) {
  return QCoreApplication::translate("ranks", kRanks[static_cast<std::size_t>(card.rank() - 1)]);
}

QString rankIndex(Card card) {
  const QString letters = languageIndices();
  if (card.rank() == 1) return letters.first(1);
  if (card.rank() >= kRankJack) return letters.mid(card.rank() - kRankJack + 1, 1);
  return QString::number(card.rank());
}

QString colouredRank(Card card) {
  const char* text = nullptr;
  if (card.rank() == kRankClear || card.rank() == kRankMoreClear) text = kClear;
  if (card.rank() == kRankClearPlusOne) text = kClearPlusOne;
  if (card.rank() == kRankClearPlusTwo) text = kClearPlusTwo;
  return text == nullptr ? numberText(card.rank()) : QCoreApplication::translate("ranks", text);
}

// Fills in a template for cards with different ranks and one suit, or one rank and different suits.
QString filled(QString text, const QString& ranks, const QString& suits) {
  return text.replace(QLatin1String("{ranks}"), ranks).replace(QLatin1String("{suits}"), suits);
}

// A card and how many times it occurs in a list.
struct Copies {
  Card card;
  int count = 1;
};

// Returns the cards of a list without duplicates, in their order, with the number of each. Unknown
// cards are not counted as identical.
std::vector<Copies> copiesOf(std::span<const Card> cards, CardFamily family) {
  std::vector<Copies> list;
  for (Card card : cards) {
    const auto same = std::ranges::find_if(list, [&](const Copies& other) {
      return card.known() && kindOf(other.card, family) == kindOf(card, family);
    });
    if (same == list.end()) {
      list.push_back({card});
    } else {
      ++same->count;
    }
  }
  return list;
}

// Fills in the number and the rank of identical cards.
QString countedText(QString text, int count, const QString& rank) {
  const QString number =
      count == 2 ? Cards::tr("two", "a number of identical cards")
                 : Cards::tr("%1", "a number of identical cards").arg(numberText(count));
  return text.replace(QLatin1String("{count}"), number).replace(QLatin1String("{rank}"), rank);
}

// Returns the name of several identical cards: `two red 5s`.
QString copiesName(const Copies& copies, CardFamily family) {
  const Card card = copies.card;
  if (family == CardFamily::coloured) {
    return countedText(Cards::tr("{count} {suit} {rank}s", "identical coloured cards"),
                       copies.count, colouredRank(card))
        .replace(QLatin1String("{suit}"), suitName(card.suit(), family));
  }
  if (card.isJoker()) return countedText(Cards::tr("{count} jokers"), copies.count, {});
  return countedText(Cards::tr("{count} {rank}s of {suit}", "identical cards"), copies.count,
                     rankName(card))
      .replace(QLatin1String("{suit}"), suitName(card.suit(), family));
}

QString briefText() {
  return Cards::tr("{ranks} {suits}", "short names of cards: ranks of one suit, or one rank");
}

// Returns a name without case, spaces and hyphens, for comparison with a typed name.
QString compact(const QString& text) { return text.toCaseFolded().remove(u' ').remove(u'-'); }

}  // namespace

CardForm cardForm(std::string_view name) {
  if (name == "start") return CardForm::start;
  if (name == "accusative") return CardForm::accusative;
  if (name == "dative") return CardForm::dative;
  return CardForm::nominative;
}

QString suitName(Suit suit, CardFamily family) {
  const auto index = static_cast<std::size_t>(suit);
  return QCoreApplication::translate(
      "suits", family == CardFamily::french ? kSuitNames[index] : kColourNames[index]);
}

QString cardName(Card card, CardForm form, CardFamily family) {
  if (form == CardForm::brief && card.known() && (card.isJoker() || family == CardFamily::coloured))
    return cardLabel(card, family);
  if (family == CardFamily::coloured && card.known()) {
    return translated(kColouredNames[static_cast<std::size_t>(card.suit())], form)
        .replace(QLatin1String("{rank}"), colouredRank(card));
  }
  if (card.isJoker()) return translated(kJoker, form);
  if (!isNamed(card)) return translated(kHidden, form);
  if (form == CardForm::brief) {
    return filled(briefText(), rankName(card), suitName(card.suit(), family));
  }
  const CardNameTable& suit = kCardNames[static_cast<std::size_t>(card.suit())];
  return translated(suit[static_cast<std::size_t>(card.rank() - 1)], form);
}

QString cardList(std::span<const Card> cards, CardForm form, CardFamily family) {
  const std::vector<Copies> list = copiesOf(cards, family);
  const bool oneSuit = family == CardFamily::french && list.size() > 1 &&
                       std::ranges::all_of(list, [&cards](const Copies& copies) {
                         return isNamed(copies.card) && copies.card.suit() == cards.front().suit();
                       });
  QStringList items;
  for (const Copies& copies : list) {
    // Only the first card of a list can be at the beginning of a sentence.
    const bool begins = form == CardForm::start && items.isEmpty();
    if (oneSuit && copies.count > 1) {
      items << countedText(Cards::tr("{count} {rank}s", "identical cards in a list of one suit"),
                           copies.count, rankName(copies.card));
    } else if (oneSuit) {
      items << rankName(copies.card);
    } else if (copies.count > 1) {
      const QString name = copiesName(copies, family);
      items << (begins ? asSentence(name) : name);
    } else {
      const bool isInside = form == CardForm::start && !begins;
      items << cardName(copies.card, isInside ? CardForm::nominative : form, family);
    }
  }
  if (!oneSuit) return listAnd(items);
  if (form == CardForm::brief) {
    return filled(briefText(), listAnd(items), suitName(cards.front().suit(), family));
  }
  return translated(kListOfSuit, form)
      .replace(QLatin1String("{ranks}"), listAnd(items))
      .replace(QLatin1String("{suit}"), suitName(cards.front().suit(), family));
}

bool playsSets(const GameInfo& info) {
  return info.family == CardFamily::coloured ||
         std::ranges::any_of(info.verbs, [](const Verb& verb) { return verb.combines; });
}

QString listByValue(std::span<const Card> cards, CardForm form, CardFamily family) {
  const bool isFrench = family == CardFamily::french;
  const auto rankOf = [&](Card card) {
    if (isFrench) return isNamed(card) ? rankName(card) : QString();
    return colouredRank(card);
  };
  QStringList groups;
  for (auto first = cards.begin(); first != cards.end();) {
    const QString rank = rankOf(*first);
    const auto last = std::find_if(
        first + 1, cards.end(), [&](Card card) { return rank.isEmpty() || rankOf(card) != rank; });
    const std::span<const Card> group(first, last);
    QStringList suits;
    for (Card card : group) suits << suitName(card.suit(), family);
    if (suits.size() == 1 || copiesOf(group, family).size() < group.size()) {
      groups << cardList(group, form, family);
    } else if (isFrench && form == CardForm::brief) {
      groups << filled(briefText(), rank, listAnd(suits));
    } else {
      groups << (isFrench ? Cards::tr("the {rank} of {suits}", "cards of one value")
                          : Cards::tr("{suits} {rank}", "coloured cards of one value"))
                    .replace(QLatin1String("{rank}"), rank)
                    .replace(QLatin1String("{suits}"), listAnd(suits));
    }
    first = last;
  }
  return groups.join(Cards::tr("; ", "between groups of cards of one value"));
}

QString cardLabel(Card card, CardFamily family) {
  if (family == CardFamily::coloured && card.known()) {
    const auto colour = static_cast<std::size_t>(card.suit());
    return QCoreApplication::translate("cards", kColouredLabels[colour])
        .replace(QLatin1String("{rank}"), colouredRank(card));
  }
  if (card.isJoker()) return Cards::tr("joker");
  if (!isNamed(card)) return Cards::tr("card");
  return Cards::tr("%1 of %2", "a card: rank and suit")
      .arg(rankName(card), suitName(card.suit(), family));
}

bool isShortName(Card card, const QString& typed, CardFamily family) {
  if (family != CardFamily::coloured && !isNamed(card)) return false;
  const QString rank = family == CardFamily::french ? rankIndex(card) : colouredRank(card);
  const QString suit = suitName(card.suit(), family).first(1);
  const QString name = compact(typed);
  return name == compact(rank + suit) || name == compact(suit + rank);
}

bool isCalled(Card card, const QString& typed, CardFamily family) {
  QStringList names{cardLabel(card, family)};
  if (family == CardFamily::coloured || isNamed(card)) {
    const bool isFrench = family == CardFamily::french;
    const QString suit = suitName(card.suit(), family);
    QStringList ranks{isFrench ? rankName(card) : colouredRank(card)};
    if (isFrench) ranks << rankIndex(card);
    for (const QString& rank : ranks) {
      names << rank + suit << suit + rank << suit.first(1) + rank;
    }
  }
  const QString start = compact(typed);
  return std::ranges::any_of(names,
                             [&](const QString& name) { return compact(name).startsWith(start); });
}

QString cardSign(Card card) {
  return rankIndex(card) + QString::fromUtf8(kSuitSigns[static_cast<std::size_t>(card.suit())]);
}

QString languageIndices() {
  return Cards::tr("AJQK", "the letters on cards: ace, jack, queen, king");
}

}  // namespace downpile
