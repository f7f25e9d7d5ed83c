// SPDX-License-Identifier: GPL-3.0-or-later
// Persistent state of a room in a database: tables, occupants and records. Writes happen in a
// thread of its own. Requests arriving during a transaction are combined in the next one. Each
// callback runs after the data is on disk, or could not be written.
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

// Storage location of a room's data, and duration of a server's lease.
struct StorePlace {
  // Folder used only by this server. It contains SQLite's file.
  QString folder;
  // Connection string of PostgreSQL (store/postgres_place.h). If empty, SQLite is used.
  QString database{};
  // Duration of a lease. If a server has not renewed its lease for this time, other servers may
  // take over its tables.
  std::chrono::milliseconds lease = std::chrono::seconds(10);
  std::chrono::milliseconds mostPollTime = std::chrono::seconds(1);  // upper bound of pollTime()
  std::chrono::milliseconds mostPatience = std::chrono::seconds(5);  // upper bound of patience()
  // Clock for the lease. It is called by two threads.
  SteadyClock clock = machineClock();

  // Returns the interval between renewals of the lease. At each renewal, the data written by other
  // servers is read, too.
  std::chrono::milliseconds pollTime() const;
  // Returns the timeout for an answer of the database.
  std::chrono::milliseconds patience() const;
};

// A table of the room as it is stored.
struct StoredTable {
  QString id;
  QString name{};
  Fingerprint owner{};
  Access access = Access::everybody;
  // Text of the record header (headerText), including its secrets.
  std::string header{};
  // Occupants of the seats and settings of the table (host/table_state.h).
  QByteArray state{};
  qint64 created = 0;  // time of creation in milliseconds since 1970
};

// A table on another server.
struct OtherTable {
  // Invitation to the other server; empty if no server runs the table.
  QString address{};
  QByteArray notice{};  // lobby entry, written by the table's server
  qint64 noticed = 0;   // changes whenever `notice` is written

  bool operator==(const OtherTable&) const = default;
};
// Tables on other servers; the key is the table id.
using OtherTables = QMap<QString, OtherTable>;

class RoomStore final : public QObject {
  Q_OBJECT

 public:
  static constexpr const char* kFileName = "room.sqlite";
  static constexpr int kSchema = 3;

  using Done = std::function<void(bool isSaved)>;

  // An open table found in the database, with the record of its latest game.
  struct Found {
    StoredTable table;
    int game = 0;   // number of the latest game; 0 if none was begun
    int parts = 0;  // number of stored parts of the record of that game
    std::string record{};
    qint64 fence = 0;
    // False if another version of the server wrote the table, so this version cannot read it.
    bool isKnown = true;
  };
  struct Opening;
  // Opens the database and takes over tables without a server (ServerLease::takeOver). Creates the
  // folder if it is missing. Blocks until this is done.
  static Opening open(const StorePlace& place);
  static Opening open(const QString& folder);  // uses SQLite in this folder
  // Blocks until all requests are written. Pending callbacks are never called.
  ~RoomStore() override;

  // The following functions return at once. `done` is called later in the thread of open(), in the
  // order of the requests.

  // Stores a new table, or the changed state of a known table. Replaces a waiting put() of the same
  // table, whose callback is still called.
  void put(const StoredTable& table, Done done);
  // Marks the table as closed, even if its first put() is pending or has failed. Keeps the table's
  // records. Repeats the write until it succeeds or this server's lease has expired.
  void close(const StoredTable& table, qint64 now);
  // Releases a table that this server cannot run. Other servers may take it over.
  void leave(const QString& table);
  // Deletes games that ended before `time` and tables closed before `time` (milliseconds since
  // 1970). Works in small steps, while the store has nothing else to do.
  void forgetBefore(qint64 time);

  // Returns true if other servers may use the same database.
  bool isShared() const { return !place_.database.isEmpty(); }
  // Sets the invitation to this server, to which other servers redirect guests.
  void announce(const QString& address);
  // Writes the lobby entry of a table for other servers.
  void notice(const QString& table, const QByteArray& text, Done done);

