// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/app.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QScopedValueRollback>
#include <QStandardPaths>
#include <algorithm>
#include <utility>

#include "art/art.h"
#include "files/ordinary_file.h"
#include "files/own_folder.h"
#include "game/record_writer.h"
#include "identity/identity.h"
#include "record/chance_source.h"
#include "records/header_text.h"
#include "replay/play_on.h"
#include "replay/position_text.h"
#include "rules/house_rules.h"
#include "settings/external_bots.h"
#include "sitting/local_source.h"
#include "sitting/remote_source.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

App* theApp = nullptr;

// Makes Qt interpret JavaScript instead of compiling it, unless the user sets the threshold for
// compiling. Qt 6.4's garbage collector has crashed in a compiled script during the layout of the
// table, and the scripts do little work. Must be called before the first engine is created.
void interpretScripts() {
  if (!qEnvironmentVariableIsSet("QV4_JIT_CALL_THRESHOLD")) qputenv("QV4_FORCE_INTERPRETER", "1");
}

// Returns the folder with the identity key and the contact list.
QString personFolder(const GameStore& store) {
  return store.folder() == GameStore::standardFolder()
             ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)
             : store.folder();
}

// Returns the fingerprint of the identity key, or an empty text if there is no key yet.
std::string readKeyIn(const QString& folder) {
  constexpr qint64 kMostBytes = 1 << 16;
  const FileReading file =
      readOrdinaryFile(QDir(folder).filePath(QLatin1StringView(Identity::kFileName)), kMostBytes);
  const auto identity = Identity::fromPem(file.bytes);
  return identity ? identity->fingerprint().text().toStdString() : std::string();
}

// Returns the path of the statistics cache, which can be computed again from the records.
QString statisticsFile(const GameStore& store) {
  const QString folder = store.folder() == GameStore::standardFolder()
                             ? QStandardPaths::writableLocation(QStandardPaths::CacheLocation)
                             : store.folder();
  return folder + u"/statistics.sqlite"_s;
}

}  // namespace

App::App(const Folders& folders, QObject* parent)
    : QObject(parent),
      settings_(folders.settingsFile.isEmpty() ? Settings::standardFile() : folders.settingsFile),
      chosenCards_(settings_),
      store_(folders.games),
      writesAside_(folders.writesAside),
      people_(personFolder(store_)),
      table_(settings_, announcer_),
      speech_(table_),
      replay_(table_, settings_),
      review_(table_, replay_, store_.folder()),
      sounds_(table_, settings_),
      newGame_(settings_),
      guide_(settings_),
      statistics_({.place = {.games = store_.folder(), .cache = statisticsFile(store_)},
                   .ownKey = [folder = personFolder(store_)] { return readKeyIn(folder); },
                   .ownName = [this] { return settings_.playerName().toStdString(); }}),
      multiplayer_(settings_, people_, multiplayerDependencies()),
      records_(store_.folder(), [this] { return leaving(); }) {
  Q_ASSERT(theApp == nullptr);
  theApp = this;
  interpretScripts();
  applyLanguage();
  // A language chosen by the user replaces the one of the command line.
  connect(&settings_, &Settings::languageChanged, this, [this] { overrideLanguage({}); });
  connect(&settings_, &Settings::notSaved, this, [this] { addNotice(settings_.problem()); });
  announcer_.setPace(settings_.speechPace());
  connect(&settings_, &Settings::speechRateChanged, this,
          [this] { announcer_.setPace(settings_.speechPace()); });
  connect(&chosenCards_, &ChosenCards::givenUp, this, &App::addNotice);
  connect(&newGame_, &NewGame::started, this, &App::start);
  connect(&table_, &TableController::activeChanged, this, &App::updateRules);
  connect(&table_, &TableController::botFailed, this, &App::addNotice);
  connect(table_.presenter(), &TablePresenter::dealEnded, &guide_, &Guide::close);
  connect(table_.presenter(), &TablePresenter::eventStarts, &guide_, &Guide::note);
  connect(table_.presenter(), &TablePresenter::reached, this, &App::openDueSteps);
  // A game of one's own opens its guide again once it is on the table.
  connect(&table_, &TableController::activeChanged, &guide_, &Guide::leave);
  connect(table_.gestures(), &TableGestures::taken, &guide_, &Guide::moved);
  connect(&guide_, &Guide::changed, this, [this] { table_.pace()->setWaiting(guide_.reading()); });
  connect(&records_, &Records::troubled, this, &App::addNotice);
  connect(&records_, &Records::aboutToRemove, &review_, &TableReview::forget);
  connect(&records_, &Records::removed, this, &App::forget);
  connect(newGame_.options(), &OptionModel::valuesChanged, this, &App::updateRules);
  connect(&newGame_, &NewGame::playersChanged, this, &App::updateRules);
  connect(&table_, &TableController::activeChanged, this, &App::mayReviewTableChanged);
  connect(table_.status(), &TableStatus::gameOverChanged, this, &App::mayReviewTableChanged);
  connect(&multiplayer_, &Multiplayer::phaseChanged, this, &App::mayReviewTableChanged);
  connect(this, &App::gameStarted, this, &App::mayReviewTableChanged);
  connect(&table_, &TableController::played, this, &App::dropActionNotices);
  connect(&table_, &TableController::activeChanged, this, [this] {
    dropActionNotices();
    drop(tableNotices_);
  });
  connect(&replay_, &ReplayControl::moved, this, &App::dropActionNotices);
  connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, [this] {
    // If Downpile itself changed the clipboard, the notice about that copy must stay.
    if (!QGuiApplication::clipboard()->ownsClipboard()) dropActionNotices();
  });
  connectMultiplayer();
}

