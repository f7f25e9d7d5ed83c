// SPDX-License-Identifier: GPL-3.0-or-later
#include "message/messages.h"

#include <QJsonDocument>
#include <array>
#include <limits>
#include <utility>

#include "lines/clean_text.h"
#include "lines/json_reader.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kGuestTypes = {"hello"_L1, "move"_L1, "wish"_L1, "vote"_L1,   "following"_L1,
                                    "say"_L1,   "cut"_L1,  "open"_L1, "advise"_L1, "leave"_L1};
constexpr std::array kHostTypes = {"welcome"_L1, "seats"_L1,  "position"_L1, "answer"_L1,
                                   "ballot"_L1,  "said"_L1,   "deck"_L1,     "cuts"_L1,
                                   "advice"_L1,  "record"_L1, "goodbye"_L1};
static_assert(kGuestTypes.size() == std::variant_size_v<GuestMessage>);
static_assert(kHostTypes.size() == std::variant_size_v<HostMessage>);

constexpr std::array kWishes = {"nextDeal"_L1, "undo"_L1, "redo"_L1, "restartDeal"_L1};
constexpr std::array kAnswers = {"done"_L1, "refused"_L1, "stale"_L1,   "notKept"_L1,
                                 "lost"_L1, "waits"_L1,   "declined"_L1};
constexpr std::array kStates = {"here"_L1, "cutOff"_L1, "computer"_L1};
constexpr std::array kColours = {"none"_L1, "blue"_L1, "red"_L1};
constexpr std::array kReasons = {
    "newerHost"_L1, "olderHost"_L1, "noSuchTable"_L1,   "full"_L1,    "elsewhere"_L1,
    "sentAway"_L1,  "noNumber"_L1,  "notUnderstood"_L1, "tooMuch"_L1, "closed"_L1};

constexpr int kMostNumber = std::numeric_limits<int>::max();
constexpr int kMostPortrait = 1000;
constexpr qsizetype kMostTokenLength = 60;
constexpr qsizetype kMostTableNameLength = 60;
constexpr qsizetype kMostActionLength = 500;
constexpr int kMostPhrase = 999;             // newer versions have more than this one
constexpr int kMostLeft = 24 * 60 * 60'000;  // milliseconds
constexpr qsizetype kMostHeaderLength = 64 << 10;
constexpr qsizetype kMostRecordLength = 16 << 20;
constexpr qsizetype kMostKeys = 200;
constexpr std::size_t kMostReasons = 256;
constexpr qsizetype kMostListLength = 100'000;

template <class Words, class Enum>
QString wordOf(const Words& words, Enum value) {
  return words[static_cast<std::size_t>(value)];
}

QJsonValue playerJson(std::uint8_t player) {
  return player == kNobody ? QJsonValue() : QJsonValue(player);
}

struct Permission {
  QLatin1StringView word;
  bool Allowed::*flag;
};
constexpr Permission kPermissions[] = {{"writing"_L1, &Allowed::writing},
                                       {"computersHold"_L1, &Allowed::computersHold},
                                       {"hints"_L1, &Allowed::hints}};
constexpr qsizetype kMostAllowed = 20;  // with those that this version does not know

// ---- writing -----------------------------------------------------------------------------------

QJsonArray keysJson(const QSet<Fingerprint>& keys) {
  QJsonArray json;
  for (const Fingerprint& key : keys) json << key.text();
  return json;
}

QJsonObject bodyOf(const Hello& hello) {
  QJsonObject body{{u"protocol"_s, hello.protocol},
                   {u"name"_s, hello.name},
                   {u"portrait"_s, hello.portrait},
                   {u"table"_s, hello.table}};
  if (hello.watches) body[u"watches"_s] = true;
  if (!hello.knows.friends.isEmpty()) body[u"friends"_s] = keysJson(hello.knows.friends);
  if (!hello.knows.blocked.isEmpty()) body[u"blocked"_s] = keysJson(hello.knows.blocked);
  if (hello.token.isEmpty()) return body;
  body[u"token"_s] = hello.token;
  body[u"seen"_s] = static_cast<qint64>(hello.seen);
  body[u"played"_s] = static_cast<qint64>(hello.played);
  body[u"you"_s] = hello.you == kOnlooker ? QJsonValue() : QJsonValue(hello.you);
  return body;
}

