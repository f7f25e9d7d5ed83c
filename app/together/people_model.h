// SPDX-License-Identifier: GPL-3.0-or-later
// Model of the people at a table: one row per seat, then one row per spectator.
#pragma once

#include <QSet>
#include <QString>

#include "message/messages.h"
#include "models/list_model.h"
#include "people/people.h"

namespace downpile {

struct PersonRow {
  int player = 0;
  QString name{};       // the name given by the user, else the name that the person uses
  QString theirName{};  // the name that the person uses, if it differs; else empty
  int portrait = 0;
  QString state{};  // `here` (connected), `cutOff` (disconnected), `computer` or `watching`
  bool isYou = false;
  // Whether the person has an identity key. The user can then put the person on a list of contacts,
  // and the owner of the table can remove the person.
  bool hasKey = false;
  // Four words of the person's key, if another person has the same name; else empty.
  QString fourWords{};
  // Who may take the seat of a disconnected player: `none` (only the player), `blue` (also the
  // player's friends) or `red` (anyone not blocked by the player).
  QString colour{};
  // Time until `colour` changes or, between games, until the seat becomes free; else empty.
  QString timeLeft{};
  QString thinks{};  // time left to move, if at most 20 seconds; else empty
  // Name of the original player, if a substitute has the seat; else empty.
  QString originalPlayer{};
  bool muted = false;
  QString list{};  // list that the person is on: `none`, `friend` or `blocked`

  bool operator==(const PersonRow&) const = default;
};

class PeopleModel : public RowModel<PersonRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.multiplayer.seats")

 public:
  explicit PeopleModel(QObject* parent = nullptr);
  // Updates the rows. `passed` is the time since `seats` was received, in milliseconds. `own` is
  // the user's key.
  void show(const SeatsNow& seats, int you, int passed, const QSet<Fingerprint>& muted,
            People& people, const Fingerprint& own = {});
};

// Returns the seats with the names that the user has given to other people. The names are marked
// with isolation characters, for use in sentences of any writing direction.
SeatsNow withLocalNames(SeatsNow seats, int you, People& people);

// Return the milliseconds that remain of SeatNow::left and of SeatNow::thinks `passed` milliseconds
// after they were received.
int leftAfter(const SeatNow& seat, int passed);
int thinksAfter(const SeatNow& seat, int passed);

}  // namespace downpile
