// SPDX-License-Identifier: GPL-3.0-or-later
#include "together/multiplayer.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>
#include <iterator>
#include <utility>

#include "art/picture_providers.h"
#include "games/catalog.h"
#include "lines/clean_text.h"
#include "records/header_text.h"
#include "settings/new_game.h"
#include "settings/rule_sets.h"
#include "settings/settings.h"
#include "sitting/own_players.h"
#include "text/narrator.h"
#include "text/texts.h"
#include "together/multiplayer_texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

Multiplayer::Multiplayer(Settings& settings, People& people, Dependencies dependencies,
                         QObject* parent)
    : QObject(parent),
      settings_(settings),
      lastTable_(settings),
      people_(people),
      dependencies_(std::move(dependencies)),
      savedTables_(dependencies_.folder + u"/tables"_s),
      room_(settings, people,
            {.identity = [this] { return identity(); },
             .person = [this] { return visitor(); },
             // Rooms do not run external bots. Computer players of the standard level replace them.
             .header = [this] { return withoutExternalBots(dependencies_.header()); },
             .times = dependencies_.times}) {
  sinceStart_.start();
  connect(&room_, &RoomVisit::tableWanted, this, [this](const Invitation& table, bool watches) {
    joinByInvitation(table, watches ? JoinAs::spectator : JoinAs::player);
  });
  connect(&room_, &RoomVisit::roomWanted, this,
          [this](const Invitation& room) { joinByInvitation(room, JoinAs::player); });
  connect(&room_, &RoomVisit::failed, this,
          [this](const QString& sentence) { setProblem(sentence); });
  connect(&room_, &RoomVisit::troubled, this, &Multiplayer::troubled);
  second_.setInterval(1000);
  connect(&second_, &QTimer::timeout, this, [this] {
    showSeats();
    callTime();
  });
  connect(&people_, &People::namesChanged, this, [this] {
    showSeats();
    updateVote();
  });
  connect(&people_, &People::acquaintancesChanged, this, [this] {
    if (table_.guest) table_.know(people_.acquaintances());
    showSeats();
  });
}

static_assert(kDifferentPortraits == kPortraitCount);

Multiplayer::~Multiplayer() {
  if (table_.guest) table_.guest->disconnect(this);
  table_.close();
}

// ---- joining and leaving -----------------------------------------------------------------------

std::optional<Identity> Multiplayer::identity() {
  IdentityReading reading = Identity::loadOrMake(dependencies_.folder);
  if (!reading.identity) {
    setProblem(reading.sentence);
  } else if (!reading.sentence.isEmpty()) {
    emit troubled(reading.sentence);
  }
  // Most people would have the first portrait, and hosts would give them others. With a portrait
  // from the key, friends recognise each other at every table.
  if (reading.identity && !settings_.hasPlayerPortrait()) {
    settings_.setPlayerPortrait(usualPortrait(reading.identity->fingerprint()));
  }
  return reading.identity;
}

GuestTable::Person Multiplayer::person() {
  const QString name = settings_.playerName();
  return {.name = name.isEmpty() ? tr("Guest", "a person without a name") : name,
          .portrait = settings_.playerPortrait(),
          .knows = people_.acquaintances()};
}

Enter Multiplayer::visitor() {
  // The list of blocked people is not sent to a room, because rooms ignore it. It is sent to the
  // host when the user joins a table.
  const GuestTable::Person own = person();
  return {.name = own.name,
          .portrait = own.portrait,
          .knows = {.friends = own.knows.friends, .blocked = {}}};
}

void Multiplayer::hostAgain(const Record& record, OpenJournal openJournal) {
  hostGame(record.header, record, std::move(openJournal));
}

void Multiplayer::hostGame(const RecordHeader& header, std::optional<Record> record,
                           OpenJournal openJournal) {
  leave();
  room_.leave();
  const auto own = identity();
  if (!own) return;
  const GuestTable::Person host = person();
  HostedTable::Setup setup{
      .name = defaultTableName(host.name),
      .rulesName = ownSetName(settings_, *findGame(header.game)->info, header.options),
      .header = header};
  setup.record = std::move(record);
  auto saved = setup.record ? savedTables_.find(header) : std::nullopt;
  if (saved) {
    setup.name = saved->name;
    setup.table = saved->table;
    setup.header.seats = saved->seats;
    setup.allowed = saved->allowed;
    setup.savedSeats = saved->savedSeats;
  }
  HostedTable::Dependencies dependencies;
  // The record and the table's state are written before the players see their first cards.
  dependencies.makeJournal = [this](const RecordHeader& game) {
    hostedGame_ = game;
    saveTable();
    return dependencies_.makeJournal(game);
  };
  dependencies.openJournal = std::move(openJournal);
  dependencies.isSaved = [removed = savedTables_.removedFromAll()](const QString& id,
                                                                   const Fingerprint& key) {
    const auto table = removed.constFind(id);
    return table != removed.cend() && !table->contains(key);
  };
  dependencies.computers.maker = ownPlayers(settings_);
  if (setup.record) hostedGame_ = header;
  const std::optional<Seal> seal = setup.record ? header.seal : std::nullopt;
  MultiplayerTable table =
      MultiplayerTable::hosting(std::move(setup), host, *own, std::move(dependencies));
  // If the user, who has seat 0, contributed a number to the seal of the resumed game, the guest
  // remembers the hash of the seal. The guest can then detect a different seal.
  if (seal && std::ranges::count(seal->numbers, 0, &SeatNumber::seat) > 0) {
    table.guest->rememberDeck(DeckWitness::markOf(*seal));
  }
  connect(table.hosted.get(), &HostedTable::begun, this, [this](bool isSaved) {
    if (isSaved) setProblem({});
    saveTable();
  });
  connect(table.hosted.get(), &HostedTable::seatsChanged, this, &Multiplayer::saveTable);
  connect(table.hosted.get(), &HostedTable::troubled, this, &Multiplayer::warned);
  enter(std::move(table));
}

