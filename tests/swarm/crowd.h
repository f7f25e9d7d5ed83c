// SPDX-License-Identifier: GPL-3.0-or-later
// People at many tables of one server: they come, open the tables, sit down and play on, a move at
// each table in a given time. What they measure is what they see.
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
  int players = 4;   // at each
  int visitors = 0;  // who stay in the lobby
  std::string game = "up-and-down";
  std::chrono::milliseconds pace{1000};  // between two moves at a table
};

// What was seen in some time.
struct Noticed {
  std::vector<float> answers;  // milliseconds until a move was answered
  int otherAnswers = 0;        // to moves: refused, or to be tried again
  int lateMoves = 0;           // due while the last one was not answered yet
  int lost = 0;                // positions behind an answered one
  int games = 0;               // that ended
  int closed = 0;              // connections
  qint64 bytes = 0;            // that came
};

class Crowd {
 public:
  Crowd(Plan plan, std::uint16_t port);

  // Does what is due, and waits for what comes a few milliseconds at most.
  void act();

  // Opens the tables, and lets the visitors in.
  void open();
  bool isOpened() const { return isDone(Stage::opened); }
  // Lets people sit down, and games begin.
  void sit();
  bool isSeated() const { return isDone(Stage::seated); }
  void begin();
  bool isPlaying() const { return isDone(Stage::playing); }
  void play() { plays_ = true; }

  // The server is gone, and is there again: they all come back.
  void comeBack();
  // Whether a move was answered at every table since then.
  bool isPlayingAgain() const;

  Noticed takeNoticed() { return std::exchange(noticed_, {}); }

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
    int number = 0;  // at the table; this one has opened it
    Key key{};
    std::unique_ptr<Line> line{};
    bool isSeated = false;
    int lastId = 0;
    int you = 0;
    DeckWitness witness{};
    QByteArray position{};  // the message
    std::optional<Asked> asked{};
    std::size_t readyFor = 0;  // the position after which the next deal was asked for
  };
  struct Table {
    QString id;
    std::vector<std::unique_ptr<Person>> people;
    Stage stage = Stage::none;
    Clock::time_point due;
    std::size_t answered = 0;  // the position that came of an answered move
    bool isAnswered = false;   // since they came back
    bool isOver = false;       // the game
  };

  bool isDone(Stage stage) const;
  void connect(Person& person, std::function<void()> opened);
  void greet(Person& person);
  void seat(Person& person);
  void hear(Person& person, const QByteArray& message);
  void hearPosition(Person& person, const QByteArray& message);
  void hearRest(Person& person, const QByteArray& message);
  void answered(Person& person, bool isDone);
  void act(Table& table);
  bool move(Person& person);
  bool wishNextDeal(Person& person);
  void say(Person& person, const GuestMessage& message);

  Plan plan_;
  std::uint16_t port_;
  OptionValues options_;
  std::string header_;  // of the tables
  Poller poller_;
  std::vector<std::unique_ptr<Table>> tables_;
  std::vector<std::unique_ptr<Person>> visitors_;
  std::deque<Person*> toConnect_;  // a few at a time
  int connecting_ = 0;
  bool plays_ = false;
  std::mt19937 random_{1};
  Noticed noticed_;
};

}  // namespace downpile::swarm
