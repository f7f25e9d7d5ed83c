// SPDX-License-Identifier: GPL-3.0-or-later
// Persistent state of a room in a database: tables, occupants and records. Writes happen in a
// thread of its own. Requests that arrive during a transaction are combined in the next one. Each
// callback runs after the data is on disk.
//
// Several servers can share a PostgreSQL database. Each table has one owner at a time, whose lease
// must be renewed. When it expires, another server takes over the table and increments its fence, a
// fencing token. Each write is bound to this number, so a former owner can no longer write.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QMap>
#include <QObject>
#include <QSet>
#include <QString>
#include <QThread>
#include <QTimer>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "discovery/steady_clock.h"
#include "identity/fingerprint.h"
#include "message/lobby_messages.h"
#include "record/session.h"

namespace downpile {

class RoomDatabase;
class ServerLease;

// Location of a room's data.
struct StorePlace {
  QString folder;  // used by one server only; contains SQLite's file
  // Connection string of PostgreSQL (store/postgres_place.h); empty: SQLite.
  QString database{};
  // Time after which other servers may take over the tables of a silent server.
  std::chrono::milliseconds lease = std::chrono::seconds(10);
  std::chrono::milliseconds mostPollTime = std::chrono::seconds(1);  // limit of pollTime()
  std::chrono::milliseconds mostPatience = std::chrono::seconds(5);  // limit of patience()
  // Clock for the lease. Called in two threads.
  SteadyClock clock = machineClock();

  // Interval between renewals of the lease. Each renewal also reads the state of the other servers.
  std::chrono::milliseconds pollTime() const;
  // Timeout for an answer of the database.
  std::chrono::milliseconds patience() const;
};

// A table of the room as it is stored.
struct StoredTable {
  QString id;
  QString name{};
  Fingerprint owner{};
  Access access = Access::everybody;
  std::string header{};  // text of the header (headerText), including secrets
  QByteArray state{};    // occupants and settings of the table (host/table_state.h)
  qint64 created = 0;    // time of creation in milliseconds since 1970
};

// A table held by another server.
struct OtherTable {
  QString address{};    // invitation to that server; empty: no server holds the table
  QByteArray notice{};  // lobby entry written by that server
  qint64 noticed = 0;   // number that changes with each notice

  bool operator==(const OtherTable&) const = default;
};
using OtherTables = QMap<QString, OtherTable>;  // tables of other servers, by id

class RoomStore final : public QObject {
  Q_OBJECT

 public:
  static constexpr const char* kFileName = "room.sqlite";
  static constexpr int kSchema = 3;

  using Done = std::function<void(bool isSaved)>;

  // An open table, and the record of its latest game.
  struct Found {
    StoredTable table;
    int game = 0;   // number of the game; 0: none was begun
    int parts = 0;  // number of stored parts of the record
    std::string record{};
    qint64 fence = 0;
    // Whether this version understands the table; false: written by another version.
    bool isKnown = true;
  };
  struct Opening;
  // Opens the database, and reads the tables without an owner. Creates a missing folder. Blocks
  // until done.
  static Opening open(const StorePlace& place);
  static Opening open(const QString& folder);  // opens a store with SQLite
  // Blocks until all requests are written. Pending callbacks are not called.
  ~RoomStore() override;

  // The following functions return at once. `done` is called later in the thread that opened the
  // store, in the order of the requests.

  // Stores a new table or the changed state of a known one. Replaces a waiting put() of the same
  // table, whose callback is still called.
  void put(const StoredTable& table, Done done);
  // Marks the table as closed, even if it is unknown whether the table was stored. Keeps the
  // records of the table. Retried until the write succeeds.
  void close(const StoredTable& table, qint64 now);
  // Releases a table that this server cannot run, so that other servers may take it over.
  void leave(const QString& table);
  // Deletes games that ended, and tables that were closed, before `time` (ms since 1970). Works in
  // small steps while idle.
  void forgetBefore(qint64 time);

