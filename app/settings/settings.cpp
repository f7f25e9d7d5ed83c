// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings.h"

#include <QStandardPaths>
#include <QUrlQuery>
#include <algorithm>

#include "art/card_art.h"
#include "art/picture_providers.h"
#include "art/table_surface.h"
#include "shell/program.h"
#include "text/card_names.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Words that a setting may have, the default first.
const QStringList kPaces{u"normal"_s, u"unhurried"_s, u"brisk"_s, u"instant"_s, u"steps"_s};
const QStringList kMotions{u"full"_s, u"reduced"_s};
const QStringList kHandSorts{u"suit"_s, u"rank"_s};

const QString kGuides = u"guides"_s;  // a key each game whose guide has been seen

}  // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent), file_(file, QSettings::IniFormat) {
  // What a later version has written stays as it is, its number too.
  if (file_.value(u"version"_s, 0).toInt() < kVersion) file_.setValue(u"version"_s, kVersion);
  connect(this, &Settings::fourColoursChanged, this, &Settings::cardQueryChanged);
  connect(this, &Settings::largePrintChanged, this, &Settings::cardQueryChanged);
  connect(this, &Settings::cardBackChanged, this, &Settings::cardQueryChanged);
  connect(this, &Settings::languageIndicesChanged, this, &Settings::cardQueryChanged);
}

QString Settings::standardFile() {
  return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/settings.ini"_s;
}

Settings* Settings::create(QQmlEngine* /*engine*/, QJSEngine* /*scriptEngine*/) {
  Settings* settings = Program::instance()->settings();
  QJSEngine::setObjectOwnership(settings, QJSEngine::CppOwnership);
  return settings;
}

// ---- reading and writing one value -----------------------------------------------------------

bool Settings::readBool(const QString& key, bool standard) const {
  const QString text = file_.value(key).toString();
  if (text == "true"_L1) return true;
  if (text == "false"_L1) return false;
  return standard;
}

int Settings::readInt(const QString& key, int least, int most, int standard) const {
  bool good = false;
  const int number = file_.value(key).toString().toInt(&good);
  return good && number >= least && number <= most ? number : standard;
}

QString Settings::readWord(const QString& key, const QStringList& allowed) const {
  const QString word = file_.value(key).toString();
  return allowed.contains(word) ? word : allowed.first();
}

void Settings::write(const QString& key, const QVariant& value, Signal signal) {
  if (file_.value(key).toString() == value.toString()) return;
  file_.setValue(key, value);
  emit(this->*signal)();
}

QVariant Settings::remembered(const QString& key) const { return file_.value(key); }

void Settings::remember(const QString& key, const QVariant& value) { file_.setValue(key, value); }

// ---- the settings ----------------------------------------------------------------------------

QString Settings::playerName() const {
  return file_.value(u"player/name"_s).toString().simplified().left(kMostNameLength);
}
int Settings::playerPortrait() const { return readInt(u"player/portrait"_s, 1, kPortraitCount, 1); }
bool Settings::fourColours() const { return readBool(u"cards/fourColours"_s, false); }
bool Settings::largePrint() const { return readBool(u"cards/largePrint"_s, false); }
QString Settings::cardBack() const { return readWord(u"cards/back"_s, CardArt::backNames()); }
QString Settings::tableTheme() const { return readWord(u"table/theme"_s, tableThemes()); }
QString Settings::pace() const { return readWord(u"table/pace"_s, kPaces); }
QString Settings::motion() const { return readWord(u"table/motion"_s, kMotions); }
bool Settings::languageIndices() const { return readBool(u"cards/languageIndices"_s, false); }
int Settings::textSize() const {
  return readInt(u"text/size"_s, kLeastTextSize, kMostTextSize, 100);
}
QString Settings::handSort() const { return readWord(u"cards/handSort"_s, kHandSorts); }
bool Settings::panelOpen() const { return readBool(u"window/panelOpen"_s, true); }
bool Settings::fullScreen() const { return readBool(u"window/fullScreen"_s, false); }
bool Settings::playForced() const { return readBool(u"table/playForced"_s, false); }
bool Settings::confirmLeave() const { return readBool(u"table/confirmLeave"_s, true); }

