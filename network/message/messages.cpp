// SPDX-License-Identifier: GPL-3.0-or-later
#include "message/messages.h"

#include <array>
#include <utility>

#include "game/json_value.h"
#include "lines/clean_text.h"
#include "message/message_parts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kGuestTypes = {
    "hello"_L1, "move"_L1,   "wish"_L1,  "vote"_L1,  "following"_L1, "say"_L1,      "cut"_L1,
    "open"_L1,  "advise"_L1, "leave"_L1, "begin"_L1, "allow"_L1,     "sendAway"_L1, "fillIn"_L1};
constexpr std::array kHostTypes = {"welcome"_L1, "seats"_L1,  "position"_L1, "answer"_L1,
                                   "ballot"_L1,  "said"_L1,   "deck"_L1,     "cuts"_L1,
                                   "advice"_L1,  "record"_L1, "goodbye"_L1,  "atOtherHost"_L1};
static_assert(kGuestTypes.size() == std::variant_size_v<GuestMessage>);
static_assert(kHostTypes.size() == std::variant_size_v<HostMessage>);

constexpr std::array kRequests = {"nextDeal"_L1, "undo"_L1, "redo"_L1, "restartDeal"_L1};
constexpr std::array kAnswers = {"done"_L1, "refused"_L1, "stale"_L1,   "notKept"_L1,
                                 "lost"_L1, "waits"_L1,   "declined"_L1};

constexpr qsizetype kMostActionLength = 500;
// Maximum id of a move or request in a message. It is far below the largest int, so that computing
// the next id cannot overflow.
constexpr int kMostId = kMostNumber / 2;
// Maximum index of a chat phrase in a message. It exceeds the index of this version's last phrase,
// because newer versions may have more phrases.
constexpr int kMostPhrase = 999;
constexpr qsizetype kMostInvitationLength = 1500;
constexpr qsizetype kMostRecordLength = 16 << 20;
constexpr std::size_t kMostReasons = 256;
constexpr qsizetype kMostListLength = 100'000;

QJsonArray playersJson(const std::vector<std::uint8_t>& players) {
  QJsonArray json;
  for (const int player : players) json << player;
  return json;
}

QJsonValue playerJson(std::uint8_t player) {
  return player == kNoPlayer ? QJsonValue() : QJsonValue(player);
}

struct Permission {
  QLatin1StringView word;
  bool Allowed::*flag;
};
constexpr Permission kPermissions[] = {{"writing"_L1, &Allowed::writing},
                                       {"computersHold"_L1, &Allowed::computersHold},
                                       {"hints"_L1, &Allowed::hints}};
// Maximum number of permissions in a message. It exceeds the number in this version, because newer
// versions may have more.
constexpr qsizetype kMostAllowed = 20;

// ---- writing -----------------------------------------------------------------------------------

QJsonObject bodyOf(const Hello& hello) {
  QJsonObject body{{u"protocol"_s, hello.protocol},
                   {u"name"_s, hello.name},
                   {u"portrait"_s, hello.portrait},
                   {u"table"_s, hello.table}};
  if (hello.watches) body[u"watches"_s] = true;
  addCall(hello.call, body);
  addAcquaintances(hello.knows, body);
  if (hello.token.isEmpty()) return body;
  body[u"token"_s] = hello.token;
  body[u"seen"_s] = static_cast<qint64>(hello.seen);
  body[u"played"_s] = static_cast<qint64>(hello.played);
  body[u"you"_s] = hello.you == kSpectator ? QJsonValue() : QJsonValue(hello.you);
  return body;
}

QJsonObject bodyOf(const MoveMessage& move) {
  QJsonArray actions;
  for (const std::string& action : move.actions) actions << QString::fromStdString(action);
  return {{u"id"_s, move.id},
          {u"position"_s, static_cast<qint64>(move.position)},
          {u"actions"_s, actions}};
}

QJsonObject bodyOf(const RequestMessage& request) {
  QJsonObject body{{u"id"_s, request.id}, {u"wish"_s, wordOf(kRequests, request.request)}};
  if (request.position) body[u"position"_s] = static_cast<qint64>(*request.position);
  return body;
}
QJsonObject bodyOf(const Vote& vote) {
  QJsonObject body{{u"agrees"_s, vote.agrees}};
  if (vote.withdraws) body[u"withdraws"_s] = true;
  return body;
}
QJsonObject bodyOf(const Following& following) {
  return {{u"milliseconds"_s, following.milliseconds}};
}
QJsonObject bodyOf(const Chat& chat) {
  if (chat.phrase) return {{u"phrase"_s, *chat.phrase}};
  return {{u"text"_s, chat.text}};
}
QString hexJson(const Bytes32& bytes) { return QString::fromStdString(hexText(bytes)); }