int Multiplayer::playersOfNextGame() const {
  if (!isHost() || !table_.hosted->mayChangeGame()) return 0;
  return static_cast<int>(table_.hosted->setup().header.seats.size());
}

void Multiplayer::changeGame() {
  if (playersOfNextGame() == 0) return;
  const RecordHeader header = dependencies_.header();
  if (header.players != playersOfNextGame()) return;
  const GameInfo& info = *findGame(header.game)->info;
  table_.hosted->changeGame(header, ownSetName(settings_, info, header.options));
}

void Multiplayer::joinByText(const QString& text, JoinAs as) {
  const InvitationReading reading = readInvitation(text);
  if (!reading.invitation) return setProblem(reading.sentence);
  joinByInvitation(*reading.invitation, as);
}

// Connects again as a player. The host replaces the spectator's connection, so the user stays at
// the table meanwhile.
void Multiplayer::takeSeat() {
  if (!maySit()) return;
  joinedAs_ = std::exchange(joinsAs_, JoinAs::player);
  table_.guest->watch(false);
  table_.link->open();
  emit tableChanged();
  emit maySitChanged();
}

void Multiplayer::stayAsSpectator() {
  if (!isUndecided()) return;
  joinsAs_ = JoinAs::spectator;
  emit tableChanged();
  if (!table_.guest->isPlaying()) return;
  // Drops the received steps, so that the spectator sees only the present position.
  table_.guest->takeSteps();
  showGame();
}

void Multiplayer::joinByInvitation(const Invitation& invitation, JoinAs as) {
  leaveFor(true);
  if (invitation.table.isEmpty()) {
    Invitation room = invitation;
    if (!room.fingerprint) room.fingerprint = room_.knownAt(room);
    if (room.fingerprint) return room_.enter(room);
  }
  if (room_.isOf(invitation)) {
    room_.rest();
  } else {
    room_.leave();
  }
  joinTable(invitation, as);
}

void Multiplayer::joinTable(const Invitation& invitation, JoinAs as) {
  const auto own = identity();
  if (!own) return room_.reconnect();
  GuestTable::Person guest = person();
  guest.watches = as != JoinAs::player;
  MultiplayerTable table = MultiplayerTable::joining(invitation, guest, *own, dependencies_.times);
  table.guest->rememberDeck(lastTable_.deckMark());
  connect(table.link.get(), &HostLink::failed, this, [this](const QString& sentence) {
    const bool isLast = lastTable_.isAt(table_.link->invitation());
    releaseTable();
    setProblem(sentence, isLast);
  });
  connect(table.link.get(), &HostLink::warned, this, &Multiplayer::warned);
  joinsAs_ = as;
  enter(std::move(table));
}

// Joins the remote table again after its host has disconnected the user.
void Multiplayer::joinAgain(JoinAs as) {
  const Invitation invitation = table_.link->invitation();
  leaveFor(true);
  room_.rest();
  joinTable(invitation, as);
}

// Saves the state of the hosted table, or deletes the saved state if the game is over. Reports a
// failure to save once for each table.
void Multiplayer::saveTable() {
  if (!hostedGame_ || !table_.hosted) return;
  const HostedTable& table = *table_.hosted;
  if (table.session() && table.session()->header() == *hostedGame_ && !table.isPlaying()) {
    savedTables_.remove(*std::exchange(hostedGame_, std::nullopt));
    savedState_.reset();
    return;
  }
  TableState state{.savedSeats = table.savedSeats(),
                   .allowed = table.setup().allowed,
                   .table = table.setup().table,
                   .name = table.setup().name,
                   .seats = table.setup().header.seats};
  if (state == savedState_) return;
  if (savedTables_.save(*hostedGame_, state)) {
    savedState_ = std::move(state);
  } else if (!std::exchange(isSaveFailureReported_, true)) {
    emit warned(
        tr("The seats of this table cannot be saved. If you close Downpile, the people at it "
           "cannot return to their seats."));
  }
}

void Multiplayer::enter(MultiplayerTable table) {
  table_ = std::move(table);
  listenTo(*table_.guest);
  setPhase(u"joining"_s);
  if (table_.open()) {
    emit phaseChanged();  // the invitation to the user's own table is known now
    return;
  }
  const QString sentence = table_.door->sentence();
  releaseTable();
  setProblem(sentence);
}

