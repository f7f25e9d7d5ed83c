// SPDX-License-Identifier: GPL-3.0-or-later
#include "message/steps.h"

#include <QJsonObject>
#include <array>
#include <limits>
#include <utility>

#include "lines/json_reader.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kKinds = {"move"_L1,    "pile"_L1, "turn"_L1, "reveal"_L1,
                               "shuffle"_L1, "tell"_L1, "seats"_L1};
constexpr int kMostNumber = std::numeric_limits<int>::max();
constexpr std::size_t kMostSentences = std::numeric_limits<std::uint8_t>::max() + 1;

// ---- writing -----------------------------------------------------------------------------------

QJsonValue playerJson(std::uint8_t player) {
  return player == kNoPlayer ? QJsonValue() : QJsonValue(player);
}

QJsonArray placeJson(const Place& place) {
  return {place.zone, playerJson(place.player), place.index};
}

QJsonArray playersJson(const PlayerSet& players) {
  QJsonArray json;
  for (int player : players) json << player;
  return json;
}

template <class Cards>
QJsonArray cardsJson(const Cards& cards, CardFamily family) {
  QJsonArray json;
  for (Card card : cards) json << QString::fromStdString(identityText(card, family));
  return json;
}

// Returns an event as JSON. Members with their default value are omitted. Event::seenBy is not
// sent, because the cards hidden from the receiver were already replaced by unknown cards.
QJsonObject eventJson(const Event& event, CardFamily family) {
  QJsonObject json{{u"kind"_s, kKinds[static_cast<std::size_t>(event.kind)]}};
  if (event.from != Place{}) json[u"from"_s] = placeJson(event.from);
  if (event.to != Place{}) json[u"to"_s] = placeJson(event.to);
  if (!event.cards.empty()) json[u"cards"_s] = cardsJson(event.cards, family);
  if (event.kind == Event::Kind::sentence) json[u"sentence"_s] = event.sentence;
  if (event.player != kNoPlayer) json[u"player"_s] = event.player;
  if (event.other != kNoPlayer) json[u"other"_s] = event.other;
  if (event.number != 0) json[u"number"_s] = event.number;
  if (!event.players.empty()) json[u"players"_s] = playersJson(event.players);
  return json;
}

QJsonArray factsJson(const std::vector<Fact>& facts) {
  QJsonArray json;
  for (const Fact& fact : facts) {
    QJsonArray each{fact.fact, fact.number};
    if (fact.suit) each << static_cast<int>(*fact.suit);
    json << each;
  }
  return json;
}

QJsonObject endedJson(const DealFacts& facts) {
  QJsonArray players;
  for (const auto& each : facts.players) players << factsJson(each);
  return {{u"players"_s, players}, {u"table"_s, factsJson(facts.table)}};
}

// ---- reading -----------------------------------------------------------------------------------

class Reader : public JsonReader {
 public:
  Reader(const GameInfo& info, int players) : info_(info), players_(players) {}

  StoryStep storyStep(const QJsonValue& json) {
    const QJsonObject body = object(json);
    StoryStep step;
    step.deal = number(body[u"deal"_s], 1, kMostNumber);
    step.played = static_cast<std::size_t>(number(body[u"played"_s], 0, kMostNumber));
    for (const QJsonValue& each : array(body[u"events"_s], kMostEvents)) {
      Event read = event(each);
      // A host with a newer version may send announcements (sentences) unknown to this version.
      // They are skipped, because they change no cards.
      const bool isUnknown =
          read.kind == Event::Kind::sentence && read.sentence >= info_.sentences.size();
      if (!isUnknown) step.step.events.push_back(std::move(read));
    }
    if (body.contains(u"ended"_s)) step.ended = ended(body[u"ended"_s]);
    return step;
  }

  DealScore dealScore(const QJsonValue& json) {
    const QJsonObject body = object(json);
    DealScore score;
    score.isVoid = body[u"void"_s].toBool();
    for (const QJsonValue& each : array(body[u"scores"_s], players_)) {
      score.scores.push_back(number(each, -kMostNumber, kMostNumber));
    }
    if (score.scores.size() != static_cast<std::size_t>(players_)) fail();
    return score;
  }

  PlaceContents placeContents(const QJsonValue& json) {
    const QJsonObject body = object(json);
    PlaceContents contents{.place = place(body[u"place"_s]), .cards = cards(body[u"cards"_s])};
    contents.faceDown = body[u"faceDown"_s].toBool();
    contents.inOrder = body[u"inOrder"_s].toBool();
    if (body.contains(u"worth"_s)) {
      contents.score = number(body[u"worth"_s], -kMostNumber, kMostNumber);
    }
    for (Card card : cards(body[u"turnedUp"_s])) {
      if (card.known()) contents.turnedUp.insert(card);
    }
    return contents;
  }

 private:
  Place place(const QJsonValue& json) {
    if (json.isUndefined()) return {};
    const QJsonArray body = array(json, 3);
    if (body.size() != 3) fail();
    if (!isGood()) return {};
    return {.zone = index(body[0], info_.zones.size()),
            .player = playerOrNone(body[1], players_),
            .index = static_cast<std::uint8_t>(number(body[2], 0, kCardIds - 1))};
  }

