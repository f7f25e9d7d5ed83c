// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/room_database.h"

#include <QDir>
#include <QLibrary>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlRecord>
#include <QVariant>
#include <algorithm>
#include <array>
#include <utility>

#include "store/connection_watchdog.h"
#include "store/postgres_place.h"

namespace downpile {

using namespace Qt::StringLiterals;

// Differences between SQLite and PostgreSQL.
struct RoomDatabase::Dialect {
  QString driver;
  QString package;
  bool isShared;
  QString now;
  // Statement to begin a transaction with writes; empty: the driver's own statement is used.
  QString begin;
  // Text appended to a SELECT to lock the found rows.
  QString lockRow;
  // Statement to lock the list of servers until the transaction ends; empty if no other server can
  // use the database.
  QString lockServers;
  QString hasTables;
  QString check;  // statement returning "ok" for an undamaged file; empty: not needed
  // Statements to execute on each new connection; %1 is the timeout in milliseconds.
  QStringList settings;
};

// Watches one call of the database while this object exists. Sets the error message if the answer
// took too long.
class RoomDatabase::Wait {
 public:
  explicit Wait(RoomDatabase& database) : database_(database) {
    if (database_.guard_) database_.guard_->begin(database_.wait_);
  }
  ~Wait() {
    if (!database_.guard_ || database_.guard_->end()) return;
    database_.trouble_ = u"it has not answered for %1 ms"_s.arg(database_.wait_.count());
  }
  Wait(const Wait&) = delete;
  Wait& operator=(const Wait&) = delete;