QJsonObject bodyOf(const MoveMessage& move) {
  QJsonArray actions;
  for (const std::string& action : move.actions) actions << QString::fromStdString(action);
  return {{u"id"_s, move.id},
          {u"position"_s, static_cast<qint64>(move.position)},
          {u"actions"_s, actions}};
}

QJsonObject bodyOf(const WishMessage& wish) {
  return {{u"id"_s, wish.id}, {u"wish"_s, wordOf(kWishes, wish.wish)}};
}
QJsonObject bodyOf(const Vote& vote) { return {{u"agrees"_s, vote.agrees}}; }
QJsonObject bodyOf(const Following& following) {
  return {{u"milliseconds"_s, following.milliseconds}};
}
QJsonObject bodyOf(const Saying& saying) {
  if (saying.phrase) return {{u"phrase"_s, *saying.phrase}};
  return {{u"text"_s, saying.text}};
}
QString hexJson(const Bytes32& bytes) { return QString::fromStdString(hexText(bytes)); }

QJsonObject bodyOf(const CutMessage& cut) {
  return {{u"deck"_s, hexJson(cut.deck)}, {u"commitment"_s, hexJson(cut.commitment)}};
}
QJsonObject bodyOf(const OpenMessage& open) {
  return {{u"deck"_s, hexJson(open.deck)}, {u"number"_s, hexJson(open.number)}};
}
QJsonObject bodyOf(const AdviceWish& wish) {
  return {{u"position"_s, static_cast<qint64>(wish.position)}};
}
QJsonObject bodyOf(const Leaving& /*leaving*/) { return {}; }

QJsonObject bodyOf(const DeckMessage& deck) {
  return {{u"commitment"_s, hexJson(deck.commitment)}};
}
QJsonObject bodyOf(const CutsMessage& cuts) {
  QJsonArray commitments;
  for (const auto& each : cuts.commitments) {
    commitments << (each ? QJsonValue(hexJson(*each)) : QJsonValue());
  }
  return {{u"deck"_s, hexJson(cuts.deck)}, {u"commitments"_s, commitments}};
}

QJsonObject bodyOf(const Welcome& welcome) {
  return {{u"table"_s, welcome.table},
          {u"header"_s, QString::fromStdString(welcome.header)},
          {u"you"_s, welcome.you == kOnlooker ? QJsonValue() : welcome.you},
          {u"begun"_s, welcome.isBegun},
          {u"token"_s, welcome.token},
          {u"lastId"_s, welcome.lastId}};
}

QJsonObject seatJson(const SeatNow& seat) {
  QJsonObject json{{u"state"_s, wordOf(kStates, seat.state)},
                   {u"name"_s, seat.name},
                   {u"portrait"_s, seat.portrait}};
  if (!seat.kind.empty()) json[u"kind"_s] = QString::fromStdString(seat.kind);
  if (seat.who) json[u"key"_s] = seat.who->text();
  if (!seat.standsInFor.isEmpty()) json[u"for"_s] = seat.standsInFor;
  if (seat.state == SeatNow::State::cutOff) {
    json[u"colour"_s] = wordOf(kColours, seat.colour);
    json[u"left"_s] = seat.left;
  }
  return json;
}

QJsonObject bodyOf(const SeatsNow& now) {
  QJsonArray seats;
  for (const SeatNow& seat : now.seats) seats << seatJson(seat);
  QJsonArray allowed;
  for (const Permission& each : kPermissions) {
    if (now.allowed.*each.flag) allowed << each.word;
  }
  QJsonObject body{{u"seats"_s, seats}, {u"waits"_s, now.waits}, {u"allowed"_s, allowed}};
  if (!now.watching.isEmpty()) body[u"watching"_s] = QJsonArray::fromStringList(now.watching);
  return body;
}

QJsonObject bodyOf(const PositionNow& now) {
  QJsonArray may;
  for (const Wish wish : now.may) may << wordOf(kWishes, wish);
  QJsonObject body{{u"number"_s, static_cast<qint64>(now.number)},
                   {u"fresh"_s, now.isFresh},
                   {u"view"_s, now.view},
                   {u"steps"_s, now.steps},
                   {u"may"_s, may}};
  if (now.deals) body[u"deals"_s] = *now.deals;
  if (now.answers != 0) body[u"answers"_s] = now.answers;
  if (!now.open.isEmpty()) body[u"open"_s] = now.open;
  return body;
}