QJsonObject bodyOf(const CutMessage& cut) {
  return {{u"deck"_s, hexJson(cut.deck)}, {u"commitment"_s, hexJson(cut.commitment)}};
}
QJsonObject bodyOf(const OpenMessage& open) {
  return {{u"deck"_s, hexJson(open.deck)}, {u"number"_s, hexJson(open.number)}};
}
QJsonObject bodyOf(const AdviceRequest& request) {
  return {{u"position"_s, static_cast<qint64>(request.position)}};
}
QJsonObject bodyOf(const Leaving& /*leaving*/) { return {}; }
QJsonObject bodyOf(const BeginMessage& /*begin*/) { return {}; }
QJsonObject bodyOf(const RemoveMessage& message) {
  if (message.spectator) return {{u"spectator"_s, message.spectator->text()}};
  return {{u"player"_s, message.player}};
}
QJsonObject bodyOf(const FillInMessage& message) { return {{u"player"_s, message.player}}; }
QJsonArray allowedJson(const Allowed& allowed) {
  QJsonArray json;
  for (const Permission& each : kPermissions) {
    if (allowed.*each.flag) json << each.word;
  }
  return json;
}
QJsonObject bodyOf(const AllowMessage& message) {
  QJsonObject body{{u"allowed"_s, allowedJson(message.allowed)}};
  addThinkingTime(message.allowed.thinking, body);
  return body;
}

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
  QJsonObject body{{u"table"_s, welcome.table},
                   {u"header"_s, QString::fromStdString(welcome.header)},
                   {u"you"_s, welcome.you == kSpectator ? QJsonValue() : welcome.you},
                   {u"begun"_s, welcome.isBegun},
                   {u"token"_s, welcome.token},
                   {u"lastId"_s, welcome.lastId}};
  if (welcome.isYours) body[u"yours"_s] = true;
  if (!welcome.rulesName.isEmpty()) body[u"rulesName"_s] = welcome.rulesName;
  return body;
}

QJsonObject spectatorJson(const SpectatorNow& spectator) {
  return {{u"name"_s, spectator.name},
          {u"portrait"_s, spectator.portrait},
          {u"key"_s, spectator.key->text()}};
}

QJsonObject bodyOf(const SeatsNow& now) {
  QJsonArray seats;
  for (const SeatNow& seat : now.seats) seats << seatJson(seat);
  QJsonObject body{{u"seats"_s, seats},
                   {u"waits"_s, now.waits},
                   {u"allowed"_s, allowedJson(now.allowed)},
                   {u"owner"_s, playerJson(now.owner)}};
  addThinkingTime(now.allowed.thinking, body);
  if (now.open) body[u"open"_s] = playersJson(*now.open);
  if (!now.fillable.empty()) body[u"fillable"_s] = playersJson(now.fillable);
  if (now.removed) body[u"removed"_s] = now.removed->text();
  if (now.hasNotBegun) body[u"notBegun"_s] = true;
  if (now.watching.empty()) return body;
  // Version 0.1 reads only the spectators' names in `watching`; newer versions read `spectators`.
  QStringList names;
  QJsonArray spectators;
  for (const SpectatorNow& each : now.watching) {
    names << each.name;
    if (each.key) spectators << spectatorJson(each);
  }
  body[u"watching"_s] = QJsonArray::fromStringList(names);
  if (!spectators.isEmpty()) body[u"spectators"_s] = spectators;
  return body;
}

QJsonObject bodyOf(const PositionNow& now) {
  QJsonArray may;
  for (const GameRequest request : now.may) may << wordOf(kRequests, request);
  QJsonObject body{{u"number"_s, static_cast<qint64>(now.number)},
                   {u"fresh"_s, now.isFresh},
                   {u"steps"_s, now.steps},
                   {u"may"_s, may}};
  if (now.deals) body[u"deals"_s] = *now.deals;
  if (now.answers != 0) body[u"answers"_s] = now.answers;
  if (now.jump) {
    body[u"wish"_s] = wordOf(kRequests, now.jump->request);
    body[u"by"_s] = playerJson(now.jump->by);
  }
  if (!now.open.isEmpty()) body[u"open"_s] = now.open;
  return body;
}

