// SPDX-License-Identifier: GPL-3.0-or-later
// Connects a guest to the host of an invitation, at the first address with an answer from that
// host. Reconnects after each disconnect for as long as it exists. Follows a redirect to another
// host, and returns to the first one if there is no answer.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>
#include <optional>
#include <utility>

#include "guest/linked_guest.h"
#include "identity/identity.h"
#include "invitation/invitation.h"

class QWebSocket;

namespace downpile {

class HostCheck;

// Waiting times of a link, in milliseconds.
struct LinkTimes {
  int patience = 6000;  // longest wait for an answer from one address
  // Pause before the next attempt. It is doubled with each failure, up to the longest pause.
  int firstPause = 500;
  int longestPause = 10'000;
  int longestRedirectPause = 2000;  // used while another server is expected to take over the table
};

class HostLink final : public QObject {
  Q_OBJECT

 public:
  // `guest` must outlive this object.
  HostLink(LinkedGuest& guest, Identity identity, Invitation invitation, QObject* parent = nullptr)
      : HostLink(guest, std::move(identity), std::move(invitation), LinkTimes(), parent) {}
  HostLink(LinkedGuest& guest, Identity identity, Invitation invitation, const LinkTimes& times,
           QObject* parent = nullptr);
  ~HostLink() override;

  // Treats the host as reached before: retries without a limit.
  void insist() { wasConnected_ = true; }
  // Starts to connect.
  void open();
  // Retries now if a retry is scheduled.
  void retry();

  // The invitation; after the first connection with the host's key.
  const Invitation& invitation() const { return invitation_; }

 signals:
  // The first connection failed for the given reason. There are no retries.
  void failed(const QString& sentence);
  // Another key was found at the host's address. Emitted once until the next connection. Nothing
  // was sent there; retries continue.
  void warned(const QString& sentence);

 private:
  void tryNext();
  const Invitation& aim() const { return target_ ? *target_ : invitation_; }
  void connected();
  void follow(const Invitation& invitation);
  void addressFailed();
  void giveUp(const QString& sentence);
  void lost();
  void drop();

  LinkedGuest& guest_;
  LinkTimes times_;
  Identity identity_;
  Invitation invitation_;
  std::optional<Invitation> target_;  // invitation of the last redirect
  qsizetype host_ = 0;                // index of the address in aim().hosts
  std::unique_ptr<QWebSocket> socket_;
  HostCheck* check_ = nullptr;  // key check of socket_
  QTimer patience_;
  QTimer pause_;
  int failures_ = 0;          // number of consecutive failures to reach the table
  bool hasOtherKey_ = false;  // whether another key was found at one of the addresses
  bool wasConnected_ = false;
  bool wasRedirected_ = false;
  bool hasWarned_ = false;
  bool isOver_ = false;
};

}  // namespace downpile