void Multiplayer::listenTo(const GuestTable& guest) {
  connect(&guest, &GuestTable::welcomed, this, &Multiplayer::welcomed);
  connect(&guest, &GuestTable::gameDropped, this, &Multiplayer::waitForNextGame);
  connect(&guest, &GuestTable::begun, this, &Multiplayer::showGame);
  connect(&guest, &GuestTable::seatsChanged, this, &Multiplayer::seatsReceived);
  connect(&guest, &GuestTable::happened, this, &Multiplayer::maySitChanged);
  connect(&guest, &GuestTable::happened, this, [this] {
    if (isGameOver()) updateWaits();
  });
  connect(&guest, &GuestTable::jumped, this, &Multiplayer::maySitChanged);
  connect(&guest, &GuestTable::reachedChanged, this, [this] {
    emit reachedChanged();
    const bool wasLost = std::exchange(isLost_, !isReached());
    if (wasLost && isReached()) emit announced(tr("You are connected to the table again."));
    updateWaits();
    updateVote();
  });
  connect(&guest, &GuestTable::deckCutAgain, this, [this] {
    emit warned(
        tr("The deck is being cut again because somebody joined, left or did not take part. If "
           "this happens often, do not trust the host with the cards."));
  });
  connect(&guest, &GuestTable::deckChanged, this, &Multiplayer::warnOfDeck);
  connect(&guest, &GuestTable::voteChanged, this, &Multiplayer::updateVote);
  connect(&guest, &GuestTable::requestFailed, this, [this](const FailedRequest& failed) {
    const SeatsNow now = withLocalNames(table_.guest->seats(), table_.guest->you(), people_);
    if (!isUndecided()) report(failureText(failed, now, table_.guest->you()));
  });
  connect(&guest, &GuestTable::chatReceived, this, &Multiplayer::showChat);
  connect(&guest, &GuestTable::recorded, this, &Multiplayer::saveRecord);
  connect(&guest, &GuestTable::dismissed, this, &Multiplayer::dismissed);
}

// A person with a reserved seat is seated at once, even if the person has joined to watch.
void Multiplayer::welcomed() {
  if (!isWatching()) {
    if (joinsAs_ == JoinAs::spectator) {
      emit warned(tr("You have a seat at this table, so you cannot watch it."));
    }
    joinsAs_ = JoinAs::player;
    joinedAs_.reset();
    table_.guest->watch(false);
  }
  emit tableChanged();
  emit maySitChanged();
  const QString before = std::exchange(welcomedTo_, gameAndRules());
  if (!before.isEmpty() && before != welcomedTo_ && !isHost()) {
    report(
        tr("The next game at this table: %1", "%1: a game and its house rules").arg(welcomedTo_));
  }
}

// Called when the host has chosen another game. The table with the last game closes.
void Multiplayer::waitForNextGame() {
  if (phase_ != u"playing") return;
  emit gameDropped();
  setPhase(u"waiting"_s);
}

void Multiplayer::showGame() {
  updateWaits();
  emit maySitChanged();  // people may take seats between deals
  if (isUndecided()) return;
  setEnd({});
  setPhase(u"playing"_s);
  if (table_.guest->sawBeginning() && !isWatching()) people_.beginGame();
  if (table_.link && !isWatching()) {
    lastTable_.save(table_.guest->tableName(), table_.link->invitation(), table_.guest->deckMark());
    emit lastTableChanged();
  }
  emit begun();
  const QString refusal = std::exchange(seatRefusal_, {});
  if (!refusal.isEmpty()) emit seatRefused(refusal);
}

void Multiplayer::forgetTable() {
  lastTable_.forget();
  showFound();
  emit lastTableChanged();
}

void Multiplayer::rejoin() { joinByText(lastTable_.invitation(), JoinAs::player); }

void Multiplayer::begin() {
  if (mayBegin()) table_.guest->begin();
}

void Multiplayer::leaveTable() {
  if (phase_.isEmpty()) return;
  table_.guest->disconnect(this);
  table_.close();
  releaseTable();
}

void Multiplayer::part() {
  room_.leave();
  leaveTable();
  setEnd({});
}

void Multiplayer::leaveFor(bool joinsAnother) {
  const bool wasShown = phase_ == u"playing" || !endText_.isEmpty();
  leaveTable();
  setEnd({});
  setProblem({});
  if (wasShown) emit left(joinsAnother);
}

void Multiplayer::stop() {
  leave();
  if (room_.phase() == u"entering") room_.leave();
}

// The objects of table_ are deleted later, because one of them may have called this function.
void Multiplayer::releaseTable() {
  table_.guest->disconnect(this);
  if (table_.link) table_.link->disconnect(this);
  if (table_.hosted) table_.hosted->disconnect(this);
  const auto gone = std::make_shared<MultiplayerTable>(std::exchange(table_, {}));
  QMetaObject::invokeMethod(
      this, [gone] {}, Qt::QueuedConnection);
  second_.stop();
  welcomedTo_.clear();
  chat_.clear();
  setChatDraft({});
  timeCalls_ = {};
  asked_.reset();
  reported_.reset();
  present_.clear();
  hostedGame_.reset();
  savedState_.reset();
  isSaveFailureReported_ = false;
  isDeckBroken_ = false;
  isLost_ = false;
  joinsAs_ = JoinAs::player;
  joinedAs_.reset();
  seatRefusal_.clear();
  people_.sitWith({});
  seats_.show({}, 0, 0, {}, people_);
  updateWaits();
  updateVote();
  setPhase({});
  emit tableChanged();
  emit seatsChanged();
  emit reachedChanged();
  room_.reconnect();
}

