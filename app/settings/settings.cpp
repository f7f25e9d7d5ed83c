// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrlQuery>
#include <algorithm>
#include <utility>

#include "art/card_art.h"
#include "art/picture_providers.h"
#include "art/table_surface.h"
#include "files/ordinary_file.h"
#include "files/own_folder.h"
#include "files/whole_file.h"
#include "games/catalog.h"
#include "lines/clean_text.h"
#include "speech/speech_queue.h"
#include "text/card_names.h"
#include "text/translations.h"

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Allowed values of the settings with words as values. The first value is the default. The default
// of kHandSorts depends on the game instead.
const QStringList kSpeechRates{u"fast"_s, u"medium"_s, u"slow"_s};
const QStringList kSpeechWordings{u"full"_s, u"brief"_s};
const QStringList kPaces{u"normal"_s, u"unhurried"_s, u"brisk"_s, u"instant"_s, u"steps"_s};
const QStringList kMotions{u"system"_s, u"full"_s, u"reduced"_s};
const QStringList kContrasts{u"system"_s, u"normal"_s, u"high"_s};
const QString kBackOfSet = u"set"_s;
const QStringList kHandSorts{u"suit"_s, u"rank"_s};

// Names of settings groups with one key per game: the order of the hand, whether the game's guide
// was seen, and the unseen later steps of the guide.
const QString kHandSortGroup = u"handSort"_s;
const QString kGuides = u"guides"_s;
const QString kLaterGuideSteps = u"laterGuideSteps"_s;

// Groups that contain only properties of Settings. Keys in other groups belong to other classes.
const QStringList kOwnGroups{u"cards"_s, u"player"_s, u"sound"_s, u"table"_s, u"text"_s};
const QString kVersionKey = u"version"_s;
// Hash of the ignored lines that were last reported.
const QString kReportedKey = u"reportedLines"_s;
constexpr qsizetype kMostIgnoredShown = 5;
constexpr qsizetype kMostLineLength = 60;

// Keys of the accessibility preferences last reported by the desktop.
const QString kDesktopContrast = u"desktop/highContrast"_s;
const QString kDesktopMotion = u"desktop/reducedMotion"_s;

// Maximum size of a settings file in bytes. Real ones have only a few kilobytes. A much larger file
// is not a settings file, and reading it could exhaust the memory.
constexpr qint64 kMostBytes = 4 << 20;

bool isForSettings(const QString& path) {
  using Status = FileReading::Status;
  const Status status = checkFile(path, kMostBytes).status;
  return status == Status::good || status == Status::missing;
}

void makeOwn(const QString& path) {
  makeOwnFolder(QFileInfo(path).absolutePath());
  if (QFile::exists(path)) QFile::setPermissions(path, kOwnFile);
}

}  // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent),
      path_(file),
      instead_(isForSettings(file) ? nullptr : std::make_unique<QTemporaryDir>()),
      file_(instead_ ? instead_->filePath(u"settings.ini"_s) : file, QSettings::IniFormat) {
  saving_.setSingleShot(true);
  saving_.callOnTimeout(this, &Settings::save);
  if (!instead_) makeOwn(file);
  keepDamaged();
  isNotSaved_ = !instead_ && (!file_.isWritable() || !mayWriteIn(QFileInfo(path_).absolutePath()));
  // If a later version has written the file, its version number is kept, like its values.
  if (file_.value(kVersionKey, 0).toInt() < kVersion) file_.setValue(kVersionKey, kVersion);
  preferences_ = {.highContrast = readBool(kDesktopContrast, false),
                  .reducedMotion = readBool(kDesktopMotion, false)};
  findIgnoredLines();
  connect(this, &Settings::fourColoursChanged, this, &Settings::cardQueryChanged);
  connect(this, &Settings::largePrintChanged, this, &Settings::cardQueryChanged);
  connect(this, &Settings::cardBackChanged, this, &Settings::cardQueryChanged);
  connect(this, &Settings::languageIndicesChanged, this, &Settings::cardQueryChanged);
  connect(this, &Settings::tableThemeChanged, this, &Settings::clothChanged);
  connect(this, &Settings::contrastChanged, this, &Settings::clothChanged);
}

QString Settings::standardFile() {
  return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/settings.ini"_s;
}