  // Returns whether other servers may use the same database.
  bool isShared() const { return !place_.database.isEmpty(); }
  // Sets the invitation to this server, for redirects by other servers.
  void announce(const QString& address);
  // Writes the lobby entry of a table for the other servers.
  void notice(const QString& table, const QByteArray& text, Done done);

  // Journal of a new game. `game` is its number at this table, from 1.
  std::unique_ptr<Journal> newGame(const QString& table, int game, qint64 now);
  // Journal that continues the found game.
  std::unique_ptr<Journal> openGame(const Found& found);

  // Number of transactions written.
  int transactions() const { return transactions_; }

 signals:
  // A write failed, with the database's error.
  void failed(const QString& reason);
  // The following signals are emitted for shared databases only.
  // The lease of this server has expired; it holds no tables any more.
  void lost();
  // This server has taken over these tables.
  void taken(const std::vector<downpile::RoomStore::Found>& tables);
  // Reports the tables of other servers, about once a second.
  void polled(const downpile::OtherTables& others);
  // The database stopped or resumed answering.
  void away(const QString& reason);
  void back();

 private:
  class GameJournal;
  struct Game {
    QString table;
    qint64 fence = 0;
    int number = 0;
    qint64 begun = 0;
    int parts = 0;
  };
  // A write, executed in a transaction that other writes may share. Returns false on failure.
  using Deed = std::function<bool(RoomDatabase& database)>;
  struct Waiting {
    Deed deed;
    Done done;
    QString table{};  // id of the table whose state is written; empty: other data
  };

  explicit RoomStore(StorePlace place);
  static QString lockFolder(RoomStore& store);
  void work(Opening* opening);
  void serve(RoomDatabase& database, ServerLease& lease);
  // Queues a write. A state takes the place of a pending state of the same table in the queue: game
  // lines queued in between need the row of the table.
  void write(Deed deed, Done done, const QString& table = {});
  // Retries until the write succeeds or the server id changes.
  void insist(Deed deed);
  void writeAll(RoomDatabase& database, const std::vector<Waiting>& deeds);
  enum class Written : std::uint8_t { all, notAll, nothing };
  Written writeTogether(RoomDatabase& database, const std::vector<Waiting>& deeds);
  void forgetSome(RoomDatabase& database, qint64 time);
  // Returns whether there are more tables to take over.
  bool poll(RoomDatabase& database, ServerLease& lease);

  qint64 remembered() const;
  void remember(qint64 server) const;

  void begin(qint64 server, const std::vector<Found>& tables);
  void lose();

  StorePlace place_;
  int lock_ = -1;  // lock of the folder, held until destruction
  std::unique_ptr<QThread> thread_;
  std::mutex mutex_;
  std::condition_variable news_;
  std::vector<Waiting> waiting_;
  bool isOpened_ = false;
  bool isEnding_ = false;
  qint64 lost_ = 0;  // server id whose lease has expired
  QString address_;
  bool mustPoll_ = false;  // renew the lease without delay
  QSet<QString> left_;     // released tables that the thread does not know yet
  // Games and tables that ended before this time, in ms since 1970, are being deleted.
  std::optional<qint64> forgotten_{};
  std::atomic<int> transactions_ = 0;
  std::atomic<qint64> contactAt_ = 0;  // last contact with the database, ms of the steady clock
  // Used by the thread only.
  bool isAway_ = false;
  QString trouble_;            // last reported error
  qint64 reportedServer_ = 0;  // server id last reported to the main thread
  qint64 modestUntil_ = 0;     // takes over only its former tables until this time, ms

  // Used by the main thread only. A request is bound to the server id and the fence at its time.
  qint64 server_ = 0;              // current server id; 0: holds no tables
  QHash<QString, qint64> fences_;  // fences of the held tables, by id
  QTimer watch_;
};

struct RoomStore::Opening {
  // nullptr on failure; `sentence` has the reason.
  std::unique_ptr<RoomStore> store;
  QString sentence{};
  std::vector<Found> tables{};
  qint64 server = 0;
};

}  // namespace downpile