void Multiplayer::dismissed(Goodbye::Reason reason) {
  // The user has typed an address without a table, and the host is a room: enter the room.
  if (reason == Goodbye::Reason::noSuchTable && table_.link &&
      table_.link->invitation().table.isEmpty()) {
    const Invitation room = table_.link->invitation();
    releaseTable();
    return room_.enter(room);
  }
  const QString substitute = table_.guest->substitute();
  if (reason == Goodbye::Reason::full && table_.link) {
    // The host accepts no further spectator, but may have a seat for this user.
    if (joinsAs_ == JoinAs::undecided) return joinAgain(JoinAs::player);
    if (joinedAs_) {
      joinAgain(*joinedAs_);
      seatRefusal_ = substitute.isEmpty() ? tr("This table has no free seat for you now.")
                                          : goodbyeText(reason, substitute);
      return setProblem(seatRefusal_);
    }
  }
  const bool wasPlaying = phase_ == u"playing";
  if (table_.hosted) table_.hosted->close();
  // If the host gives one of these reasons, the user cannot return to the table. Otherwise the host
  // may continue the game later.
  const bool isClosedForGood = reason == Goodbye::Reason::closed && table_.guest->isClosedForGood();
  const bool isForGood = isClosedForGood || reason == Goodbye::Reason::noSuchTable ||
                         reason == Goodbye::Reason::full || reason == Goodbye::Reason::removed;
  const bool isLast = table_.link && lastTable_.isAt(table_.link->invitation());
  if (isLast && isForGood) forgetTable();
  if (isLast && reason == Goodbye::Reason::closed && !isClosedForGood) {
    lastTable_.close();
    emit lastTableChanged();
  }
  const bool isShutOut = reason == Goodbye::Reason::removed && !table_.guest->isWelcome();
  const QString sentence = isClosedForGood ? closedForGoodText()
                           : isShutOut
                               ? tr("You are no longer admitted here: the host has removed you.")
                               : downpile::endText(reason, substitute, isLast && !isForGood);
  if (wasPlaying) setEnd(sentence);
  releaseTable();
  if (!wasPlaying) setProblem(sentence, isLast);
}

void Multiplayer::setEnd(const QString& sentence) {
  if (std::exchange(endText_, sentence) == sentence) return;
  emit endChanged();
  if (!sentence.isEmpty()) emit announced(sentence);
}

void Multiplayer::retry() {
  if (table_.link) table_.link->retry();
}

void Multiplayer::removePerson(int row) {
  const auto key = personIn(row);
  if (!isOwner() || key == table_.own) return;
  if (row < static_cast<int>(table_.guest->seats().seats.size())) {
    table_.guest->removePlayer(row);
  } else if (key) {
    table_.guest->removeSpectator(*key);
  }
}

bool Multiplayer::mayFillIn() const {
  return table_.guest && !isWatching() && !table_.guest->seats().fillable.empty();
}

void Multiplayer::fillIn() {
  if (!mayFillIn()) return;
  for (const int player : table_.guest->seats().fillable) table_.guest->fillIn(player);
}

void Multiplayer::setPhase(const QString& phase) {
  if (std::exchange(phase_, phase) == phase) return;
  showFound();
  emit phaseChanged();
  emit maySitChanged();
}

void Multiplayer::setProblem(const QString& sentence, bool isOfLastTable) {
  isProblemOfLast_ = isOfLastTable;
  if (std::exchange(problem_, sentence) != sentence) emit problemChanged();
}

// ---- the table ---------------------------------------------------------------------------------

QString Multiplayer::tableName() const {
  return table_.guest ? tableTitle(table_.guest->tableName()) : QString();
}

QString Multiplayer::lastTable() const { return tableTitle(lastTable_.name()); }

QString Multiplayer::rejoinText() const {
  //: Returns to a table of friends that the player left before the game was over; %1 is its name.
  const QString text = lastTable_.isClosed() ? tr("Back to “%1” (closed)") : tr("Back to “%1”");
  return text.arg(lastTable());
}

QString Multiplayer::gameTitle() const {
  if (!table_.guest || !table_.guest->isWelcome()) return {};
  const GameInfo& info = *findGame(table_.guest->header().game)->info;
  return gameText(info, info.title);
}

QString Multiplayer::gameAndRules() const {
  if (!table_.guest || !table_.guest->isWelcome()) return {};
  const RecordHeader& header = table_.guest->header();
  return gameTitle() + u" – "_s +
         rulesText(*findGame(header.game)->info, header.options, table_.guest->rulesName());
}

bool Multiplayer::isOwner() const {
  return table_.guest && table_.guest->isWelcome() && table_.guest->isYours();
}

// Returns whether the user may begin a game. Spectators may not. The owner of the table may, if
// seated. In a room, every seated person may if the owner is disconnected or has no seat.
bool Multiplayer::mayBegin() const {
  if (!table_.guest || table_.guest->seats().seats.empty()) return false;
  const bool isOwnerAway = !isHost() && table_.guest->seats().owner == kNoPlayer;
  return !isWatching() && (table_.guest->isYours() || isOwnerAway);
}