App::~App() {
  // Deletes the records removed by the user, while the receivers of the resulting signals still
  // exist.
  records_.leave();
  theApp = nullptr;
}

App* App::instance() { return theApp; }

App* App::create(QQmlEngine* /*engine*/, QJSEngine* /*scriptEngine*/) {
  QJSEngine::setObjectOwnership(theApp, QJSEngine::CppOwnership);
  return theApp;
}

QString App::version() const { return QStringLiteral(DOWNPILE_VERSION); }

void App::attach(QQmlEngine& engine) {
  initArt(engine);
  engines_ << &engine;
}

// ---- language --------------------------------------------------------------------------------

void App::overrideLanguage(const QString& code) {
  languageOverride_ = code;
  applyLanguage();
}

void App::applyLanguage() {
  translations_.load(languageOverride_.isEmpty() ? settings_.language() : languageOverride_);
  retranslate();
}

Laboratory* App::laboratory() {
  if (!laboratory_) {
    laboratory_ = std::make_unique<Laboratory>(*findGame(newGame_.gameId().toStdString()),
                                               newGame_.players(), newGame_.options()->values());
    QQmlEngine::setObjectOwnership(laboratory_.get(), QQmlEngine::CppOwnership);
  }
  return laboratory_.get();
}

void App::retranslate() {
  settings_.retranslate();
  newGame_.retranslate();
  updateWaitingTexts();
  guide_.retranslate();
  for (const auto& [game, model] : rules_) model->retranslate();
  records_.retranslate();
  statistics_.retranslate();
  if (laboratory_) laboratory_->retranslate();
  people_.retranslate();
  multiplayer_.retranslate();
  table_.retranslate();
  speech_.dismissAnswer();
  replay_.retranslate();
  review_.retranslate();
  for (const QPointer<QQmlEngine>& engine : engines_) {
    if (engine) engine->retranslate();
  }
  emit languagesChanged();
}

QVariantList App::languages() const {
  QVariantList list{QVariantMap{{u"code"_s, QString()}, {u"name"_s, tr("System language")}}};
  for (const Translations::Language& language : Translations::languages()) {
    list << QVariantMap{{u"code"_s, language.code}, {u"name"_s, language.name}};
  }
  return list;
}

