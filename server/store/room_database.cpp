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

#include "store/line_guard.h"
#include "store/postgres_place.h"

namespace downpile {

using namespace Qt::StringLiterals;

// In which the two kinds differ.
struct RoomDatabase::Dialect {
  QString driver;
  QString package;
  bool isShared;
  QString now;
  QString begin;        // of a transaction that writes; empty: as the driver does
  QString lockRow;      // at the end of a question: what it finds stays as it is
  QString lockServers;  // until the end of a transaction; empty where nobody else is there
  QString hasTables;
  QString check;         // "ok" where the file is whole; empty: that is the database's own business
  QStringList settings;  // of each connection; %1: for how many milliseconds an answer is waited
};

// While an answer of the database is waited for.
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

// A room that is opened may have to be made, or brought up to date.
constexpr std::chrono::milliseconds kOpeningWait = std::chrono::minutes(1);
constexpr std::chrono::milliseconds kLongerWait(500);

// How the database has come to be what it is, schema by schema. Times are milliseconds since 1970.
const std::array<QStringList, RoomStore::kSchema> kSchemas = {
    // A game is the text of its parts in their order.
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
    // Several servers. Each table belongs to one; `fence` is another number whenever it goes to
    // another. A server is there until the time to which it has said so; where others find it is
    // the text of an invitation. `notice` is what the lobbies of the others show of a table, and
    // `noticed` another number whenever it is another one.
    QStringList{
        u"CREATE TABLE servers (id BIGINT PRIMARY KEY, address TEXT NOT NULL,"
        " until BIGINT NOT NULL)"_s,
        u"ALTER TABLE tables ADD COLUMN server BIGINT NOT NULL DEFAULT 0"_s,
        u"ALTER TABLE tables ADD COLUMN fence BIGINT NOT NULL DEFAULT 0"_s,
        u"ALTER TABLE tables ADD COLUMN notice TEXT NOT NULL DEFAULT ''"_s,
        u"ALTER TABLE tables ADD COLUMN noticed BIGINT NOT NULL DEFAULT 0"_s,
        u"CREATE INDEX open_tables ON tables (server) WHERE closed IS NULL"_s,
    },
    // What is old is found without reading all.
    QStringList{
        u"CREATE INDEX ended_games ON games (ended) WHERE ended IS NOT NULL"_s,
        u"CREATE INDEX closed_tables ON tables (closed) WHERE closed IS NOT NULL"_s,
    },
};

// Of a connection to PostgreSQL; -1 where that cannot be found out. Qt has loaded its library.
int socketOf(const QSqlDatabase& database) {
  const QVariant handle = database.driver()->handle();
  // The one is another name of the other.
  const QByteArrayView type(handle.typeName());
  if (type != "pg_conn*" && type != "PGconn*") return -1;
  using SocketOf = int (*)(const void* connection);
  const auto find = reinterpret_cast<SocketOf>(QLibrary::resolve(u"pq"_s, 5, "PQsocket"));
  return find == nullptr ? -1 : find(*static_cast<void* const*>(handle.constData()));
}

// In its first line; what follows explains it.
QString saidBy(const QSqlError& error) {
  const QString text = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
  QString line = text.trimmed().section(u'\n', 0, 0).simplified();
  while (line.endsWith(u'.')) line.chop(1);
  return line;
}

}  // namespace

// ---- the two kinds -----------------------------------------------------------------------------