QJsonObject bodyOf(const AnswerMessage& answer) {
  return {{u"id"_s, answer.id}, {u"answer"_s, wordOf(kAnswers, answer.kind)}};
}

QJsonObject bodyOf(const BallotMessage& message) {
  if (!message.ballot) return {};
  QJsonArray awaited;
  for (const int player : message.ballot->awaited) awaited << player;
  return {{u"wish"_s, wordOf(kWishes, message.ballot->wish)},
          {u"by"_s, playerJson(message.ballot->by)},
          {u"awaited"_s, awaited}};
}

QJsonObject bodyOf(const Said& said) {
  QJsonObject body{{u"player"_s, playerJson(said.player)}, {u"name"_s, said.name}};
  if (said.phrase) {
    body[u"phrase"_s] = *said.phrase;
  } else {
    body[u"text"_s] = said.text;
  }
  return body;
}

QJsonObject bodyOf(const AdviceMessage& advice) {
  QJsonObject body{{u"position"_s, static_cast<qint64>(advice.position)},
                   {u"action"_s, QString::fromStdString(advice.action)},
                   {u"player"_s, playerJson(advice.player)},
                   {u"number"_s, advice.number}};
  if (advice.why) body[u"why"_s] = *advice.why;
  if (!advice.card.empty()) body[u"card"_s] = QString::fromStdString(advice.card);
  if (!advice.instead.empty()) body[u"instead"_s] = QString::fromStdString(advice.instead);
  return body;
}
QJsonObject bodyOf(const RecordMessage& record) {
  return {{u"text"_s, QString::fromStdString(record.text)}};
}
QJsonObject bodyOf(const Goodbye& goodbye) {
  return {{u"reason"_s, wordOf(kReasons, goodbye.reason)}};
}