QString Settings::problem() const {
  const QString path = QDir::toNativeSeparators(path_);
  if (instead_) {
    return tr("%1 is not a settings file and was left untouched. Changes to the settings will be "
              "lost when you quit.")
        .arg(path);
  }
  if (isNotSaved_) {
    return tr("%1 cannot be written. Changes to the settings will be lost when you quit.")
        .arg(path);
  }
  QStringList sentences;
  if (isDamaged_) {
    sentences << tr("Some lines of %1 were damaged and have been ignored.").arg(path);
  }
  if (!copy_.isEmpty()) {
    sentences << tr("The damaged file was copied to %1.").arg(QFileInfo(copy_).fileName());
  }
  if (!ignored_.isEmpty()) {
    sentences << tr("%1 has settings without a meaning, so their defaults apply: %2",
                    "%2: lines of the file")
                     .arg(path, ignored_);
  }
  return sentences.join(u' ');
}

// Finds the lines with unknown keys or invalid values, to report them once. They are kept in the
// file: another version may have written them. Nothing is reported if a later version has.
void Settings::findIgnoredLines() {
  if (file_.value(kVersionKey).toInt() > kVersion) return;
  // Reading the properties notes their keys.
  Noted noted{.known = {kVersionKey, kReportedKey}};
  noted_ = &noted;
  for (int i = staticMetaObject.propertyOffset(); i < staticMetaObject.propertyCount(); ++i) {
    staticMetaObject.property(i).read(this);
  }
  noted_ = nullptr;
  QStringList lines;
  for (const QString& key : file_.allKeys()) {
    const bool isOwn = !key.contains(u'/') || kOwnGroups.contains(key.section(u'/', 0, 0));
    if (!noted.invalid.contains(key) && (!isOwn || noted.known.contains(key))) continue;
    lines << key.section(u'/', -1) + u'=' + file_.value(key).toString();
  }
  const QString hash = QString::fromLatin1(
      QCryptographicHash::hash(lines.join(u'\n').toUtf8(), QCryptographicHash::Sha256).toHex());
  if (lines.isEmpty() || file_.value(kReportedKey).toString() == hash) return;
  file_.setValue(kReportedKey, hash);
  for (QString& line : lines) line = isolated(cleanText(line, kMostLineLength));
  if (lines.size() > kMostIgnoredShown) lines = lines.first(kMostIgnoredShown) << u"…"_s;
  ignored_ = lines.join(u", "_s);
}

// If the file has lines that are not settings, copies it, because QSettings drops these lines when
// it writes the file. Then changes a value, so that the file is written and the next start makes no
// second copy. Unknown keys and values are kept in the file: a later version may have written them.
void Settings::keepDamaged() {
  file_.allKeys();  // QSettings reports damaged lines only after it has read all sections.
  if (!file_.isWritable() || file_.status() != QSettings::FormatError) return;
  isDamaged_ = true;
  const QString copy = damagedPath(path_);
  if (!QFile::copy(path_, copy)) return;
  copy_ = copy;
  file_.setValue(kVersionKey, file_.value(kVersionKey, 0));
}

// ---- reading and writing one value --------------------------------------------------------------

// For findIgnoredLines(): notes whether a setting has a valid value. Without a value, it has its
// default.
void Settings::note(const QString& key, bool isValid) const {
  if (noted_ == nullptr) return;
  noted_->known << key;
  if (!isValid && !file_.value(key).toString().isEmpty()) noted_->invalid << key;
}

bool Settings::readBool(const QString& key, bool standard) const {
  const QString text = file_.value(key).toString();
  note(key, text == "true"_L1 || text == "false"_L1);
  if (text == "true"_L1) return true;
  if (text == "false"_L1) return false;
  return standard;
}

int Settings::readInt(const QString& key, int least, int most, int standard) const {
  bool good = false;
  const int number = file_.value(key).toString().toInt(&good);
  good = good && number >= least && number <= most;
  note(key, good);
  return good ? number : standard;
}

QString Settings::readWord(const QString& key, const QStringList& allowed) const {
  const QString word = file_.value(key).toString();
  note(key, allowed.contains(word));
  return allowed.contains(word) ? word : allowed.first();
}

void Settings::write(const QString& key, const QVariant& value, Signal signal) {
  if (file_.value(key).toString() == value.toString()) return;
  file_.setValue(key, value);
  emit(this->*signal)();
  saving_.start();
}

void Settings::save() {
  file_.sync();
  if (file_.status() == QSettings::AccessError && !std::exchange(isNotSaved_, true))
    emit notSaved();
}

QVariant Settings::remembered(const QString& key) const { return file_.value(key); }

