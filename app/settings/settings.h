// SPDX-License-Identifier: GPL-3.0-or-later
// What the user has chosen, kept in a file with a version. A value that cannot be understood falls
// back to its default alone; keys that this program does not know are left as they are. Only the
// owner may read the file. What is no file for settings is not opened, and nothing is kept then.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QSettings>
#include <QString>
#include <QTemporaryDir>
#include <QUrl>
#include <QVariant>
#include <QVariantMap>
#include <memory>

namespace downpile {

// What the desktop asks of programs for people with other eyes.
struct DesktopWishes {
  bool highContrast = false;
  bool reducedMotion = false;

  bool operator==(const DesktopWishes&) const = default;
};

class Settings : public QObject {
  Q_OBJECT

  Q_PROPERTY(QString playerName READ playerName WRITE setPlayerName NOTIFY playerNameChanged)
  Q_PROPERTY(
      int playerPortrait READ playerPortrait WRITE setPlayerPortrait NOTIFY playerPortraitChanged)
  Q_PROPERTY(bool fourColours READ fourColours WRITE setFourColours NOTIFY fourColoursChanged)
  Q_PROPERTY(bool largePrint READ largePrint WRITE setLargePrint NOTIFY largePrintChanged)
  // `set`: the back of the card set.
  Q_PROPERTY(QString cardBack READ cardBack WRITE setCardBack NOTIFY cardBackChanged)
  // The id of a card set of the system, see CardSets; empty: our own cards.
  Q_PROPERTY(QString cardSet READ cardSet WRITE setCardSet NOTIFY cardSetChanged)
  Q_PROPERTY(QString tableTheme READ tableTheme WRITE setTableTheme NOTIFY tableThemeChanged)
  // `system`, `normal` or `high`, and what comes of it.
  Q_PROPERTY(QString contrast READ contrast WRITE setContrast NOTIFY contrastChanged)
  Q_PROPERTY(bool highContrast READ highContrast NOTIFY contrastChanged)
  // The cloth that lies on the table: the theme's, or that of high contrast.
  Q_PROPERTY(QString cloth READ cloth NOTIFY clothChanged)
  Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY paceChanged)
  // `system`, `full` or `reduced`, and what comes of it.
  Q_PROPERTY(QString motion READ motion WRITE setMotion NOTIFY motionChanged)
  Q_PROPERTY(bool reducedMotion READ reducedMotion NOTIFY motionChanged)
  Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
  Q_PROPERTY(bool languageIndices READ languageIndices WRITE setLanguageIndices NOTIFY
                 languageIndicesChanged)
  Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
  // How the hand is sorted in each game, by its id: `suit` or `rank`.
  Q_PROPERTY(QVariantMap handSorts READ handSorts NOTIFY handSortsChanged)
  // Whether cards that can be played look different from those that cannot.
  Q_PROPERTY(bool showPlayable READ showPlayable WRITE setShowPlayable NOTIFY showPlayableChanged)
  Q_PROPERTY(bool panelOpen READ panelOpen WRITE setPanelOpen NOTIFY panelOpenChanged)
  Q_PROPERTY(bool fullScreen READ fullScreen WRITE setFullScreen NOTIFY fullScreenChanged)
  Q_PROPERTY(bool confirmLeave READ confirmLeave WRITE setConfirmLeave NOTIFY confirmLeaveChanged)
  // Moves without a choice are made by themselves.
  Q_PROPERTY(bool playForced READ playForced WRITE setPlayForced NOTIFY playForcedChanged)
  Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY soundChanged)
  Q_PROPERTY(int soundVolume READ soundVolume WRITE setSoundVolume NOTIFY soundVolumeChanged)
  // Whether the guide of any game has been shown already.
  Q_PROPERTY(bool anyGuideSeen READ anyGuideSeen NOTIFY guidesSeenChanged)
  // What of all this shows on a card, as the query of its picture, question mark included.
  Q_PROPERTY(QString cardQuery READ cardQuery NOTIFY cardQueryChanged)

 public:
  static constexpr int kVersion = 1;
  static constexpr int kLeastTextSize = 80;  // percent
  static constexpr int kMostTextSize = 200;
  static constexpr int kMostNameLength = 40;  // characters of a player's name

  // `file` is where they are kept; it need not exist.
  explicit Settings(const QString& file, QObject* parent = nullptr);
  // The file in the user's configuration folder.
  static QString standardFile();
  // What is wrong with the file, to be told; empty where it can be read and written. Translated.
  QString problem() const;

  QString playerName() const;
  int playerPortrait() const;
  bool fourColours() const;
  bool largePrint() const;
  QString cardBack() const;
  QString cardSet() const;
  QString tableTheme() const;
  QString contrast() const;
  bool highContrast() const;
  QString cloth() const;
  QString pace() const;
  QString motion() const;
  bool reducedMotion() const;
  QString language() const;
  bool languageIndices() const;
  int textSize() const;
  QString handSort(const QString& gameId) const;
  QVariantMap handSorts() const;
  bool showPlayable() const;
  bool panelOpen() const;
  bool fullScreen() const;
  bool confirmLeave() const;
  bool playForced() const;
  bool sound() const;
  int soundVolume() const;  // per cent
  QString cardQuery() const;
  bool anyGuideSeen() const;
  bool guideSeen(const QString& gameId) const;

  // Values out of range are ignored.
  void setPlayerName(const QString& name);
  void setPlayerPortrait(int portrait);
  void setFourColours(bool on);
  void setLargePrint(bool on);
  void setCardBack(const QString& back);
  // Without a set there is no back of it: then `set` becomes the usual one.
  void setCardSet(const QString& id);
  void setTableTheme(const QString& theme);
  void setContrast(const QString& contrast);
  void setPace(const QString& pace);
  void setMotion(const QString& motion);
  void setLanguage(const QString& language);
  void setLanguageIndices(bool on);
  void setTextSize(int percent);
  Q_INVOKABLE void setHandSort(const QString& gameId, const QString& sort);
  void setShowPlayable(bool on);
  void setPanelOpen(bool open);
  void setFullScreen(bool on);
  void setConfirmLeave(bool on);
  void setPlayForced(bool on);
  void setSound(bool on);
  void setSoundVolume(int percent);
  void setGuideSeen(const QString& gameId);
  // The guides of all games will be shown once more.
  Q_INVOKABLE void showGuidesAgain();

  // What `system` means from now on, and at the next start until it is known.
  void setDesktopWishes(const DesktopWishes& wishes);

  // The picture of a card (face in trace notation, `back` or `blank`) as it is to be drawn.
  Q_INVOKABLE QUrl cardUrl(const QString& face) const;

  // For what is remembered rather than chosen (the window's place, the last game's set-up).
  QVariant remembered(const QString& key) const;
  void remember(const QString& key, const QVariant& value);

  // The letters on cards depend on the language.
  void retranslate();

 signals:
  void playerNameChanged();
  void playerPortraitChanged();
  void fourColoursChanged();
  void largePrintChanged();
  void cardBackChanged();
  void cardSetChanged();
  void tableThemeChanged();
  void contrastChanged();
  void clothChanged();
  void paceChanged();
  void motionChanged();
  void languageChanged();
  void languageIndicesChanged();
  void textSizeChanged();
  void handSortsChanged();
  void showPlayableChanged();
  void panelOpenChanged();
  void fullScreenChanged();
  void confirmLeaveChanged();
  void playForcedChanged();
  void soundChanged();
  void soundVolumeChanged();
  void cardQueryChanged();
  void guidesSeenChanged();

 private:
  using Signal = void (Settings::*)();
  bool readBool(const QString& key, bool standard) const;
  int readInt(const QString& key, int least, int most, int standard) const;
  QString readWord(const QString& key, const QStringList& allowed) const;
  void write(const QString& key, const QVariant& value, Signal signal);

  QString path_;
  // Where the settings of this run lie if the file is none.
  std::unique_ptr<QTemporaryDir> instead_;
  QSettings file_;
  DesktopWishes wishes_;
};

}  // namespace downpile