// ---- games -----------------------------------------------------------------------------------

void App::findSavedGames() {
  GameStore::Survey survey = store_.survey();
  waiting_ = std::move(survey.unfinished);
  // The most important notice comes first: a low window shows only one.
  if (!mayWriteIn(store_.folder())) {
    addNotice(
        tr("You cannot play because games cannot be saved: the folder %1 cannot be written to.")
            .arg(QDir::toNativeSeparators(store_.folder())));
  }
  for (const QString& notice : survey.notices) addNotice(notice);
  if (const QString problem = settings_.problem(); !problem.isEmpty()) addNotice(problem);
  updateWaitingTexts();
}

App::Waiting::const_iterator App::waiting(const QString& gameId) const {
  return std::ranges::find_if(waiting_, [game = gameId.toStdString()](const auto& found) {
    return found.record.header.game == game;
  });
}

QString App::resumable() const {
  return waiting_.empty() ? QString() : QString::fromStdString(waiting_.front().record.header.game);
}

bool App::wouldEnd(const QString& gameId) const {
  // The game on the table counts as finished if it is over, or if the host has disconnected the
  // user (Multiplayer::endText).
  const bool isRunning =
      isPlaying() && !table_.status()->gameOver() && multiplayer_.endText().isEmpty();
  return (isRunning && (isWithPeople() || table_.gameId() == gameId)) ||
         waiting(gameId) != waiting_.end();
}

void App::updateWaitingTexts() {
  std::map<QString, QString> texts;
  for (const GameStore::Found& found : waiting_) {
    const RecordHeader& header = found.record.header;
    const GameInfo& info = *findGame(header.game)->info;
    const Standing& standing = found.standing;
    const QString deal = numberText(standing.deal);
    const int person = personIn(header).value_or(0);
    QString total = totalText(info, standing.counts, standing.totalNow(person), &FactText::full);
    total.replace(u' ', QChar(QChar::Nbsp));  // a narrow tile wraps the text
    QString& text = texts[QString::fromStdString(header.game)];
    text = standing.dealPoints.empty()
               ? tr("Deal %1, %n player(s). You: %2",
                    "an unfinished game; %2 is, for example, `24 points`", header.players)
                     .arg(deal, total)
               : tr("Deal %1, %n player(s). You: %2 (%3 in this deal)",
                    "an unfinished game; %2 is, for example, `24 points`", header.players)
                     .arg(deal, total,
                          numberText(standing.dealPoints[static_cast<std::size_t>(person)]));
    // Such a game continues at a hosted table.
    QStringList others;
    for (int player = 0; player < header.players; ++player) {
      const Seat& seat = header.seats[static_cast<std::size_t>(player)];
      if (player != person && isPerson(seat)) others << isolated(QString::fromStdString(seat.name));
    }
    if (!others.isEmpty()) {
      text.prepend(tr("At your table, with %1.", "an unfinished game; one or more names")
                       .arg(listAnd(others)) +
                   u' ');
    }
  }
  games_.setWaiting(std::move(texts));
  emit resumableChanged();
}

std::unique_ptr<Journal> App::journalOf(std::unique_ptr<RecordFile> file) const {
  if (!writesAside_) return file;
  return std::make_unique<RecordWriter>(std::move(file));
}

// Starts a new game once the current game is saved. A double-click starts one game only.
void App::start(const RecordHeader& header) {
  if (std::exchange(isStarting_, true)) return;
  table_.afterSaving([this, header] { begin(header); });
}