QString Multiplayer::invitation() const {
  if (table_.door) {
    return table_.door->port() != 0 ? table_.door->invitation().text() : QString();
  }
  return isOwner() ? table_.link->invitation().text() : QString();
}

void Multiplayer::copyInvitation() const { QGuiApplication::clipboard()->setText(invitation()); }

void Multiplayer::seatsReceived() {
  if (asked_ == allowed()) asked_.reset();
  sinceSeats_.start();
  const auto isLimited = [](const SeatNow& seat) {
    return seat.thinks > 0 || (seat.state == SeatNow::State::disconnected && seat.left > 0);
  };
  if (std::ranges::any_of(table_.guest->seats().seats, isLimited)) {
    second_.start();
  } else {
    second_.stop();
  }
  meetPeople();
  const QString before = waitsText_;
  showSeats();
  callTime();
  reportPermissions();
  reportArrivals();
  reportFailedBeginning();
  if (!waitsText_.isEmpty() && waitsText_ != before) emit announced(waitsText_);
  updateVote();  // the vote's text contains names, which may have changed
  emit seatsChanged();
  emit maySitChanged();
  // All data for the page of the table has arrived, so the phase becomes `waiting`.
  if (phase_ == u"joining") setPhase(u"waiting"_s);
}

void Multiplayer::meetPeople() {
  std::vector<People::Met> people;
  for (int player = 0; player < static_cast<int>(table_.guest->seats().seats.size()); ++player) {
    const auto key = personIn(player);
    if (!key || player == table_.guest->you()) continue;
    const SeatNow& seat = table_.guest->seats().seats[static_cast<std::size_t>(player)];
    people.push_back({.key = *key,
                      .name = seat.name,
                      .portrait = seat.portrait,
                      .isPresent = seat.state == SeatNow::State::connected});
  }
  // Games played together are counted only for players. So spectators do not count as present.
  for (const SpectatorNow& each : table_.guest->seats().watching) {
    if (!each.key || *each.key == table_.own) continue;
    people.push_back(
        {.key = *each.key, .name = each.name, .portrait = each.portrait, .isPresent = false});
  }
  people_.sitWith(people);
}

std::optional<Fingerprint> Multiplayer::personIn(int row) const {
  if (!table_.guest || row < 0) return std::nullopt;
  const SeatsNow& now = table_.guest->seats();
  auto at = static_cast<std::size_t>(row);
  if (at < now.seats.size()) return now.seats[at].key;
  at -= now.seats.size();
  return at < now.watching.size() ? now.watching[at].key : std::nullopt;
}

void Multiplayer::showSeats() {
  if (!table_.guest || !sinceSeats_.isValid()) return;
  seats_.show(table_.guest->seats(), table_.guest->you(), static_cast<int>(sinceSeats_.elapsed()),
              muted_, people_, table_.own);
  updateWaits();
}

// Returns the text about a disconnected player.
QString Multiplayer::waitsText(const SeatsNow& now, const SeatNow& seat) const {
  const bool isBetweenGames = !table_.guest->isBegun() || isGameOver();
  const AfterReserved after = isBetweenGames              ? AfterReserved::free
                              : now.allowed.computersHold ? AfterReserved::computer
                                                          : AfterReserved::friends;
  const bool isFilled = !isBetweenGames && isFilledSeat(seat, now.allowed);
  return downpile::waitsText(seat, leftAfter(seat, static_cast<int>(sinceSeats_.elapsed())), after,
                             isFilled);
}

void Multiplayer::updateWaits() {
  QStringList sentences;
  // After the host has ended the connection, dismissed() tells the reason.
  const bool isWelcome = table_.guest && table_.guest->isWelcome() && !table_.guest->hasEnded();
  if (isWelcome) {
    if (!isReached()) {
      sentences << tr("The connection to the table was lost. Reconnecting…");
    } else {
      const SeatsNow now = withLocalNames(table_.guest->seats(), table_.guest->you(), people_);
      for (const SeatNow& seat : now.seats) {
        if (seat.state != SeatNow::State::disconnected) continue;
        sentences << waitsText(now, seat);
      }
      // When the host has returned but not resumed the game, guests still see the last position.
      if (phase_ == u"playing" && now.waits && !table_.guest->isBegun()) {
        sentences << tr("The host has not resumed the game yet.");
      }
      if (isGameOver() && !mayBegin() && now.owner < now.seats.size()) {
        sentences << tr("Waiting for %1 to start another game.").arg(now.seats[now.owner].name);
      }
    }
  }
  const QString text = sentences.join(u' ');
  if (std::exchange(waitsText_, text) == text) return;
  emit waitsChanged();
  // seatsReceived() announces what a message about the seats has changed.
  if (isWelcome && !isReached()) emit announced(text);
}