RoomDatabase::RoomDatabase(const StorePlace& place, const QString& connection)
    : dialect_([&place]() -> const Dialect& {
        static const Dialect sqlite{
            .driver = u"QSQLITE"_s,
            .package = u"libqt6sql6-sqlite"_s,
            .isShared = false,
            .now = u"CAST(strftime('%s', 'now') AS INTEGER) * 1000"_s,
            // Where another program has the file that is known at once, and not with each
            // statement.
            .begin = u"BEGIN IMMEDIATE"_s,
            .lockRow = {},
            .lockServers = {},
            .hasTables = u"SELECT COUNT(*) FROM sqlite_master"_s,
            .check = u"PRAGMA quick_check(1)"_s,
            // What is told to be safe is on the disk, whatever happens to the machine.
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
            // The same; and a server that is stopped in the middle of something keeps no lock on
            // tables that others take over.
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
    where_ = QDir(place.folder).filePath(QLatin1StringView(RoomStore::kFileName));
    database_.setDatabaseName(where_);
    database_.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=1000"_s);
    return;
  }
  guard_ = std::make_unique<LineGuard>();
  PostgresPlace words = readPostgresPlace(place.database).value_or(PostgresPlace());
  where_ = postgresName(words);
  // Where nothing else is said a machine that does not answer is not waited for.
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
    return u"Qt's driver %1 for databases is not installed; Debian has it in %2."_s.arg(
        dialect_.driver, dialect_.package);
  }
  if (!openLine()) return u"The database %1 cannot be opened: %2."_s.arg(where_, trouble_);
  const QString sentence = prepareRoom();
  wait_ = patience_ + kLongerWait;
  return sentence;
}

bool RoomDatabase::openLine() {
  if (guard_) guard_->watch(-1);
  if (!database_.open()) {
    trouble_ = saidBy(database_.lastError());
    return false;
  }
  if (guard_) guard_->watch(socketOf(database_));
  return true;
}

bool RoomDatabase::isThere() {
  if (database_.isOpen() && ask(u"SELECT 1"_s)) return true;
  return connectAnew();
}

// What was prepared goes with the connection: it cannot be told any more that it is not needed.
void RoomDatabase::disconnect() {
  const QString before = std::exchange(
      connection_, connection_.section(u'/', 0, 0) + u'/' + QString::number(++connections_));
  const QSqlDatabase next = QSqlDatabase::cloneDatabase(database_, connection_);
  database_ = {};
  QSqlDatabase::removeDatabase(before);
  statements_.clear();
  database_ = next;
}

bool RoomDatabase::connectAnew() {
  if (!statements_.empty()) disconnect();
  return openLine() && applySettings();
}

bool RoomDatabase::applySettings() {
  return std::ranges::all_of(dialect_.settings, [this](const QString& each) {
    return execute(each.contains(u'%') ? each.arg(patience_.count()) : each);
  });
}

QString RoomDatabase::damaged() const {
  return u"The database %1 is damaged or none of a room: %2. Put a backup in its place."_s.arg(
      where_, trouble_);
}

QString RoomDatabase::unwritable() const {
  return u"The database %1 cannot be written: %2."_s.arg(where_, trouble_);
}

// Only one server at a time makes a new one, or checks what there is.
QString RoomDatabase::prepareRoom() {
  trouble_.clear();
  const auto found = ask(dialect_.hasTables);
  if (!found) return damaged();
  const bool isNew = found->front().front().toInt() == 0;
  if (!isNew) {
    if (const QString sentence = checkSchema(); !sentence.isEmpty()) return sentence;
  }
  // Whatever makes tables may take as long as it does.
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
    return u"The database %1 was written by a newer version of this program. It was not changed."_s
        .arg(where_);
  }
  if (schema < 1) return damaged();
  if (dialect_.check.isEmpty()) return {};
  const auto checked = ask(dialect_.check);
  return checked && !checked->empty() && checked->front().front() == u"ok"_s ? QString()
                                                                             : damaged();
}

// What is missing to the schema of today.
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

// What has values is prepared once; the rest, among which is what cannot be prepared, is not.
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
  // A text that is null is an empty one: nothing else is ever written.
  for (int i = 0; i < values.size(); ++i) {
    const bool isNothing =
        values[i].typeId() == QMetaType::QString && values[i].toString().isNull();
    query.bindValue(i, isNothing ? QVariant(u""_s) : values[i]);
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
