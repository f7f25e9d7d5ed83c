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
  QString name{};       // name given by the user, otherwise the person's own
  QString theirName{};  // the person's own name if it differs; else empty
  int portrait = 0;
  QString state{};  // occupant of the seat: `here`, `cutOff` or `computer`; or `watching`
  bool isYou = false;
  // Whether the person has a key, and can therefore be befriended, blocked and removed.
  bool hasKey = false;
  QString fourWords{};       // words of the key, only if two people have this name
  QString colour{};          // who may take the seat (D9): `none`, `blue` or `red`
  QString timeLeft{};        // time until the colour changes; empty: it does not
  QString thinks{};          // time left to move, if it is short; else empty
  QString originalPlayer{};  // name of the original player, if a substitute plays
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
  // Shows these seats. `passed`: milliseconds since `seats` was received. `own`: the user's key.
  void show(const SeatsNow& seats, int you, int passed, const QSet<Fingerprint>& muted,
            People& people, const Fingerprint& own = {});
};

// Returns the seats with the names that the user has given to people, for use in sentences.
SeatsNow withLocalNames(SeatsNow seats, int you, People& people);

// Milliseconds left of SeatNow::left and SeatNow::thinks after `passed` milliseconds.
int leftAfter(const SeatNow& seat, int passed);
int thinksAfter(const SeatNow& seat, int passed);

}  // namespace downpile