void App::begin(const RecordHeader& header) {
  auto file = store_.create(header.game);
  const QString path = file->path();
  const QString left = leaving();
  auto source = LocalSource::begin(header, journalOf(std::move(file)), settings_);
  table_.sit(std::move(source), [=, this](bool isShown) {
    isStarting_ = false;
    if (!isShown) return reportNotStarted(path);
    const GameInfo& info = *findGame(header.game)->info;
    guide_.begin(info, effectiveValues(info, header.options, header.players));
    openDueSteps();
    gameShown(path, left, true);
  });
}

// Opens the later steps of the guide about shown events and about the user's possible moves.
void App::openDueSteps() {
  if (!table_.active() || table_.presenter()->moving()) return;
  QList<std::string_view> verbs;
  if (table_.status()->yourTurn()) {
    for (const Action& action : table_.position().legal()) {
      verbs << table_.position().info().verbs[action.verb].name;
    }
  }
  guide_.openDue(verbs);
}

bool App::asksFirst(std::function<void()> action) {
  if (mayLeave_ || !multiplayer_.asksToLeave()) return false;
  afterLeaving_ = std::move(action);
  emit leaveQuestionWanted();
  return true;
}

void App::leaveFor(const QJSValue& action) {
  if (!asksFirst([action] { action.call(); })) action.call();
}

void App::agreeToLeave() {
  const QScopedValueRollback may(mayLeave_, true);
  if (const auto action = std::exchange(afterLeaving_, nullptr)) action();
}

void App::resume(const QString& gameId) {
  const auto found = waiting(gameId);
  if (found == waiting_.end() || asksFirst([this, gameId] { resume(gameId); })) return;
  if (std::exchange(isStarting_, true)) return;
  table_.afterSaving([this, found = *found] { resumeFound(found); });
}

void App::resumeRecord(const QString& path) {
  if (path == leaving()) {
    emit tableWanted();
    return;
  }
  if (isStarting_ || asksFirst([this, path] { resumeRecord(path); })) return;
  const QString back = store_.bringBack(path);
  auto found = back.isEmpty() ? std::nullopt : store_.find(back);
  if (!found) {
    addNotice(tr("The game cannot continue because its record, %1, cannot be read or moved.")
                  .arg(QDir::toNativeSeparators(path)));
    return;
  }
  isStarting_ = true;
  table_.afterSaving([this, found = std::move(*found)] { resumeFound(found); });
}

void App::forget(const QString& path) {
  std::erase_if(waiting_, [&path](const auto& found) { return found.path == path; });
  updateWaitingTexts();
}

void App::resumeFound(const GameStore::Found& found) {
  if (!ChanceSource::of(found.record.header)) {
    isStarting_ = false;
    addNotice(
        tr("The game cannot continue: its record, %1, lacks the secret number that determines "
           "the next cards.")
            .arg(QDir::toNativeSeparators(found.path)));
    return;
  }
  // A game with two or more people continues at a hosted table.
  if (std::ranges::count_if(found.record.header.seats, isPerson) > 1) {
    isStarting_ = false;
    multiplayer_.hostAgain(found.record, [this, found] {
      hostedPath_ = found.path;
      return journalOf(store_.open(found));
    });
    return;
  }
  auto file = store_.open(found);
  const QString path = file->path();
  const QString left = leaving();
  auto source = LocalSource::resume(found.record, journalOf(std::move(file)), settings_);
  table_.sit(std::move(source), [=, this](bool isShown) {
    isStarting_ = false;
    if (!isShown) {
      addNotice(tr("The game cannot continue because its record, %1, cannot be written.")
                    .arg(QDir::toNativeSeparators(path)));
      return;
    }
    const RecordHeader& header = found.record.header;
    const GameInfo& info = *findGame(header.game)->info;
    guide_.resume(info, effectiveValues(info, header.options, header.players));
    openDueSteps();
    gameShown(path, left, false);
  });
}

void App::welcomeListener() {
  announcer_.holdNotices(false);
  const QString key = u"speech/welcomed"_s;
  if (settings_.remembered(key).toBool()) return;
  settings_.remember(key, true);
  announcer_.notify(tr("The question mark lists all keys."));
}