template <class Types, class Message>
QByteArray written(const Types& types, const Message& message) {
  QJsonObject body = std::visit([](const auto& one) { return bodyOf(one); }, message);
  body[u"type"_s] = types[message.index()];
  return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

// ---- reading -----------------------------------------------------------------------------------

class Reader : public JsonReader {
 public:
  explicit Reader(QJsonObject body) : body_(std::move(body)) {}

  void read(Hello& hello) {
    hello.protocol = number(body_[u"protocol"_s], 1, kMostNumber);
    hello.name = cleanText(text(body_[u"name"_s], kMostLongName), kMostNameLength);
    hello.portrait = number(body_[u"portrait"_s], 0, kMostPortrait);
    hello.table = text(body_[u"table"_s], kMostTableNameLength);
    hello.watches = body_.contains(u"watches"_s) && flag(u"watches"_s);
    hello.knows = {keys(u"friends"_s), keys(u"blocked"_s)};
    if (!body_.contains(u"token"_s)) return;
    hello.token = text(body_[u"token"_s], kMostTokenLength);
    hello.seen = count(body_[u"seen"_s]);
    hello.played = count(body_[u"played"_s]);
    hello.you = playerOrNobody(body_[u"you"_s], kMaxPlayers);
    if (hello.you == kNobody) hello.you = kOnlooker;
  }
  void read(MoveMessage& move) {
    move.id = number(body_[u"id"_s], 1, kMostNumber);
    move.position = count(body_[u"position"_s]);
    for (const QJsonValue& each : array(body_[u"actions"_s], kMostActions)) {
      move.actions.push_back(text(each, kMostActionLength).toStdString());
    }
    if (move.actions.empty()) fail();
  }
  void read(WishMessage& wish) {
    wish.id = number(body_[u"id"_s], 1, kMostNumber);
    wish.wish = static_cast<Wish>(word(body_[u"wish"_s], kWishes));
  }
  void read(Vote& vote) { vote.agrees = flag(u"agrees"_s); }
  void read(Following& following) {
    following.milliseconds = number(body_[u"milliseconds"_s], 0, kMostNumber);
  }
  void read(Saying& saying) { readSaid(saying.phrase, saying.text); }
  void read(AdviceWish& wish) { wish.position = count(body_[u"position"_s]); }
  void read(Leaving& /*leaving*/) {}

  void read(Welcome& welcome) {
    welcome.table = cleanText(text(body_[u"table"_s], kMostLongName), kMostTableNameLength);
    welcome.header = text(body_[u"header"_s], kMostHeaderLength).toStdString();
    welcome.you = playerOrNobody(body_[u"you"_s], kMaxPlayers);
    if (welcome.you == kNobody) welcome.you = kOnlooker;
    welcome.isBegun = flag(u"begun"_s);
    welcome.token = text(body_[u"token"_s], kMostTokenLength);
    welcome.lastId = number(body_[u"lastId"_s], 0, kMostNumber / 2);
  }
  void read(SeatsNow& now) {
    for (const QJsonValue& each : array(body_[u"seats"_s], kMaxPlayers)) {
      now.seats.push_back(seat(object(each)));
    }
    now.waits = flag(u"waits"_s);
    now.allowed.writing = false;
    for (const QJsonValue& each : array(body_[u"allowed"_s], kMostAllowed)) {
      const QString name = text(each, kMostNameLength);
      for (const Permission& known : kPermissions) {
        if (name == known.word) now.allowed.*known.flag = true;
      }
    }
    if (!body_.contains(u"watching"_s)) return;
    for (const QJsonValue& each : array(body_[u"watching"_s], kMostWatching)) {
      now.watching << name(each);
    }
  }
  void read(PositionNow& now) {
    now.number = count(body_[u"number"_s]);
    now.isFresh = flag(u"fresh"_s);
    now.view = object(body_[u"view"_s]);
    now.steps = array(body_[u"steps"_s], kMostListLength);
    if (body_.contains(u"deals"_s)) now.deals = array(body_[u"deals"_s], kMostListLength);
    if (body_.contains(u"answers"_s)) now.answers = number(body_[u"answers"_s], 1, kMostNumber);
    if (body_.contains(u"open"_s)) now.open = array(body_[u"open"_s], kMostListLength);
    for (const QJsonValue& each : array(body_[u"may"_s], kWishes.size())) {
      now.may.push_back(static_cast<Wish>(word(each, kWishes)));
    }
  }
  void read(AnswerMessage& answer) {
    answer.id = number(body_[u"id"_s], 1, kMostNumber);
    answer.kind = static_cast<Answer::Kind>(word(body_[u"answer"_s], kAnswers));
  }
  void read(BallotMessage& message) {
    if (!body_.contains(u"wish"_s)) return;
    Ballot ballot{.wish = static_cast<Wish>(word(body_[u"wish"_s], kWishes)),
                  .by = playerOrNobody(body_[u"by"_s], kMaxPlayers)};
    for (const QJsonValue& each : array(body_[u"awaited"_s], kMaxPlayers)) {
      ballot.awaited.push_back(index(each, kMaxPlayers));
    }
    message.ballot = std::move(ballot);
  }
  void read(Said& said) {
    said.player = playerOrNobody(body_[u"player"_s], kMaxPlayers);
    said.name = name(body_[u"name"_s]);
    readSaid(said.phrase, said.text);
  }
  void read(CutMessage& cut) {
    cut.deck = bytes(body_[u"deck"_s]);
    cut.commitment = bytes(body_[u"commitment"_s]);
  }
  void read(OpenMessage& open) {
    open.deck = bytes(body_[u"deck"_s]);
    open.number = bytes(body_[u"number"_s]);
  }
  void read(DeckMessage& deck) { deck.commitment = bytes(body_[u"commitment"_s]); }
  void read(CutsMessage& cuts) {
    cuts.deck = bytes(body_[u"deck"_s]);
    for (const QJsonValue& each : array(body_[u"commitments"_s], kMaxPlayers)) {
      cuts.commitments.push_back(each.isNull() ? std::nullopt : std::optional(bytes(each)));
    }
  }
  void read(AdviceMessage& advice) {
    advice.position = count(body_[u"position"_s]);
    advice.action = text(body_[u"action"_s], kMostActionLength).toStdString();
    advice.player = playerOrNobody(body_[u"player"_s], kMaxPlayers);
    advice.number = number(body_[u"number"_s], std::numeric_limits<std::int16_t>::min(),
                           std::numeric_limits<std::int16_t>::max());
    if (body_.contains(u"why"_s)) advice.why = index(body_[u"why"_s], kMostReasons);
    advice.card = optionalText(u"card"_s, kMostActionLength);
    advice.instead = optionalText(u"instead"_s, kMostActionLength);
  }
  void read(RecordMessage& record) {
    record.text = text(body_[u"text"_s], kMostRecordLength).toStdString();
  }
  void read(Goodbye& goodbye) {
    goodbye.reason = static_cast<Goodbye::Reason>(word(body_[u"reason"_s], kReasons));
  }

 private:
  static constexpr qsizetype kMostLongName = 16 * kMostTableNameLength;

  std::size_t count(const QJsonValue& json) {
    return static_cast<std::size_t>(number(json, 0, kMostNumber));
  }
  QSet<Fingerprint> keys(const QString& name) {
    QSet<Fingerprint> keys;
    if (!body_.contains(name)) return keys;
    for (const QJsonValue& each : array(body_[name], kMostKeys)) {
      const auto key = Fingerprint::fromText(each.toString());
      if (!key) fail();
      keys << key.value_or(Fingerprint());
    }
    return keys;
  }
  Bytes32 bytes(const QJsonValue& json) {
    const auto bytes = bytesFromHex(text(json, 2 * sizeof(Bytes32)).toStdString());
    if (!bytes) fail();
    return bytes.value_or(Bytes32());
  }
  bool flag(const QString& name) {
    const QJsonValue value = body_[name];
    if (!value.isBool()) fail();
    return value.toBool();
  }
  // Empty where there is none.
  std::string optionalText(const QString& name, qsizetype most) {
    return body_.contains(name) ? text(body_[name], most).toStdString() : std::string();
  }
  QString name(const QJsonValue& json) {
    return cleanText(text(json, kMostLongName), kMostNameLength);
  }
  void readSaid(std::optional<int>& phrase, QString& said) {
    if (body_.contains(u"phrase"_s)) {
      phrase = number(body_[u"phrase"_s], 0, kMostPhrase);
      return;
    }
    said = cleanText(text(body_[u"text"_s], 16 * kMostSayingLength), kMostSayingLength);
  }
  SeatNow seat(const QJsonObject& json) {
    SeatNow seat{.state = static_cast<SeatNow::State>(word(json[u"state"_s], kStates)),
                 .name = name(json[u"name"_s]),
                 .portrait = number(json[u"portrait"_s], 0, kMostPortrait)};
    if (json.contains(u"kind"_s)) {
      seat.kind = text(json[u"kind"_s], kMostNameLength).toStdString();
    }
    if (json.contains(u"key"_s)) {
      seat.who = Fingerprint::fromText(json[u"key"_s].toString());
      if (!seat.who) fail();
    }
    if (json.contains(u"for"_s)) seat.standsInFor = name(json[u"for"_s]);
    if (seat.state != SeatNow::State::cutOff) return seat;
    seat.colour = static_cast<SeatNow::Colour>(word(json[u"colour"_s], kColours));
    seat.left = number(json[u"left"_s], 0, kMostLeft);
    return seat;
  }

  QJsonObject body_;
};

// The messages of a variant stand in the order of their types.
template <class Message, std::size_t kIndex = 0, class Types>
std::optional<Message> readAs(std::size_t index, const Types& types, const QJsonObject& body) {
  if constexpr (kIndex == std::variant_size_v<Message>) {
    return std::nullopt;
  } else {
    if (index != kIndex) return readAs<Message, kIndex + 1>(index, types, body);
    std::variant_alternative_t<kIndex, Message> message;
    Reader reader(body);
    reader.read(message);
    if (!reader.isGood()) return std::nullopt;
    return Message(std::move(message));
  }
}

template <class Message, class Types>
std::optional<Message> readMessage(const QByteArray& text, const Types& types) {
  const QJsonDocument document = QJsonDocument::fromJson(text);
  if (!document.isObject()) return std::nullopt;
  const QJsonObject body = document.object();
  const auto type = std::find(types.begin(), types.end(), body[u"type"_s].toString());
  return readAs<Message>(static_cast<std::size_t>(type - types.begin()), types, body);
}

}  // namespace

QByteArray guestMessage(const GuestMessage& message) { return written(kGuestTypes, message); }

std::optional<GuestMessage> readGuestMessage(const QByteArray& text) {
  return readMessage<GuestMessage>(text, kGuestTypes);
}

QByteArray hostMessage(const HostMessage& message) { return written(kHostTypes, message); }

std::optional<HostMessage> readHostMessage(const QByteArray& text) {
  return readMessage<HostMessage>(text, kHostTypes);
}

}  // namespace downpile
