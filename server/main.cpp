// SPDX-License-Identifier: GPL-3.0-or-later
// Main program of downpile-server, which hosts a permanent room of tables.
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QDateTime>
#include <cstdio>

#include "end_signals.h"
#include "epoll_dispatcher.h"
#include "health.h"
#include "host/doorway.h"
#include "identity/identity.h"
#include "invitation/host_name.h"
#include "local_socket.h"
#include "options.h"
#include "owner_commands.h"
#include "room/room.h"
#include "store/room_store.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

enum Status : int { done = 0, cannot = 1, notUnderstood = 2 };

void note(const QString& line) { std::fprintf(stderr, "downpile-server: %s\n", qPrintable(line)); }

// Returns whether standard error is connected to systemd's journal, which adds the time to each
// line by itself.
bool isJournal() {
  struct stat file {};
  if (::fstat(STDERR_FILENO, &file) != 0) return false;
  return qgetenv("JOURNAL_STREAM") ==
         QByteArray::number(quint64{file.st_dev}) + ':' + QByteArray::number(quint64{file.st_ino});
}

// Writes a line of the log to standard error, with the time unless systemd's journal adds it.
void logLine(const QString& line) {
  static const bool hasTime = !isJournal();
  const QString time = QDateTime::currentDateTimeUtc().toString(Qt::ISODate) + u' ';
  std::fprintf(stderr, "%sdownpile-server: %s\n", hasTime ? qPrintable(time) : "",
               qPrintable(line));
}

// Raises the limit of open files to the hard limit, because each connection needs a file
// descriptor.
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
  QString trouble;
  BanList bans(options.store.folder, trouble);
  // The server does not start if the ban list cannot be read. Otherwise banned people could join.
  if (!trouble.isEmpty()) return fail(trouble);

  Room room(*opening.store, options.name, std::move(opening.tables), options.room,
            {.note = logLine, .isBanned = [&bans](const auto& key, const QString& place) {
               return bans.contains(key, place);
             }});
  Doorway door(*identity.identity, options.door, [&room](auto connection, const Fingerprint& key) {
    room.accept(std::move(connection), key);
  });
  QObject::connect(&door, &Doorway::refused, &room, &Room::noteRefused);
  if (!door.open(options.address, options.port)) {
    return fail(u"Cannot listen on port %1: %2."_s.arg(options.port).arg(door.errorString()));
  }
  const QString invitation = invitationTo(options, options.hosts, door.port(), *identity.identity);
  OwnerCommands commands(room, bans, invitation, Room::Dependencies().date, logLine);
  LocalSocket local(
      ownerKey(options.store.folder, true, trouble),
      [&room]() -> LocalAnswer {
        if (!room.isWaiting()) return {.isDone = true};
        return {.text = u"The server is waiting for its database, which does not answer."_s};
      },
      [&commands](const QStringList& words) { return commands.run(words); });
  if (!trouble.isEmpty()) note(trouble);
  if (!local.open(door.port())) note(u"Cannot listen for commands on this computer."_s);
  logLine(u"The room is open. Tables: %1. Invitation: %2"_s.arg(room.tables()).arg(invitation));
  const QStringList own = options.ownHost.isEmpty() ? options.hosts : QStringList(options.ownHost);
  opening.store->announce(invitationTo(options, own, door.port(), *identity.identity));
  QCoreApplication::exec();
  logLine(u"The room is closed."_s);
  return Status::done;
}

// Sends a command of the owner to the running server and prints the answer.
int command(const ServerOptions& options) {
  QString trouble;
  const QByteArray key = ownerKey(options.store.folder, false, trouble);
  if (key.isEmpty()) return fail(trouble + u" Name the server's data folder with --data."_s);
  const auto answer = askLocalServer(options.port, key, options.command);
  if (!answer) {
    return fail(u"No server answers at port %1 of this computer."_s.arg(options.port));
  }
  if (!answer->isDone) return fail(answer->text);
  std::fputs(qPrintable(answer->text), stdout);
  return Status::done;
}

}  // namespace

int main(int argc, char** argv) {
  QCoreApplication::setEventDispatcher(new EpollDispatcher);  // QCoreApplication takes ownership
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
    case ServerOptions::Verb::owner:
      return command(options);
    case ServerOptions::Verb::serve:
      break;
  }
  return serve(options);
}
