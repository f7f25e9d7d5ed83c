// SPDX-License-Identifier: GPL-3.0-or-later
// Connects a guest to the host of an invitation, at the first address with an answer from that
// host. Reconnects after each disconnect, until the connection has ended for good
// (LinkedGuest::dismissed). Follows a redirect to another host, and returns to the first one if
// there is no answer.
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

// Timeouts and pauses of a HostLink, in milliseconds.
struct LinkTimes {
  int patience = 6000;  // longest wait for an answer from one address
  // Pause after a disconnect or a first failed attempt. It is doubled with each further failure, up
  // to `longestPause`.
  int firstPause = 500;
  int longestPause = 10'000;
  // Replaces `longestPause` after a redirect. It is shorter, because another server of the room
  // takes over the table soon.
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

  // Must be called before open() if an earlier link has reached the host. Then failures are
  // followed by retries without a limit.
  void insist() { wasConnected_ = true; }
  // Starts to connect. The guest keeps its current connection, if any, until the new one replaces
  // it.
  void open();
  // Connects at once instead of waiting for the scheduled retry. Does nothing if none is scheduled.
  void retry();

  // Returns the invitation. After the first successful connection it contains the fingerprint of
  // the host's key.
  const Invitation& invitation() const { return invitation_; }

 signals:
  // Emitted if no address of the host could be reached before the first connection; not after
  // insist(). `sentence` is the reason for the user. There are no retries.
  void failed(const QString& sentence);
  // Emitted if a host to which this link was connected before cannot be reached, and a host with an
  // unexpected key answers at one of its addresses. Nothing is sent to that host, and retries
  // continue. Not emitted again until a connection has succeeded.
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
  // Invitation in the last redirect; nullopt without a redirect, or if its host did not answer.
  std::optional<Invitation> target_;
  // Index in aim().hosts of the address to which the link is connecting.
  qsizetype host_ = 0;
  std::unique_ptr<QWebSocket> socket_;
  HostCheck* check_ = nullptr;  // checks the host's key on socket_; null without a socket
  QTimer patience_;
  QTimer pause_;
  // Number of lost connections, failed attempts and repeated redirects since the host last
  // answered.
  int failures_ = 0;
  // True if an unexpected key was found at one of the host's addresses.
  bool hasOtherKey_ = false;
  bool wasConnected_ = false;
  bool wasRedirected_ = false;
  bool hasWarned_ = false;
  bool isOver_ = false;
};

}  // namespace downpile
