// SPDX-License-Identifier: GPL-3.0-or-later
// Who sits at a table with people: one row a seat.
#pragma once

#include <QSet>
#include <QString>

#include "message/messages.h"
#include "models/list_model.h"
#include "people/people.h"

namespace downpile {

struct PersonRow {
  int player = 0;
  QString name{};       // as somebody calls this person, or else the one they go by
  QString theirName{};  // where that is another one
  int portrait = 0;
  QString state{};  // `here`, `cutOff` or `computer`
  bool isYou = false;
  QString fourWords{};    // where two have this name
  QString colour{};       // `none`, `blue` or `red`: who may take the seat (D9)
  QString timeLeft{};     // until that changes; empty: it does not
  QString thinks{};       // what is left to move, once it is little
  QString standsInFor{};  // whose seat it was, where somebody else has taken it
  bool muted = false;
  QString list{};  // `none`, `friend` or `blocked`

  bool operator==(const PersonRow&) const = default;
};

class PeopleModel : public RowModel<PersonRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.together.seats")

 public:
  explicit PeopleModel(QObject* parent = nullptr);
  // `passed`: milliseconds since the host has said so.
  void show(const SeatsNow& seats, int you, int passed, const QSet<Fingerprint>& muted,
            People& people);
};

// With the names that others are called by here.
SeatsNow asCalledHere(SeatsNow seats, int you, People& people);

// Milliseconds that are left of what the host has said.
int leftAfter(const SeatNow& seat, int passed);
int thinksAfter(const SeatNow& seat, int passed);

}  // namespace downpile
