// SPDX-License-Identifier: GPL-3.0-or-later
#include "room/other_servers.h"

#include <QPointer>
#include <algorithm>
#include <utility>

#include "invitation/invitation.h"

namespace downpile {

namespace {

constexpr std::size_t kMostAskers = 500;
// Longest time in milliseconds for which a guest waits for a redirect. It is longer than another
// server needs to take over a table with the default lease.
constexpr qint64 kMostWait = 30'000;

}  // namespace

struct OtherServers::Asker {
  std::unique_ptr<Connection> connection;
  Fingerprint key;
  QString table;
  QByteArray message;
  qint64 since;
};

OtherServers::OtherServers(RoomStore& store, Dependencies dependencies, QObject* parent)
    : QObject(parent),
      store_(store),
      dependencies_(std::move(dependencies)),
      second_(this),
      patience_(this) {
  second_.setSingleShot(true);
  second_.setInterval(dependencies_.newsTime);
  connect(&second_, &QTimer::timeout, this, &OtherServers::publish);
  connect(&patience_, &QTimer::timeout, this, &OtherServers::dropLateAskers);
  connect(&store_, &RoomStore::polled, this, &OtherServers::update);
  // Forgets which notices this server has written. If it takes over a lost table again, the table
  // may have changed, so the notice must be written again.
  connect(&store_, &RoomStore::lost, this, [this] { published_.clear(); });
}

OtherServers::~OtherServers() = default;

// ---- tables of this server ---------------------------------------------------------------------

void OtherServers::note(const QString& table) {
  if (!store_.isShared()) return;
  changed_ << table;
  if (!second_.isActive()) second_.start();
}

void OtherServers::publish() {
  for (const QString& id : std::exchange(changed_, {})) {
    const auto notice = dependencies_.noticeOf(id);
    if (!notice) {
      published_.remove(id);
      continue;
    }
    const QByteArray text = sharedTableText(*notice);
    if (std::exchange(published_[id], text) == text) continue;
    store_.notice(id, text, [guard = QPointer(this), id](bool isSaved) {
      if (isSaved || !guard) return;
      guard->published_.remove(id);
      guard->note(id);
    });
  }
}

// ---- tables of other servers -------------------------------------------------------------------

void OtherServers::update(const OtherTables& others) {
  QMap<QString, Table> before = std::exchange(tables_, {});
  bool isChanged = false;
  for (auto other = others.cbegin(); other != others.cend(); ++other) {
    Table table = before.take(other.key());
    if (table.other.notice != other->notice) {
      table.notice = readSharedTable(other->notice);
      table.message = table.notice ? lobbyMessage(TableChanged{table.notice->table}) : QByteArray();
      isChanged = true;
    }
    table.other = *other;
    tables_.insert(other.key(), std::move(table));
  }
  if (isChanged || !before.isEmpty()) emit changed();
  for (auto& asker : std::exchange(askers_, {})) answer(std::move(asker));
}

std::vector<OtherServers::Listed> OtherServers::tablesFor(const Fingerprint& key) const {
  std::vector<Listed> listed;
  for (const Table& table : tables_) {
    if (!table.notice || !table.notice->isShownTo(key)) continue;
    const SharedTable& notice = *table.notice;
    const int free = notice.freeFor(key);
    const bool isUsual = key != notice.owner && free == notice.table.free;
    listed.push_back(
        {.table = {.id = notice.table.id,
                   .message =
                       isUsual ? table.message : lobbyMessage(TableChanged{*notice.shownTo(key)})},
         .hasFreeSeat = free > 0});
  }
  return listed;
}

int OtherServers::tablesOf(const Fingerprint& owner) const {
  return static_cast<int>(std::ranges::count_if(tables_, [&owner](const Table& table) {
    return table.notice && table.notice->owner == owner;
  }));
}

// ---- redirects ---------------------------------------------------------------------------------

// Redirects a guest to the table's server. This server's data about other servers may be a second
// old, so the answer waits for the next update from the database.
void OtherServers::redirect(std::unique_ptr<Connection> connection, const Fingerprint& key,
                            const QString& table, const QByteArray& message) {
  if (!store_.isShared()) return refuse(std::move(connection), Goodbye::Reason::noSuchTable);
  auto asker = std::make_unique<Asker>(Asker{.connection = std::move(connection),
                                             .key = key,
                                             .table = table,
                                             .message = message,
                                             .since = dependencies_.clock()});
  const Asker* pending = asker.get();
  connect(pending->connection.get(), &Connection::closed, this, [this, pending] {
    const auto found = std::ranges::find(askers_, pending, &std::unique_ptr<Asker>::get);
    // The connection is deleted later, because it is emitting this signal.
    (*found)->connection.release()->deleteLater();
    askers_.erase(found);
  });
  // If too many guests wait for a redirect, drops the one with the longest wait.
  if (askers_.size() >= kMostAskers) {
    askers_.front()->connection->disconnect(this);
    refuse(std::move(askers_.front()->connection), Goodbye::Reason::tooMuch);
    askers_.erase(askers_.begin());
  }
  askers_.push_back(std::move(asker));
  if (!patience_.isActive()) patience_.start(1000);
}

void OtherServers::dropLateAskers() {
  std::erase_if(askers_, [this](auto& asker) {
    if (dependencies_.clock() - asker->since < kMostWait) return false;
    asker->connection->disconnect(this);
    hangUp(std::move(asker->connection));
    return true;
  });
  if (askers_.empty()) patience_.stop();
}

void OtherServers::answer(std::unique_ptr<Asker> asker) {
  Connection& line = *asker->connection;
  if (dependencies_.noticeOf(asker->table)) {
    line.disconnect(this);
    return dependencies_.accept(std::move(asker->connection), asker->key, asker->message);
  }
  const auto known = tables_.constFind(asker->table);
  // The guest waits if no server runs the table, or if the table has no notice yet: a server stores
  // a new table first and its notice later.
  const bool isKnown = known != tables_.constEnd();
  if (isKnown && (known->other.address.isEmpty() || !known->notice)) {
    askers_.push_back(std::move(asker));
    return;
  }
  line.disconnect(this);
  auto invitation = isKnown && known->notice->maySee(asker->key)
                        ? readInvitation(known->other.address).invitation
                        : std::nullopt;
  if (!invitation) return refuse(std::move(asker->connection), Goodbye::Reason::noSuchTable);
  invitation->table = asker->table;
  sendAndClose(std::move(asker->connection), hostMessage(Redirect{invitation->text()}));
}

}  // namespace downpile

#include "moc_other_servers.cpp"
