// SPDX-License-Identifier: GPL-3.0-or-later
#include "guest/host_link.h"

#include <QWebSocket>
#include <algorithm>
#include <utility>

#include "connection/socket_connection.h"
#include "identity/tls.h"

namespace downpile {

HostLink::HostLink(LinkedGuest& guest, Identity identity, Invitation invitation,
                   const LinkTimes& times, QObject* parent)
    : QObject(parent),
      guest_(guest),
      times_(times),
      identity_(std::move(identity)),
      invitation_(std::move(invitation)) {
  patience_.setSingleShot(true);
  patience_.setInterval(times_.patience);
  connect(&patience_, &QTimer::timeout, this, &HostLink::addressFailed);
  pause_.setSingleShot(true);
  connect(&pause_, &QTimer::timeout, this, &HostLink::open);
  connect(&guest_, &LinkedGuest::reachedChanged, this, [this] {
    if (guest_.isReached()) failures_ = 0;
  });
  connect(&guest_, &LinkedGuest::disconnected, this, &HostLink::lost);
  connect(&guest_, &LinkedGuest::redirected, this, &HostLink::follow);
  connect(&guest_, &LinkedGuest::dismissed, this, [this] {
    isOver_ = true;
    pause_.stop();
    drop();
  });
}

HostLink::~HostLink() { drop(); }

void HostLink::open() {
  pause_.stop();
  host_ = 0;
  hasOtherKey_ = false;
  tryNext();
}

void HostLink::retry() {
  if (pause_.isActive()) open();
}

// Closes the socket. The socket object is deleted later, because it may be emitting a signal.
void HostLink::drop() {
  patience_.stop();
  if (!socket_) return;
  socket_->disconnect(this);
  socket_->abort();
  socket_.release()->deleteLater();
  check_ = nullptr;
}

void HostLink::tryNext() {
  if (isOver_) return;
  drop();
  socket_ = std::make_unique<QWebSocket>();
  check_ = new HostCheck(socket_.get(), identity_, aim().fingerprint);
  connect(socket_.get(), &QWebSocket::connected, this, &HostLink::connected);
  connect(socket_.get(), &QWebSocket::disconnected, this, &HostLink::addressFailed);
  patience_.start();
  socket_->open(aim().url(aim().hosts[host_]));
}

void HostLink::connected() {
  patience_.stop();
  wasConnected_ = true;
  hasWarned_ = false;
  if (!target_) invitation_.fingerprint = check_->found();
  socket_->disconnect(this);
  guest_.use(std::make_unique<SocketConnection>(std::move(socket_), kMostHostBytes));
}

// Connects to the host named in a redirect. The first redirect is followed at once, further ones
// after a delay, so two hosts redirecting to each other cause no busy loop.
void HostLink::follow(const Invitation& invitation) {
  if (isOver_) return;
  const bool isAgain = target_.has_value();
  target_ = invitation;
  wasRedirected_ = true;
  isAgain ? lost() : open();
}

void HostLink::addressFailed() {
  patience_.stop();
  if (check_->hasFoundAnother()) hasOtherKey_ = true;
  // The host's other addresses are tried even if an unexpected key was found: on another network,
  // the same address can belong to another machine.
  if (++host_ < aim().hosts.size()) return tryNext();
  target_.reset();
  if (wasConnected_) {
    if (hasOtherKey_ && !std::exchange(hasWarned_, true)) {
      emit warned(
          tr("Another computer now answers at your host’s address. It may be an impostor. Nothing "
             "was sent to it."));
    }
    return lost();
  }
  if (hasOtherKey_) {
    return giveUp(
        tr("The computer that answered is not the one in your invitation, or not the one you know. "
           "Nothing was sent. Ask for a new invitation."));
  }
  giveUp(invitation_.table.isEmpty() && invitation_.fingerprint
             ? tr("There is no answer. Is this computer on the network, and is the room open?")
             : tr("There is no answer. Is the table open, and are both computers on the same "
                  "network?"));
}

void HostLink::giveUp(const QString& sentence) {
  isOver_ = true;
  drop();
  emit failed(sentence);
}

void HostLink::lost() {
  if (isOver_) return;
  drop();
  const int longest = wasRedirected_ ? times_.longestRedirectPause : times_.longestPause;
  pause_.start(std::min(longest, times_.firstPause << std::min(failures_, 6)));
  ++failures_;
}

}  // namespace downpile

#include "moc_host_link.cpp"