void App::carryOut(const Request& request) {
  switch (request.kind) {
    case Request::Kind::newGame:
      emit newGameWanted(request.game);
      break;
    case Request::Kind::resume:
      if (isPlaying() && !(table_.status()->gameOver() && !waiting_.empty())) {
        emit tableWanted();
      } else {
        resume(resumable());
      }
      break;
    case Request::Kind::see:
      openReplay(request.path);
      break;
    case Request::Kind::join:
      emit joinWanted(request.link);
      break;
    case Request::Kind::show:
      break;
  }
}

void App::gameShown(const QString& path, const QString& left, bool isNew) {
  const QString missing = missingExternalBots(settings_, table_.source()->seats());
  if (!missing.isEmpty()) addNotice(missing);
  const bool wasHost = multiplayer_.isHost();
  multiplayer_.part();
  path_ = path;
  newGame_.setGameId(table_.gameId());
  const std::string game = table_.gameId().toStdString();
  std::erase_if(waiting_, [&game](const auto& found) { return found.record.header.game == game; });
  left_.clear();
  afterClosing(wasHost, [=, this] {
    if (isNew && path_ == path) store_.archiveOthers(game, path);
    leaveWaiting(left);
  });
  emit gameStarted(isNew);
}

// A hosted table is deleted by the event loop (Multiplayer::releaseTable), and only then closes its
// record. A record moved before would be written again under its old name.
void App::afterClosing(bool wasHost, const std::function<void()>& work) {
  if (wasHost) {
    QMetaObject::invokeMethod(this, work, Qt::QueuedConnection);
  } else {
    work();
  }
}

void App::leaveWaiting(const QString& left) {
  // A record moved to the folder `earlier` is not added to the unfinished games.
  if (QFile::exists(left)) {
    std::erase_if(waiting_, [&left](const auto& found) { return found.path == left; });
    if (auto last = store_.find(left)) {
      std::erase_if(waiting_, [&game = last->record.header.game](const auto& found) {
        return found.record.header.game == game;
      });
      waiting_.insert(waiting_.begin(), std::move(*last));
    }
  }
  updateWaitingTexts();
}

// ---- multiplayer --------------------------------------------------------------------------------

Multiplayer::Dependencies App::multiplayerDependencies() {
  Multiplayer::Dependencies dependencies;
  dependencies.folder = personFolder(store_);
  dependencies.header = [this] { return newGame_.takeHeader(); };
  dependencies.makeJournal = [this](const RecordHeader& header) {
    auto file = store_.create(header.game);
    hostedPath_ = file->path();
    return journalOf(std::move(file));
  };
  dependencies.saveRecord = [this](const std::string& game, const std::string& text) {
    // The host sends the record again if the user returns to the table of a finished game.
    if (text == lastSaved_.first && QFile::exists(lastSaved_.second)) {
      savedPath_ = lastSaved_.second;
      emit mayReviewTableChanged();
      return;
    }
    const auto file = store_.create(game);
    if (!file->append(text)) {
      addNotice(tr("The record of the game cannot be saved: %1 cannot be written.")
                    .arg(QDir::toNativeSeparators(file->path())));
      return;
    }
    file->close();
    savedPath_ = store_.archive(file->path());
    lastSaved_ = {text, savedPath_};
    emit mayReviewTableChanged();
  };
  return dependencies;
}

