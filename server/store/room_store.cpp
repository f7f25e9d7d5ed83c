// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/room_store.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QVariant>
#include <algorithm>
#include <array>
#include <utility>

#include "files/own_folder.h"
#include "store/room_database.h"
#include "store/server_lease.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Fencing token of a new table. Each takeover of the table increments the token, even a takeover by
// the same server after a restart.
constexpr qint64 kFirstFence = 1;
// Maximum number of games, and maximum number of tables, deleted in one transaction.
constexpr int kMostForgotten = 50;

const QString kWriteTable =
    u"INSERT INTO tables (id, name, owner, access, header, state, created, server, fence, closed)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s;

QVariantList rowOf(const StoredTable& table, qint64 server, qint64 fence,
                   const QVariant& closed = QVariant(QMetaType::fromType<qint64>())) {
  return {table.id,
          table.name,
          table.owner.text(),
          accessWord(table.access),
          QString::fromStdString(table.header),
          QString::fromUtf8(table.state),
          table.created,
          server,
          fence,
          closed};
}

RoomStore::Done both(RoomStore::Done one, RoomStore::Done other) {
  if (!one || !other) return one ? one : other;
  return [one = std::move(one), other = std::move(other)](bool isSaved) {
    one(isSaved);
    other(isSaved);
  };
}

}  // namespace

// Returns the interval between renewals of the lease: at most a fifth of it, so that several
// renewals fit into one lease.
std::chrono::milliseconds StorePlace::pollTime() const { return std::min(mostPollTime, lease / 5); }
std::chrono::milliseconds StorePlace::patience() const { return std::min(mostPatience, lease / 4); }

// ---- opening -----------------------------------------------------------------------------------

// watch_ is for failed renewals of the lease: shortly before it ends, this server gives up its
// tables, so that no table ever has two owners.
RoomStore::RoomStore(StorePlace place) : place_(std::move(place)) {
  connect(&watch_, &QTimer::timeout, this, [this] {
    if (place_.clock() - contactAt_ >= (place_.lease - place_.pollTime()).count()) lose();
  });
  if (isShared()) watch_.start(place_.pollTime() / 4);
}

// Locks the data folder with flock(). The system releases the lock when the process ends.
QString RoomStore::lockFolder(RoomStore& store) {
  const QString path = QDir(store.place_.folder).filePath(u"lock"_s);
  constexpr mode_t kMode = 0600;
  if (makeOwnFolder(store.place_.folder)) {
    store.lock_ = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CREAT | O_CLOEXEC, kMode);
  }
  if (store.lock_ < 0) {
    return u"Cannot write to the data folder %1."_s.arg(
        QDir::toNativeSeparators(store.place_.folder));
  }
  if (::flock(store.lock_, LOCK_EX | LOCK_NB) != 0) {
    return u"Another server is using the data folder %1."_s.arg(
        QDir::toNativeSeparators(store.place_.folder));
  }
  return {};
}

RoomStore::Opening RoomStore::open(const QString& folder) {
  return open(StorePlace{.folder = folder});
}