 private:
  RoomDatabase& database_;
};

namespace {

// Timeout for opening the database. Opening may have to create tables or upgrade the schema.
constexpr std::chrono::milliseconds kOpeningWait = std::chrono::minutes(1);
constexpr std::chrono::milliseconds kLongerWait(500);

// kSchemas[n]: the statements that upgrade the schema from version n to n + 1. Version 0 is an
// empty database. All times in the database are in milliseconds since 1970.
const std::array<QStringList, RoomStore::kSchema> kSchemas = {
    // The record of a game is stored in parts; concatenated, they are the record.
    QStringList{
        u"CREATE TABLE room (schema INTEGER NOT NULL)"_s,
        u"INSERT INTO room (schema) VALUES (0)"_s,
        u"CREATE TABLE tables (id TEXT PRIMARY KEY, name TEXT NOT NULL, owner TEXT NOT NULL,"
        " access TEXT NOT NULL, header TEXT NOT NULL, state TEXT NOT NULL, created BIGINT NOT NULL,"
        " closed BIGINT)"_s,
        u"CREATE TABLE games (table_id TEXT NOT NULL, game INTEGER NOT NULL, begun BIGINT NOT NULL,"
        " ended BIGINT, PRIMARY KEY (table_id, game))"_s,
        u"CREATE TABLE parts (table_id TEXT NOT NULL, game INTEGER NOT NULL,"
        " number INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, game, number))"_s,
    },
    // Support for several servers. Each table of the room belongs to one server; `fence` changes
    // with each new owner. A server is alive until the time `until`; `address` is an invitation to
    // it. `notice` is a table's lobby entry for other servers, and `noticed` changes with each new
    // notice.
    QStringList{
        u"CREATE TABLE servers (id BIGINT PRIMARY KEY, address TEXT NOT NULL,"
        " until BIGINT NOT NULL)"_s,
        u"ALTER TABLE tables ADD COLUMN server BIGINT NOT NULL DEFAULT 0"_s,
        u"ALTER TABLE tables ADD COLUMN fence BIGINT NOT NULL DEFAULT 0"_s,
        u"ALTER TABLE tables ADD COLUMN notice TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tables ADD COLUMN noticed BIGINT NOT NULL DEFAULT 0"_s,
        u"CREATE INDEX open_tables ON tables (server) WHERE closed IS NULL"_s,
    },
    // Indices with which old rows can be deleted without a full scan.
    QStringList{
        u"CREATE INDEX ended_games ON games (ended) WHERE ended IS NOT NULL"_s,
        u"CREATE INDEX closed_tables ON tables (closed) WHERE closed IS NOT NULL"_s,
    },
};

// Returns the socket of a PostgreSQL connection; -1 if it cannot be found. libpq, which knows the
// socket, has already been loaded by the driver.
int socketOf(const QSqlDatabase& database) {
  const QVariant handle = database.driver()->handle();
  // PGconn and pg_conn are names of the same C++ type.
  const QByteArrayView type(handle.typeName());
  if (type != "pg_conn*" && type != "PGconn*") return -1;
  using SocketOf = int (*)(const void* connection);
  const auto find = reinterpret_cast<SocketOf>(QLibrary::resolve(u"pq"_s, 5, "PQsocket"));
  return find == nullptr ? -1 : find(*static_cast<void* const*>(handle.constData()));
}

// Returns the first line of an error message; the other lines only explain it.
QString saidBy(const QSqlError& error) {
  const QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
  QString line = text.trimmed().section(u'\n', 0, 0).simplified();
  while (line.endsWith(u'.')) line.chop(1);
  return line;
}

}  // namespace

// ---- dialects ----------------------------------------------------------------------------------

RoomDatabase::RoomDatabase(const StorePlace& place, const QString& connection)
    : dialect_([&place]() -> const Dialect& {
        static const Dialect sqlite{
            .driver = u"QSQLITE"_s,
            .package = u"libqt6sql6-sqlite"_s,
            .isShared = false,
            .now = u"CAST(strftime('%s', 'now') AS INTEGER) * 1000"_s,
            // BEGIN IMMEDIATE fails if another program has locked the file. With BEGIN only the
            // first write would fail.
            .begin = u"BEGIN IMMEDIATE"_s,
            .lockRow = {},
            .lockServers = {},
            .hasTables = u"SELECT COUNT(*) FROM sqlite_master"_s,
            .check = u"PRAGMA quick_check(1)"_s,
            // With synchronous = FULL, a confirmed write survives a crash of the machine.
            .settings = {u"PRAGMA journal_mode = WAL"_s, u"PRAGMA synchronous = FULL"_s}};
        static const Dialect postgres{
            .driver = u"QPSQL"_s,
            .package = u"libqt6sql6-psql"_s,
            .isShared = true,
            .now = u"CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)"_s,
            .begin = {},
            .lockRow = u" FOR SHARE"_s,
            .lockServers = u"SELECT pg_advisory_xact_lock(28657)"_s,
            .hasTables =
                u"SELECT COUNT(*) FROM information_schema.tables"
                " WHERE table_schema = current_schema() AND table_name = 'room'"_s,
            .check = {},
            // With synchronous_commit, a confirmed write survives a crash of the machine. The
            // timeouts also release the locks of an unresponsive server, so other servers can take
            // over its tables.
            .settings = {u"SET synchronous_commit = on"_s,
                         u"SET default_transaction_isolation = 'read committed'"_s,
                         u"SET statement_timeout = %1"_s,
                         u"SET idle_in_transaction_session_timeout = %1"_s}};
        return place.database.isEmpty() ? sqlite : postgres;
      }()),
      patience_(place.patience()),
      wait_(kOpeningWait),
      connection_(connection) {
  if (!QSqlDatabase::isDriverAvailable(dialect_.driver)) return;
  database_ = QSqlDatabase::addDatabase(dialect_.driver, connection);
  if (!dialect_.isShared) {
    location_ = QDir(place.folder).filePath(QLatin1StringView(RoomStore::kFileName));
    database_.setDatabaseName(location_);
    database_.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=1000"_s);
    return;
  }
  guard_ = std::make_unique<ConnectionWatchdog>();
  PostgresPlace words = readPostgresPlace(place.database).value_or(PostgresPlace());
  location_ = postgresName(words);
  // Timeouts for an unreachable database server. Values in the user's connection string take
  // precedence.
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(patience_).count();
  for (const auto& [word, value] :
       {std::pair(u"connect_timeout"_s, QString::number(seconds)),
        std::pair(u"tcp_user_timeout"_s, QString::number(patience_.count())),
        std::pair(u"keepalives_idle"_s, u"2"_s), std::pair(u"keepalives_interval"_s, u"1"_s),
        std::pair(u"keepalives_count"_s, u"3"_s)}) {
    if (!words.contains(word)) words[word] = value;
  }
  database_.setHostName(words.take(u"host"_s));
  database_.setDatabaseName(words.take(u"dbname"_s));
  database_.setUserName(words.take(u"user"_s));
  database_.setPassword(words.take(u"password"_s));
  QStringList options;
  for (auto word = words.cbegin(); word != words.cend(); ++word) {
    QString value = word.value();
    value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
    options << u"%1='%2'"_s.arg(word.key(), value);
  }
  database_.setConnectOptions(options.join(u' '));
}

RoomDatabase::~RoomDatabase() {
  const bool isMade = database_.isValid();
  database_ = {};
  if (isMade) QSqlDatabase::removeDatabase(connection_);
}

bool RoomDatabase::isShared() const { return dialect_.isShared; }
QString RoomDatabase::now() const { return dialect_.now; }

// ---- opening -----------------------------------------------------------------------------------

QString RoomDatabase::open() {
  if (!database_.isValid()) {
    return u"The Qt database driver %1 is not installed; on Debian it is in %2."_s.arg(
        dialect_.driver, dialect_.package);
  }
  if (!openConnection()) return u"Cannot open the database %1: %2."_s.arg(location_, trouble_);
  const QString sentence = prepareRoom();
  wait_ = patience_ + kLongerWait;
  return sentence;
}

bool RoomDatabase::openConnection() {
  if (guard_) guard_->watch(-1);
  if (!database_.open()) {
    trouble_ = saidBy(database_.lastError());
    return false;
  }
  if (guard_) guard_->watch(socketOf(database_));
  return true;
}

bool RoomDatabase::isReachable() {
  if (database_.isOpen() && ask(u"SELECT 1"_s)) return true;
  return reconnect();
}

// Closes the connection and deletes its prepared statements. The next connection prepares them
// again, because prepared statements of a broken connection are lost.
void RoomDatabase::disconnect() {
  const QString before = std::exchange(
      connection_, connection_.section(u'/', 0, 0) + u'/' + QString::number(++connections_));
  const QSqlDatabase next = QSqlDatabase::cloneDatabase(database_, connection_);
  database_ = {};
  QSqlDatabase::removeDatabase(before);
  statements_.clear();
  database_ = next;
}

bool RoomDatabase::reconnect() {
  if (!statements_.empty()) disconnect();
  return openConnection() && applySettings();
}

bool RoomDatabase::applySettings() {
  return std::ranges::all_of(dialect_.settings, [this](const QString& each) {
    return execute(each.contains(u'%') ? each.arg(patience_.count()) : each);
  });
}

QString RoomDatabase::damaged() const {
  return u"The database %1 is damaged or is not the database of a room: %2. Replace it with a"
         " backup."_s.arg(location_, trouble_);
}

QString RoomDatabase::unwritable() const {
  return u"Cannot write to the database %1: %2."_s.arg(location_, trouble_);
}

// Checks or creates the database tables. Only one server at a time creates or upgrades them
// (makeTables).
QString RoomDatabase::prepareRoom() {
  trouble_.clear();
  const auto found = ask(dialect_.hasTables);
  if (!found) return damaged();
  const bool isNew = found->front().front().toInt() == 0;
  if (!isNew) {
    if (const QString sentence = checkSchema(); !sentence.isEmpty()) return sentence;
  }
  // The timeouts are set after makeTables(), because creating tables may take longer.
  if (!makeTables() || !applySettings()) {
    rollback();
    return unwritable();
  }
  return {};
}

QString RoomDatabase::checkSchema() {
  const auto found = ask(u"SELECT schema FROM room"_s);
  if (!found) return damaged();
  const int schema = found->empty() ? 0 : found->front().front().toInt();
  if (schema > RoomStore::kSchema) {
    return u"The database %1 was written by a newer version of this program. It has not been"
           " changed."_s.arg(location_);
  }
  if (schema < 1) return damaged();
  if (dialect_.check.isEmpty()) return {};
  const auto checked = ask(dialect_.check);
  return checked && !checked->empty() && checked->front().front() == u"ok"_s ? QString()
                                                                             : damaged();
}

// Upgrades the schema to the current version.
bool RoomDatabase::makeTables() {
  if (!begin() || !lockServers()) return false;
  const auto found = ask(dialect_.hasTables);
  if (!found) return false;
  int schema = 0;
  if (found->front().front().toInt() > 0) {
    const auto known = ask(u"SELECT schema FROM room"_s);
    if (!known || known->empty()) return false;
    schema = known->front().front().toInt();
  }
  if (schema >= RoomStore::kSchema) return commit();
  for (; schema < RoomStore::kSchema; ++schema) {
    for (const QString& each : kSchemas[static_cast<std::size_t>(schema)]) {
      if (!execute(each)) return false;
    }
  }
  return execute(u"UPDATE room SET schema = ?"_s, {schema}) && commit();
}

// ---- statements --------------------------------------------------------------------------------

bool RoomDatabase::begin() {
  if (!dialect_.begin.isEmpty()) return execute(dialect_.begin);
  if (!database_.isOpen()) return false;
  const Wait wait(*this);
  if (database_.transaction()) return true;
  trouble_ = saidBy(database_.lastError());
  return false;
}

bool RoomDatabase::commit() {
  const Wait wait(*this);
  if (database_.commit()) return true;
  trouble_ = saidBy(database_.lastError());
  return false;
}

void RoomDatabase::rollback() {
  if (!database_.isOpen()) return;
  const Wait wait(*this);
  database_.rollback();
}

// Executes a statement. A statement with values is prepared and cached. A statement without values
// is not prepared, because some of these cannot be prepared.
QSqlQuery* RoomDatabase::run(const QString& statement, const QVariantList& values) {
  if (!database_.isOpen()) return nullptr;
  auto found = statements_.find(statement);
  if (found == statements_.end()) {
    QSqlQuery query(database_);
    if (!values.isEmpty() && !query.prepare(statement)) {
      trouble_ = saidBy(query.lastError());
      return nullptr;
    }
    found = statements_.emplace(statement, std::move(query)).first;
  }
  QSqlQuery& query = found->second;
  // A null QString is bound as an empty string, because no text column may be NULL.
  for (int i = 0; i < values.size(); ++i) {
    const bool isNullText =
        values[i].typeId() == QMetaType::QString && values[i].toString().isNull();
    query.bindValue(i, isNullText ? QVariant(u""_s) : values[i]);
  }
  if (values.isEmpty() ? query.exec(statement) : query.exec()) return &query;
  trouble_ = saidBy(query.lastError());
  query.finish();
  return nullptr;
}

bool RoomDatabase::execute(const QString& statement, const QVariantList& values) {
  const Wait wait(*this);
  QSqlQuery* query = run(statement, values);
  if (query == nullptr) return false;
  query->finish();
  return true;
}

bool RoomDatabase::change(const QString& statement, const QVariantList& values) {
  const Wait wait(*this);
  QSqlQuery* query = run(statement, values);
  if (query == nullptr) return false;
  const bool isChanged = query->numRowsAffected() > 0;
  query->finish();
  if (!isChanged) trouble_ = u"another server has it"_s;
  return isChanged;
}

std::optional<RoomDatabase::Rows> RoomDatabase::ask(const QString& statement,
                                                    const QVariantList& values) {
  const Wait wait(*this);
  QSqlQuery* query = run(statement, values);
  if (query == nullptr) return std::nullopt;
  Rows rows;
  const int columns = query->record().count();
  while (query->next()) {
    QVariantList& row = rows.emplace_back();
    for (int column = 0; column < columns; ++column) row << query->value(column);
  }
  query->finish();
  return rows;
}

bool RoomDatabase::holds(const QString& table, qint64 fence) {
  const auto found =
      ask(u"SELECT 1 FROM tables WHERE id = ? AND fence = ?"_s + dialect_.lockRow, {table, fence});
  if (found && found->empty()) trouble_ = u"another server has it"_s;
  return found && !found->empty();
}

bool RoomDatabase::lockServers() {
  return dialect_.lockServers.isEmpty() || ask(dialect_.lockServers);
}

}  // namespace downpile