QJsonObject bodyOf(const AnswerMessage& answer) {
  return {{u"id"_s, answer.id}, {u"answer"_s, wordOf(kAnswers, answer.kind)}};
}

QJsonObject bodyOf(const VoteMessage& message) {
  QJsonObject body;
  if (const auto& failed = message.failed) {
    QJsonObject request{{u"wish"_s, wordOf(kRequests, failed->request)},
                        {u"by"_s, playerJson(failed->by)},
                        {u"answer"_s, wordOf(kAnswers, failed->reason)}};
    if (failed->isWithdrawn) request[u"withdrawn"_s] = true;
    if (failed->declinedBy != kNoPlayer) request[u"declinedBy"_s] = failed->declinedBy;
    body[u"failed"_s] = request;
  }
  if (!message.openVote) return body;
  body[u"wish"_s] = wordOf(kRequests, message.openVote->request);
  body[u"by"_s] = playerJson(message.openVote->by);
  body[u"awaited"_s] = playersJson(message.openVote->awaited);
  if (message.openVote->played) body[u"played"_s] = static_cast<qint64>(*message.openVote->played);
  return body;
}

QJsonObject bodyOf(const ChatMessage& chat) {
  QJsonObject body{{u"player"_s, playerJson(chat.player)}, {u"name"_s, chat.name}};
  if (chat.phrase) {
    body[u"phrase"_s] = *chat.phrase;
  } else {
    body[u"text"_s] = chat.text;
  }
  return body;
}

QJsonObject bodyOf(const AdviceMessage& advice) {
  QJsonObject body{{u"position"_s, static_cast<qint64>(advice.position)},
                   {u"action"_s, QString::fromStdString(advice.action)},
                   {u"player"_s, playerJson(advice.player)},
                   {u"number"_s, advice.number}};
  if (advice.reason) body[u"why"_s] = *advice.reason;
  if (!advice.card.empty()) body[u"card"_s] = QString::fromStdString(advice.card);
  if (!advice.instead.empty()) body[u"instead"_s] = QString::fromStdString(advice.instead);
  return body;
}
QJsonObject bodyOf(const RecordMessage& record) {
  return {{u"text"_s, QString::fromStdString(record.text)}};
}
QJsonObject bodyOf(const Goodbye& goodbye) { return goodbyeJson(goodbye); }
QJsonObject bodyOf(const Redirect& other) { return {{u"at"_s, other.at}}; }

// ---- reading -----------------------------------------------------------------------------------

class Reader : public MessageReader {
 public:
  using MessageReader::MessageReader;

  void read(Hello& hello) {
    hello.protocol = number(body()[u"protocol"_s], 1, kMostNumber);
    hello.name = name(body()[u"name"_s]);
    hello.portrait = number(body()[u"portrait"_s], 0, kMostPortrait);
    hello.table = text(body()[u"table"_s], kMostTableNameLength);
    hello.watches = body().contains(u"watches"_s) && flag(u"watches"_s);
    hello.knows = acquaintances();
    hello.call = call();
    if (!body().contains(u"token"_s)) return;
    hello.token = text(body()[u"token"_s], kMostTokenLength);
    hello.seen = count(body()[u"seen"_s]);
    hello.played = count(body()[u"played"_s]);
    hello.you = playerOrNone(body()[u"you"_s], kMaxPlayers);
    if (hello.you == kNoPlayer) hello.you = kSpectator;
  }
  void read(MoveMessage& move) {
    move.id = number(body()[u"id"_s], 1, kMostId);
    move.position = count(body()[u"position"_s]);
    for (const QJsonValue& each : array(body()[u"actions"_s], kMostActions)) {
      move.actions.push_back(text(each, kMostActionLength).toStdString());
    }
    if (move.actions.empty()) fail();
  }
  void read(RequestMessage& request) {
    request.id = number(body()[u"id"_s], 1, kMostId);
    request.request = static_cast<GameRequest>(word(body()[u"wish"_s], kRequests));
    if (body().contains(u"position"_s)) request.position = count(body()[u"position"_s]);
  }
  void read(Vote& vote) {
    vote.agrees = flag(u"agrees"_s);
    vote.withdraws = body().contains(u"withdraws"_s) && flag(u"withdraws"_s);
  }
  void read(Following& following) {
    following.milliseconds = number(body()[u"milliseconds"_s], 0, kMostNumber);
  }
  void read(Chat& chat) { readChat(chat.phrase, chat.text); }
  void read(AdviceRequest& request) { request.position = count(body()[u"position"_s]); }
  void read(Leaving& /*leaving*/) {}
  void read(BeginMessage& /*begin*/) {}
  void read(AllowMessage& message) { message.allowed = allowed(); }
  void read(RemoveMessage& message) {
    if (body().contains(u"spectator"_s)) {
      message.spectator = fingerprint(body()[u"spectator"_s]);
    } else {
      message.player = index(body()[u"player"_s], kMaxPlayers);
    }
  }
  void read(FillInMessage& message) { message.player = index(body()[u"player"_s], kMaxPlayers); }

