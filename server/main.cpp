// SPDX-License-Identifier: GPL-3.0-or-later
// downpile-server: a permanent room.
#include <sys/resource.h>

#include <QCoreApplication>
#include <cstdio>

#include "end_signals.h"
#include "epoll_dispatcher.h"
#include "health.h"
#include "host/doorway.h"
#include "identity/identity.h"
#include "invitation/host_name.h"
#include "options.h"
#include "room/room.h"
#include "store/room_store.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

enum Status : int { done = 0, cannot = 1, notUnderstood = 2 };

void note(const QString& line) { std::fprintf(stderr, "downpile-server: %s\n", qPrintable(line)); }

// Raises the limit of open files to the hard limit; each connection needs a file.
void allowManyFiles() {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return;
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
}

int fail(const QString& sentence) {
  note(sentence);
  return Status::cannot;
}

QString invitationTo(const ServerOptions& options, QStringList hosts, std::uint16_t port,
                     const Identity& identity) {
  if (hosts.isEmpty()) {
    const bool isAny = options.address == QHostAddress::Any ||
                       options.address == QHostAddress::AnyIPv4 ||
                       options.address == QHostAddress::AnyIPv6;
    hosts = isAny ? reachableHosts(ownAddresses()) : QStringList(options.address.toString());
  }
  return Invitation{
      .hosts = hosts, .port = port, .table = {}, .fingerprint = identity.fingerprint()}
      .text();
}

int serve(const ServerOptions& options) {
  allowManyFiles();
  const EndSignals end;
  QObject::connect(&end, &EndSignals::ended, [] { QCoreApplication::quit(); });
  auto opening = RoomStore::open(options.store);
  if (!opening.store) return fail(opening.sentence);
  const IdentityReading identity = Identity::loadOrMake(options.store.folder);
  if (!identity.sentence.isEmpty()) note(identity.sentence);
  if (!identity.identity) return Status::cannot;

  Room room(*opening.store, options.name, std::move(opening.tables), options.room, {.note = note});
  Doorway door(*identity.identity, options.door, [&room](auto connection, const Fingerprint& key) {
    room.accept(std::move(connection), key);
  });
  if (!door.open(options.address, options.port)) {
    return fail(u"Cannot listen on port %1: %2."_s.arg(options.port).arg(door.errorString()));
  }
  note(u"The room is open. Tables: %1. Invitation: %2"_s.arg(room.tables())
           .arg(invitationTo(options, options.hosts, door.port(), *identity.identity)));
  const QStringList own = options.ownHost.isEmpty() ? options.hosts : QStringList(options.ownHost);
  opening.store->announce(invitationTo(options, own, door.port(), *identity.identity));
  QCoreApplication::exec();
  note(u"The room is closed."_s);
  return Status::done;
}

}  // namespace

int main(int argc, char** argv) {
  QCoreApplication::setEventDispatcher(new EpollDispatcher);  // the application takes ownership
  const QCoreApplication application(argc, argv);
  QCoreApplication::setApplicationName(u"downpile-server"_s);
  QCoreApplication::setApplicationVersion(QStringLiteral(DOWNPILE_VERSION));
  const auto [options, sentence] = readServerOptions(QCoreApplication::arguments());
  if (!sentence.isEmpty()) {
    note(sentence + u" See downpile-server --help."_s);
    return Status::notUnderstood;
  }
  switch (options.verb) {
    case ServerOptions::Verb::help:
      std::fputs(qPrintable(serverHelp()), stdout);
      return Status::done;
    case ServerOptions::Verb::version:
      std::puts("downpile-server " DOWNPILE_VERSION);
      return Status::done;
    case ServerOptions::Verb::health: {
      const QString trouble = askForHealth(options.address, options.port);
      return trouble.isEmpty() ? static_cast<int>(Status::done) : fail(trouble);
    }
    case ServerOptions::Verb::serve:
      break;
  }
  return serve(options);
}
