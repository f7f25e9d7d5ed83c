// SPDX-License-Identifier: GPL-3.0-or-later
#include "health.h"

#include <QEventLoop>
#include <QTimer>
#include <QWebSocket>

#include "identity/tls.h"
#include "invitation/invitation.h"
#include "local_socket.h"
#include "message/lobby_messages.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPatience = 5000;  // time limit in milliseconds for entering the lobby

// Enters the lobby of the server like a guest. Returns an empty string if the server works, or an
// error message.
QString enterLobby(const QHostAddress& address, std::uint16_t port) {
  const auto own = Identity::make();
  if (!own) return u"Cannot make a key."_s;
  // A server listening on all addresses can be reached at the loopback address.
  const bool isAny = address == QHostAddress::Any || address == QHostAddress::AnyIPv4;
  const QString host =
      isAny ? u"127.0.0.1"_s : (address == QHostAddress::AnyIPv6 ? u"::1"_s : address.toString());
  QString sentence = u"No server answers at port %1."_s.arg(port);
  QEventLoop loop;
  QWebSocket socket;
  const HostCheck check(&socket, *own, std::nullopt);
  QObject::connect(&socket, &QWebSocket::connected, &socket, [&socket] {
    socket.sendTextMessage(QString::fromUtf8(visitorMessage(Enter{.name = u"health"_s})));
  });
  QObject::connect(&socket, &QWebSocket::disconnected, &loop, &QEventLoop::quit);
  QObject::connect(&socket, &QWebSocket::textMessageReceived, &loop, [&](const QString& text) {
    const auto message = readLobbyMessage(text.toUtf8());
    const auto* lobby = message ? std::get_if<LobbyNow>(&*message) : nullptr;
    if (lobby == nullptr) {
      sentence = u"The server at port %1 lets nobody join."_s.arg(port);
    } else if (lobby->waits) {
      sentence =
          u"The server at port %1 is waiting for its database, which does not answer."_s.arg(port);
    } else {
      sentence.clear();
    }
    loop.quit();
  });
  QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
  socket.open(Invitation{.hosts = {host}, .port = port, .table = {}, .fingerprint = {}}.url(host));
  loop.exec();
  socket.disconnect(&loop);
  return sentence;
}

}  // namespace

QString askForHealth(const QHostAddress& address, std::uint16_t port) {
  const QString sentence = enterLobby(address, port);
  if (sentence.isEmpty()) return {};
  const auto local = askLocalServer(port, {}, {});
  if (!local) return sentence;
  return local->isDone ? QString() : local->text.trimmed();
}

}  // namespace downpile