  void read(Welcome& welcome) {
    welcome.table = tableName(body()[u"table"_s]);
    welcome.header = text(body()[u"header"_s], kMostHeaderLength).toStdString();
    welcome.you = playerOrNone(body()[u"you"_s], kMaxPlayers);
    if (welcome.you == kNoPlayer) welcome.you = kSpectator;
    welcome.isBegun = flag(u"begun"_s);
    welcome.token = text(body()[u"token"_s], kMostTokenLength);
    welcome.lastId = number(body()[u"lastId"_s], 0, kMostId);
    welcome.isYours = body().contains(u"yours"_s) && flag(u"yours"_s);
    welcome.rulesName = rulesName();
  }
  void read(SeatsNow& now) {
    for (const QJsonValue& each : array(body()[u"seats"_s], kMaxPlayers)) {
      now.seats.push_back(seat(object(each)));
    }
    now.waits = flag(u"waits"_s);
    now.allowed = allowed();
    now.owner = playerOrNone(body()[u"owner"_s], kMaxPlayers);
    if (body().contains(u"open"_s)) now.open = players(u"open"_s);
    if (body().contains(u"fillable"_s)) now.fillable = players(u"fillable"_s);
    if (body().contains(u"removed"_s)) now.removed = fingerprint(body()[u"removed"_s]);
    now.hasNotBegun = body().contains(u"notBegun"_s) && flag(u"notBegun"_s);
    if (body().contains(u"spectators"_s)) {
      for (const QJsonValue& each : array(body()[u"spectators"_s], kMostWatching)) {
        now.watching.push_back(spectator(object(each)));
      }
    } else if (body().contains(u"watching"_s)) {
      for (const QJsonValue& each : array(body()[u"watching"_s], kMostWatching)) {
        now.watching.push_back({.name = name(each)});
      }
    }
  }
  void read(PositionNow& now) {
    now.number = count(body()[u"number"_s]);
    now.isFresh = flag(u"fresh"_s);
    now.view = valueOf(object(body()[u"view"_s]));
    now.steps = array(body()[u"steps"_s], kMostListLength);
    if (body().contains(u"deals"_s)) now.deals = array(body()[u"deals"_s], kMostListLength);
    if (body().contains(u"answers"_s)) now.answers = number(body()[u"answers"_s], 1, kMostNumber);
    if (body().contains(u"wish"_s)) {
      now.jump = {.request = static_cast<GameRequest>(word(body()[u"wish"_s], kRequests)),
                  .by = index(body()[u"by"_s], kMaxPlayers)};
    }
    if (body().contains(u"open"_s)) now.open = array(body()[u"open"_s], kMostListLength);
    for (const QJsonValue& each : array(body()[u"may"_s], kRequests.size())) {
      now.may.push_back(static_cast<GameRequest>(word(each, kRequests)));
    }
  }
  void read(AnswerMessage& answer) {
    answer.id = number(body()[u"id"_s], 1, kMostNumber);
    answer.kind = static_cast<Answer::Kind>(word(body()[u"answer"_s], kAnswers));
  }
  void read(VoteMessage& message) {
    if (body().contains(u"failed"_s)) {
      const QJsonObject failed = object(body()[u"failed"_s]);
      message.failed = {.request = static_cast<GameRequest>(word(failed[u"wish"_s], kRequests)),
                        .by = playerOrNone(failed[u"by"_s], kMaxPlayers),
                        .reason = static_cast<Answer::Kind>(word(failed[u"answer"_s], kAnswers)),
                        .isWithdrawn = failed[u"withdrawn"_s].toBool(),
                        .declinedBy = playerOrNone(failed[u"declinedBy"_s], kMaxPlayers)};
    }
    if (!body().contains(u"wish"_s)) return;
    OpenVote openVote{.request = static_cast<GameRequest>(word(body()[u"wish"_s], kRequests)),
                      .by = playerOrNone(body()[u"by"_s], kMaxPlayers)};
    openVote.awaited = players(u"awaited"_s);
    if (body().contains(u"played"_s)) openVote.played = count(body()[u"played"_s]);
    message.openVote = std::move(openVote);
  }
  void read(ChatMessage& chat) {
    chat.player = playerOrNone(body()[u"player"_s], kMaxPlayers);
    chat.name = name(body()[u"name"_s]);
    readChat(chat.phrase, chat.text);
  }
  void read(CutMessage& cut) {
    cut.deck = bytes(body()[u"deck"_s]);
    cut.commitment = bytes(body()[u"commitment"_s]);
  }
  void read(OpenMessage& open) {
    open.deck = bytes(body()[u"deck"_s]);
    open.number = bytes(body()[u"number"_s]);
  }
  void read(DeckMessage& deck) { deck.commitment = bytes(body()[u"commitment"_s]); }
  void read(CutsMessage& cuts) {
    cuts.deck = bytes(body()[u"deck"_s]);
    for (const QJsonValue& each : array(body()[u"commitments"_s], kMaxPlayers)) {
      cuts.commitments.push_back(each.isNull() ? std::nullopt : std::optional(bytes(each)));
    }
  }
  void read(AdviceMessage& advice) {
    advice.position = count(body()[u"position"_s]);
    advice.action = text(body()[u"action"_s], kMostActionLength).toStdString();
    advice.player = playerOrNone(body()[u"player"_s], kMaxPlayers);
    advice.number = number(body()[u"number"_s], std::numeric_limits<std::int16_t>::min(),
                           std::numeric_limits<std::int16_t>::max());
    if (body().contains(u"why"_s)) advice.reason = index(body()[u"why"_s], kMostReasons);
    advice.card = optionalText(u"card"_s, kMostActionLength);
    advice.instead = optionalText(u"instead"_s, kMostActionLength);
  }
  void read(RecordMessage& record) {
    record.text = text(body()[u"text"_s], kMostRecordLength).toStdString();
  }
  void read(Goodbye& message) { message = goodbye(); }
  void read(Redirect& other) { other.at = text(body()[u"at"_s], kMostInvitationLength); }

