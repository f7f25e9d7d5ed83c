// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/narrator.h"

#include <QCoreApplication>
#include <QLocale>
#include <array>

#include "rules/sentence.h"
#include "text/card_names.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// The word "you" in one of its grammatical forms. It replaces the viewer's name in sentences.
struct YouText {
  const char* source;
  const char* form;
};
// Translations of "you", in the order of CardForm.
constexpr std::array<YouText, 4> kYou{{
    QT_TRANSLATE_NOOP3("players", "You", "start"),
    QT_TRANSLATE_NOOP3("players", "you", "nominative"),
    QT_TRANSLATE_NOOP3("players", "you", "accusative"),
    QT_TRANSLATE_NOOP3("players", "you", "dative"),
}};

// Sentences that compare an advised move with the next best move. %1 is the part of the advised
// move that differs (cards, a number, the verb or another player), %2 is this part of the next best
// move, %3 is the reason for the advice.
constexpr const char* kThisNotThat = QT_TRANSLATE_NOOP("hints", "%1, not %2. %3");
constexpr const char* kThisNotOnlyThat = QT_TRANSLATE_NOOP("hints", "%1, not only %2. %3");
constexpr const char* kOnlyThis = QT_TRANSLATE_NOOP("hints", "%1 alone, not %2. %3");
constexpr const char* kRather = QT_TRANSLATE_NOOP("hints", "%1 rather than %2. %3");
constexpr const char* kFromThem = QT_TRANSLATE_NOOP("hints", "From %1, not from %2. %3");

}  // namespace

// Values for the placeholders of a sentence.
struct Narrator::Filling {
  Card card{};
  Card top{};
  std::vector<Card> cards{};
  Suit suit = Suit::clubs;
  int player = kNoPlayer;
  int other = kNoPlayer;
  PlayerSet players{};
  qint64 number = 0;
  const Advice* advice = nullptr;
  // Whether the sentence is about points or money. Such a sentence names the owner of the seat
  // instead of the substitute who plays there.
  bool isOfAccount = false;
};

Narrator::Narrator(const GameInfo& info, QStringList names, int viewer, QStringList owners)
    : info_(&info), names_(std::move(names)), viewer_(viewer), owners_(std::move(owners)) {}

Narrator Narrator::spoken() const {
  Narrator narrator = *this;
  narrator.isBrief_ = hasBriefSpeech_;
  return narrator;
}

QString Narrator::text(const char* source) const { return gameText(*info_, source); }

QString Narrator::text(const char* source, int count) const {
  return gameText(*info_, source, count);
}

QString Narrator::playerName(int player, const QString& form, bool isOfAccount) const {
  if (isOfAccount && !isOwner(player)) return ownerName(player);
  if (player != viewer_) return name(player);
  const auto index = static_cast<std::size_t>(cardForm(form.toStdString()));
  return QCoreApplication::translate("players", kYou[index].source, kYou[index].form);
}

QString Narrator::fill(const QString& text, const Filling& filling) const {
  const auto valueOf = [&](std::string_view name, std::string_view form) -> std::string {
    QString value;
    const CardForm cardCase = isBrief_ ? CardForm::brief : cardForm(form);
    if (name == "card") value = cardName(filling.card, cardCase, info_->family);
    if (name == "top") value = cardName(filling.top, cardCase, info_->family);
    if (name == "cards") value = cardList(filling.cards, cardCase, info_->family);
    if (name == "suit") value = suitName(filling.suit, info_->family);
    if (name == "player")
      value = playerName(filling.player, QString::fromUtf8(form), filling.isOfAccount);
    if (name == "other")
      value = playerName(filling.other, QString::fromUtf8(form), filling.isOfAccount);
    if (name == "players") {
      QStringList names;
      for (int player : filling.players)
        names << playerName(player, QString::fromUtf8(form), filling.isOfAccount);
      value = listAnd(names);
    }
    if (name == "number") value = numberText(filling.number);
    if (filling.advice != nullptr) {
      const Advice& advice = *filling.advice;
      if (name == "chosen") value = numberText(advice.action.number);
      if (name == "instead") value = numberText(advice.instead.value_or(advice.action).number);
      if (name == "otherNumber") value = numberText(advice.otherNumber);
      if (name == "tenths") value = decimalText(advice.number / 10.0, advice.number < 100 ? 1 : 0);
    }
    return value.toStdString();
  };
  return QString::fromStdString(fillSentence(text.toStdString(), valueOf));
}

bool Narrator::addressesViewer(const Event& event) const {
  return info_->sentences[event.sentence].isOfAccount() ? isOwner(event.player)
                                                        : event.player == viewer_;
}

QString Narrator::sentence(const Event& event) const {
  const Sentence& sentence = info_->sentences[event.sentence];
  if (isBrief_ && sentence.kind == Sentence::Kind::plain) {
    //: Short wording of a move: a player, and the cards or the number of a bid.
    return QCoreApplication::translate("players", "%1: %2.")
        .arg(playerName(event.player, u"start"_s, false),
             event.cards.empty() ? numberText(event.number)
                                 : cardList(event.cards, CardForm::brief, info_->family));
  }
  const bool isSeen = !event.cards.empty() && event.cards.front().known();
  const char* other = isSeen && *sentence.witness != '\0' ? sentence.witness : sentence.other;
  const char* source = addressesViewer(event) ? sentence.you : other;
  const QString filled = fill(text(source, event.number),
                              Filling{.card = event.cards.empty() ? Card() : event.cards.front(),
                                      .cards = event.cards,
                                      .player = event.player,
                                      .other = event.other,
                                      .players = event.players,
                                      .number = event.number,
                                      .isOfAccount = sentence.isOfAccount()});
  // With brief wording, the sentence can begin with a card's short name, which has no capital
  // letter.
  return isBrief_ ? asSentence(filled) : filled;
}

