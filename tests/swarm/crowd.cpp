// SPDX-License-Identifier: GPL-3.0-or-later
#include "crowd.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>
#include <utility>

#include "../server/house.h"
#include "game/json_value.h"
#include "games/catalog.h"
#include "rules/game_info.h"

namespace downpile::swarm {

using namespace Qt::StringLiterals;

namespace {

// Maximum number of handshakes at the same time. A server admits only some hundreds.
constexpr int kMostConnecting = 30;
constexpr int kWait = 2;  // maximum time to wait for network events, in milliseconds

// Returns the number after this word, or -1 if the message does not contain the word or no number
// follows it. Saves time: a whole position is parsed only when a player has to move.
int numberAfter(const QByteArray& message, const char* word, qsizetype from = 0) {
  const qsizetype at = message.indexOf(word, from);
  if (at < 0) return -1;
  qsizetype end = at + static_cast<qsizetype>(qstrlen(word));
  const qsizetype begin = end;
  while (end < message.size() && message[end] >= '0' && message[end] <= '9') ++end;
  return end == begin ? -1 : message.mid(begin, end - begin).toInt();
}

std::size_t positionIn(const QByteArray& message) {
  return static_cast<std::size_t>(
      std::max(0, numberAfter(message, "\"number\":", message.indexOf("\"may\":"))));
}

}  // namespace

Crowd::Crowd(Plan plan, std::uint16_t port) : plan_(std::move(plan)), port_(port) {
  options_ = standardValues(findGame(plan_.game)->info->options);
  header_ = tests::tableRequest(plan_.game, plan_.players).header;
  for (int i = 0; i < plan_.tables; ++i) {
    auto table = std::make_unique<Table>();
    for (int number = 0; number < plan_.players; ++number) {
      table->people.push_back(
          std::make_unique<Person>(Person{.table = table.get(), .number = number}));
    }
    tables_.push_back(std::move(table));
  }
  for (int i = 0; i < plan_.visitors; ++i) visitors_.push_back(std::make_unique<Person>());
}

// ---- connecting --------------------------------------------------------------------------------

bool Crowd::isDone(Stage stage) const {
  return connecting_ == 0 && toConnect_.empty() &&
         std::ranges::all_of(tables_, [&](const auto& table) { return table->stage >= stage; });
}

void Crowd::connect(Person& person, std::function<void()> opened) {
  ++connecting_;
  auto isCounted = std::make_shared<bool>(true);
  const auto connected = [this, isCounted] {
    if (std::exchange(*isCounted, false)) --connecting_;
  };
  person.line = std::make_unique<Line>(
      poller_, port_, person.key,
      Line::Callbacks{
          .opened =
              [connected, opened = std::move(opened)] {
                connected();
                opened();
              },
          .received = [this, &person](const QByteArray& text) { receive(person, text); },
          .closed =
              [this, &person, connected] {
                connected();
                ++measurements_.closed;
              }});
}

void Crowd::open() {
  for (const auto& visitor : visitors_) toConnect_.push_back(visitor.get());
  for (const auto& table : tables_) toConnect_.push_back(table->people.front().get());
}

void Crowd::sit() {
  for (const auto& table : tables_) {
    for (const auto& person : table->people) toConnect_.push_back(person.get());
  }
}

void Crowd::begin() {
  for (const auto& table : tables_) send(*table->people.front(), BeginMessage{});
}

void Crowd::reconnect() {
  connecting_ = 0;
  toConnect_.clear();
  for (const auto& table : tables_) table->isAnswered = false;
  for (const auto& visitor : visitors_) toConnect_.push_back(visitor.get());
  for (const auto& table : tables_) {
    for (const auto& person : table->people) {
      person->isSeated = false;
      person->asked.reset();
      person->position.clear();
      person->readyFor = 0;
    }
  }
  sit();
}

bool Crowd::isPlayingAgain() const {
  return std::ranges::all_of(tables_, [](const auto& table) { return table->isAnswered; });
}

// Connects to the lobby, or to the player's table once it is open.
void Crowd::greet(Person& person) {
  const bool isForLobby = person.table == nullptr || person.table->stage == Stage::none;
  connect(person, [this, &person, isForLobby] {
    if (isForLobby) return person.line->send(visitorMessage(Enter{.name = u"Swarm"_s}));
    person.line->send(
        guestMessage(Hello{.name = u"Person %1"_s.arg(person.number), .table = person.table->id}));
  });
}

// ---- receiving ---------------------------------------------------------------------------------

void Crowd::receive(Person& person, const QByteArray& message) {
  measurements_.bytes += message.size();
  if (person.table == nullptr) return;
  if (message.contains("\"type\":\"position\"")) return receivePosition(person, message);
  if (person.table->stage != Stage::none) return receiveOther(person, message);
  const auto lobby = readLobbyMessage(message);
  if (!lobby) qFatal("Invalid message of the lobby: %s", message.constData());
  if (std::holds_alternative<LobbyNow>(*lobby)) {
    person.line->send(visitorMessage(NewTable{.name = u"Swarm"_s, .header = header_}));
  } else if (const auto* opened = std::get_if<Opened>(&*lobby)) {
    person.table->id = opened->table;
    person.table->stage = Stage::opened;
    person.line->close();
  } else if (!std::holds_alternative<TableChanged>(*lobby)) {
    qFatal("Unexpected message of the lobby: %s", message.constData());
  }
}

void Crowd::receivePosition(Person& person, const QByteArray& message) {
  Table& table = *person.table;
  person.position = message;
  if (table.stage == Stage::seated) {
    table.stage = Stage::playing;
    table.due = Clock::now() +
                std::chrono::milliseconds(random_() % static_cast<unsigned>(plan_.pace.count()));
  }
  const int id = message.startsWith("{\"answers\":") ? numberAfter(message, "\"answers\":") : 0;
  if (!person.asked || person.asked->id != id) return;
  table.answered = std::max(table.answered, positionIn(message));
  answered(person, true);
}

void Crowd::answered(Person& person, bool isDone) {
  const Asked asked = *std::exchange(person.asked, std::nullopt);
  if (!asked.isMove) return;
  if (!isDone) {
    ++measurements_.otherAnswers;
    return;
  }
  person.table->isAnswered = true;
  const std::chrono::duration<float, std::milli> took = Clock::now() - asked.at;
  measurements_.answers.push_back(took.count());
}

void Crowd::receiveOther(Person& person, const QByteArray& text) {
  Table& table = *person.table;
  const auto message = readHostMessage(text);
  if (!message) qFatal("Invalid message of the host: %s", text.constData());
  if (const auto* welcome = std::get_if<Welcome>(&*message)) {
    person.you = welcome->you;
    person.lastId = std::max(person.lastId, welcome->lastId);
    person.isSeated = true;
    const auto isSeated = [](const auto& each) { return each->isSeated; };
    if (table.stage == Stage::opened && std::ranges::all_of(table.people, isSeated)) {
      table.stage = Stage::seated;
    }
  } else if (const auto* deck = std::get_if<DeckMessage>(&*message)) {
    send(person, person.witness.cut(*deck, person.you));
  } else if (const auto* cuts = std::get_if<CutsMessage>(&*message)) {
    if (const auto number = person.witness.open(*cuts)) send(person, *number);
  } else if (const auto* answer = std::get_if<AnswerMessage>(&*message)) {
    if (person.asked && person.asked->id == answer->id) {
      answered(person, answer->kind == Answer::Kind::done);
    }
  } else if (std::holds_alternative<RecordMessage>(*message)) {
    table.isOver = true;
  } else if (const auto* goodbye = std::get_if<Goodbye>(&*message)) {
    qWarning("A player was disconnected for reason %d.", static_cast<int>(goodbye->reason));
  }
}

// ---- playing -----------------------------------------------------------------------------------

void Crowd::act() {
  while (connecting_ < kMostConnecting && !toConnect_.empty()) {
    greet(*toConnect_.front());
    toConnect_.pop_front();
  }
  poller_.wait(kWait);
  if (!plays_) return;
  const auto now = Clock::now();
  for (const auto& table : tables_) {
    if (table->stage != Stage::playing || now < table->due) continue;
    table->due = std::max(table->due + plan_.pace, now);
    act(*table);
  }
}

void Crowd::act(Table& table) {
  const auto isReady = [](const auto& each) {
    return each->line->isOpen() && !each->position.isEmpty();
  };
  if (!std::ranges::all_of(table.people, isReady)) return;
  const auto isAsking = [](const auto& each) { return each->asked && each->asked->isMove; };
  if (std::ranges::any_of(table.people, isAsking)) {
    ++measurements_.lateMoves;
    return;
  }
  if (std::exchange(table.isOver, false)) {
    ++measurements_.games;
    table.answered = 0;
    return send(*table.people.front(), BeginMessage{});
  }
  // A view names the player whose turn it is. If it names none, several players may have to choose
  // at the same time.
  const int turn = numberAfter(table.people.front()->position, "\"turn\":");
  for (const auto& person : table.people) {
    if (requestNextDeal(*person)) continue;
    if ((turn < 0 || turn == person->you) && move(*person)) return;
  }
}

bool Crowd::requestNextDeal(Person& person) {
  if (!person.position.contains("\"may\":[\"nextDeal\"")) return false;
  const std::size_t position = positionIn(person.position);
  if (std::exchange(person.readyFor, position) == position) return true;
  person.asked = Asked{.id = ++person.lastId, .at = Clock::now()};
  send(person, RequestMessage{.id = person.lastId, .request = GameRequest::nextDeal});
  return true;
}

bool Crowd::move(Person& person) {
  const QJsonObject body = QJsonDocument::fromJson(person.position).object();
  std::string error;
  const auto view =
      findGame(plan_.game)
          ->readView(options_, plan_.players, valueOf(body[u"view"_s].toObject()), error);
  if (!view) qFatal("Invalid view: %s", error.c_str());
  const std::vector<Action> legal = view->legal();
  if (legal.empty()) return false;
  const auto position = static_cast<std::size_t>(body[u"number"_s].toInt());
  if (position < person.table->answered) ++measurements_.lost;
  const Action& action = legal[random_() % legal.size()];
  person.asked = Asked{.id = ++person.lastId, .isMove = true, .at = Clock::now()};
  send(person, MoveMessage{.id = person.lastId,
                           .position = position,
                           .actions = {actionText(action, view->info())}});
  return true;
}

void Crowd::send(Person& person, const GuestMessage& message) {
  person.line->send(guestMessage(message));
}

}  // namespace downpile::swarm