// Reports when the user's time is running out, and moves made for any player after a timeout. A
// move made for the user is shown as a warning; other reports are only spoken.
void Multiplayer::callTime() {
  if (!isReached() || isUndecided()) return;
  const SeatsNow now = withLocalNames(table_.guest->seats(), table_.guest->you(), people_);
  const auto calls =
      timeCalls_.take(now, table_.guest->you(), static_cast<int>(sinceSeats_.elapsed()));
  for (const TimeCalls::Call& call : calls) {
    if (call.isOwnMove) {
      emit ranOutOfTime(call.text);
    } else {
      emit announced(call.text);
    }
  }
}

// Reports permissions that have changed since the last message SeatsNow; reports none if this is
// the first one. The owner, who has changed them, needs no report.
void Multiplayer::reportPermissions() {
  const auto before = std::exchange(reported_, allowed());
  if (!before || isOwner()) return;
  for (const QString& text : allowedTexts(*before, allowed(), thinkingText())) report(text);
}

bool Multiplayer::isGameOver() const {
  return phase_ == u"playing" && table_.guest->isPlaying() &&
         table_.guest->view().standing().gameOver;
}

// Reports which people have joined, begun to watch, left or returned to the table during and after
// the game. Before the game the waiting page reports them; waitsText() names the players who are
// disconnected.
void Multiplayer::reportArrivals() {
  std::map<Fingerprint, Present> now;
  const SeatsNow seats = withLocalNames(table_.guest->seats(), table_.guest->you(), people_);
  for (std::size_t i = 0; i < seats.seats.size(); ++i) {
    const SeatNow& seat = seats.seats[i];
    if (seat.state == SeatNow::State::computer || !seat.key) continue;
    now.emplace(*seat.key, Present{.name = seat.name,
                                   .isConnected = seat.state == SeatNow::State::connected,
                                   .seat = i});
  }
  for (const SpectatorNow& each : seats.watching) {
    if (!each.key) continue;
    now.emplace(*each.key, Present{.name = each.name, .isConnected = true, .isWatching = true});
  }
  const auto before = std::exchange(present_, now);
  const auto removed = seats.removed ? before.find(*seats.removed) : before.end();
  removedName_ = removed == before.end() ? QString() : removed->second.name;
  // When the user joins, all others are already there.
  if (phase_ != u"playing" || before.empty()) return;
  for (const auto& [key, person] : now) {
    const auto earlier = before.find(key);
    if (key == table_.own) continue;
    const bool isNew = earlier == before.end();
    if (isNew && person.isWatching) {
      report(tr("%1 is watching now.").arg(person.name));
    } else if (isNew || (earlier->second.isWatching && !person.isWatching)) {
      report(tr("%1 has joined.").arg(person.name));
    } else if (person.isConnected && !earlier->second.isConnected) {
      emit announced(tr("%1 is back.").arg(person.name));
    }
  }
  for (const auto& [key, person] : before) {
    if (key == table_.own || now.contains(key)) continue;
    if (person.isWatching) {
      emit announced(goneText(person.name, seats.removed == key));
    } else {
      report(leftText(person, seats, seats.removed == key));
    }
  }
}

QString Multiplayer::goneText(const QString& name, bool isRemoved) {
  return isRemoved ? tr("%1 was removed.").arg(name) : tr("%1 has left.").arg(name);
}

// During a game, a computer player takes the seat at once only if the person was removed.
QString Multiplayer::leftText(const Present& player, const SeatsNow& seats, bool isRemoved) const {
  const SeatNow* seat = player.seat < seats.seats.size() ? &seats.seats[player.seat] : nullptr;
  const bool isTaken = seat != nullptr && seat->state == SeatNow::State::computer &&
                       table_.guest->isBegun() && !isGameOver();
  if (!isTaken) return goneText(player.name, isRemoved);
  if (seat->name.isEmpty()) {
    return tr("%1 was removed. A computer player plays on.").arg(player.name);
  }
  return tr("%1 was removed. The computer player %2 plays on.").arg(player.name, seat->name);
}

// Reports that a game could not begin. Shows the message again after another attempt. A hostile host
// cannot interrupt a running game with it.
void Multiplayer::reportFailedBeginning() {
  const bool isRunning = table_.guest->isBegun() && !isGameOver();
  if (!table_.guest->seats().hasNotBegun || isRunning) return;
  setProblem({});
  setProblem(isHost() ? tr("The game cannot start because its record cannot be written.")
                      : tr("The game cannot start because the host cannot save it."));
}

// Adds a line to the chat that reports a change of the table, and is spoken as well.
void Multiplayer::report(const QString& text) {
  if (text.isEmpty()) return;
  chat_.add({}, text);
  emit chatReceived({}, text);
  emit announced(text);
}

bool Multiplayer::isUndecided() const {
  return joinsAs_ == JoinAs::undecided && isWatching() && phase_ != u"playing";
}

