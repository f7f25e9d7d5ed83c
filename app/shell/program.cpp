// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/program.h"

#include <QCoreApplication>

#include "art/art.h"
#include "text/texts.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {
Program* theProgram = nullptr;
}

Program::Program(const Folders& folders, QObject* parent)
    : QObject(parent),
      settings_(folders.settingsFile.isEmpty() ? Settings::standardFile() : folders.settingsFile),
      store_(folders.games),
      table_(settings_),
      newGame_(settings_) {
  Q_ASSERT(theProgram == nullptr);
  theProgram = this;
  applyLanguage();
  connect(&settings_, &Settings::languageChanged, this, &Program::applyLanguage);
  connect(&newGame_, &NewGame::started, this, &Program::start);
  connect(&table_, &TableController::activeChanged, this, &Program::updateRules);
  connect(newGame_.options(), &OptionModel::valuesChanged, this, &Program::updateRules);
}

Program::~Program() { theProgram = nullptr; }

Program* Program::instance() { return theProgram; }

Program* Program::create(QQmlEngine* /*engine*/, QJSEngine* /*scriptEngine*/) {
  QJSEngine::setObjectOwnership(theProgram, QJSEngine::CppOwnership);
  return theProgram;
}

QString Program::version() const { return QStringLiteral(DOWNPILE_VERSION); }

void Program::attach(QQmlEngine& engine) {
  initArt(engine);
  engines_ << &engine;
}

// ---- language --------------------------------------------------------------------------------

void Program::overrideLanguage(const QString& code) {
  languageOverride_ = code;
  applyLanguage();
}

void Program::applyLanguage() {
  translations_.load(languageOverride_.isEmpty() ? settings_.language() : languageOverride_);
  retranslate();
}

void Program::retranslate() {
  settings_.retranslate();
  newGame_.retranslate();
  games_.retranslate();
  for (const auto& [game, model] : rules_) model->retranslate();
  table_.retranslate();
  for (const QPointer<QQmlEngine>& engine : engines_) {
    if (engine) engine->retranslate();
  }
  emit languagesChanged();
  emit resumableChanged();
}

QVariantList Program::languages() const {
  QVariantList list{QVariantMap{{u"code"_s, QString()}, {u"name"_s, tr("Language of the system")}}};
  for (const Translations::Language& language : Translations::languages()) {
    list << QVariantMap{{u"code"_s, language.code}, {u"name"_s, language.name}};
  }
  return list;
}

// ---- games -----------------------------------------------------------------------------------

void Program::lookForGames() {
  GameStore::Survey survey = store_.survey();
  unfinished_ = std::move(survey.unfinished);
  for (const QString& notice : survey.notices) addNotice(notice);
  emit resumableChanged();
}

QString Program::resumeText() const {
  if (!unfinished_) return {};
  const RecordHeader& header = unfinished_->record.header;
  const GameInfo& info = *findGame(header.game)->info;
  return tr("%1, %n player(s), deal %2: go on?", "an unfinished game", header.players)
      .arg(gameText(info, info.title), numberText(unfinished_->deal));
}

void Program::start(const RecordHeader& header) {
  auto file = store_.create(header.game);
  const QString path = file->path();
  if (!table_.begin(header, std::move(file))) {
    addNotice(
        tr("The game could not be started, because its record %1 cannot be written.").arg(path));
    return;
  }
  store_.putAwayOthers(header.game, path);
  unfinished_.reset();
  emit resumableChanged();
  emit gameStarted();
}

void Program::resume() {
  if (!unfinished_) return;
  auto file = store_.open(*unfinished_);
  const QString path = file->path();
  if (!table_.resume(unfinished_->record, std::move(file))) {
    addNotice(tr("The game cannot go on, because its record %1 cannot be written.").arg(path));
    return;
  }
  unfinished_.reset();
  emit resumableChanged();
  emit gameStarted();
}

void Program::discardResumable() {
  if (!unfinished_) return;
  store_.putAway(unfinished_->path);
  unfinished_.reset();
  emit resumableChanged();
}

void Program::addNotice(const QString& text) {
  notices_ << text;
  emit noticesChanged();
}

void Program::dismissNotice(int index) {
  if (index < 0 || index >= notices_.size()) return;
  notices_.removeAt(index);
  emit noticesChanged();
}

// ---- rules -----------------------------------------------------------------------------------

RulesModel* Program::rules(const QString& gameId) {
  if (findGame(gameId.toStdString()) == nullptr) return nullptr;
  auto& model = rules_[gameId];
  if (!model) model = std::make_unique<RulesModel>();
  updateRules();
  QJSEngine::setObjectOwnership(model.get(), QJSEngine::CppOwnership);
  return model.get();
}

void Program::updateRules() {
  for (const auto& [gameId, model] : rules_) {
    const GameInfo& info = *findGame(gameId.toStdString())->info;
    OptionValues values = standardValues(info.options);
    if (newGame_.gameId() == gameId) values = newGame_.options()->values();
    if (table_.gameId() == gameId) values = table_.session()->header().options;
    model->setGame(info, values);
  }
}

}  // namespace downpile
