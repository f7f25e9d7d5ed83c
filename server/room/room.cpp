// SPDX-License-Identifier: GPL-3.0-or-later
#include "room/room.h"

#include <QPointer>
#include <QRandomGenerator>
#include <algorithm>
#include <utility>

#include "connection/network_place.h"
#include "host/table_state.h"
#include "room/wanted_table.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Milliseconds within which a new connection must send its first message.
constexpr int kFirstWordTime = 10'000;
constexpr int kFewRefused = 20;     // refused connections a minute that are not logged
constexpr int kHouseTime = 60'000;  // milliseconds between two calls of cleanUp()
// Limits for log lines about people: number of lines in a burst, and number per second after that.
// Without them, a flood of new keys could fill the disk.
constexpr double kArrivalsAtOnce = 50;
constexpr double kArrivalsASecond = 1;
// Maximum number of tables closed by the operator whose absent people are told when they return.
constexpr std::size_t kMostClosed = 200;
const QString kAbandoned = u"An abandoned table was closed."_s;

}  // namespace

// A connection before its first message.
struct Room::Stranger {
  std::unique_ptr<Connection> connection;
  Fingerprint key;
  QTimer patience{};
};

struct Room::Table {
  StoredTable stored;  // the table's last state sent to the store
  std::unique_ptr<HostedTable> hosted{};
  // Network of the table's owner (networkPlace); empty if the table was opened before the server's
  // last start.
  QString place{};
  QSet<Fingerprint> friends{};  // friends of the table's owner
  int game = 0;                 // number of games begun at the table
  bool isOpen = false;          // true if the table is stored, so that people can join it
  // Last time at which a person was connected to the table, in milliseconds of the clock. Updated
  // at each change of the table and once a minute.
  qint64 desertedAt = 0;
  // Lobby entry for visitors unknown to everyone at the table: not its owner, not a friend, and not
  // blocked.
  TableNow notice{};
  QByteArray message{};  // `notice` as a serialised TableChanged message
  // People connected at the table's last change.
  QSet<Fingerprint> present{};
};

// ---- opening -----------------------------------------------------------------------------------

Room::Room(RoomStore& store, const QString& name, std::vector<RoomStore::Found> found,
           Limits limits, Dependencies dependencies, QObject* parent)
    : QObject(parent),
      store_(store),
      limits_(limits),
      dependencies_(std::move(dependencies)),
      others_(store,
              {.noticeOf = [this](const QString& id) { return noticeOf(id); },
               .accept =
                   [this](auto connection, const auto& key, const QByteArray& message) {
                     passToTable(std::move(connection), key, message);
                   },
               .clock = dependencies_.clock,
               .newsTime = limits.newsTime},
              this),
      lobby_({.room = name,
              .mostVisitors = limits.visitors,
              .tablesFor = [this](const Fingerprint& key) { return tablesFor(key); },
              .waits = [this] { return isWaiting_; },
              .entered =
                  [this](const auto& key, const Enter& enter) {
                    noteArrival(u"%1 entered the lobby."_s.arg(key.text()));
                    befriend(key, enter);
                  },
              .closedFor = [this](const Fingerprint& key) { return takeClosed(key); },
              .open = [this](const auto& wanted,
                             const auto& answered) { openTable(wanted, answered); },
              .clock = dependencies_.clock,
              .newsTime = limits.newsTime},
             this),
      minute_(this),
      arrivals_(dependencies_.clock(), kArrivalsAtOnce, kArrivalsASecond) {
  connect(&store_, &RoomStore::failed, this,
          [this](const QString& reason) { dependencies_.note(u"Cannot save: %1"_s.arg(reason)); });
  connect(&store_, &RoomStore::away, this, [this](const QString& reason) {
    isWaiting_ = true;
    dependencies_.note(u"The database does not answer, so the tables wait: %1"_s.arg(reason));
  });
  connect(&store_, &RoomStore::back, this, [this] {
    isWaiting_ = false;
    dependencies_.note(u"The database answers again."_s);
  });
  connect(&store_, &RoomStore::lost, this, &Room::releaseTables);
  connect(&store_, &RoomStore::taken, this, [this](const auto& tables) {
    for (const RoomStore::Found& each : tables) resumeTable(each);
    dependencies_.note(
        u"Taken over tables without a server: %1. Tables here: %2."_s.arg(tables.size())
            .arg(this->tables()));
    lobby_.changed();
  });
  connect(&others_, &OtherServers::changed, &lobby_, &Lobby::changed);
  connect(&minute_, &QTimer::timeout, this, &Room::cleanUp);
  minute_.start(kHouseTime);
  for (const RoomStore::Found& each : found) resumeTable(each);
  store_.forgetBefore(dependencies_.date() - limits_.keepRecords.count());
}