RoomStore::Opening RoomStore::open(const StorePlace& place) {
  Opening opening;
  std::unique_ptr<RoomStore> store(new RoomStore(place));
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
  if (!opening.sentence.isEmpty()) return opening;
  store->begin(opening.server, opening.tables);
  opening.store = std::move(store);
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

// ---- in the database thread --------------------------------------------------------------------

void RoomStore::work(Opening* opening) {
  RoomDatabase database(place_, u"room-%1"_s.arg(reinterpret_cast<quintptr>(this)));
  ServerLease lease(database, place_.lease, remembered());
  QString sentence = database.open();
  contactAt_ = place_.clock();
  if (sentence.isEmpty() && !lease.begin({})) sentence = database.unwritable();
  for (bool areMore = true; areMore && sentence.isEmpty();) {
    auto taken = lease.takeOver(ServerLease::Origin::any);
    areMore = taken && taken->areMore;
    if (!taken) {
      sentence = database.damaged();
    } else {
      std::ranges::move(taken->tables, std::back_inserter(opening->tables));
    }
  }
  opening->sentence = sentence;
  opening->server = reportedServer_ = lease.server();
  if (sentence.isEmpty()) remember(lease.server());
  {
    const std::lock_guard lock(mutex_);
    isOpened_ = true;
  }
  news_.notify_all();
  if (!sentence.isEmpty()) return;
  serve(database, lease);
  lease.end();
}

// Returns the server id of the previous run, which is in the lock file. The run has ended, because
// this process holds the folder's lock. So its tables can be taken over before its lease ends.
qint64 RoomStore::remembered() const {
  std::array<char, 32> text{};
  const ssize_t size = ::pread(lock_, text.data(), text.size(), 0);
  return QByteArray(text.data(), std::max<ssize_t>(size, 0)).toLongLong();
}

void RoomStore::remember(qint64 server) const {
  const QByteArray text = QByteArray::number(server);
  const auto size = static_cast<std::size_t>(text.size());
  // A failure is ignored. Then the next run must wait until the lease has expired.
  [[maybe_unused]] const bool isSaved =
      ::ftruncate(lock_, 0) == 0 && ::pwrite(lock_, text.constData(), size, 0) > 0;
}

void RoomStore::serve(RoomDatabase& database, ServerLease& lease) {
  auto next = std::chrono::steady_clock::now();
  for (;;) {
    std::vector<Waiting> deeds;
    std::optional<qint64> forgotten;
    {
      std::unique_lock lock(mutex_);
      const auto isCalled = [this] {
        return isEnding_ || !waiting_.empty() || forgotten_ || mustPoll_;
      };
      if (isShared()) {
        news_.wait_until(lock, next, isCalled);
      } else {
        news_.wait(lock, isCalled);
      }
      if (isEnding_ && waiting_.empty()) return;
      deeds = std::exchange(waiting_, {});
      forgotten = forgotten_;
      if (std::exchange(mustPoll_, false)) next = std::chrono::steady_clock::now();
    }
    if (!deeds.empty()) {
      writeAll(database, deeds);
    } else if (forgotten) {
      forgetSome(database, *forgotten);
    }
    if (!isShared() || std::chrono::steady_clock::now() < next) continue;
    next = std::chrono::steady_clock::now();
    if (!poll(database, lease)) next += place_.pollTime();
  }
}

// Renews the lease, or registers again if it has expired. Then reads the tables of other servers,
// and takes over tables without an owner. Returns whether more tables can be taken over.
bool RoomStore::poll(RoomDatabase& database, ServerLease& lease) {
  const qint64 now = place_.clock();
  bool mustBegin = false;
  QString address;
  {
    const std::lock_guard lock(mutex_);
    mustBegin = lost_ == lease.server();
    address = address_;
    for (const QString& table : std::exchange(left_, {})) lease.leave(table);
  }
  auto state = mustBegin ? ServerLease::State::over : lease.renew(address);
  if (state == ServerLease::State::over && lease.begin(address)) state = ServerLease::State::held;
  std::optional<OtherTables> others;
  ServerLease::TakenOver taken;
  if (state == ServerLease::State::held) {
    // After an outage of the database, this server takes over no tables of other servers for the
    // duration of a lease, so these servers can renew their leases first.
    const qint64 silence = now - contactAt_.exchange(now);
    if (silence > place_.lease.count() / 2) modestUntil_ = now + place_.lease.count();
    const auto origin = now < modestUntil_ ? ServerLease::Origin::own : ServerLease::Origin::any;
    others = lease.poll();
    if (others && lease.hasSeenFree()) {
      taken = lease.takeOver(origin).value_or(ServerLease::TakenOver());
    }
  }
  const QString trouble = database.trouble();
  const bool isReachable = others || database.isReachable();
  if (std::exchange(isAway_, !isReachable) == isReachable) {
    isReachable ? emit back() : emit away(trouble);
  }
  if (!others) return false;
  for (const Found& each : taken.tables) others->remove(each.table.id);
  const bool isNew = std::exchange(reportedServer_, lease.server()) != lease.server();
  if (isNew) remember(lease.server());
  const auto report = [this, isNew, server = lease.server(), others = *others,
                       tables = std::move(taken.tables)] {
    if (isNew || !tables.empty()) begin(server, tables);
    emit polled(others);
  };
  QMetaObject::invokeMethod(this, report, Qt::QueuedConnection);
  return taken.areMore;
}

// Executes all queued writes in one transaction. If one of them fails, each is tried in its own
// transaction, so one error does not lose the others. Stops after place_.patience().
void RoomStore::writeAll(RoomDatabase& database, const std::vector<Waiting>& deeds) {
  std::vector<std::pair<Done, bool>> done;
  const auto written = writeTogether(database, deeds);
  const QString trouble = written == Written::all ? QString() : database.trouble();
  if (std::exchange(trouble_, trouble) != trouble && !trouble.isEmpty()) emit failed(trouble);
  const auto until = std::chrono::steady_clock::now() + place_.patience();
  const auto isSavedAlone = [&](const Waiting& deed) {
    return written == Written::notAll && deeds.size() > 1 &&
           std::chrono::steady_clock::now() < until &&
           writeTogether(database, {deed}) == Written::all;
  };
  for (const Waiting& each : deeds) {
    const bool isSaved = written == Written::all || isSavedAlone(each);
    if (each.done) done.emplace_back(each.done, isSaved);
  }
  const auto report = [done = std::move(done)] {
    for (const auto& [each, isSaved] : done) each(isSaved);
  };
  QMetaObject::invokeMethod(this, report, Qt::QueuedConnection);
}

RoomStore::Written RoomStore::writeTogether(RoomDatabase& database,
                                            const std::vector<Waiting>& deeds) {
  const auto isDone = [&database](const Waiting& each) { return each.deed(database); };
  if (!database.begin()) return Written::nothing;
  if (!std::ranges::all_of(deeds, isDone) || !database.commit()) {
    database.rollback();
    return Written::notAll;
  }
  ++transactions_;
  return Written::all;
}

// Deletes some old games and tables in a short transaction of its own, so players do not wait.
// After a failure it stops until the next call of forgetBefore().
void RoomStore::forgetSome(RoomDatabase& database, qint64 time) {
  bool areMore = false;
  const auto forget = [&] {
    const auto games = database.ask(
        u"SELECT table_id, game FROM games WHERE ended < ? ORDER BY ended, table_id, game LIMIT ?"_s,
        {time, kMostForgotten});
    if (!games) return false;
    for (const QVariantList& game : *games) {
      if (!database.execute(u"DELETE FROM parts WHERE table_id = ? AND game = ?"_s, game) ||
          !database.execute(u"DELETE FROM games WHERE table_id = ? AND game = ?"_s, game)) {
        return false;
      }
    }
    const auto tables = database.ask(
        u"DELETE FROM tables WHERE id IN"
        " (SELECT id FROM tables WHERE closed < ? ORDER BY closed, id LIMIT ?) RETURNING id"_s,
        {time, kMostForgotten});
    areMore = games->size() + (tables ? tables->size() : 0) > 0;
    return tables && database.commit();
  };
  const bool isDone = database.begin() && forget();
  if (!isDone) database.rollback();
  if (isDone && areMore) return;
  const std::lock_guard lock(mutex_);
  if (forgotten_ == time) forgotten_.reset();
}

// ---- held tables -------------------------------------------------------------------------------

// From now on uses this server id, and adds these tables to the current ones. Ignores an id whose
// lease lose() has given up in the meantime. The store's thread then deletes that id, so its tables
// become free.
void RoomStore::begin(qint64 server, const std::vector<Found>& tables) {
  if (server == lost_) return;
  if (server_ != 0 && server_ != server) lose();
  server_ = server;
  for (const Found& each : tables) fences_[each.table.id] = each.fence;
  if (!tables.empty()) emit taken(tables);
}

void RoomStore::lose() {
  if (server_ == 0) return;
  {
    const std::lock_guard lock(mutex_);
    lost_ = std::exchange(server_, 0);
  }
  fences_.clear();
  emit lost();
}

// ---- requests ----------------------------------------------------------------------------------

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

void RoomStore::insist(Deed deed) {
  write(deed, [this, deed, server = server_](bool isDone) {
    if (isDone) return;
    QTimer::singleShot(place_.pollTime(), this, [this, deed, server] {
      if (server == server_) insist(deed);
    });
  });
}

// Stores a table. A new table belongs to the current server id.
void RoomStore::put(const StoredTable& table, Done done) {
  if (server_ != 0 && !fences_.contains(table.id)) fences_[table.id] = kFirstFence;
  const auto deed = [table, server = server_,
                     fence = fences_.value(table.id)](RoomDatabase& database) {
    return fence != 0 && database.change(kWriteTable +
                                             u" ON CONFLICT (id) DO UPDATE SET"
                                             " state = excluded.state WHERE tables.fence ="
                                             " excluded.fence AND tables.closed IS NULL"_s,
                                         rowOf(table, server, fence));
  };
  write(deed, std::move(done), table.id);
}

// Closes the table and deletes its occupants. If the table is not in the database, it is inserted
// as closed, because its first write may still be pending.
void RoomStore::close(const StoredTable& table, qint64 now) {
  const qint64 fence = fences_.take(table.id);
  if (fence == 0) return;  // this server does not own the table: its lease has expired
  StoredTable closed = table;
  closed.state.clear();
  const auto row = rowOf(closed, server_, fence, now);
  const auto deed = [row, now, id = table.id](RoomDatabase& database) {
    const auto found = database.ask(kWriteTable +
                                        u" ON CONFLICT (id) DO UPDATE SET closed = excluded.closed,"
                                        " state = '', notice = '' WHERE tables.fence ="
                                        " excluded.fence RETURNING id"_s,
                                    row);
    return found &&
           (found->empty() ||
            database.execute(u"UPDATE games SET ended = ? WHERE table_id = ? AND ended IS NULL"_s,
                             {now, id}));
  };
  insist(deed);
}

void RoomStore::leave(const QString& table) {
  const qint64 fence = fences_.take(table);
  if (fence == 0 || !isShared()) return;
  {
    const std::lock_guard lock(mutex_);
    left_ << table;
  }
  insist([table, fence](RoomDatabase& database) {
    return database.execute(
        u"UPDATE tables SET server = 0, notice = '', noticed = noticed + 1 WHERE id = ? AND"
        " fence = ?"_s,
        {table, fence});
  });
}

// The address is written with each renewal of the lease. So the lease is renewed at once.
void RoomStore::announce(const QString& address) {
  {
    const std::lock_guard lock(mutex_);
    address_ = address;
    mustPoll_ = true;
  }
  news_.notify_all();
}

void RoomStore::notice(const QString& table, const QByteArray& text, Done done) {
  const auto deed = [table, text, fence = fences_.value(table)](RoomDatabase& database) {
    return database.execute(
        u"UPDATE tables SET notice = ?, noticed = noticed + 1 WHERE id = ? AND fence = ?"_s,
        {QString::fromUtf8(text), table, fence});
  };
  write(deed, std::move(done));
}

void RoomStore::forgetBefore(qint64 time) {
  {
    const std::lock_guard lock(mutex_);
    forgotten_ = time;
  }
  news_.notify_all();
}

// ---- records -----------------------------------------------------------------------------------

// Writes a record to the database in parts. After a failed write, the next part gets the same
// number. It replaces the failed part if that was stored after all.
class RoomStore::GameJournal final : public Journal {
 public:
  GameJournal(RoomStore& store, const Game& game)
      : store_(store), game_(std::make_shared<Game>(game)) {}

  void write(std::string lines, Done done) override {
    const auto deed = [game = *game_,
                       text = QString::fromStdString(lines)](RoomDatabase& database) {
      return database.holds(game.table, game.fence) &&
             (game.parts > 0 || beginGame(database, game)) &&
             database.execute(
                 u"INSERT INTO parts (table_id, game, number, text) VALUES (?, ?, ?, ?)"
                 " ON CONFLICT (table_id, game, number) DO UPDATE SET text = excluded.text"_s,
                 {game.table, game.number, game.parts + 1, text});
    };
    // This callback does not use members of the journal, because the journal may be deleted before
    // the callback runs.
    store_.write(deed, [game = game_, done = std::move(done)](bool isSaved) {
      if (isSaved) ++game->parts;
      done(isSaved);
    });
  }

 private:
  static bool beginGame(RoomDatabase& database, const Game& game) {
    return database.execute(
               u"INSERT INTO games (table_id, game, begun) VALUES (?, ?, ?)"
               " ON CONFLICT (table_id, game) DO NOTHING"_s,
               {game.table, game.number, game.begun}) &&
           database.execute(
               u"UPDATE games SET ended = ? WHERE table_id = ? AND game < ?"
               " AND ended IS NULL"_s,
               {game.begun, game.table, game.number});
  }

  RoomStore& store_;
  std::shared_ptr<Game> game_;
};

std::unique_ptr<Journal> RoomStore::newGame(const QString& table, int game, qint64 now) {
  return std::make_unique<GameJournal>(
      *this, Game{.table = table, .fence = fences_.value(table), .number = game, .begun = now});
}

std::unique_ptr<Journal> RoomStore::openGame(const Found& found) {
  return std::make_unique<GameJournal>(*this, Game{.table = found.table.id,
                                                   .fence = found.fence,
                                                   .number = found.game,
                                                   .parts = found.parts});
}

}  // namespace downpile

#include "moc_room_store.cpp"