void Settings::remember(const QString& key, const QVariant& value) { file_.setValue(key, value); }

// ---- settings -----------------------------------------------------------------------------------

QString Settings::playerName() const {
  note(u"player/name"_s, true);
  return cleanText(file_.value(u"player/name"_s).toString(), kMostNameLength);
}
int Settings::playerPortrait() const { return readInt(u"player/portrait"_s, 1, kPortraitCount, 1); }
bool Settings::fourColours() const { return readBool(u"cards/fourColours"_s, false); }
bool Settings::largePrint() const { return readBool(u"cards/largePrint"_s, false); }
QString Settings::cardBack() const {
  QStringList known = CardArt::backNames();
  if (!cardSet().isEmpty()) known << kBackOfSet;
  return readWord(u"cards/back"_s, known);
}
QString Settings::cardSet() const {
  note(u"cards/set"_s, true);
  return file_.value(u"cards/set"_s).toString();
}
QString Settings::tableTheme() const { return readWord(u"table/theme"_s, tableThemes()); }
QString Settings::pace() const { return readWord(u"table/pace"_s, kPaces); }
QString Settings::speechRate() const { return readWord(u"speech/rate"_s, kSpeechRates); }
int Settings::speechPace() const {
  const QString rate = speechRate();
  return rate == u"fast" ? SpeechQueue::kPace : rate == u"medium" ? 17 : 11;
}
QString Settings::speechWording() const { return readWord(u"speech/wording"_s, kSpeechWordings); }
bool Settings::isSpeechBrief() const { return speechWording() == "brief"_L1; }
QString Settings::contrast() const { return readWord(u"table/contrast"_s, kContrasts); }
bool Settings::highContrast() const {
  const QString word = contrast();
  return word == "system"_L1 ? preferences_.highContrast : word == "high"_L1;
}
QString Settings::cloth() const {
  return highContrast() ? QString::fromUtf16(kContrastClothName) : tableTheme();
}
QString Settings::motion() const { return readWord(u"table/motion"_s, kMotions); }
bool Settings::reducedMotion() const {
  const QString word = motion();
  return word == "system"_L1 ? preferences_.reducedMotion : word == "reduced"_L1;
}
bool Settings::languageIndices() const { return readBool(u"cards/languageIndices"_s, false); }
int Settings::textSize() const {
  return readInt(u"text/size"_s, kLeastTextSize, kMostTextSize, 100);
}
bool Settings::showPlayable() const { return readBool(u"table/showPlayable"_s, true); }
bool Settings::panelOpen() const { return readBool(u"window/panelOpen"_s, panelFits_); }
bool Settings::panelChosen() const {
  return readBool(u"window/panelOpen"_s, false) == readBool(u"window/panelOpen"_s, true);
}
bool Settings::fullScreen() const { return readBool(u"window/fullScreen"_s, false); }
bool Settings::playForced() const { return readBool(u"table/playForced"_s, false); }
bool Settings::confirmLeave() const { return readBool(u"table/confirmLeave"_s, true); }

bool Settings::sound() const { return readBool(u"sound/on"_s, true); }
int Settings::soundVolume() const { return readInt(u"sound/volume"_s, 0, 100, 60); }

QString Settings::language() const {
  const QString code = file_.value(u"text/language"_s).toString();
  const auto known = Translations::languages();
  const bool good = std::ranges::any_of(
      known, [&code](const Translations::Language& language) { return language.code == code; });
  note(u"text/language"_s, good);
  return good ? code : QString();
}

void Settings::setPlayerName(const QString& name) {
  write(u"player/name"_s, cleanText(name, kMostNameLength), &Settings::playerNameChanged);
}
bool Settings::hasPlayerPortrait() const { return file_.contains(u"player/portrait"_s); }

