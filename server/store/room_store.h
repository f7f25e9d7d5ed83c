// SPDX-License-Identifier: GPL-3.0-or-later
// What a room must not forget: its tables, who sits there, and every line of their games, in an
// SQLite database. It works in a thread of its own. What comes while a transaction is being written
// waits, and is written in the next one together; each is told once it is on the disk.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSet>
#include <QString>
#include <QThread>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "identity/fingerprint.h"
#include "message/lobby_messages.h"
#include "record/session.h"

class QSqlDatabase;

namespace downpile {

// A table as it is written down.
struct StoredTable {
  QString id;
  QString name{};
  Fingerprint owner{};
  Access access = Access::everybody;
  std::string header{};  // headerText, with its secrets
  QByteArray state{};    // who sits there, and more (room/table_state.h)
  qint64 created = 0;    // milliseconds since 1970
};

class RoomStore final : public QObject {
  Q_OBJECT

 public:
  static constexpr const char* kFileName = "room.sqlite";
  static constexpr int kSchema = 1;

  using Done = std::function<void(bool kept)>;

  // A table that is open, and what has been written of the game that was begun there last.
  struct Found {
    StoredTable table;
    int game = 0;   // its number; 0: none was begun
    int parts = 0;  // in which it was written
    std::string record{};
  };
  struct Opening;
  // Opens the database in this folder, which is made if it is missing, and reads it. Waits for it.
  static Opening open(const QString& folder);
  // Waits until everything is written. Nobody is told any more.
  ~RoomStore() override;

  // All of these return at once; `done` is called later in the thread in which the store was
  // opened, in the order in which they were asked for.

  // Writes a table down, or what has changed of it.
  void put(const StoredTable& table, Done done);
  // The table is gone. Its records stay.
  void close(const QString& table, qint64 now);
  // Forgets games that ended before that time, and tables that were closed.
  void forgetBefore(qint64 time);

  // Where the record of the table's next game goes, which is its `game`th (from 1).
  std::unique_ptr<Journal> newGame(const QString& table, int game, qint64 now);
  // Where that of the game goes on that was found.
  std::unique_ptr<Journal> openGame(const Found& found);

  // How many transactions were written.
  int transactions() const { return transactions_; }

 signals:
  // Something could not be written, and what the database says to that.
  void failed(const QString& reason);

 private:
  class GameJournal;
  struct Game {
    QString table;
    int number = 0;
    qint64 begun = 0;
    int parts = 0;
  };
  // One thing to be written, in a transaction that others may share.
  using Deed = std::function<bool(QSqlDatabase& database)>;
  struct Waiting {
    Deed deed;
    Done done;
    QString table{};  // whose state it is
  };

  explicit RoomStore(const QString& folder);
  static QString lockFolder(RoomStore& store);
  void work(Opening* opening);
  void serve(QSqlDatabase& database);
  // A state that waits is replaced by a newer one of the same table: it is never written after
  // lines that came after it.
  void write(Deed deed, Done done, const QString& table = {});
  void writeAll(QSqlDatabase& database, const std::vector<Waiting>& deeds);
  bool writeTogether(QSqlDatabase& database, const std::vector<Waiting>& deeds);

  QString folder_;
  int lock_ = -1;  // held for as long as this exists: nobody else owns the room
  std::unique_ptr<QThread> thread_;
  std::mutex mutex_;
  std::condition_variable news_;
  std::vector<Waiting> waiting_;
  bool isOpened_ = false;
  bool isEnding_ = false;
  std::atomic<int> transactions_ = 0;
};

struct RoomStore::Opening {
  // None where it could not be opened; `sentence` says why.
  std::unique_ptr<RoomStore> store;
  QString sentence{};
  std::vector<Found> tables{};
};

}  // namespace downpile