Room::~Room() = default;

// Restores a stored table and resumes its game, if one was running. Its people have the usual time
// to reconnect.
void Room::resumeTable(const RoomStore::Found& found) {
  const RecordReading header = readRecord(found.table.header);
  const bool isKnown = found.isKnown && header.status == RecordReading::Status::good;
  auto state = isKnown ? readTableState(found.table.state, header.record.header.players)
                       : std::optional<TableState>();
  const RecordReading reading = readRecord(found.record);
  if (!state || reading.status == RecordReading::Status::newer) {
    dependencies_.note(
        u"A table was left untouched: its game or house rules are unknown here or of a newer"
        " version."_s);
    return store_.leave(found.table.id);
  }
  HostedTable::Setup setup{.name = found.table.name,
                           .table = found.table.id,
                           .header = header.record.header,
                           .isInRoom = true};
  setup.header.botSeed = QRandomGenerator::system()->generate64();
  auto table = std::make_unique<Table>(Table{.stored = found.table, .game = found.game});
  if (state->game != found.game) state->savedSeats.token.clear();
  setup.savedSeats = std::move(state->savedSeats);
  setup.allowed = state->allowed;
  setup.rulesName = state->rulesName;
  table->friends = std::move(state->friends);
  if (!found.record.empty()) {
    const bool isGood = reading.status == RecordReading::Status::good &&
                        reading.record.header.game == setup.header.game &&
                        reading.record.header.players == setup.header.players;
    const Replay replayed = isGood ? replay(reading.record) : Replay{};
    if (!isGood || !replayed.problem.empty()) {
      dependencies_.note(u"Cannot continue a game; its record was left untouched."_s);
    } else if (!replayed.game->standing().gameOver) {
      setup.record = reading.record;
    }
  }
  const bool resumed = setup.record.has_value();
  tables_.push_back(std::move(table));
  Table& made = *tables_.back();
  RoomStore::Found rest = found;
  rest.record.clear();  // `setup` already has the record if the game continues
  make(made, std::move(setup), std::move(rest));
  if (resumed) made.hosted->begin();
  // From here on, changes of the table's state are stored. Before, the occupants of the seats were
  // not restored yet.
  made.stored.state = found.table.state;
  made.isOpen = true;
  changed(made);
}

void Room::make(Table& table, HostedTable::Setup setup, std::optional<RoomStore::Found> resumed) {
  HostedTable::Dependencies dependencies{
      .makeJournal =
          [this, &table](const RecordHeader& /*header*/) {
            return store_.newGame(table.stored.id, ++table.game, dependencies_.date());
          },
      .openJournal = [this, resumed] { return store_.openGame(*resumed); },
      .clock = dependencies_.clock,
      .computers = {.pause = dependencies_.pause}};
  table.hosted =
      std::make_unique<HostedTable>(std::move(setup), table.stored.owner, std::move(dependencies));
  table.desertedAt = dependencies_.clock();
  HostedTable* hosted = table.hosted.get();
  connect(hosted, &HostedTable::seatsChanged, this, [this, &table] { changed(table); });
  connect(hosted, &HostedTable::begun, this, [this, &table](bool isSaved) {
    dependencies_.note(isSaved ? u"A game continues or has begun."_s
                               : u"Could not begin a game."_s);
    changed(table);
  });
  connect(hosted, &HostedTable::troubled, this,
          [this] { dependencies_.note(u"Could not save a move; trying again."_s); });
  changed(table);
}

// ---- connections -------------------------------------------------------------------------------

