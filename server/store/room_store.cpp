// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/room_store.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QVariant>
#include <algorithm>
#include <utility>

#include "files/own_folder.h"
#include "store/room_database.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

RoomStore::Done both(RoomStore::Done one, RoomStore::Done other) {
  if (!one || !other) return one ? one : other;
  return [one = std::move(one), other = std::move(other)](bool kept) {
    one(kept);
    other(kept);
  };
}

}  // namespace

// ---- opening -----------------------------------------------------------------------------------

RoomStore::RoomStore(const QString& folder) : folder_(folder) {}

// Whoever has the room keeps it by a lock that goes with the program, however that ends.
QString RoomStore::lockFolder(RoomStore& store) {
  const QString path = QDir(store.folder_).filePath(u"lock"_s);
  constexpr mode_t kMode = 0600;
  if (makeOwnFolder(store.folder_)) {
    store.lock_ = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, kMode);
  }
  if (store.lock_ < 0) {
    return u"The data folder %1 cannot be written."_s.arg(QDir::toNativeSeparators(store.folder_));
  }
  if (::flock(store.lock_, LOCK_EX | LOCK_NB) != 0) {
    return u"Another server is using the data folder %1."_s.arg(
        QDir::toNativeSeparators(store.folder_));
  }
  return {};
}

RoomStore::Opening RoomStore::open(const QString& folder) {
  Opening opening;
  std::unique_ptr<RoomStore> store(new RoomStore(folder));
  opening.sentence = lockFolder(*store);
  if (!opening.sentence.isEmpty()) return opening;
  RoomStore* worker = store.get();
  store->thread_.reset(QThread::create([worker, &opening] { worker->work(&opening); }));
  store->thread_->setObjectName(u"store"_s);
  store->thread_->start();
  {
    std::unique_lock lock(store->mutex_);
    store->news_.wait(lock, [&] { return store->isOpened_; });
  }
  if (opening.sentence.isEmpty()) opening.store = std::move(store);
  return opening;
}

RoomStore::~RoomStore() {
  if (thread_) {
    {
      const std::lock_guard lock(mutex_);
      isEnding_ = true;
    }
    news_.notify_all();
    thread_->wait();
  }
  if (lock_ >= 0) ::close(lock_);
}

// ---- in the thread -----------------------------------------------------------------------------

void RoomStore::work(Opening* opening) {
  const QString connection = u"room-%1"_s.arg(reinterpret_cast<quintptr>(this));
  {
    const QString path = QDir(folder_).filePath(QLatin1StringView(kFileName));
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection);
    database.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=1000"_s);
    database.setDatabaseName(path);
    QString sentence;
    if (!database.open()) {
      sentence =
          u"The database %1 cannot be opened: %2."_s.arg(path, database.lastError().databaseText());
    }
    if (sentence.isEmpty()) sentence = prepareRoom(database, path);
    if (sentence.isEmpty()) opening->tables = readRoom(database, sentence);
    opening->sentence = sentence;
    {
      const std::lock_guard lock(mutex_);
      isOpened_ = true;
    }
    news_.notify_all();
    if (sentence.isEmpty()) serve(database);
  }
  QSqlDatabase::removeDatabase(connection);
}

