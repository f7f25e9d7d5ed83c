// SPDX-License-Identifier: GPL-3.0-or-later
// A visit to a permanent room, for QML: its list of tables, and opening one. The lobby is
// disconnected while the user sits at a table.
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
  // True while the room is connected. A lost connection is restored automatically.
  Q_PROPERTY(bool isReached READ isReached NOTIFY reachedChanged)
  Q_PROPERTY(downpile::RoomTableModel* tables READ tables CONSTANT)
  // True while a request to open a table is pending.
  Q_PROPERTY(bool isOpening READ isOpening NOTIFY openingChanged)
  // Names of rooms visited before, latest first; with their addresses if two have the same name.
  Q_PROPERTY(QStringList known READ known NOTIFY knownChanged)

 public:
  struct Dependencies {
    std::function<std::optional<Identity>()> identity;
    // Name and contacts of the user.
    std::function<Enter()> person;
    // Returns the header of the game that is set up.
    std::function<RecordHeader()> header;
    LinkTimes times{};  // waiting times of the connection to the room
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
  // Key of the known room at a typed address; nullopt if unknown.
  std::optional<Fingerprint> knownAt(const Invitation& typed) const { return rooms_.at(typed); }

  // Returns whether this is a table of the visited room.
  bool isOf(const Invitation& table) const;

  void enter(const Invitation& room);
  // Disconnects the lobby while the user is at a table, and reconnects it afterwards.
  void rest();
  void reconnect();
  // Ends the visit.
  Q_INVOKABLE void leave();
  Q_INVOKABLE void enterKnown(int row);
  Q_INVOKABLE void forgetKnown(int row);
  // Joins a table of the list as a player or spectator.
  Q_INVOKABLE void sit(const QString& table) { want(table, false); }
  Q_INVOKABLE void watch(const QString& table) { want(table, true); }
  // Opens a table with the game that is set up, and joins it. `access`: `everybody`, `friends` or
  // `invitation`.
  Q_INVOKABLE void open(const QString& access);
  void retranslate() { show(); }

 signals:
  void phaseChanged();
  void nameChanged();
  void reachedChanged();
  void openingChanged();
  void knownChanged();
  // Emitted when the user wants to enter this room.
  void roomWanted(const downpile::Invitation& room);
  // Emitted when the user wants to join this table, as a spectator if `watches`.
  void tableWanted(const downpile::Invitation& table, bool watches);
  // Emitted with an error message for the user. An empty message means that the last error is no
  // longer current.
  void failed(const QString& sentence);
  // Emitted with a warning for the user: another computer answers at the room's address.
  void troubled(const QString& sentence);

 private:
  void connectLobby();
  void welcomed();
  void show();
  void want(const QString& table, bool watches);
  void giveUp(const QString& sentence);

  KnownRooms rooms_;
  People& people_;
  Dependencies dependencies_;
  RoomTableModel tables_;
  Fingerprint you_;
  // Invitation to the visited room; nullopt if none is visited.
  std::optional<Invitation> invitation_;
  bool hasEntered_ = false;
  QString name_;
  QTimer showing_;  // limits updates when many tables change at once
  std::unique_ptr<LobbyGuest> lobby_;
  std::unique_ptr<HostLink> link_;  // link to the room; nullptr while the user sits at a table
};

}  // namespace downpile
