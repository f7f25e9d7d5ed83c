// SPDX-License-Identifier: GPL-3.0-or-later
// What a room must not forget: its tables, who sits there, and every line of their games, in a
// database. It works in a thread of its own. What comes while a transaction is being written waits,
// and is written in the next one together; each is told once it is on the disk.
//
// Several servers can share one database of PostgreSQL. Each table is then held by one of them, as
// long as that is heard of; another one takes it over when the first has not been heard of for the
// time of its lease. From then on nothing is written any more that the first one has for the table:
// each write is bound to the fence of the table, a number that is another one with whoever holds
// it.
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

#include "identity/fingerprint.h"
#include "message/lobby_messages.h"
#include "record/session.h"

namespace downpile {

class RoomDatabase;
class Tenure;

// Where a room is written down.
struct StorePlace {
  QString folder;  // of one server alone; SQLite's file is in it
  // Where PostgreSQL is, as its own programs are told (store/postgres_place.h); empty: SQLite.
  QString database{};
  // How long this server's tables are its own when nothing is heard of it, where there are others.
  std::chrono::milliseconds lease = std::chrono::seconds(10);

  // How often it says that it is there, and looks what the others do.
  std::chrono::milliseconds lookTime() const;
  // How long an answer of the database is waited for.
  std::chrono::milliseconds patience() const;
};

// A table as it is written down.
struct StoredTable {
  QString id;
  QString name{};
  Fingerprint owner{};
  Access access = Access::everybody;
  std::string header{};  // headerText, with its secrets
  QByteArray state{};    // who sits there, and more (host/table_state.h)
  qint64 created = 0;    // milliseconds since 1970
};

// A table that another server holds.
struct OtherTable {
  QString address{};    // of that server, as it has announced itself; empty: nobody holds it now
  QByteArray notice{};  // what that server has noted of it
  qint64 noticed = 0;   // another number with each notice

  bool operator==(const OtherTable&) const = default;
};
using OtherTables = QMap<QString, OtherTable>;  // by their ids

class RoomStore final : public QObject {
  Q_OBJECT

 public:
  static constexpr const char* kFileName = "room.sqlite";
  static constexpr int kSchema = 3;

  using Done = std::function<void(bool kept)>;

  // A table that is open, and what has been written of the game that was begun there last.
  struct Found {
    StoredTable table;
    int game = 0;   // its number; 0: none was begun
    int parts = 0;  // in which it was written
    std::string record{};
    qint64 fence = 0;
    bool isKnown = true;  // else it was written by another version, and is not understood
  };
  struct Opening;
  // Opens the database, whose folder is made if it is missing, and reads the tables that nobody
  // else holds. Waits for it.
  static Opening open(const StorePlace& place);
  static Opening open(const QString& folder);  // with SQLite
  // Waits until everything is written. Nobody is told any more.
  ~RoomStore() override;

  // All of these return at once; `done` is called later in the thread in which the store was
  // opened, in the order in which they were asked for.

  // Writes a table down, or what has changed of it.
  void put(const StoredTable& table, Done done);
  // The table is gone, or never was if it is not known whether it was written down. Its records
  // stay. It is tried until it is done.
  void close(const StoredTable& table, qint64 now);
  // This server cannot go on with the table: it stays as it is, and others may have it.
  void leave(const QString& table);
  // Forgets games that ended before that time, and tables that were closed: some at a time, while
  // there is nothing else to do.
  void forgetBefore(qint64 time);

  // Whether other servers may be at work on the same database.
  bool isShared() const { return !place_.database.isEmpty(); }
  // Where people reach this server, for the others.
  void announce(const QString& address);
  // What the others may show of a table.
  void notice(const QString& table, const QByteArray& text, Done done);

  // Where the record of the table's next game goes, which is its `game`th (from 1).
  std::unique_ptr<Journal> newGame(const QString& table, int game, qint64 now);
  // Where that of the game goes on that was found.
  std::unique_ptr<Journal> openGame(const Found& found);

  // How many transactions were written.
  int transactions() const { return transactions_; }

 signals:
  // Something could not be written, and what the database says to that.
  void failed(const QString& reason);
  // The rest comes where others are at work, too.
  // This server holds nothing any more: it was not heard of for too long.
  void lost();
  // Tables are this server's now that were another's.
  void taken(const std::vector<downpile::RoomStore::Found>& tables);
  // What the others hold, about once a second.
  void looked(const downpile::OtherTables& others);
  // The database does not answer, and does again.
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
  // One thing to be written, in a transaction that others may share.
  using Deed = std::function<bool(RoomDatabase& database)>;
  struct Waiting {
    Deed deed;
    Done done;
    QString table{};  // whose state it is
  };

  explicit RoomStore(StorePlace place);
  static QString lockFolder(RoomStore& store);
  void work(Opening* opening);
  void serve(RoomDatabase& database, Tenure& tenure);
  // A state that waits is replaced by a newer one of the same table: it is never written after
  // lines that came after it.
  void write(Deed deed, Done done, const QString& table = {});
  // Until it is done, or this server is another one.
  void insist(Deed deed);
  void writeAll(RoomDatabase& database, const std::vector<Waiting>& deeds);
  enum class Written : std::uint8_t { all, notAll, nothing };
  Written writeTogether(RoomDatabase& database, const std::vector<Waiting>& deeds);
  void forgetSome(RoomDatabase& database, qint64 time);
  // Whether there is more to take over.
  bool look(RoomDatabase& database, Tenure& tenure);

  qint64 remembered() const;
  void remember(qint64 server) const;

  void begin(qint64 server, const std::vector<Found>& tables);
  void lose();

  StorePlace place_;
  int lock_ = -1;  // held for as long as this exists: nobody else has the folder
  std::unique_ptr<QThread> thread_;
  std::mutex mutex_;
  std::condition_variable news_;
  std::vector<Waiting> waiting_;
  bool isOpened_ = false;
  bool isEnding_ = false;
  qint64 lost_ = 0;  // as which it holds nothing any more, and never will
  QString address_;
  bool mustLook_ = false;              // and be seen, now
  QSet<QString> left_;                 // and the thread does not know yet
  std::optional<qint64> forgotten_{};  // what ended before is not
  std::atomic<int> transactions_ = 0;
  std::atomic<qint64> heardAt_ = 0;  // when this server was heard of last, by this machine's clock
  // For the thread.
  bool isAway_ = false;
  QString trouble_;         // that was told, and lasts
  qint64 toldServer_ = 0;   // as which the others of this program know it
  qint64 modestUntil_ = 0;  // takes nobody else's tables, by this machine's clock

  // For everybody but the thread. What is asked for is bound to what is held at that time.
  qint64 server_ = 0;              // as which it holds its tables; 0: it holds none
  QHash<QString, qint64> fences_;  // of the tables that it holds
  QTimer watch_;
};

struct RoomStore::Opening {
  // None where it could not be opened; `sentence` says why.
  std::unique_ptr<RoomStore> store;
  QString sentence{};
  std::vector<Found> tables{};
  qint64 server = 0;
};

}  // namespace downpile