void App::connectMultiplayer() {
  connect(&multiplayer_, &Multiplayer::begun, this, [this] {
    savedPath_.clear();
    showMultiplayerTable();
  });
  connect(&multiplayer_, &Multiplayer::left, this, &App::leaveMultiplayerTable);
  connect(&multiplayer_, &Multiplayer::gameDropped, this, &App::dropMultiplayerGame);
  connect(&multiplayer_, &Multiplayer::troubled, this, &App::addNotice);
  connect(&multiplayer_, &Multiplayer::warned, this, [this](const QString& text) {
    if (notices_.contains(text)) return;
    multiplayerNotices_ << text;
    addNotice(text);
  });
  const auto dropIfLeft = [this] {
    const bool isLeft = multiplayer_.phase().isEmpty() && multiplayer_.endText().isEmpty();
    if (isLeft) drop(multiplayerNotices_);
  };
  connect(&multiplayer_, &Multiplayer::phaseChanged, this, dropIfLeft);
  connect(&multiplayer_, &Multiplayer::phaseChanged, this, [this] {
    if (multiplayer_.phase() != u"waiting"_s) drop(nextGameNotices_);
  });
  connect(&multiplayer_, &Multiplayer::endChanged, this, dropIfLeft);
  connect(&multiplayer_, &Multiplayer::ranOutOfTime, this, &App::addActionNotice);
  connect(&multiplayer_, &Multiplayer::seatRefused, this,
          [this](const QString& text) { table_.coach()->refuse(text, {}); });
  connect(&people_, &People::troubled, this, &App::addNotice);
  connect(&multiplayer_, &Multiplayer::announced, &announcer_,
          [this](const QString& text) { announcer_.announce(text); });
  connect(&multiplayer_, &Multiplayer::announcementOutdated, &announcer_, &Announcer::withdraw);
}

// Shows the game of the multiplayer table. If this replaces a game against computer players, the
// user can continue that game later.
void App::showMultiplayerTable() {
  if (std::exchange(isStarting_, true)) return;
  table_.afterSaving([this] {
    const auto guest = multiplayer_.guest();
    isStarting_ = guest && guest->isPlaying();
    if (!isStarting_) return;
    const QString left = leaving();
    const QString path = multiplayer_.isHost() ? hostedPath_ : QString();
    auto source = std::make_unique<RemoteSource>(guest, [this](const SeatNow& seat) {
      return seat.key ? people_.nameOf(*seat.key, seat.name) : seat.name;
    });
    connect(&people_, &People::namesChanged, source.get(), &RemoteSource::renewNames);
    table_.sit(std::move(source), [=, this](bool isShown) {
      isStarting_ = false;
      if (!isShown) return;
      path_ = path;
      left_.clear();
      std::erase_if(waiting_, [&path](const auto& found) { return found.path == path; });
      leaveWaiting(left == path ? QString() : left);
      const QString account = TableScores::accountText(table_.position().narrator());
      if (!account.isEmpty()) addTableNotice(account);
      emit gameStarted(true);
      if (table_.source()->part() == GameSource::Part::spectates) {
        announcer_.notify(table_.coach()->cannotPlayText());
      }
    });
  });
}

void App::leaveMultiplayerTable(bool joinsAnother) {
  dropMultiplayerGame();
  table_.leave();
  emit multiplayerLeft(joinsAnother);
}

// Removes the multiplayer game from the table. A replay shown instead of it stays there.
void App::dropMultiplayerGame() {
  const QString left = leaving();
  if (!replay_.active()) table_.leave();
  path_.clear();
  afterClosing(left == hostedPath_, [this, left] { leaveWaiting(left); });
}

// ---- replays ---------------------------------------------------------------------------------

RecordUser App::user() const { return {.key = readKeyIn(personFolder(store_))}; }

bool App::openReplay(const QString& path) { return show(openRecordFile(path, user())); }

bool App::openReview(const QString& path) {
  OpenedRecord opened = openRecordFile(path, user());
  opened.isReview = true;
  return show(opened);
}

// Returns the path of the record to review, or an empty text. A game with other people cannot be
// reviewed until it is over: it continues during the review, and no player may learn more about it
// than the others.
QString App::reviewable() const {
  if (!isPlaying()) return {};
  if (!isWithPeople()) return path_;
  if (!table_.status()->gameOver() || multiplayer_.isWatching()) return {};
  return multiplayer_.isHost() ? path_ : savedPath_;
}