 private:
  std::vector<std::uint8_t> players(const QString& name) {
    std::vector<std::uint8_t> players;
    for (const QJsonValue& each : array(body()[name], kMaxPlayers)) {
      players.push_back(index(each, kMaxPlayers));
    }
    return players;
  }
  Allowed allowed() {
    Allowed allowed{.writing = false};
    for (const QJsonValue& each : array(body()[u"allowed"_s], kMostAllowed)) {
      const QString name = text(each, kMostNameLength);
      for (const Permission& known : kPermissions) {
        if (name == known.word) allowed.*known.flag = true;
      }
    }
    allowed.thinking = thinkingTime();
    return allowed;
  }
  Bytes32 bytes(const QJsonValue& json) {
    const auto bytes = bytesFromHex(text(json, 2 * sizeof(Bytes32)).toStdString());
    if (!bytes) fail();
    return bytes.value_or(Bytes32());
  }
  // Reads the text in the member `name`. Returns an empty string if the member is missing.
  std::string optionalText(const QString& name, qsizetype most) {
    return body().contains(name) ? text(body()[name], most).toStdString() : std::string();
  }
  void readChat(std::optional<int>& phrase, QString& chat) {
    if (body().contains(u"phrase"_s)) {
      phrase = number(body()[u"phrase"_s], 0, kMostPhrase);
      return;
    }
    chat = cleanText(text(body()[u"text"_s], 16 * kMostChatLength), kMostChatLength);
  }
};

constexpr auto kBodyOf = [](const auto& content) { return bodyOf(content); };

}  // namespace

QByteArray guestMessage(const GuestMessage& message) {
  return writtenMessage(kGuestTypes, message, kBodyOf);
}

std::optional<GuestMessage> readGuestMessage(const QByteArray& text) {
  return readMessage<GuestMessage, Reader>(text, kGuestTypes);
}

// The view is most of a position message. It is inserted as text, because converting it to
// QJsonObject first would be slow.
QByteArray hostMessage(const HostMessage& message) {
  QByteArray text = writtenMessage(kHostTypes, message, kBodyOf);
  if (const auto* position = std::get_if<PositionNow>(&message)) {
    text.chop(1);
    text += ",\"view\":" + jsonText(position->view) + '}';
  }
  return text;
}

std::optional<HostMessage> readHostMessage(const QByteArray& text) {
  return readMessage<HostMessage, Reader>(text, kHostTypes);
}

}  // namespace downpile