void Settings::setPlayerPortrait(int portrait) {
  if (portrait < 1 || portrait > kPortraitCount || portrait == playerPortrait()) return;
  write(u"player/portrait"_s, portrait, &Settings::playerPortraitChanged);
}
void Settings::setFourColours(bool on) {
  write(u"cards/fourColours"_s, on, &Settings::fourColoursChanged);
}
void Settings::setLargePrint(bool on) {
  write(u"cards/largePrint"_s, on, &Settings::largePrintChanged);
}
void Settings::setCardBack(const QString& back) {
  const bool isOfSet = back == kBackOfSet && !cardSet().isEmpty();
  if (isOfSet || CardArt::backNames().contains(back))
    write(u"cards/back"_s, back, &Settings::cardBackChanged);
}
void Settings::setCardSet(const QString& id) {
  const QString back = cardBack();
  write(u"cards/set"_s, id, &Settings::cardSetChanged);
  if (cardBack() != back) emit cardBackChanged();
}
void Settings::setTableTheme(const QString& theme) {
  if (tableThemes().contains(theme)) write(u"table/theme"_s, theme, &Settings::tableThemeChanged);
}
void Settings::setContrast(const QString& contrast) {
  if (kContrasts.contains(contrast))
    write(u"table/contrast"_s, contrast, &Settings::contrastChanged);
}
void Settings::setSpeechRate(const QString& rate) {
  if (kSpeechRates.contains(rate)) {
    write(u"speech/rate"_s, rate, &Settings::speechRateChanged);
  }
}
void Settings::setSpeechWording(const QString& wording) {
  if (kSpeechWordings.contains(wording)) {
    write(u"speech/wording"_s, wording, &Settings::speechWordingChanged);
  }
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
void Settings::setSound(bool on) { write(u"sound/on"_s, on, &Settings::soundChanged); }
void Settings::setSoundVolume(int percent) {
  if (percent < 0 || percent > 100) return;
  write(u"sound/volume"_s, percent, &Settings::soundVolumeChanged);
}
void Settings::setLanguageIndices(bool on) {
  write(u"cards/languageIndices"_s, on, &Settings::languageIndicesChanged);
}
void Settings::setTextSize(int percent) {
  if (percent < kLeastTextSize || percent > kMostTextSize) return;
  write(u"text/size"_s, percent, &Settings::textSizeChanged);
}
void Settings::setShowPlayable(bool on) {
  write(u"table/showPlayable"_s, on, &Settings::showPlayableChanged);
}
void Settings::setPanelOpen(bool open) {
  const bool wasChosen = panelChosen();
  write(u"window/panelOpen"_s, open, &Settings::panelOpenChanged);
  if (!wasChosen) emit panelChosenChanged();
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

// ---- order of the hand --------------------------------------------------------------------------

QString Settings::handSort(const QString& gameId) const {
  const QString word = file_.value(kHandSortGroup + u'/' + gameId).toString();
  note(kHandSortGroup + u'/' + gameId, kHandSorts.contains(word));
  if (kHandSorts.contains(word)) return word;
  const CatalogEntry* game = findGame(gameId.toStdString());
  return game != nullptr && playsSets(*game->info) ? u"rank"_s : u"suit"_s;
}

QVariantMap Settings::handSorts() const {
  QVariantMap sorts;
  for (const CatalogEntry& game : catalog()) {
    const QString gameId = QString::fromUtf8(game.info->id);
    sorts.insert(gameId, handSort(gameId));
  }
  return sorts;
}

void Settings::setHandSort(const QString& gameId, const QString& sort) {
  if (findGame(gameId.toStdString()) == nullptr || !kHandSorts.contains(sort)) return;
  write(kHandSortGroup + u'/' + gameId, sort, &Settings::handSortsChanged);
}

// ---- guides -------------------------------------------------------------------------------------

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

QStringList Settings::laterGuideSteps(const QString& gameId) const {
  const QString names = file_.value(kLaterGuideSteps + u'/' + gameId).toString();
  return names.split(u',', Qt::SkipEmptyParts);
}

void Settings::setLaterGuideSteps(const QString& gameId, const QStringList& names) {
  write(kLaterGuideSteps + u'/' + gameId, names.join(u','), &Settings::guidesSeenChanged);
}

void Settings::showGuidesAgain() {
  file_.remove(kGuides);
  file_.remove(kLaterGuideSteps);
  emit guidesSeenChanged();
}

// ---- derived values -----------------------------------------------------------------------------

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

void Settings::setDesktopPreferences(const DesktopPreferences& preferences) {
  const DesktopPreferences before = std::exchange(preferences_, preferences);
  if (preferences == before) return;
  remember(kDesktopContrast, preferences.highContrast);
  remember(kDesktopMotion, preferences.reducedMotion);
  if (preferences.highContrast != before.highContrast) emit contrastChanged();
  if (preferences.reducedMotion != before.reducedMotion) emit motionChanged();
}

void Settings::retranslate() {
  if (languageIndices()) emit cardQueryChanged();
}

}  // namespace downpile

#include "moc_settings.cpp"