QString Settings::language() const {
  const QString code = file_.value(u"text/language"_s).toString();
  const auto known = Translations::languages();
  const bool good = std::ranges::any_of(
      known, [&code](const Translations::Language& language) { return language.code == code; });
  return good ? code : QString();
}

void Settings::setPlayerName(const QString& name) {
  write(u"player/name"_s, name.simplified().left(kMostNameLength), &Settings::playerNameChanged);
}
void Settings::setPlayerPortrait(int portrait) {
  if (portrait < 1 || portrait > kPortraitCount) return;
  write(u"player/portrait"_s, portrait, &Settings::playerPortraitChanged);
}
void Settings::setFourColours(bool on) {
  write(u"cards/fourColours"_s, on, &Settings::fourColoursChanged);
}
void Settings::setLargePrint(bool on) {
  write(u"cards/largePrint"_s, on, &Settings::largePrintChanged);
}
void Settings::setCardBack(const QString& back) {
  if (CardArt::backNames().contains(back)) write(u"cards/back"_s, back, &Settings::cardBackChanged);
}
void Settings::setTableTheme(const QString& theme) {
  if (tableThemes().contains(theme)) write(u"table/theme"_s, theme, &Settings::tableThemeChanged);
}
void Settings::setPace(const QString& pace) {
  if (kPaces.contains(pace)) write(u"table/pace"_s, pace, &Settings::paceChanged);
}
void Settings::setMotion(const QString& motion) {
  if (kMotions.contains(motion)) write(u"table/motion"_s, motion, &Settings::motionChanged);
}
void Settings::setLanguage(const QString& language) {
  write(u"text/language"_s, language, &Settings::languageChanged);
}
void Settings::setLanguageIndices(bool on) {
  write(u"cards/languageIndices"_s, on, &Settings::languageIndicesChanged);
}
void Settings::setTextSize(int percent) {
  if (percent < kLeastTextSize || percent > kMostTextSize) return;
  write(u"text/size"_s, percent, &Settings::textSizeChanged);
}
void Settings::setHandSort(const QString& sort) {
  if (kHandSorts.contains(sort)) write(u"cards/handSort"_s, sort, &Settings::handSortChanged);
}
void Settings::setPanelOpen(bool open) {
  write(u"window/panelOpen"_s, open, &Settings::panelOpenChanged);
}
void Settings::setFullScreen(bool on) {
  write(u"window/fullScreen"_s, on, &Settings::fullScreenChanged);
}
void Settings::setPlayForced(bool on) {
  write(u"table/playForced"_s, on, &Settings::playForcedChanged);
}
void Settings::setConfirmLeave(bool on) {
  write(u"table/confirmLeave"_s, on, &Settings::confirmLeaveChanged);
}

// ---- the guides ------------------------------------------------------------------------------

bool Settings::anyGuideSeen() const {
  const QStringList keys = file_.allKeys();
  return std::ranges::any_of(keys,
                             [](const QString& key) { return key.startsWith(kGuides + u'/'); });
}

bool Settings::guideSeen(const QString& gameId) const {
  return readBool(kGuides + u'/' + gameId, false);
}

void Settings::setGuideSeen(const QString& gameId) {
  write(kGuides + u'/' + gameId, true, &Settings::guidesSeenChanged);
}

void Settings::showGuidesAgain() {
  file_.remove(kGuides);
  emit guidesSeenChanged();
}

// ---- what follows from them ------------------------------------------------------------------

QString Settings::cardQuery() const {
  QUrlQuery query;
  if (fourColours()) query.addQueryItem(u"four"_s, u"1"_s);
  if (largePrint()) query.addQueryItem(u"large"_s, u"1"_s);
  if (languageIndices()) query.addQueryItem(u"index"_s, downpile::languageIndices());
  query.addQueryItem(u"back"_s, cardBack());
  return u'?' + query.toString(QUrl::FullyEncoded);
}

QUrl Settings::cardUrl(const QString& face) const {
  return {u"image://cards/"_s + face + cardQuery()};
}

int Settings::durationOf(int milliseconds) const {
  return motion() == "reduced"_L1 ? 0 : milliseconds;
}

void Settings::retranslate() {
  if (languageIndices()) emit cardQueryChanged();
}

}  // namespace downpile
