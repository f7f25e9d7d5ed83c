// SPDX-License-Identifier: GPL-3.0-or-later
// A visit to a room that is always there, as QML sees it: its tables, and a table of one's own that
// is opened there. While the visitor sits at a table nothing is heard of the lobby.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

#include "guest/host_link.h"
#include "guest/lobby_guest.h"
#include "identity/identity.h"
#include "people/people.h"
#include "record/record.h"
#include "together/known_rooms.h"
#include "together/room_table_model.h"

namespace downpile {

class Settings;

class RoomVisit : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.together.room")

  // "" (in no room), "entering" or "there".
  Q_PROPERTY(QString phase READ phase NOTIFY phaseChanged)
  Q_PROPERTY(QString name READ name NOTIFY nameChanged)
  // The way to the room; it is looked for by itself while there is none.
  Q_PROPERTY(bool isReached READ isReached NOTIFY reachedChanged)
  Q_PROPERTY(downpile::RoomTableModel* tables READ tables CONSTANT)
  // A table is being opened.
  Q_PROPERTY(bool isOpening READ isOpening NOTIFY openingChanged)
  // Rooms of earlier visits, the last first: their names, with their addresses where two are alike.
  Q_PROPERTY(QStringList known READ known NOTIFY knownChanged)

 public:
  struct Means {
    std::function<std::optional<Identity>()> identity;
    // What the person says of himself or herself.
    std::function<Enter()> person;
    // The game that was set up.
    std::function<RecordHeader()> header;
  };
  // `settings` and `people` must outlive it.
  RoomVisit(Settings& settings, People& people, Means means, QObject* parent = nullptr);
  ~RoomVisit() override;

  QString phase() const;
  const QString& name() const { return name_; }
  bool isReached() const { return lobby_ && lobby_->isReached(); }
  RoomTableModel* tables() { return &tables_; }
  bool isOpening() const { return lobby_ && lobby_->isOpening(); }
  QStringList known() const;
  // Whose room is at an address that somebody has typed, if it was visited.
  std::optional<Fingerprint> knownAt(const Invitation& typed) const { return rooms_.at(typed); }

  // Whether this is a table of the room that is visited.
  bool isOf(const Invitation& table) const;

  void enter(const Invitation& room);
  // The visitor goes to a table, and comes back from it.
  void rest();
  void goOn();
  // Nothing of the room is wanted any more.
  Q_INVOKABLE void leave();
  Q_INVOKABLE void enterKnown(int row);
  Q_INVOKABLE void forgetKnown(int row);
  // Goes to a table of the list, to sit down or to look on.
  Q_INVOKABLE void sit(const QString& table) { want(table, false); }
  Q_INVOKABLE void watch(const QString& table) { want(table, true); }
  // Opens a table with the game that was set up, and sits down. For whom: `everybody`, `friends` or
  // `invitation`.
  Q_INVOKABLE void open(const QString& access);
  void retranslate() { show(); }

 signals:
  void phaseChanged();
  void nameChanged();
  void reachedChanged();
  void openingChanged();
  void knownChanged();
  // To which room the visitor wants to go.
  void roomWanted(const downpile::Invitation& room);
  // Where the visitor wants to sit down, or to look on.
  void tableWanted(const downpile::Invitation& table, bool watches);
  // Why something could not be done, a sentence; empty: that is over.
  void failed(const QString& sentence);
  // Something that people should know.
  void troubled(const QString& sentence);

 private:
  void connectLobby();
  void welcomed();
  void show();
  void want(const QString& table, bool watches);
  void giveUp(const QString& sentence);

  KnownRooms rooms_;
  People& people_;
  Means means_;
  RoomTableModel tables_;
  Fingerprint you_;
  std::optional<Invitation> invitation_;  // of the room
  bool wasThere_ = false;
  QString name_;
  QTimer showing_;  // many tables can change at once
  std::unique_ptr<LobbyGuest> lobby_;
  std::unique_ptr<HostLink> link_;  // none while the visitor sits at a table
};

}  // namespace downpile
