// SPDX-License-Identifier: GPL-3.0-or-later
// A visit to a permanent room (a server with several tables), for QML: the list of its tables, and
// the opening of a new table. The connection to the room is closed while the user is a player or a
// spectator at a table.
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
  QML_UNCREATABLE("App.multiplayer.room")

  // State of the visit: "" (in no room), "entering" or "entered".
  Q_PROPERTY(QString phase READ phase NOTIFY phaseChanged)
  Q_PROPERTY(QString name READ name NOTIFY nameChanged)
  // True while the connection to the room exists. A lost connection is restored automatically.
  Q_PROPERTY(bool isReached READ isReached NOTIFY reachedChanged)
  Q_PROPERTY(downpile::RoomTableModel* tables READ tables CONSTANT)
  // True while the user's request to open a table has not been answered.
  Q_PROPERTY(bool isOpening READ isOpening NOTIFY openingChanged)
  // Names of rooms that the user has visited, latest first. If two have the same name, their
  // addresses are added.
  Q_PROPERTY(QStringList known READ known NOTIFY knownChanged)

 public:
  struct Dependencies {
    std::function<std::optional<Identity>()> identity;
    // Returns the name and contacts of the user, for entering a room.
    std::function<Enter()> person;
    // Returns the header of the game that the user has set up.
    std::function<RecordHeader()> header;
    LinkTimes times{};  // timeouts and retry times of the connection to the room
  };
  // `settings` and `people` must outlive this object.
  RoomVisit(Settings& settings, People& people, Dependencies dependencies,
            QObject* parent = nullptr);
  ~RoomVisit() override;

  QString phase() const;
  QString name() const;
  bool isReached() const { return lobby_ && lobby_->isReached(); }
  RoomTableModel* tables() { return &tables_; }
  bool isOpening() const { return lobby_ && lobby_->isOpening(); }
  QStringList known() const;
  // Returns the key of the known room at a typed address; nullopt if the room is unknown.
  std::optional<Fingerprint> knownAt(const Invitation& typed) const { return rooms_.at(typed); }

  // Returns whether this invitation is to a table of the visited room.
  bool isOf(const Invitation& table) const;

  void enter(const Invitation& room);
  // rest() disconnects from the room while the user is at a table. reconnect() connects again.
  void rest();
  void reconnect();
  // Ends the visit.
  Q_INVOKABLE void leave();
  Q_INVOKABLE void enterKnown(int row);
  Q_INVOKABLE void forgetKnown(int row);
  // Joins the table with this id as a player (sit) or spectator (watch).
  Q_INVOKABLE void sit(const QString& table) { want(table, false); }
  Q_INVOKABLE void watch(const QString& table) { want(table, true); }
  // Opens a table in the room with the game that the user has set up, and joins it. `access` is the
  // group of people who may join the table: `everybody`, `friends` or `invitation`.
  Q_INVOKABLE void open(const QString& access);
  void retranslate() { show(); }

 signals:
  void phaseChanged();
  void nameChanged();
  void reachedChanged();
  void openingChanged();
  void knownChanged();
  // Emitted when the user wants to enter `room`, one of the known rooms.
  void roomWanted(const downpile::Invitation& room);
  // Emitted when the user wants to join `table`, as a spectator if `watches`.
  void tableWanted(const downpile::Invitation& table, bool watches);
  // Emitted with an error message for the user. An empty message removes the previous one.
  void failed(const QString& sentence);
  // Emitted with a warning for the user: another computer answers at the room's address.
  void troubled(const QString& sentence);

 private:
  void connectLobby();
  void welcomed();
  void show();
  void want(const QString& table, bool watches);
  void giveUp(const QString& sentence);

  const Settings& settings_;
  KnownRooms rooms_;
  People& people_;
  Dependencies dependencies_;
  RoomTableModel tables_;
  Fingerprint you_;
  // Invitation to the visited room; nullopt if none is visited.
  std::optional<Invitation> invitation_;
  bool hasEntered_ = false;
  QString name_;
  QTimer showing_;  // delays updates, because many tables may change at once
  std::unique_ptr<LobbyGuest> lobby_;
  std::unique_ptr<HostLink> link_;  // connection to the room; nullptr while the user is at a table
};

}  // namespace downpile
