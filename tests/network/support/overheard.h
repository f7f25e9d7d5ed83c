// SPDX-License-Identifier: GPL-3.0-or-later
// Records all messages of a game, as raw material for tests with damaged messages.
#pragma once

#include <QByteArrayList>
#include <QSignalSpy>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "../host/party.h"

namespace downpile::tests {

// A connection recording the messages sent and received at its end.
class RecordingConnection final : public Connection {
 public:
  RecordingConnection(std::unique_ptr<Connection> line, QByteArrayList& incoming,
                      QByteArrayList& outgoing)
      : line_(std::move(line)), outgoing_(outgoing) {
    connect(line_.get(), &Connection::received, this, [this, &incoming](const QByteArray& text) {
      incoming << text;
      emit received(text);
    });
    connect(line_.get(), &Connection::closed, this, &Connection::closed);
  }
  void send(const QByteArray& message) override {
    outgoing_ << message;
    line_->send(message);
  }
  void close() override { line_->close(); }

 private:
  std::unique_ptr<Connection> line_;
  QByteArrayList& outgoing_;
};

// Returns the header with house rules for a short game: the lowest target score. If the game has no
// target, the hands are small.
inline RecordHeader shortGame(RecordHeader header) {
  const GameInfo& info = *findGame(header.game)->info;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    if (info.options[i].isTarget) {
      header.options[i] = static_cast<std::int16_t>(valuesOf(info.options[i]).least);
    }
  }
  constexpr std::int16_t kLargestHand = 4;
  if (const auto peak = findOption(info.options, "peak")) header.options[*peak] = kLargestHand;
  return header;
}

// Makes a move, or requests the next deal, for the first of `people` guests that can. Returns false
// if none can.
inline bool actOnce(Party& party, int people) {
  for (int number = 0; number < people; ++number) {
    GuestTable& guest = party.guest(number);
    if (!guest.isReached() || !guest.isPlaying() || guest.isBusy()) continue;
    if (guest.view().standing().gameOver) continue;
    if (guest.view().standing().dealOver) {
      if (!guest.may(GameRequest::nextDeal)) continue;
      guest.ask(GameRequest::nextDeal, [](const Answer&) {});
      return true;
    }
    if (guest.view().legal().empty()) continue;
    const Action action = choiceOf(guest);
    // If the host answers only after this function has returned, the move counts as made.
    const auto isTaken = std::make_shared<bool>(true);
    guest.send({&action, 1}, guest.position(),
               [isTaken](const Answer& answer) { *isTaken = answer.isDone(); });
    if (*isTaken) return true;
  }
  return false;
}

struct RecordedMessages {
  // Messages by guest: the players in the order of their seats, then a spectator.
  std::vector<QByteArrayList> received;
  std::vector<QByteArrayList> sent;
  std::string record;
};

// Plays a game of people, with chat, a hint and, if the first player may undo, an undo that the
// other players vote for. Returns all its messages.
inline RecordedMessages recordMessages(const RecordHeader& header) {
  Party party(header);
  const int players = header.players;
  const auto people = static_cast<std::size_t>(players);
  RecordedMessages all{.received = std::vector<QByteArrayList>(people + 1),
                       .sent = std::vector<QByteArrayList>(people + 1),
                       .record = {}};
  for (int number = 0; number <= players; ++number) {
    const auto at = static_cast<std::size_t>(number);
    auto [guestEnd, hostEnd] = MemoryConnection::pair();
    GuestTable::Person person{.name = u"Guest %1"_s.arg(number), .portrait = number};
    person.knows = {.friends = {keyOf(0)}, .blocked = {keyOf(40)}};
    person.watches = number == players;
    party.guests.push_back(std::make_unique<GuestTable>(person, QString()));
    party.table->accept(std::move(hostEnd), keyOf(number));
    party.guests.back()->use(
        std::make_unique<RecordingConnection>(std::move(guestEnd), all.received[at], all.sent[at]));
    Party::settle();
  }
  party.guest(0).allow({.writing = true, .computersHold = true, .hints = true});
  party.guest(1).sendChat({.phrase = 1});
  party.guest(0).sendChat({.phrase = {}, .text = u"Hello"_s});
  party.guest(1).follow(200);
  party.guest(0).begin();
  Party::settle();
  bool isAdvised = false;
  for (int move = 0; !party.session().standing().gameOver; ++move) {
    if (!isAdvised && move >= 5 && !party.guest(0).view().legal().empty()) {
      isAdvised = true;
      // Waits for the hint, which the host computes on another thread, so the messages have the
      // same order in every run.
      QSignalSpy advised(&party.guest(0), &GuestTable::advised);
      party.guest(0).askAdvice();
      if (!advised.wait(60'000)) qFatal("no hint was received");
    }
    const bool isUndone = move == 6 && party.guest(0).may(GameRequest::undo);
    if (isUndone) {
      party.guest(0).ask(GameRequest::undo, [](const Answer&) {});
      Party::settle();
      for (int number = 1; number < players; ++number) party.guest(number).vote(true);
    } else if (!actOnce(party, players)) {
      qFatal("the game does not continue");
    }
    party.now += 1000;
    Party::settle();
  }
  all.record = party.journal;
  return all;
}

// Plays a game with the default house rules, except for the lowest target score or small hands, so
// that it is short. Returns all its messages.
inline RecordedMessages recordMessages(const std::string& game, int players, std::uint64_t seed) {
  return recordMessages(shortGame(peopleHeader(game, players, seed)));
}

}  // namespace downpile::tests