bool Multiplayer::maySit() const {
  if (!isWatching() || !table_.link || joinsAs_ == JoinAs::player) return false;
  const GuestTable& guest = *table_.guest;
  const SeatsNow& now = guest.seats();
  const auto isComputer = [](const SeatNow& seat) {
    return seat.state == SeatNow::State::computer;
  };
  // If computer players have all seats, the game waits until a person takes one of them.
  const bool isBetweenDeals = !guest.isBegun() ||
                              (guest.isPlaying() && guest.view().standing().dealOver) ||
                              (now.waits && std::ranges::all_of(now.seats, isComputer));
  for (std::size_t player = 0; player < now.seats.size(); ++player) {
    const SeatNow& seat = now.seats[player];
    if (isComputer(seat) && isBetweenDeals) return true;
    if (seat.state != SeatNow::State::disconnected) continue;
    // An older host does not report the seats that this user may take over. Then a seat counts as
    // open if the disconnected player's friends, or all people, may take it.
    const bool isOpen = now.open ? std::ranges::find(*now.open, player) != now.open->end()
                                 : seat.colour != SeatNow::Colour::none;
    if (isOpen) return true;
  }
  return false;
}

QString Multiplayer::noSeatText() const {
  if (!isWatching() || !table_.link || joinsAs_ == JoinAs::player || maySit()) return {};
  const SeatsNow now = withLocalNames(table_.guest->seats(), kSpectator, people_);
  QStringList forFriends;
  QStringList reserved;
  for (const SeatNow& seat : now.seats) {
    // While the game waits for a player, the deal does not end.
    if (seat.state == SeatNow::State::computer && !now.waits) {
      return tr("You can take a seat after this deal.");
    }
    if (seat.state != SeatNow::State::disconnected) continue;
    if (seat.colour == SeatNow::Colour::blue) forFriends << seat.name;
    if (seat.colour == SeatNow::Colour::none) reserved << seat.name;
  }
  if (!forFriends.isEmpty()) {
    return tr("Only friends of %1 may take a seat now.", "one or more names")
        .arg(listAnd(forFriends));
  }
  return reserved.isEmpty()
             ? tr("Every seat is taken.")
             : tr("A seat is being kept for %1.", "one or more names").arg(listAnd(reserved));
}

bool Multiplayer::isWatching() const {
  return table_.guest && table_.guest->isWelcome() && table_.guest->you() == kSpectator;
}

QString Multiplayer::guestsText() const {
  if (!isHost()) return {};
  QStringList names;
  const SeatsNow now = withLocalNames(table_.guest->seats(), table_.guest->you(), people_);
  for (const SeatNow& seat : now.seats) {
    const bool returns = seat.state == SeatNow::State::disconnected && seat.left > 0;
    if (seat.state != SeatNow::State::connected && !returns) continue;
    if (seat.key != table_.own) names << seat.name;
  }
  for (const SpectatorNow& each : now.watching) names << each.name;
  return listAnd(names);
}

bool Multiplayer::isNeeded() const {
  if (isHost() || isWatching() || phase_ != u"playing" ||
      table_.guest->view().standing().gameOver) {
    return false;
  }
  return std::ranges::any_of(table_.guest->seats().seats, [this](const SeatNow& seat) {
    return seat.state == SeatNow::State::connected && seat.key != table_.own;
  });
}

bool Multiplayer::isSealed() const {
  return table_.guest && table_.guest->isWelcome() && table_.guest->header().seal;
}

Allowed Multiplayer::allowed() const {
  return table_.guest ? table_.guest->seats().allowed : Allowed();
}

template <class Value>
void Multiplayer::allow(Value Allowed::*permission, Value value) {
  if (!isOwner()) return;
  // The new permissions include earlier changes that the host has not confirmed yet.
  if (!asked_) asked_ = allowed();
  (*asked_).*permission = value;
  table_.guest->allow(*asked_);
}

void Multiplayer::allowWriting(bool isAllowed) { allow(&Allowed::writing, isAllowed); }

void Multiplayer::letComputersHold(bool isAllowed) { allow(&Allowed::computersHold, isAllowed); }

void Multiplayer::allowHints(bool isAllowed) { allow(&Allowed::hints, isAllowed); }

int Multiplayer::thinkingTime() const {
  return static_cast<int>(std::ranges::find(kThinkingTimes, allowed().thinking) -
                          std::begin(kThinkingTimes));
}

void Multiplayer::letThink(int time) {
  const bool isValid = time >= 0 && time < static_cast<int>(std::size(kThinkingTimes));
  if (isValid) allow(&Allowed::thinking, kThinkingTimes[time]);
}

QStringList Multiplayer::thinkingTimes() const { return thinkingTimeTexts(); }

QString Multiplayer::thinkingText() const {
  return thinkingTime() == 0 ? QString()
                             : downpile::thinkingText(thinkingTimes().at(thinkingTime()));
}

// ---- votes and chat ----------------------------------------------------------------------------

bool Multiplayer::isVotedOn() const { return isReached() && table_.guest->isVotedOn(); }

bool Multiplayer::mayVote() const {
  return isVotedOn() && table_.guest->mustVote(table_.guest->you());
}

bool Multiplayer::mayWithdraw() const {
  return isVotedOn() && table_.guest->openVote()->by == table_.guest->you();
}

void Multiplayer::updateVote() {
  const bool hasBallot = table_.guest && table_.guest->openVote();
  const QString text = hasBallot ? openVoteText() : QString();
  const QString before = std::exchange(voteText_, text);
  const bool isNew = before != text;
  if (isNew && !before.isEmpty()) emit announcementOutdated(before);
  emit voteChanged();
  if (isNew && !text.isEmpty() && !isUndecided()) emit announced(text);
}

