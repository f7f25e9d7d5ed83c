// SPDX-License-Identifier: GPL-3.0-or-later
// Settings of the user, in a file with a version. An invalid value falls back to its default.
// Unknown keys are left unchanged. Only the owner may read the file. A path that does not lead to a
// settings file, such as a folder, is not opened; changes are then lost when the program ends.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QSettings>
#include <QString>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>
#include <QVariant>
#include <QVariantMap>
#include <memory>

namespace downpile {

// Accessibility preferences reported by the desktop.
struct DesktopPreferences {
  bool highContrast = false;
  bool reducedMotion = false;

  bool operator==(const DesktopPreferences&) const = default;
};

class Settings : public QObject {
  Q_OBJECT

  Q_PROPERTY(QString playerName READ playerName WRITE setPlayerName NOTIFY playerNameChanged)
  Q_PROPERTY(
      int playerPortrait READ playerPortrait WRITE setPlayerPortrait NOTIFY playerPortraitChanged)
  Q_PROPERTY(bool fourColours READ fourColours WRITE setFourColours NOTIFY fourColoursChanged)
  Q_PROPERTY(bool largePrint READ largePrint WRITE setLargePrint NOTIFY largePrintChanged)
  // Name of the card back: one of CardArt::backNames(), or `set` for the back of the card set.
  Q_PROPERTY(QString cardBack READ cardBack WRITE setCardBack NOTIFY cardBackChanged)
  // Id of a card set installed on the system, see CardSets; empty: Downpile's own cards.
  Q_PROPERTY(QString cardSet READ cardSet WRITE setCardSet NOTIFY cardSetChanged)
  Q_PROPERTY(QString tableTheme READ tableTheme WRITE setTableTheme NOTIFY tableThemeChanged)
  // The user's choice of contrast: `system`, `normal` or `high`. highContrast is the result; for
  // `system` the desktop decides.
  Q_PROPERTY(QString contrast READ contrast WRITE setContrast NOTIFY contrastChanged)
  Q_PROPERTY(bool highContrast READ highContrast NOTIFY contrastChanged)
  // Name of the table's cloth: the theme or, if highContrast, the cloth for high contrast.
  Q_PROPERTY(QString cloth READ cloth NOTIFY clothChanged)
  Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY paceChanged)
  // How fast the screen reader speaks, according to the user: "fast", "medium" or "slow". The
  // program uses it to estimate when a text has been spoken; it does not change the voice.
  Q_PROPERTY(QString speechRate READ speechRate WRITE setSpeechRate NOTIFY speechRateChanged)
  // Wording for the screen reader: "full" or "brief".
  Q_PROPERTY(
      QString speechWording READ speechWording WRITE setSpeechWording NOTIFY speechWordingChanged)
  // The user's choice of animations: `system`, `full` or `reduced`. reducedMotion is the result;
  // for `system` the desktop decides.
  Q_PROPERTY(QString motion READ motion WRITE setMotion NOTIFY motionChanged)
  Q_PROPERTY(bool reducedMotion READ reducedMotion NOTIFY motionChanged)
  Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
  Q_PROPERTY(bool languageIndices READ languageIndices WRITE setLanguageIndices NOTIFY
                 languageIndicesChanged)
  Q_PROPERTY(int textSize READ textSize WRITE setTextSize NOTIFY textSizeChanged)
  // For each game id: how the user's hand is sorted, `suit` or `rank`.
  Q_PROPERTY(QVariantMap handSorts READ handSorts NOTIFY handSortsChanged)
  // Whether playable cards are highlighted.
  Q_PROPERTY(bool showPlayable READ showPlayable WRITE setShowPlayable NOTIFY showPlayableChanged)
  Q_PROPERTY(bool panelOpen READ panelOpen WRITE setPanelOpen NOTIFY panelOpenChanged)
  // panelChosen: true if the user has opened or closed the side panel. Until then, panelOpen has
  // the value of panelFits, which is true if the window has room for the panel. panelFits is not
  // stored.
  Q_PROPERTY(bool panelChosen READ panelChosen NOTIFY panelChosenChanged)
  Q_PROPERTY(bool panelFits MEMBER panelFits_ NOTIFY panelOpenChanged)
  Q_PROPERTY(bool fullScreen READ fullScreen WRITE setFullScreen NOTIFY fullScreenChanged)
  Q_PROPERTY(bool confirmLeave READ confirmLeave WRITE setConfirmLeave NOTIFY confirmLeaveChanged)
  // Whether the user's move is made automatically if only one move is legal.
  Q_PROPERTY(bool playForced READ playForced WRITE setPlayForced NOTIFY playForcedChanged)
  Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY soundChanged)
  Q_PROPERTY(int soundVolume READ soundVolume WRITE setSoundVolume NOTIFY soundVolumeChanged)
  // Whether the guide of at least one game was shown.
  Q_PROPERTY(bool anyGuideSeen READ anyGuideSeen NOTIFY guidesSeenChanged)
  // Style of the cards as the query part of an image URL, including the question mark.
  Q_PROPERTY(QString cardQuery READ cardQuery NOTIFY cardQueryChanged)

 public:
  static constexpr int kVersion = 1;
  static constexpr int kLeastTextSize = 80;  // minimum text size, in percent
  static constexpr int kMostTextSize = 200;
  // Maximum length of a player's name, in UTF-16 code units.
  static constexpr int kMostNameLength = 40;

  // Reads the settings in `file`, which need not exist.
  explicit Settings(const QString& file, QObject* parent = nullptr);
  // Returns the path of the settings file in the user's configuration folder.
  static QString standardFile();
  // Returns a translated sentence if the path does not lead to a settings file, if the file cannot
  // be written, or if parts of it were damaged or have no meaning; else an empty text.
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
  QString speechRate() const;
  // Assumed speed of the screen reader's voice, in characters a second.
  int speechPace() const;
  QString speechWording() const;
  bool isSpeechBrief() const;
  QString motion() const;
  bool reducedMotion() const;
  QString language() const;
  bool languageIndices() const;
  int textSize() const;
  QString handSort(const QString& gameId) const;
  QVariantMap handSorts() const;
  bool showPlayable() const;
  bool panelOpen() const;
  bool panelChosen() const;
  bool fullScreen() const;
  bool confirmLeave() const;
  bool playForced() const;
  bool sound() const;
  int soundVolume() const;  // volume of all sounds, from 0 to 100 percent
  QString cardQuery() const;
  bool anyGuideSeen() const;
  bool guideSeen(const QString& gameId) const;
  // Returns the names of the guide's later steps not shown yet.
  QStringList laterGuideSteps(const QString& gameId) const;

  // The following functions change settings. Numbers out of range and unknown words are ignored,
  // except by setCardSet() and setLanguage(), which store any text.
  void setPlayerName(const QString& name);
  void setPlayerPortrait(int portrait);
  // Returns false if the user has never changed the portrait.
  bool hasPlayerPortrait() const;
  void setFourColours(bool on);
  void setLargePrint(bool on);
  void setCardBack(const QString& back);
  // Chooses a card set. If `id` is empty, the default back is shown instead of the back `set`,
  // which returns with the next card set.
  void setCardSet(const QString& id);
  void setTableTheme(const QString& theme);
  void setContrast(const QString& contrast);
  void setPace(const QString& pace);
  void setSpeechRate(const QString& rate);
  void setSpeechWording(const QString& wording);
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
  void setLaterGuideSteps(const QString& gameId, const QStringList& names);
  // Marks the guides of all games as unseen, so that each opens again with the next game of its
  // kind.
  Q_INVOKABLE void showGuidesAgain();

  // Sets the desktop's preferences, which apply while the user's choice is `system`. They are also
  // stored, for use at the next start until the desktop has answered.
  void setDesktopPreferences(const DesktopPreferences& preferences);

  // Returns the image URL of a card in the current style. `face`: a card such as `TH`
  // (docs/rules/notation.md), `back` or `blank`.
  Q_INVOKABLE QUrl cardUrl(const QString& face) const;

  // Reads and stores values other than the user's settings, such as the window's geometry and the
  // last game setup.
  QVariant remembered(const QString& key) const;
  void remember(const QString& key, const QVariant& value);

  // Called after a change of the language, because the index letters of cards depend on it.
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
  void speechRateChanged();
  void speechWordingChanged();
  void motionChanged();
  void languageChanged();
  void languageIndicesChanged();
  void textSizeChanged();
  void handSortsChanged();
  void showPlayableChanged();
  void panelOpenChanged();
  void panelChosenChanged();
  void fullScreenChanged();
  void confirmLeaveChanged();
  void playForcedChanged();
  void soundChanged();
  void soundVolumeChanged();
  void cardQueryChanged();
  void guidesSeenChanged();
  // Emitted once, when the first change could not be written, for example to a full disk. problem()
  // says so.
  void notSaved();

 private:
  using Signal = void (Settings::*)();
  void note(const QString& key, bool isValid) const;
  bool readBool(const QString& key, bool standard) const;
  int readInt(const QString& key, int least, int most, int standard) const;
  QString readWord(const QString& key, const QStringList& allowed) const;
  void write(const QString& key, const QVariant& value, Signal signal);
  void keepDamaged();
  void findIgnoredLines();
  void save();

  QString path_;
  bool isNotSaved_ = false;  // whether the file cannot be written
  bool isDamaged_ = false;   // whether the file had lines that are not settings, which get lost
  QString copy_;             // path of the copy of a damaged file; empty if none was made
  QString ignored_;          // lines of the file to be reported because they have no meaning
  // Keys of the settings, and those of them with invalid values. Set only in findIgnoredLines().
  struct Noted {
    QSet<QString> known{};
    QSet<QString> invalid{};
  };
  Noted* noted_ = nullptr;
  // Temporary folder for the settings of this run. Set only if the path does not lead to a settings
  // file (but to a folder, a device or a huge file), not if the file cannot be written.
  std::unique_ptr<QTemporaryDir> instead_;
  QSettings file_;
  QTimer saving_;  // writes all changes of one event together, after the event
  bool panelFits_ = true;
  DesktopPreferences preferences_;
};

}  // namespace downpile