QString Narrator::emptyHand(int player) const {
  const Sentence& sentence = info_->emptyHand;
  const char* source = player == viewer_ ? sentence.you : sentence.other;
  return *source == '\0' ? QString() : fill(text(source), Filling{.player = player});
}

QString Narrator::refusal(const Refusal& refusal) const {
  return fill(text(info_->reasons[refusal.reason].text, refusal.number),
              Filling{.card = refusal.card,
                      .top = refusal.top,
                      .cards = inLayOrder(refusal.cards, listOrder(*info_)),
                      .suit = refusal.suit,
                      .player = refusal.player,
                      .number = refusal.number});
}

QString Narrator::scoreLine(const ScoreLine& line) const {
  const Sentence& sentence = info_->scoreLines[line.reason];
  const char* source = isOwner(line.player) ? sentence.you : sentence.other;
  return fill(
      text(source, line.count),
      Filling{
          .player = line.player, .other = line.other, .number = line.count, .isOfAccount = true});
}

QString Narrator::moment(const Moment& moment) const {
  return fill(text(info_->moments[moment.moment], moment.number),
              Filling{.suit = moment.suit, .player = moment.player, .number = moment.number});
}

QString Narrator::fact(const char* text, const Fact& fact) const {
  if (std::string_view(text).empty()) return {};
  return fill(this->text(text, fact.number),
              Filling{.suit = fact.suit.value_or(Suit::clubs), .number = fact.number});
}

QString Narrator::offered(const Action& action) const {
  const Verb& verb = info_->verbs[action.verb];
  QString with;
  const bool isSeen = !action.cards.contains(Card());
  if (verb.shape == ActionShape::number) {
    if (*verb.numberOffer != '\0') {
      return fill(text(verb.numberOffer), Filling{.number = action.number});
    }
    with = numberText(action.number);
  } else if (!action.cards.empty() && isSeen) {
    const std::vector<Card> cards = inLayOrder(action.cards, verb.order);
    if (*verb.cardsOffer != '\0') return fill(text(verb.cardsOffer), Filling{.cards = cards});
    with = cardList(cards, isBrief_ ? CardForm::brief : CardForm::nominative, info_->family);
  } else if (verb.shape == ActionShape::word) {
    with = text(verb.wordLabels[static_cast<std::size_t>(action.number)].title);
  } else if (action.target != kNoPlayer) {
    with = name(action.target);
  }
  const QString offer = text(verb.offer);
  if (with.isEmpty()) return offer;
  //: A possible move and its cards: `play a card: the ace of hearts`.
  return QCoreApplication::translate("hints", "%1: %2").arg(offer, with);
}

QString Narrator::advice(const char* reason, const Advice& advice) const {
  const QString explanation =
      fill(text(reason, advice.number),
           Filling{.card = advice.card,
                   .cards = inLayOrder(advice.action.cards, listOrder(*info_)),
                   .player = advice.player,
                   .number = advice.number,
                   .advice = &advice});
  const bool namesBoth = std::string_view(reason).find("{instead}") != std::string_view::npos;
  return advice.instead && !namesBoth ? compared(advice.action, *advice.instead, explanation)
                                      : explanation;
}

QString Narrator::compared(const Action& action, const Action& instead,
                           const QString& reason) const {
  const auto comparison = [&](const char* source, const QString& one, const QString& other) {
    return QCoreApplication::translate("hints", source).arg(one, other, reason);
  };
  const Verb& verb = info_->verbs[action.verb];
  // Of two choices of several single cards, only the different cards are named.
  const CardSet shared = verb.gathers > 0 ? action.cards & instead.cards : CardSet();
  const auto cards = [&](const Action& move, CardForm form) {
    return cardList(inLayOrder(move.cards - shared, verb.order), form, info_->family);
  };
  if (action.verb != instead.verb) {
    return comparison(kRather, asSentence(text(verb.offer)),
                      text(info_->verbs[instead.verb].offer));
  }
  if (!action.cards.empty() && action.cards != instead.cards) {
    const bool isMore =
        shared.empty() && !instead.cards.empty() && action.cards.containsAll(instead.cards);
    const bool isLess = shared.empty() && instead.cards.containsAll(action.cards);
    return comparison(isMore   ? kThisNotOnlyThat
                      : isLess ? kOnlyThis
                               : kThisNotThat,
                      cards(action, CardForm::start), cards(instead, CardForm::nominative));
  }
  if (verb.shape == ActionShape::number) {
    return comparison(kThisNotThat, numberText(action.number), numberText(instead.number));
  }
  if (action.target != instead.target && action.target != kNoPlayer &&
      instead.target != kNoPlayer) {
    return comparison(kFromThem, name(action.target), name(instead.target));
  }
  return reason;
}

}  // namespace downpile