QString Multiplayer::openVoteText() const {
  const GuestTable& guest = *table_.guest;
  const SeatsNow seats = withLocalNames(guest.seats(), guest.you(), people_);
  QString move;
  if (guest.isPlaying()) {
    QStringList names;
    for (const SeatNow& seat : seats.seats) names << seat.name;
    const int you = isWatching() ? Narrator::kSpectator : guest.you();
    move = moveVotedOn(guest, Narrator(guest.view().info(), names, you));
  }
  return downpile::voteText(*guest.openVote(), seats, guest.you(), move);
}

void Multiplayer::vote(bool agrees) {
  if (mayVote()) table_.guest->vote(agrees);
}

void Multiplayer::withdraw() {
  if (mayWithdraw()) table_.guest->withdraw();
}

QStringList Multiplayer::phrases() const { return phraseTexts(); }

void Multiplayer::sendPhrase(int number) {
  if (table_.guest) table_.guest->sendChat({.phrase = number});
}

void Multiplayer::sendChat(const QString& text) {
  const QString line = cutText(text.simplified(), kMostChatLength);
  if (table_.guest && !line.isEmpty()) table_.guest->sendChat({.phrase = {}, .text = line});
}

void Multiplayer::setChatDraft(const QString& text) {
  if (std::exchange(chatDraft_, text) != text) emit chatDraftChanged();
}

void Multiplayer::showChat(const ChatMessage& chat) {
  const bool isOwn = chat.player == table_.guest->you();
  const auto key = personIn(chat.player);
  const bool isMuted =
      key && (muted_.contains(*key) || people_.listOf(*key) == KnownPerson::List::blocked);
  const QString text = isolated(chatText(chat));
  if (text.isEmpty() || (!isOwn && (allMuted_ || isMuted))) return;
  const QString name = isolated(key && !isOwn ? people_.nameOf(*key, chat.name) : chat.name);
  chat_.add(name, text);
  emit chatReceived(name, text);
  if (!isOwn) emit announced(tr("%1: %2", "a person and a message").arg(name, text));
}

void Multiplayer::mute(int row, bool isMuted) {
  const auto key = personIn(row);
  if (!key) return;
  if (isMuted) {
    muted_ << *key;
  } else {
    muted_.remove(*key);
  }
  showSeats();
}

void Multiplayer::setList(int row, const QString& list) {
  const auto key = personIn(row);
  if (key && *key != table_.own) people_.setList(key->text(), list);
}

void Multiplayer::muteAll(bool isMuted) {
  if (std::exchange(allMuted_, isMuted) != isMuted) emit mutedChanged();
}

// Stores the record of a finished game, which the host sends at the end of the game. Does nothing
// if this program is the host, which has its own record, or if the user is undecided.
void Multiplayer::saveRecord(const std::string& text) {
  if (isHost() || isUndecided()) return;
  if (!isWatching()) forgetTable();
  if (!records_.take(sinceStart_.elapsed())) {
    emit warned(tr("Too many finished games have arrived. They are not added to your records."));
    return;
  }
  dependencies_.saveRecord(table_.guest->header().game, text);
}

// Warns about a broken seal during the game. After the game, the summary of the last deal shows the
// problem.
void Multiplayer::warnOfDeck() {
  const GuestTable& guest = *table_.guest;
  const bool isBroken = guest.deck() == DeckWitness::State::broken;
  if (std::exchange(isDeckBroken_, isBroken) || !isBroken || guest.record()) return;
  emit warned(
      tr("The deck is not the one that everybody at the table cut. The host may know the cards or "
         "may have chosen them."));
}

// ---- tables on the local network ---------------------------------------------------------------

void Multiplayer::search(bool isOn) {
  if (isOn == (search_ != nullptr)) return;
  if (!isOn) {
    search_.reset();
    found_.show({}, {});
    return;
  }
  search_ = std::make_unique<TableSearch>();
  connect(search_.get(), &TableSearch::changed, this, &Multiplayer::showFound);
  if (!search_->start()) setProblem(search_->sentence());
}

bool Multiplayer::isHere(const Invitation& table) const {
  if (!table_.guest) return false;
  if (table_.hosted) return table.fingerprint == table_.own;
  return table.isSameTable(table_.link->invitation());
}

void Multiplayer::showFound() {
  if (!search_) return;
  // The table at which the user is now, as host or guest, is not listed.
  QList<FoundTable> others = search_->tables();
  others.removeIf([this](const FoundTable& table) { return isHere(table.invitation()); });
  const auto listsLast = [this] { return std::ranges::any_of(found_.rows(), &FoundRow::hasSeat); };
  const bool listedLast = listsLast();
  found_.show(others, [this](const Invitation& table) { return lastTable_.isAt(table); });
  // The last table, which did not answer or was closed, is open again.
  if (!listedLast && listsLast() && isProblemOfLast_) setProblem({});
}

void Multiplayer::retranslate() {
  if (table_.guest && table_.guest->isWelcome()) showSeats();
  showFound();
  room_.retranslate();
  updateVote();
  emit tableChanged();
  emit lastTableChanged();
  emit seatsChanged();
  emit phrasesChanged();
}

}  // namespace downpile

#include "moc_multiplayer.cpp"