  // Returns a journal for a new game at this table. `game`: number of the game at the table, from
  // 1.
  std::unique_ptr<Journal> newGame(const QString& table, int game, qint64 now);
  // Returns a journal continuing the record of the found game.
  std::unique_ptr<Journal> openGame(const Found& found);

  // Returns the number of written transactions.
  int transactions() const { return transactions_; }

 signals:
  // Emitted if a write has failed. `reason` is the database's error message. Consecutive failures
  // with the same message are reported only once.
  void failed(const QString& reason);
  // The following signals are emitted only if other servers may use the database.

  // Emitted if this server has lost its lease, or has given it up shortly before it expires. This
  // server owns no table then.
  void lost();
  // Emitted if this server has taken over these tables.
  void taken(const std::vector<downpile::RoomStore::Found>& tables);
  // Emitted about once a second, when the tables of other servers were read from the database.
  void polled(const downpile::OtherTables& others);
  // away() is emitted if the database has stopped answering, back() when it answers again.
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
  // A write to the database. It is executed in a transaction, possibly with other writes. Returns
  // false on failure.
  using Deed = std::function<bool(RoomDatabase& database)>;
  struct Waiting {
    Deed deed;
    Done done;
    // Id of the table whose state is written; empty for other writes.
    QString table{};
  };

  explicit RoomStore(StorePlace place);
  static QString lockFolder(RoomStore& store);
  void work(Opening* opening);
  void serve(RoomDatabase& database, ServerLease& lease);
  // Queues a write. If the queue already contains a state of the same table, the new state replaces
  // it at its place, because later writes about games need the table's row.
  void write(Deed deed, Done done, const QString& table = {});
  // Queues a write, retried until it succeeds or the server id changes.
  void insist(Deed deed);
  void writeAll(RoomDatabase& database, const std::vector<Waiting>& deeds);
  enum class Written : std::uint8_t { all, notAll, nothing };
  Written writeTogether(RoomDatabase& database, const std::vector<Waiting>& deeds);
  void forgetSome(RoomDatabase& database, qint64 time);
  // Renews the lease and takes over tables. Returns true if more tables can be taken over.
  bool poll(RoomDatabase& database, ServerLease& lease);

  qint64 remembered() const;
  void remember(qint64 server) const;

  void begin(qint64 server, const std::vector<Found>& tables);
  void lose();

  StorePlace place_;
  int lock_ = -1;  // file descriptor of the folder's lock, held until destruction
  std::unique_ptr<QThread> thread_;
  std::mutex mutex_;
  std::condition_variable news_;
  std::vector<Waiting> waiting_;
  bool isOpened_ = false;
  bool isEnding_ = false;
  // Server id given up by the main thread because its lease has expired or is about to.
  qint64 lost_ = 0;
  QString address_;
  bool mustPoll_ = false;  // true: the lease must be renewed without delay
  // Tables released by leave(), to be reported to the store's thread.
  QSet<QString> left_;
  // Games that ended before this time, and tables closed before it, are being deleted (milliseconds
  // since 1970); nullopt: nothing is being deleted.
  std::optional<qint64> forgotten_{};
  std::atomic<int> transactions_ = 0;
  // Time when the last successful renewal of the lease began, in milliseconds of the clock.
  std::atomic<qint64> contactAt_ = 0;
  // The following members are used only by the store's thread.
  bool isAway_ = false;
  // Error message last reported by failed(), or empty if the last write succeeded.
  QString trouble_;
  // Last server id reported to the main thread.
  qint64 reportedServer_ = 0;
  // Until this time (milliseconds of the clock), only tables of this server's previous id are taken
  // over.
  qint64 modestUntil_ = 0;

  // The following members are used only by the main thread. A request uses the server id and the
  // fencing token valid when it is made.
  // Current server id; 0 if this server has no valid lease. Then it cannot own tables.
  qint64 server_ = 0;
  // Fencing tokens of this server's tables; the key is the table id.
  QHash<QString, qint64> fences_;
  QTimer watch_;
};

struct RoomStore::Opening {
  // nullptr on failure; then `sentence` is the reason for the operator.
  std::unique_ptr<RoomStore> store;
  QString sentence{};
  std::vector<Found> tables{};
  qint64 server = 0;
};

}  // namespace downpile
