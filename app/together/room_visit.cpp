// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/room_visit.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "games/catalog.h"
#include "settings/rule_sets.h"
#include "text/texts.h"
#include "together/multiplayer_texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Milliseconds between the first change of a table and the update of the list. Later changes within
// this time are included.
constexpr int kShowTime = 100;

}  // namespace

RoomVisit::RoomVisit(Settings& settings, People& people, Dependencies dependencies, QObject* parent)
    : QObject(parent),
      settings_(settings),
      rooms_(settings),
      people_(people),
      dependencies_(std::move(dependencies)) {
  showing_.setSingleShot(true);
  showing_.setInterval(kShowTime);
  connect(&showing_, &QTimer::timeout, this, &RoomVisit::show);
  connect(&people_, &People::namesChanged, this, &RoomVisit::show);
  // Connects to the room again, because the changed list of friends is sent only with a new
  // connection.
  connect(&people_, &People::acquaintancesChanged, this, [this] {
    if (!lobby_ || lobby_->isOpening()) return;
    rest();
    reconnect();
  });
}

RoomVisit::~RoomVisit() = default;

QString RoomVisit::phase() const {
  if (!invitation_) return {};
  return hasEntered_ ? u"entered"_s : u"entering"_s;
}

QString RoomVisit::name() const { return isolated(name_); }

QStringList RoomVisit::known() const {
  QStringList names;
  const auto rooms = rooms_.list();
  for (const KnownRooms::Known& room : rooms) {
    const bool isOnlyOne = std::ranges::count(rooms, room.name, &KnownRooms::Known::name) == 1;
    Invitation address = room.invitation;
    address.fingerprint.reset();
    names << (isOnlyOne ? isolated(room.name)
                        : tr("%1 (%2)", "a room, and its address")
                              .arg(isolated(room.name), address.text()));
  }
  return names;
}

// ---- entering and leaving ----------------------------------------------------------------------

void RoomVisit::enter(const Invitation& room) {
  leave();
  invitation_ = room;
  emit phaseChanged();
  connectLobby();
}

void RoomVisit::connectLobby() {
  const auto own = dependencies_.identity();
  if (!own) return leave();  // identity() has already reported why the key is missing
  you_ = own->fingerprint();
  lobby_ = std::make_unique<LobbyGuest>(dependencies_.person());
  link_ = std::make_unique<HostLink>(*lobby_, *own, *invitation_, dependencies_.times);
  connect(lobby_.get(), &LobbyGuest::welcomed, this, &RoomVisit::welcomed);
  connect(lobby_.get(), &LobbyGuest::reachedChanged, this, &RoomVisit::reachedChanged);
  connect(lobby_.get(), &LobbyGuest::tablesChanged, this, [this] {
    if (!showing_.isActive()) showing_.start();
  });
  connect(lobby_.get(), &LobbyGuest::openingChanged, this, &RoomVisit::openingChanged);
  connect(lobby_.get(), &LobbyGuest::opened, this,
          [this](const QString& table) { want(table, false); });
  connect(lobby_.get(), &LobbyGuest::refused, this,
          [this](Refused::Reason reason) { emit failed(refusalText(reason)); });
  connect(lobby_.get(), &LobbyGuest::closed, this, [this](const QString& name) {
    emit failed(tr("The operator of this room has closed “%1”.", "%1 is the name of a table")
                    .arg(tableTitle(name)));
  });
  connect(lobby_.get(), &LobbyGuest::unanswered, this, [this] {
    emit failed(
        tr("The connection was lost while the table was being opened. If the table was opened, it "
           "is in the list."));
  });
  connect(lobby_.get(), &LobbyGuest::dismissed, this, [this](Goodbye::Reason reason) {
    const bool isNone = !hasEntered_ && reason == Goodbye::Reason::notUnderstood;
    giveUp(isNone ? tr("No room was found at this address. To join a table there, you need an "
                       "invitation.")
                  : roomGoodbyeText(reason));
  });
  connect(link_.get(), &HostLink::failed, this, &RoomVisit::giveUp);
  connect(link_.get(), &HostLink::warned, this, &RoomVisit::troubled);
  if (hasEntered_) link_->insist();
  link_->open();
}

void RoomVisit::welcomed() {
  show();
  // The room has answered. From now on, the invitation contains the fingerprint of its key.
  invitation_ = link_->invitation();
  name_ = lobby_->room();
  rooms_.save(name_, *invitation_);
  emit knownChanged();
  emit nameChanged();
  if (!std::exchange(hasEntered_, true)) emit phaseChanged();
}

// lobby_ and link_ are deleted later, because one of them may have called this function.
void RoomVisit::rest() {
  if (!lobby_) return;
  lobby_->disconnect(this);
  link_->disconnect(this);
  const auto gone =
      std::make_shared<std::pair<std::unique_ptr<LobbyGuest>, std::unique_ptr<HostLink>>>(
          std::move(lobby_), std::move(link_));
  QMetaObject::invokeMethod(
      this, [gone] {}, Qt::QueuedConnection);
  emit openingChanged();
  emit reachedChanged();
}

void RoomVisit::reconnect() {
  if (invitation_ && !lobby_) connectLobby();
}

void RoomVisit::leave() {
  if (!invitation_) return;
  rest();
  invitation_.reset();
  hasEntered_ = false;
  tables_.show({}, you_, people_);
  emit phaseChanged();
}

void RoomVisit::giveUp(const QString& sentence) {
  leave();
  emit failed(sentence);
}

void RoomVisit::enterKnown(int row) {
  const auto rooms = rooms_.list();
  if (row < 0 || row >= static_cast<int>(rooms.size())) return;
  emit roomWanted(rooms[static_cast<std::size_t>(row)].invitation);
}

void RoomVisit::forgetKnown(int row) {
  const auto rooms = rooms_.list();
  if (row < 0 || row >= static_cast<int>(rooms.size())) return;
  rooms_.forget(*rooms[static_cast<std::size_t>(row)].invitation.fingerprint);
  emit knownChanged();
}

bool RoomVisit::isOf(const Invitation& table) const {
  return hasEntered_ && invitation_->fingerprint == table.fingerprint;
}

// ---- tables ------------------------------------------------------------------------------------

void RoomVisit::show() {
  if (lobby_) tables_.show(lobby_->tables(), you_, people_);
}

void RoomVisit::want(const QString& table, bool watches) {
  if (!hasEntered_) return;
  Invitation invitation = *invitation_;
  invitation.table = table;
  emit tableWanted(invitation, watches);
}

void RoomVisit::open(const QString& access) {
  const auto audience = accessOf(access);
  if (!audience || !isReached()) return;
  emit failed({});
  const RecordHeader header = dependencies_.header();
  lobby_->open({.name = defaultTableName(dependencies_.person().name),
                .header = headerText(withoutSecrets(header)),
                .access = *audience,
                .rulesName = ownSetName(settings_, *findGame(header.game)->info, header.options)});
}

}  // namespace downpile

#include "moc_room_visit.cpp"
