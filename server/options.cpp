// SPDX-License-Identifier: GPL-3.0-or-later
#include "options.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <array>
#include <limits>

#include "invitation/host_name.h"
#include "lines/clean_text.h"
#include "message/message_parts.h"
#include "store/postgres_place.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostDays = 36'500;
// Minimum lease in seconds. A shorter lease could expire before the server notices that the
// database does not respond.
constexpr int kLeastLease = 3;
constexpr int kMostLease = 3600;  // longest lease in seconds
constexpr qint64 kMostFile = 10'000;
constexpr int kMostCount = 1'000'000;

QString ownFolder() {
  return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
      .filePath(u"downpile-server"_s);
}

// A command-line option whose value is a limit.
struct Count {
  const char* name;
  const char* help;
  int least;
  int most;
  int& (*of)(ServerOptions& options);
};

constexpr std::array kCounts = {
    Count{"tables", "Maximum number of tables on this server (%1).", 1, kMostCount,
          [](ServerOptions& o) -> int& { return o.room.tables; }},
    Count{"tables-each", "Maximum number of open tables per person (%1).", 1, kMostCount,
          [](ServerOptions& o) -> int& { return o.room.tablesAnOwner; }},
    Count{"tables-place",
          "Maximum number of open tables per address, or per /56 network with IPv6 (%1).", 1,
          kMostCount, [](ServerOptions& o) -> int& { return o.room.tablesAPlace; }},
    Count{"visitors", "Maximum number of people in the lobby (%1).", 1, kMostCount,
          [](ServerOptions& o) -> int& { return o.room.visitors; }},
    Count{"connections", "Maximum number of connections (%1).", 1, kMostCount,
          [](ServerOptions& o) -> int& { return o.door.connections; }},
    Count{"connections-each",
          "Maximum number of connections per address, or per /56 network with IPv6 (%1).", 1,
          kMostCount, [](ServerOptions& o) -> int& { return o.door.fromAddress; }},
};

struct Parser {
  Parser() {
    parser.setApplicationDescription(
        u"Hosts a permanent room with tables for Downpile's card games on a network.\n"
        "\n"
        "Commands for the server at this port of this computer:\n"
        "  health       Check whether it answers.\n"
        "  list         Show the invitation, the people, the tables and the bans.\n"
        "  close TABLE  Close a table.\n"
        "  ban WHO      Disconnect and keep out a person, given by the beginning of a\n"
        "               key, or everybody at an address.\n"
        "  unban WHO    Lift a ban.\n"
        "All except health need the owner key, which is in the server's data folder (--data)."_s);
    parser.addPositionalArgument(u"COMMAND"_s, u"One of the commands above."_s, u"[COMMAND]"_s);
    parser.addOptions(
        {help, version, data, port, address, name, host, database, ownHost, lease, keep});
    for (const Count& count : kCounts) {
      ServerOptions standard;
      const QString number = QString::number(count.of(standard));
      const QString text = QString::fromLatin1(count.help).arg(number);
      parser.addOption({QString::fromLatin1(count.name), text, u"N"_s, number});
    }
  }

  QCommandLineParser parser;
  QCommandLineOption help{{u"h"_s, u"help"_s}, u"Show this help."_s};
  QCommandLineOption version{{u"v"_s, u"version"_s}, u"Show the version."_s};
  QCommandLineOption data{u"data"_s, u"Data folder."_s, u"FOLDER"_s};
  QCommandLineOption port{u"port"_s, u"Port to listen on; 0 picks a free port (28657)."_s, u"N"_s,
                          QString::number(kDefaultPort)};
  QCommandLineOption address{u"address"_s, u"Address of this computer to listen on."_s,
                             u"ADDRESS"_s};
  QCommandLineOption name{u"name"_s, u"Name of the room (Downpile)."_s, u"TEXT"_s, u"Downpile"_s};
  QCommandLineOption host{
      u"host"_s, u"Host name of this computer for the invitation; up to four times."_s, u"NAME"_s};
  QCommandLineOption database{
      u"database"_s,
      u"File with the URL or the connection string of a PostgreSQL database. Without it the server"
      " uses the environment variable DOWNPILE_DATABASE, or else the data folder."_s,
      u"FILE"_s};
  QCommandLineOption ownHost{
      u"own-host"_s, u"Host name of this server, if several share a database."_s, u"NAME"_s};
  QCommandLineOption lease{
      u"lease"_s,
      u"How long a server on a shared database may be silent before other servers take over its"
      " tables (10)."_s,
      u"SECONDS"_s, u"10"_s};
  QCommandLineOption keep{u"keep-records"_s,
                          u"How long to keep the records of finished games (30)."_s, u"DAYS"_s,
                          u"30"_s};
};

// Parses the number of an option. If it is invalid or out of range, sets `sentence` to an error
// message.
int numberOf(const QString& name, const QString& text, int least, int most, QString& sentence) {
  bool isNumber = false;
  const int number = text.toInt(&isNumber);
  if (isNumber && number >= least && number <= most) return number;
  sentence =
      u"--%1 must be a number from %2 to %3, not \"%4\"."_s.arg(name).arg(least).arg(most).arg(
          text);
  return least;
}