bool App::reviewTable() {
  const QString path = reviewable();
  if (path.isEmpty()) return false;
  // The review reads the record after it has been saved completely.
  table_.afterSaving(
      [this, path, viewer = table_.source()->viewer(), isOver = table_.status()->gameOver()] {
        OpenedRecord opened = openRecordFile(path, user());
        opened.isReview = true;
        opened.viewer = viewer;
        if (opened.timeline && !isOver) opened.deal = opened.timeline->stops().back().deal;
        show(opened);
      });
  return true;
}

bool App::show(const OpenedRecord& opened) {
  if (!opened.timeline) {
    addActionNotice(opened.problem);
    return false;
  }
  if (!staysAtTable() && asksFirst([this, opened] { show(opened); })) return true;
  if (std::exchange(isStarting_, true)) return false;
  table_.afterSaving([this, opened] { showReplay(opened); });
  return true;
}

bool App::openFile(const QUrl& file) {
  if (file.isLocalFile()) return openReplay(file.toLocalFile());
  addActionNotice(tr("%1 is not a file on this computer.").arg(file.toDisplayString()));
  return false;
}

void App::showReplay(const OpenedRecord& opened) {
  const bool instead = replay_.active();
  const bool stays = staysAtTable();
  const QString left = stays ? QString() : instead ? left_ : leaving();
  const bool isOver =
      isPlaying() && !left.isEmpty() && table_.position().view().standing().gameOver;
  auto source = ReplaySource::open(opened.timeline, settings_);
  const int viewer = opened.viewer < 0 ? source->look().viewer : opened.viewer;
  if (auto seen = source->seenBy({viewer, opened.allOpen}, settings_)) source = std::move(seen);
  const auto& stops = opened.timeline->stops();
  if (opened.atEnd) source->goTo(stops.size() - 1);
  if (opened.deal > 1) {
    const auto first = std::ranges::find(stops, opened.deal, &Timeline::Stop::deal);
    source->goTo(static_cast<std::size_t>(first - stops.begin()));
  }
  table_.sit(std::move(source), [=, this](bool isShown) {
    isStarting_ = false;
    if (!isShown) return;
    const bool wasHost = !stays && multiplayer_.isHost();
    if (!stays) multiplayer_.part();
    left_ = left;
    if (isOver) {
      left_ = store_.archive(left);
    } else if (!instead) {
      afterClosing(wasHost, [this, left] { leaveWaiting(left); });
    }
    replay_.setCut(opened.cut);
    if (opened.isReview) review_.setOpen(true);
    if (!opened.cut.text().isEmpty()) addTableNotice(opened.cut.text());
    if (opened.timeline->access().isWithheld()) addTableNotice(replay_.restriction());
    emit replayStarted(instead);
  });
}

void App::copyPosition() {
  const QByteArray text = replay_.position();
  if (text.isEmpty()) return;
  QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
  addActionNotice(tr("This position was copied to the clipboard as text, with all its cards."));
}

bool App::pastePosition() {
  return show(openPosition(QGuiApplication::clipboard()->text().toUtf8(), user()));
}

// Starts a game at the position of the replay. Unfinished records of the same game (such as Life)
// are moved to the folder `earlier`, as when a new game begins.
bool App::playOn() {
  if (!replay_.mayPlayOn() || std::exchange(isStarting_, true)) return false;
  const ReplaySource& seen = replay_.source();
  Record record = playedOn(seen.timeline(), seen.stop(), seen.viewer(), newGame_.ownSeat());
  const std::string game = record.header.game;
  auto file = store_.create(game);
  const QString path = file->path();
  auto source = LocalSource::playOn(std::move(record), journalOf(std::move(file)), settings_);
  table_.sit(std::move(source), [=, this](bool isShown) {
    isStarting_ = false;
    if (!isShown) return reportNotStarted(path);
    gameShown(path, {}, true);
  });
  return true;
}