void Room::accept(std::unique_ptr<Connection> connection, const Fingerprint& key) {
  if (dependencies_.isBanned(key, connection->place())) {
    noteArrival(u"%1 is banned and was refused."_s.arg(key.text()));
    return refuse(std::move(connection), Goodbye::Reason::removed);
  }
  // If too many connections have not sent their first message, drops the oldest one.
  if (static_cast<int>(strangers_.size()) >= limits_.strangers) {
    refuse(release(*strangers_.front()), Goodbye::Reason::tooMuch);
  }
  strangers_.push_back(std::make_unique<Stranger>());
  Stranger& stranger = *strangers_.back();
  stranger.connection = std::move(connection);
  stranger.key = key;
  const Connection* line = stranger.connection.get();
  connect(line, &Connection::received, this,
          [this, &stranger](const QByteArray& message) { receive(stranger, message); });
  connect(line, &Connection::closed, this,
          [this, &stranger] { release(stranger).release()->deleteLater(); });
  connect(&stranger.patience, &QTimer::timeout, this,
          [this, &stranger] { refuse(release(stranger), Goodbye::Reason::notUnderstood); });
  stranger.patience.setSingleShot(true);
  stranger.patience.start(kFirstWordTime);
}

// Returns the connection of a stranger (a guest whose first message was not handled yet), and
// deletes the stranger.
std::unique_ptr<Connection> Room::release(const Stranger& stranger) {
  const auto found = std::ranges::find(strangers_, &stranger, &std::unique_ptr<Stranger>::get);
  std::unique_ptr<Stranger> gone = std::move(*found);
  strangers_.erase(found);
  gone->connection->disconnect(this);
  gone->patience.disconnect(this);
  return std::move(gone->connection);
}

void Room::receive(Stranger& stranger, const QByteArray& message) {
  const Fingerprint key = stranger.key;
  auto connection = release(stranger);
  if (isForLobby(message)) return lobby_.accept(std::move(connection), key, message);
  passToTable(std::move(connection), key, message);
}

// Passes a guest to the table named in the first message. If this person may not see the table and
// has no seat at it, the answer is the same as for an unknown table.
void Room::passToTable(std::unique_ptr<Connection> connection, const Fingerprint& key,
                       const QByteArray& message) {
  const auto hello = readGuestMessage(message);
  if (!hello || !std::holds_alternative<Hello>(*hello)) {
    return refuse(std::move(connection), Goodbye::Reason::notUnderstood);
  }
  const QString id = std::get<Hello>(*hello).table;
  Table* table = find(id);
  if (table == nullptr && !takeClosed(key, id).empty()) {
    return sendAndClose(std::move(connection),
                        hostMessage(Goodbye{.reason = Goodbye::Reason::closed, .isForGood = true}));
  }
  if (table == nullptr) return others_.redirect(std::move(connection), key, id, message);
  if (!maySee(*table, key) && !table->hosted->isSeated(key)) {
    return refuse(std::move(connection), Goodbye::Reason::noSuchTable);
  }
  table->hosted->accept(std::move(connection), key, message);
}

bool Room::maySee(const Table& table, const Fingerprint& key) {
  return table.stored.access != Access::friends || table.stored.owner == key ||
         table.friends.contains(key);
}

// ---- tables ------------------------------------------------------------------------------------

Room::Table* Room::find(const QString& id) const {
  const auto isIt = [&id](const auto& table) { return table->isOpen && table->stored.id == id; };
  const auto found = std::ranges::find_if(tables_, isIt);
  return found == tables_.end() ? nullptr : found->get();
}

const HostedTable* Room::table(const QString& id) const {
  const Table* table = find(id);
  return table == nullptr ? nullptr : table->hosted.get();
}

