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

// Times of a HostLink, in milliseconds.
struct LinkTimes {
  int patience = 6000;  // longest wait for an answer from one address
  // Pause before the next attempt. It is doubled with each failure, up to the longest pause.
  int firstPause = 500;
  int longestPause = 10'000;
  // Longest pause after a redirect, when another server will soon take over the table.
  int longestRedirectPause = 2000;
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

  // Assumes that the host was reached before: then failures cause retries without a limit.
  void insist() { wasConnected_ = true; }
  // Starts to connect.
  void open();
  // Retries now if a retry is scheduled.
  void retry();

  // Returns the invitation. After the first connection it contains the host's key.
  const Invitation& invitation() const { return invitation_; }

 signals:
  // The first connection failed; `sentence` is the reason for the user. There are no retries.
  void failed(const QString& sentence);
  // A host with another key was found at the address. Nothing was sent to it, and retries continue.
  // Emitted once until the next successful connection.
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
  // Invitation from the last redirect; nullopt if the link was not redirected.
  std::optional<Invitation> target_;
  // Index in aim().hosts of the address that is tried now.
  qsizetype host_ = 0;
  std::unique_ptr<QWebSocket> socket_;
  HostCheck* check_ = nullptr;  // checks the host's key on socket_
  QTimer patience_;
  QTimer pause_;
  int failures_ = 0;          // number of consecutive failures to reach the table
  // True if another key was found at one of the host's addresses.
  bool hasOtherKey_ = false;
  bool wasConnected_ = false;
  bool wasRedirected_ = false;
  bool hasWarned_ = false;
  bool isOver_ = false;
};

}  // namespace downpile
