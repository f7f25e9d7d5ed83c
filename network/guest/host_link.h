// SPDX-License-Identifier: GPL-3.0-or-later
// The way to a table or a room elsewhere: it connects a guest to the host of an invitation, by the
// first of its addresses at which that host answers, and again whenever the connection breaks, for
// as long as it exists. Where that host says that another one has the table, it goes there, and
// comes back when there is nobody any more.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <optional>

#include "guest/linked_guest.h"
#include "identity/identity.h"
#include "invitation/invitation.h"

class QWebSocket;

namespace downpile {

class HostCheck;

class HostLink final : public QObject {
  Q_OBJECT

 public:
  // `guest` must outlive it.
  HostLink(LinkedGuest& guest, Identity identity, Invitation invitation, QObject* parent = nullptr);
  ~HostLink() override;

  // This host has answered before: it is looked for until it does again.
  void insist() { wasConnected_ = true; }
  // Begins to connect.
  void open();
  // Tries at once, instead of when the time has come.
  void retry();

  // With the key of who answers there, once there was a connection.
  const Invitation& invitation() const { return invitation_; }

 signals:
  // The first connection cannot be made, and why. It is not tried again.
  void failed(const QString& sentence);
  // Somebody else answers where the host was, said once until the host is there again. Nothing was
  // sent there, and it is tried again.
  void warned(const QString& sentence);

 private:
  void tryNext();
  const Invitation& aim() const { return there_ ? *there_ : invitation_; }
  void connected();
  void follow(const Invitation& invitation);
  void failedHere();
  void giveUp(const QString& sentence);
  void lost();
  void drop();

  LinkedGuest& guest_;
  Identity identity_;
  Invitation invitation_;
  std::optional<Invitation> there_;  // to whom the host has led
  qsizetype host_ = 0;               // of the aim's hosts, that is being tried
  std::unique_ptr<QWebSocket> socket_;
  HostCheck* check_ = nullptr;  // of socket_
  QTimer patience_;
  QTimer pause_;
  int failures_ = 0;             // in a row, to reach the table
  bool isAnotherThere_ = false;  // at one of the aim's hosts that were tried
  bool wasConnected_ = false;
  bool wasLed_ = false;
  bool hasWarned_ = false;
  bool isOver_ = false;
};

}  // namespace downpile