void Room::openTable(const Lobby::Wanted& wanted, const Lobby::Answered& answered) {
  const NewTable& asked = wanted.table;
  const auto isOwn = [&](const auto& table) { return table->stored.owner == wanted.key; };
  const auto isOfSamePlace = [&](const auto& table) {
    return !wanted.place.isEmpty() && table->place == wanted.place;
  };
  if (std::ranges::count_if(tables_, isOwn) + others_.tablesOf(wanted.key) >=
          limits_.tablesAnOwner ||
      std::ranges::count_if(tables_, isOfSamePlace) >= limits_.tablesAPlace) {
    return answered(Refused{Refused::Reason::tooManyOwn});
  }
  const auto header = wantedHeader(asked.header);
  if (!header) return answered(Refused{Refused::Reason::noSuchGame});
  if (tables() >= limits_.tables && !makeWay()) {
    return answered(Refused{Refused::Reason::tooMany});
  }
  auto table = std::make_unique<Table>(
      Table{.stored = {.id = newTableId(),
                       .name = asked.name.isEmpty() ? wanted.enter.name : asked.name,
                       .owner = wanted.key,
                       .access = asked.access,
                       .header = headerText(*header),
                       .created = dependencies_.date()},
            .place = wanted.place,
            .friends = wanted.enter.knows.friends});
  tables_.push_back(std::move(table));
  Table& made = *tables_.back();
  make(made,
       {.name = made.stored.name,
        .table = made.stored.id,
        .rulesName = asked.rulesName,
        .header = *header,
        .allowed = {.writing = asked.access != Access::everybody},
        .isInRoom = true},
       std::nullopt);
  store_.put(made.stored,
             [this, guard = QPointer(this), id = made.stored.id, answered](bool isSaved) {
               if (guard) opened(id, isSaved, answered);
             });
}

// Closes the table that has been without people for the longest time, to make room for a new one.
// Returns false if no table has been without people for at least keepEmpty.
bool Room::makeWay() {
  const Table* left = nullptr;
  for (const auto& table : tables_) {
    const bool isLeft = table->isOpen && table->hosted->isDeserted() &&
                        dependencies_.clock() - table->desertedAt >= limits_.keepEmpty.count();
    if (isLeft && (left == nullptr || table->desertedAt < left->desertedAt)) left = table.get();
  }
  if (left != nullptr) close(left->stored.id, kAbandoned);
  return left != nullptr;
}

void Room::opened(const QString& id, bool isSaved, const Lobby::Answered& answered) {
  const auto found =
      std::ranges::find(tables_, id, [](const auto& table) { return table->stored.id; });
  // The table may have been given up while it was being written, because the lease has expired.
  if (!isSaved || found == tables_.end()) {
    if (found != tables_.end()) {
      // The write has failed, but it is unknown whether the database contains the table. So the
      // table is marked as closed.
      store_.close((*found)->stored, dependencies_.date());
      tables_.erase(found);
    }
    return answered(Refused{Refused::Reason::notSaved});
  }
  (*found)->isOpen = true;
  // The table's state may have changed since its first write was requested, so it is written again.
  (*found)->stored.state.clear();
  writeDown(**found);
  dependencies_.note(
      u"%1 opened a table. Tables here: %2."_s.arg((*found)->stored.owner.text()).arg(tables()));
  others_.note(id);
  lobby_.changed();
  answered(Opened{id});
}

// Called when a person has entered the lobby: updates the friends of this person's tables. The
// friends may see the person's tables with Access::friends.
void Room::befriend(const Fingerprint& key, const Enter& enter) {
  for (const auto& table : tables_) {
    if (table->stored.owner != key || table->friends == enter.knows.friends) continue;
    table->friends = enter.knows.friends;
    changed(*table);
  }
}

void Room::changed(Table& table) {
  const HostedTable& hosted = *table.hosted;
  if (!hosted.isDeserted()) table.desertedAt = dependencies_.clock();
  noteArrivals(table);
  SeatsNow seats = hosted.seats();
  for (SeatNow& seat : seats.seats) {
    seat.left = seat.thinks = seat.movesMadeFor = 0;
    seat.isFailing = false;
  }
  table.notice = {.id = table.stored.id,
                  .name = table.stored.name,
                  .header = headerText(withoutSecrets(hosted.setup().header)),
                  .access = table.stored.access,
                  .seats = std::move(seats.seats),
                  .free = hosted.freeSeats(),
                  .watching = static_cast<int>(seats.watching.size()),
                  .isPlaying = hosted.isPlaying(),
                  .rulesName = hosted.setup().rulesName};
  table.message = lobbyMessage(TableChanged{table.notice});
  writeDown(table);
  if (!table.isOpen) return;
  others_.note(table.stored.id);
  lobby_.changed();
}