void App::reportNotStarted(const QString& path) {
  addActionNotice(tr("The game could not be started because its record, %1, cannot be written.")
                      .arg(QDir::toNativeSeparators(path)));
}

void App::closeReplay() {
  if (!replay_.active() || isStarting_) return;
  if (isWithPeople()) {
    showMultiplayerTable();
    emit replayClosed();
    return;
  }
  const QString left = std::exchange(left_, {});
  const auto found = std::ranges::find(waiting_, left, &GameStore::Found::path);
  if (found != waiting_.end()) {
    resumeFound(GameStore::Found(*found));
  } else if (const auto finished = left.isEmpty() ? std::nullopt : store_.reopen(left)) {
    resumeFound(*finished);
  } else {
    table_.leave();
  }
  emit replayClosed();
}

void App::copyRules() {
  QGuiApplication::clipboard()->setText(newGame_.rulesLine());
  addActionNotice(
      tr("The house rules are on the clipboard as one line of text. A friend can paste it on the "
         "New game page."));
}

void App::pasteRules() {
  const QString problem = newGame_.setRulesLine(QGuiApplication::clipboard()->text());
  if (!problem.isEmpty()) addActionNotice(problem);
}

void App::copyDealNumber() {
  if (!table_.active()) return;
  const QString number = table_.source()->dealNumber();
  if (number.isEmpty()) {
    addActionNotice(tr("This deal has no number, so others cannot play with its cards."));
    return;
  }
  QGuiApplication::clipboard()->setText(number);
  // The number itself names the game and its house rules by internal words.
  const GameInfo& info = table_.position().info();
  const AnyView& view = table_.position().view();
  addActionNotice(
      tr("The number of this deal is on the clipboard: %1, %n player(s), %2. Anyone who "
         "pastes it under New game plays with the same cards.",
         "a game; its house rules", view.players())
          .arg(gameText(info, info.title), rulesText(info, view.options())));
}

void App::addNotice(const QString& text) {
  notices_ << text;
  emit noticesChanged();
}

void App::addActionNotice(const QString& text) {
  dropActionNotices();
  actionNotices_ << text;
  addNotice(text);
}

void App::reportNextGame() {
  drop(nextGameNotices_);
  nextGameNotices_ << tr("The host has chosen another game for your table.");
  addNotice(nextGameNotices_.constLast());
}

void App::addTableNotice(const QString& text) {
  if (notices_.contains(text)) return;
  tableNotices_ << text;
  addNotice(text);
}

void App::dropActionNotices() { drop(actionNotices_); }

void App::drop(QStringList& bound) {
  for (const QString& text : std::exchange(bound, {})) {
    dismissNotice(static_cast<int>(notices_.lastIndexOf(text)));
  }
}

void App::dismissNotice(int index) {
  if (index < 0 || index >= notices_.size()) return;
  notices_.removeAt(index);
  emit noticesChanged();
}

// ---- rules -----------------------------------------------------------------------------------

RulesModel* App::rules(const QString& gameId) {
  if (findGame(gameId.toStdString()) == nullptr) return nullptr;
  auto& model = rules_[gameId];
  if (!model) model = std::make_unique<RulesModel>();
  updateRules();
  QJSEngine::setObjectOwnership(model.get(), QJSEngine::CppOwnership);
  return model.get();
}

void App::updateRules() {
  for (const auto& [gameId, model] : rules_) {
    const GameInfo& info = *findGame(gameId.toStdString())->info;
    OptionValues values = standardValues(info.options);
    int players = 0;
    if (newGame_.gameId() == gameId) {
      values = newGame_.options()->values();
      players = newGame_.players();
    }
    if (table_.gameId() == gameId) {
      values = table_.source()->options();
      players = static_cast<int>(table_.source()->seats().size());
    }
    model->setGame(info, values, players);
  }
}

}  // namespace downpile

#include "moc_app.cpp"