// Returns the connection string in this file. Sets `sentence` to an error message on failure.
QString databaseIn(const QString& path, QString& sentence) {
  QFile file(path);
  if ((path.contains("://"_L1) || path.contains(u'=')) && !file.exists()) {
    sentence =
        u"--database takes a file, because everybody on this computer can read your command"
        " line."_s;
  } else if (!file.open(QIODevice::ReadOnly)) {
    sentence = u"--database: cannot read the file %1: %2."_s.arg(path, file.errorString());
  } else {
    const QString text = QString::fromUtf8(file.read(kMostFile)).trimmed();
    if (!text.isEmpty()) return text;
    sentence = u"--database: the file %1 is empty."_s.arg(path);
  }
  return {};
}

StorePlace storeOf(const QCommandLineParser& parser, const Parser& all, QString& sentence) {
  StorePlace place{.folder = parser.isSet(all.data) ? parser.value(all.data) : ownFolder(),
                   .database = qEnvironmentVariable("DOWNPILE_DATABASE").trimmed()};
  if (place.folder.isEmpty()) sentence = u"--data needs a folder."_s;
  const bool isFile = parser.isSet(all.database);
  if (isFile) place.database = databaseIn(parser.value(all.database), sentence);
  if (sentence.isEmpty() && !place.database.isEmpty() && !readPostgresPlace(place.database)) {
    sentence = u"%1 is neither a PostgreSQL URL nor a PostgreSQL connection string."_s.arg(
        isFile ? u"The content of %1"_s.arg(parser.value(all.database)) : u"DOWNPILE_DATABASE"_s);
  }
  place.lease = std::chrono::seconds(
      numberOf(u"lease"_s, parser.value(all.lease), kLeastLease, kMostLease, sentence));
  return place;
}

// Parses a host name. If it is invalid, sets `sentence` to an error message.
QString hostOf(const QString& text, QString& sentence) {
  const QString host = hostName(text);
  if (host.isEmpty()) sentence = u"\"%1\" is not a valid host name."_s.arg(text);
  return host;
}

}  // namespace

ServerOptionsReading readServerOptions(const QStringList& arguments) {
  ServerOptionsReading reading;
  ServerOptions& options = reading.options;
  QString& sentence = reading.sentence;
  Parser all;
  QCommandLineParser& parser = all.parser;
  if (!parser.parse(arguments)) {
    sentence = parser.errorText();
    if (!sentence.endsWith(u'.')) sentence += u'.';
    return reading;
  }
  const QStringList verbs = parser.positionalArguments();
  if (parser.isSet(all.help)) {
    options.verb = ServerOptions::Verb::help;
    return reading;
  }
  if (parser.isSet(all.version)) {
    options.verb = ServerOptions::Verb::version;
    return reading;
  }
  const QString verb = verbs.value(0);
  const bool hasArgument = verb == u"close" || verb == u"ban" || verb == u"unban";
  if (verb == u"health" && verbs.size() == 1) {
    options.verb = ServerOptions::Verb::health;
  } else if ((verb == u"list" && verbs.size() == 1) || (hasArgument && verbs.size() == 2)) {
    options.verb = ServerOptions::Verb::owner;
    options.command = verbs;
  } else if (hasArgument) {
    sentence = u"%1 needs one %2."_s.arg(verb, verb == u"close" ? u"table"_s : u"key or address"_s);
  } else if (!verbs.isEmpty()) {
    sentence =
        u"Unknown command \"%1\". The commands are health, list, close, ban and unban."_s.arg(
            verbs.join(u' '));
  }
  options.store = storeOf(parser, all, sentence);
  options.port = static_cast<std::uint16_t>(numberOf(
      u"port"_s, parser.value(all.port), 0, std::numeric_limits<std::uint16_t>::max(), sentence));
  const QString address = parser.value(all.address);
  if (parser.isSet(all.address) && !options.address.setAddress(address)) {
    sentence = u"\"%1\" is not an address."_s.arg(address);
  }
  options.name = cleanText(parser.value(all.name), kMostTableNameLength);
  if (options.name.isEmpty()) sentence = u"--name needs a name."_s;
  if (parser.isSet(all.host)) {
    for (const QString& host : parser.values(all.host)) options.hosts << hostOf(host, sentence);
    if (options.hosts.size() > Invitation::kMostHosts) {
      sentence = u"An invitation can hold at most %1 host names."_s.arg(Invitation::kMostHosts);
    }
  }
  if (parser.isSet(all.ownHost)) {
    options.ownHost = hostOf(parser.value(all.ownHost), sentence);
  }
  options.room.keepRecords = std::chrono::days(
      numberOf(u"keep-records"_s, parser.value(all.keep), 0, kMostDays, sentence));
  for (const Count& count : kCounts) {
    const QString name = QString::fromLatin1(count.name);
    count.of(options) = numberOf(name, parser.value(name), count.least, count.most, sentence);
  }
  return reading;
}

QString serverHelp() { return Parser().parser.helpText(); }

}  // namespace downpile