// Writes the state of the table to the store if it has changed. Called before a new occupant of a
// seat can act.
void Room::writeDown(Table& table) {
  QByteArray state = tableStateText({.game = table.game,
                                     .savedSeats = table.hosted->savedSeats(),
                                     .allowed = table.hosted->setup().allowed,
                                     .friends = table.friends,
                                     .rulesName = table.hosted->setup().rulesName});
  if (state == table.stored.state) return;
  table.stored.state = std::move(state);
  if (!table.isOpen) return;  // the state is stored later, when the table is opened
  store_.put(table.stored, [guard = QPointer(this), id = table.stored.id](bool isSaved) {
    if (isSaved || !guard) return;
    // If the write has failed, the stored state is cleared. So the next change, or cleanUp() after
    // at most a minute, writes it again.
    if (Table* found = guard->find(id)) found->stored.state.clear();
  });
}

// ---- housekeeping ------------------------------------------------------------------------------

void Room::noteRefused(const QString& place) {
  ++refused_;
  lastRefused_ = place;
}

void Room::cleanUp() {
  const int refused = std::exchange(refused_, 0);
  if (refused > kFewRefused) {
    dependencies_.note(
        u"Connections over a limit or without a key in the last minute: %1, the last one from %2."_s
            .arg(QString::number(refused), networkPlaceText(lastRefused_)));
  }
  QStringList gone;
  for (const auto& table : tables_) {
    if (!table->hosted->isDeserted()) table->desertedAt = dependencies_.clock();
    const auto most = table->hosted->isPlaying() ? limits_.keepPlayed : limits_.keepEmpty;
    if (table->isOpen && dependencies_.clock() - table->desertedAt >= most.count()) {
      gone << table->stored.id;
    } else {
      writeDown(*table);
    }
  }
  for (const QString& id : gone) close(id, kAbandoned);
  store_.forgetBefore(dependencies_.date() - limits_.keepRecords.count());
}

// Closes a table. `id` is passed by value, because a reference could refer to the table deleted
// here.
void Room::close(QString id, const QString& note) {
  Table& closed = *find(id);
  closed.hosted->close(true);
  store_.close(closed.stored, dependencies_.date());
  std::erase_if(tables_, [&id](const auto& table) { return table->stored.id == id; });
  dependencies_.note(note + u" Tables here: %1."_s.arg(tables()));
  others_.note(id);
  lobby_.changed();
}

// ---- operator ----------------------------------------------------------------------------------

std::vector<Room::TableReport> Room::reports() const {
  std::vector<TableReport> all;
  for (const auto& table : tables_) {
    if (!table->isOpen) continue;
    all.push_back({.id = table->stored.id,
                   .name = table->stored.name,
                   .owner = table->stored.owner,
                   .access = table->stored.access,
                   .game = table->hosted->setup().header.game,
                   .isPlaying = table->hosted->isPlaying(),
                   .created = table->stored.created,
                   .participants = table->hosted->participants()});
  }
  return all;
}

bool Room::closeTable(const QString& id) {
  const Table* table = find(id);
  if (table == nullptr) return false;
  QSet<Fingerprint> keys{table->stored.owner};
  QSet<Fingerprint> present;
  for (const HostedTable::Participant& each : table->hosted->participants()) {
    keys << each.key;
    if (each.isConnected) present << each.key;
  }
  lobby_.reportClosed(id, table->stored.name, keys);
  for (const Lobby::Person& each : lobby_.people()) present << each.key;
  keys.subtract(present);
  if (!keys.isEmpty()) closed_.push_back({.id = id, .name = table->stored.name, .keys = keys});
  if (closed_.size() > kMostClosed) closed_.pop_front();
  close(id, u"The operator closed a table."_s);
  return true;
}

// Returns the messages about tables that the operator has closed while this person was away; only
// about the table `id` unless it is empty. The person gets each of them once.
std::vector<TableRemoved> Room::takeClosed(const Fingerprint& key, const QString& id) {
  std::vector<TableRemoved> messages;
  for (ClosedTable& table : closed_) {
    if ((id.isEmpty() || table.id == id) && table.keys.remove(key)) {
      messages.push_back({.table = table.id, .closed = table.name});
    }
  }
  return messages;
}

