// SPDX-License-Identifier: GPL-3.0-or-later
// Players at many tables of one server. They connect, open tables, sit down and play one move per
// table and interval. They measure response times and traffic as guests.
#pragma once

#include <QString>
#include <chrono>
#include <deque>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "guest/deck_witness.h"
#include "line.h"
#include "message/lobby_messages.h"
#include "rules/option.h"

namespace downpile::swarm {

using Clock = std::chrono::steady_clock;

struct Plan {
  int tables = 50;
  int players = 4;   // number of players per table
  int visitors = 0;  // connections staying in the lobby
  std::string game = "up-and-down";
  std::chrono::milliseconds pace{1000};  // time between two moves at a table
};

// Measurements since the last call of `takeMeasurements`.
struct Measurements {
  std::vector<float> answers;  // milliseconds from a move to its answer
  int otherAnswers = 0;        // number of moves refused, or to be retried
  int lateMoves = 0;           // moves not made because the previous one was still unanswered
  int lost = 0;                // moves sent from a position that lacks a confirmed move
  int games = 0;               // number of ended games
  int closed = 0;              // number of closed connections
  qint64 bytes = 0;            // bytes received
};

class Crowd {
 public:
  Crowd(Plan plan, std::uint16_t port);

  // Starts pending connections, waits at most 2 ms for network events, and makes due moves.
  void act();

  // Connects the visitors and the players opening the tables.
  void open();
  bool isOpened() const { return isDone(Stage::opened); }
  // Connects all players to their tables.
  void sit();
  bool isSeated() const { return isDone(Stage::seated); }
  void begin();
  bool isPlaying() const { return isDone(Stage::playing); }
  void play() { plays_ = true; }

  // Reconnects all players and visitors after a restart of the server.
  void reconnect();
  // Returns true if at every table a move was answered after the last call of reconnect().
  bool isPlayingAgain() const;

  Measurements takeMeasurements() { return std::exchange(measurements_, {}); }

 private:
  enum class Stage : std::uint8_t { none, opened, seated, playing };
  struct Table;
  struct Asked {
    int id = 0;
    bool isMove = false;
    Clock::time_point at;
  };
  struct Person {
    Table* table = nullptr;
    int number = 0;  // number of the player at the table; player 0 opens the table
    Key key{};
    std::unique_ptr<Line> line{};
    bool isSeated = false;
    int lastId = 0;
    int you = 0;
    DeckWitness witness{};
    QByteArray position{};         // last message with a position
    std::optional<Asked> asked{};  // request without an answer
    std::size_t readyFor = 0;      // position after which this player asked for the next deal
  };
  struct Table {
    QString id;
    std::vector<std::unique_ptr<Person>> people;
    Stage stage = Stage::none;
    Clock::time_point due;
    std::size_t answered = 0;  // highest position number received in answer to a move
    bool isAnswered = false;   // a move was answered after the last reconnect()
    bool isOver = false;       // true if the game has ended
  };

  bool isDone(Stage stage) const;
  void connect(Person& person, std::function<void()> opened);
  void greet(Person& person);
  void receive(Person& person, const QByteArray& message);
  void receivePosition(Person& person, const QByteArray& message);
  void receiveOther(Person& person, const QByteArray& message);
  void answered(Person& person, bool isDone);
  void act(Table& table);
  bool move(Person& person);
  bool requestNextDeal(Person& person);
  void send(Person& person, const GuestMessage& message);

  Plan plan_;
  std::uint16_t port_;
  OptionValues options_;
  std::string header_;  // header of the games at all tables
  Poller poller_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::vector<std::unique_ptr<Person>> visitors_;
  std::deque<Person*> toConnect_;
  int connecting_ = 0;
  bool plays_ = false;
  std::mt19937 random_{1};
  Measurements measurements_;
};

}  // namespace downpile::swarm