  std::vector<Card> cards(const QJsonValue& json) {
    std::vector<Card> cards;
    if (json.isUndefined()) return cards;
    for (const QJsonValue& each : array(json, kCardIds)) {
      const std::string text = each.toString().toStdString();
      const auto card = cardFromIdentity(text, info_.family);
      if (!card && text != "??") fail();
      cards.push_back(card.value_or(Card()));
    }
    return cards;
  }

  Event event(const QJsonValue& json) {
    const QJsonObject body = object(json);
    const std::size_t kind = word(body[u"kind"_s], kKinds);
    if (!isGood()) return {};
    Event event{.kind = static_cast<Event::Kind>(kind),
                .from = place(body[u"from"_s]),
                .to = place(body[u"to"_s]),
                .cards = cards(body[u"cards"_s]),
                .seenBy = kAllPlayers,
                .player = playerOrNone(body[u"player"_s], players_),
                .other = playerOrNone(body[u"other"_s], players_)};
    if (event.kind == Event::Kind::pile && event.from == event.to) fail();
    if (event.kind == Event::Kind::sentence) {
      event.sentence = index(body[u"sentence"_s], kMostSentences);
    }
    if (body.contains(u"number"_s)) {
      event.number = number(body[u"number"_s], -kMostNumber, kMostNumber);
    }
    if (body.contains(u"players"_s)) {
      for (const QJsonValue& each : array(body[u"players"_s], kMaxPlayers)) {
        event.players.insert(number(each, 0, players_ - 1));
      }
    }
    return event;
  }

  std::vector<Fact> facts(const QJsonValue& json) {
    constexpr int kMostFacts = 50;
    constexpr int kMost = std::numeric_limits<std::int16_t>::max();
    std::vector<Fact> facts;
    for (const QJsonValue& each : array(json, kMostFacts)) {
      const QJsonArray body = array(each, 3);
      Fact fact{.fact = index(body[0], info_.facts.size()),
                .number = static_cast<std::int16_t>(number(body[1], -kMost, kMost))};
      if (body.size() > 2) fact.suit = static_cast<Suit>(number(body[2], 0, kSuits - 1));
      facts.push_back(fact);
    }
    return facts;
  }

  DealFacts ended(const QJsonValue& json) {
    const QJsonObject body = object(json);
    DealFacts ended;
    for (const QJsonValue& each : array(body[u"players"_s], players_)) {
      ended.players.push_back(facts(each));
    }
    if (ended.players.size() != static_cast<std::size_t>(players_)) fail();
    ended.table = facts(body[u"table"_s]);
    return ended;
  }

  const GameInfo& info_;
  int players_;
};

}  // namespace

QJsonArray stepsJson(const std::vector<StoryStep>& steps, const GameInfo& info) {
  QJsonArray json;
  for (const StoryStep& storyStep : steps) {
    QJsonArray events;
    for (const Event& event : storyStep.step.events) events << eventJson(event, info.family);
    QJsonObject step{{u"deal"_s, storyStep.deal},
                     {u"played"_s, static_cast<qint64>(storyStep.played)},
                     {u"events"_s, events}};
    if (storyStep.ended) step[u"ended"_s] = endedJson(*storyStep.ended);
    json << step;
  }
  return json;
}

std::optional<std::vector<StoryStep>> stepsOf(const QJsonArray& json, const GameInfo& info,
                                              int players) {
  Reader reader(info, players);
  std::vector<StoryStep> steps;
  for (const QJsonValue& each : json) {
    steps.push_back(reader.storyStep(each));
    if (!reader.isGood()) return std::nullopt;
  }
  return steps;
}

QJsonArray dealScoresJson(const std::vector<DealScore>& deals) {
  QJsonArray json;
  for (const DealScore& deal : deals) {
    QJsonArray scores;
    for (int score : deal.scores) scores << score;
    QJsonObject each{{u"scores"_s, scores}};
    if (deal.isVoid) each[u"void"_s] = true;
    json << each;
  }
  return json;
}

std::optional<std::vector<DealScore>> dealScoresOf(const QJsonArray& json, const GameInfo& info,
                                                   int players) {
  Reader reader(info, players);
  std::vector<DealScore> deals;
  for (const QJsonValue& each : json) {
    deals.push_back(reader.dealScore(each));
    if (!reader.isGood()) return std::nullopt;
  }
  return deals;
}

QJsonArray placesJson(const std::vector<PlaceContents>& places, const GameInfo& info) {
  QJsonArray json;
  for (const PlaceContents& contents : places) {
    QJsonObject place{{u"place"_s, placeJson(contents.place)},
                      {u"cards"_s, cardsJson(contents.cards, info.family)}};
    if (contents.faceDown) place[u"faceDown"_s] = true;
    if (contents.inOrder) place[u"inOrder"_s] = true;
    if (contents.score != 0) place[u"worth"_s] = contents.score;
    if (!contents.turnedUp.empty()) {
      place[u"turnedUp"_s] = cardsJson(contents.turnedUp, info.family);
    }
    json << place;
  }
  return json;
}

std::optional<std::vector<PlaceContents>> placesOf(const QJsonArray& json, const GameInfo& info,
                                                   int players) {
  Reader reader(info, players);
  std::vector<PlaceContents> places;
  for (const QJsonValue& each : json) {
    places.push_back(reader.placeContents(each));
    if (!reader.isGood()) return std::nullopt;
  }
  return places;
}

}  // namespace downpile