void Room::removeBanned() {
  const auto isBanned = [this](const auto& person) {
    return dependencies_.isBanned(person.key, person.place);
  };
  std::vector<const Stranger*> banned;
  for (const auto& stranger : strangers_) {
    if (dependencies_.isBanned(stranger->key, stranger->connection->place())) {
      banned.push_back(stranger.get());
    }
  }
  for (const Stranger* each : banned) refuse(release(*each), Goodbye::Reason::removed);
  lobby_.removeIf(isBanned);
  for (const auto& table : tables_) {
    for (const HostedTable::Participant& each : table->hosted->participants()) {
      if (isBanned(each)) table->hosted->removePerson(each.key);
    }
  }
}

// Logs an event that any unknown person can cause. The rate of these log lines is limited.
void Room::noteArrival(const QString& line) {
  if (!arrivals_.take(dependencies_.clock())) {
    ++unlogged_;
    return;
  }
  if (const int unlogged = std::exchange(unlogged_, 0); unlogged > 0) {
    dependencies_.note(u"Events of people not logged, as there were too many: %1."_s.arg(unlogged));
  }
  dependencies_.note(line);
}

void Room::noteArrivals(Table& table) {
  QSet<Fingerprint> present;
  for (const HostedTable::Participant& each : table.hosted->participants()) {
    if (!each.isConnected) continue;
    present << each.key;
    if (table.present.contains(each.key)) continue;
    noteArrival(
        (each.player == kSpectator ? u"%1 watches a table of %2."_s : u"%1 joined a table of %2."_s)
            .arg(each.key.text(), table.stored.owner.text()));
  }
  table.present = std::move(present);
}

// Called when this server's lease has expired. Disconnects the guests of all tables. The tables are
// run later by other servers or by this one again, and the guests reconnect there.
void Room::releaseTables() {
  dependencies_.note(
      u"This server was silent for too long and gives up its tables: %1."_s.arg(tables()));
  tables_.clear();
  lobby_.changed();
}

// Returns the notice (lobby entry for other servers) of a table.
std::optional<SharedTable> Room::noticeOf(const QString& id) const {
  const Table* table = find(id);
  if (table == nullptr) return std::nullopt;
  SharedTable notice{
      .table = table->notice, .owner = table->stored.owner, .friends = table->friends};
  for (const auto& occupant : table->hosted->savedSeats().occupants) {
    if (!occupant) continue;
    notice.seated << occupant->key;
    notice.blocked.unite(occupant->knows.blocked);
  }
  return notice;
}

std::vector<ListedTable> Room::tablesFor(const Fingerprint& key) const {
  std::vector<ListedTable> tables;  // tables with free seats, which are listed first
  std::vector<ListedTable> full;
  for (const auto& table : tables_) {
    const bool isListed = table->isOpen && table->stored.access != Access::invitation;
    if (!isListed || !(maySee(*table, key) || table->hosted->isSeated(key))) continue;
    const int free = table->hosted->freeSeats(key);
    const bool isYours = table->stored.owner == key;
    auto& list = free > 0 ? tables : full;
    if (list.size() == kMostTablesListed) continue;
    QByteArray message = table->message;
    if (isYours || free != table->notice.free) {
      TableNow other = table->notice;
      other.free = free;
      other.isYours = isYours;
      message = lobbyMessage(TableChanged{std::move(other)});
    }
    list.push_back({.id = table->stored.id, .message = std::move(message)});
  }
  for (auto& [other, hasFreeSeat] : others_.tablesFor(key)) {
    auto& list = hasFreeSeat ? tables : full;
    if (list.size() < kMostTablesListed) list.push_back(std::move(other));
  }
  const auto rest = std::min(full.size(), kMostTablesListed - tables.size());
  std::move(full.begin(), full.begin() + static_cast<std::ptrdiff_t>(rest),
            std::back_inserter(tables));
  return tables;
}

}  // namespace downpile

#include "moc_room.cpp"