void RoomStore::serve(QSqlDatabase& database) {
  for (;;) {
    std::vector<Waiting> deeds;
    {
      std::unique_lock lock(mutex_);
      news_.wait(lock, [this] { return isEnding_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      deeds = std::exchange(waiting_, {});
    }
    writeAll(database, deeds);
  }
}

// What is wrong with one of them is no matter of the others.
void RoomStore::writeAll(QSqlDatabase& database, const std::vector<Waiting>& deeds) {
  std::vector<std::pair<Done, bool>> done;
  const bool areKept = writeTogether(database, deeds);
  if (!areKept) emit failed(database.lastError().databaseText());
  for (const Waiting& each : deeds) {
    const bool isKept = areKept || (deeds.size() > 1 && writeTogether(database, {each}));
    if (each.done) done.emplace_back(each.done, isKept);
  }
  const auto tell = [done = std::move(done)] {
    for (const auto& [each, isKept] : done) each(isKept);
  };
  QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

bool RoomStore::writeTogether(QSqlDatabase& database, const std::vector<Waiting>& deeds) {
  if (!database.transaction()) return false;
  for (const Waiting& each : deeds) {
    if (each.deed(database)) continue;
    database.rollback();
    return false;
  }
  if (!database.commit()) {
    database.rollback();
    return false;
  }
  ++transactions_;
  return true;
}

// ---- what is asked for -------------------------------------------------------------------------

void RoomStore::write(Deed deed, Done done, const QString& table) {
  {
    const std::lock_guard lock(mutex_);
    const auto same =
        table.isEmpty() ? waiting_.end() : std::ranges::find(waiting_, table, &Waiting::table);
    if (same == waiting_.end()) {
      waiting_.push_back({std::move(deed), std::move(done), table});
    } else {
      same->deed = std::move(deed);
      same->done = both(std::move(same->done), std::move(done));
    }
  }
  news_.notify_all();
}

void RoomStore::put(const StoredTable& table, Done done) {
  const auto deed = [table](QSqlDatabase& database) {
    return execute(
        database,
        u"INSERT INTO tables (id, name, owner, access, header, state, created)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET"
        " state = excluded.state"_s,
        {table.id, table.name, table.owner.text(), accessWord(table.access),
         QString::fromStdString(table.header), QString::fromUtf8(table.state), table.created});
  };
  write(deed, std::move(done), table.id);
}

// Who sat there is nobody's business any more.
void RoomStore::close(const QString& table, qint64 now) {
  const auto deed = [table, now](QSqlDatabase& database) {
    return execute(database, u"UPDATE tables SET closed = ?, state = '' WHERE id = ?"_s,
                   {now, table}) &&
           execute(database, u"UPDATE games SET ended = ? WHERE table_id = ? AND ended IS NULL"_s,
                   {now, table});
  };
  write(deed, {});
}

void RoomStore::forgetBefore(qint64 time) {
  const auto deed = [time](QSqlDatabase& database) {
    return execute(database,
                   u"DELETE FROM parts WHERE (table_id, game) IN"
                   " (SELECT table_id, game FROM games WHERE ended < ?)"_s,
                   {time}) &&
           execute(database, u"DELETE FROM games WHERE ended < ?"_s, {time}) &&
           execute(database, u"DELETE FROM tables WHERE closed < ?"_s, {time});
  };
  write(deed, {});
}

// ---- records -----------------------------------------------------------------------------------

// A part that could not be written is written over by the next one.
class RoomStore::GameJournal final : public Journal {
 public:
  GameJournal(RoomStore& store, const Game& game)
      : store_(store), game_(std::make_shared<Game>(game)) {}

  void keep(std::string lines, Done done) override {
    const auto deed = [game = *game_,
                       text = QString::fromStdString(lines)](QSqlDatabase& database) {
      return (game.parts > 0 || beginGame(database, game)) &&
             execute(database,
                     u"INSERT INTO parts (table_id, game, number, text) VALUES (?, ?, ?, ?)"
                     " ON CONFLICT (table_id, game, number) DO UPDATE SET text = excluded.text"_s,
                     {game.table, game.number, game.parts + 1, text});
    };
    // The game may have gone before it is done.
    store_.write(deed, [game = game_, done = std::move(done)](bool kept) {
      if (kept) ++game->parts;
      done(kept);
    });
  }

 private:
  static bool beginGame(QSqlDatabase& database, const Game& game) {
    return execute(database,
                   u"INSERT INTO games (table_id, game, begun) VALUES (?, ?, ?)"
                   " ON CONFLICT (table_id, game) DO NOTHING"_s,
                   {game.table, game.number, game.begun}) &&
           execute(database,
                   u"UPDATE games SET ended = ? WHERE table_id = ? AND game < ?"
                   " AND ended IS NULL"_s,
                   {game.begun, game.table, game.number});
  }

  RoomStore& store_;
  std::shared_ptr<Game> game_;
};

std::unique_ptr<Journal> RoomStore::newGame(const QString& table, int game, qint64 now) {
  return std::make_unique<GameJournal>(*this, Game{.table = table, .number = game, .begun = now});
}

std::unique_ptr<Journal> RoomStore::openGame(const Found& found) {
  return std::make_unique<GameJournal>(
      *this, Game{.table = found.table.id, .number = found.game, .parts = found.parts});
}

}  // namespace downpile
