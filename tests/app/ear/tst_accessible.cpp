// SPDX-License-Identifier: GPL-3.0-or-later
// Uses the whole program through QAccessible, as assistive technology does: everything that can be
// pressed has a name, and pressing it has the effect of a click.
#include <QAccessible>
#include <QElapsedTimer>
#include <QKeySequence>
#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTimer>
#include <algorithm>
#include <functional>
#include <memory>

#include "../replay/replays.h"
#include "../support/app_window.h"
#include "../support/at_table.h"
#include "ear/table_answers.h"
#include "runner/test_class.h"
#include "window/accessible_events.h"
#include "window/first_focus.h"

using namespace downpile;
using namespace downpile::tests;
using namespace Qt::StringLiterals;

namespace {

using Visit = std::function<void(QAccessibleInterface*)>;

void walk(QAccessibleInterface* interface, const Visit& visit) {
  if (interface == nullptr) return;
  visit(interface);
  for (int i = 0; i < interface->childCount(); ++i) walk(interface->child(i), visit);
}

// Returns true if the item is visible and enabled. Older versions of Qt do not report the disabled
// state, so this function also asks the item itself.
bool isShown(QAccessibleInterface* interface) {
  const auto* item = qobject_cast<const QQuickItem*>(interface->object());
  const QAccessible::State state = interface->state();
  return !state.invisible && !state.disabled && (item == nullptr || item->isEnabled());
}

bool isControl(QAccessibleInterface* interface) {
  switch (interface->role()) {
    case QAccessible::Button:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::MenuItem:
    case QAccessible::Link:
      return true;
    default:
      return false;
  }
}

QString nameOf(QAccessibleInterface* interface) { return interface->text(QAccessible::Name); }

QAccessible::Role roleOf(QObject* object) {
  const QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(object);
  return interface == nullptr ? QAccessible::NoRole : interface->role();
}

using Signals = std::vector<std::unique_ptr<QSignalSpy>>;

// Returns spies on the signals that prove an effect of an action: those of Qt's controls and those
// of the program's own controls.
Signals effectsOf(QObject* control) {
  Signals effects;
  for (const char* signal :
       {SIGNAL(clicked()), SIGNAL(triggered()), SIGNAL(toggled()), SIGNAL(chosen()),
        SIGNAL(picked()), SIGNAL(entered()), SIGNAL(valueModified()), SIGNAL(downChanged())}) {
    const QByteArray name = QMetaObject::normalizedSignature(signal + 1);
    if (control->metaObject()->indexOfSignal(name) >= 0) {
      effects.push_back(std::make_unique<QSignalSpy>(control, signal));
    }
  }
  return effects;
}

bool isEmitted(const Signals& effects) {
  return std::ranges::any_of(effects, [](const auto& effect) { return !effect->isEmpty(); });
}

// Returns true if the item's QML type is one of these types or is derived from one.
bool isOfType(const QObject* item, const QStringList& types) {
  for (const QMetaObject* type = item->metaObject(); type != nullptr; type = type->superClass()) {
    if (types.contains(QString::fromLatin1(type->className()).section(u"_QML"_s, 0, 0))) {
      return true;
    }
  }
  return false;
}

QString describe(QAccessibleInterface* interface) {
  // Removes the number in the names of QML types: it increases with each QML engine.
  const QString type = QString::fromLatin1(interface->object()->metaObject()->className());
  return u"%1 \"%2\" (%3)"_s.arg(QVariant::fromValue(interface->role()).toString(),
                                 nameOf(interface), type.section(u"_QML"_s, 0, 0));
}

}  // namespace

class TestAccessible : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  // Each test starts its own program, because tests press controls that change settings.
  void init() { QVERIFY(opened_.open()); }
  void everyControlHasAnAccessibleNameAndReactsToAPress_data();
  void everyControlHasAnAccessibleNameAndReactsToAPress();
  void screenReadersCanOpenMenusAndPressTheirItems();
  void accessibleNameOfADisabledControlSaysItIsUnavailable();
  void disabledControlsSayThatTheyAreUnavailableAndIgnoreActions_data();
  void disabledControlsSayThatTheyAreUnavailableAndIgnoreActions();
  void screenReaderReadsTheHandFromLeftToRight();
  void accessibleNameOfAGameTileDescribesTheGame();
  void accessibleDescriptionsOfFieldsContainTheirChoiceOrText();
  void choiceInADropDownByKeyboardIsSpoken();
  void announcementsHaveNotificationRole();
  void questionKeysWorkWithTheFocusInHistoryRulesOrScoreSheet();
  void arrowKeysReadTextPagesAloud();
  void rulesPageReadsHouseRulesAtTheTopAndInTheSectionsTheyChange();
  void fortunesOfLifeAreSpokenWhenTheScoreSheetShowsThem();
  void screenReaderStartedLateReadsTheFocusedItem();
  void continuedGameFocusesAnItemOfTheTableAndSpeaksItsNameAndTheTurn();
  void radioButtonsOfSettingsReportIfTheyAreChecked();
  void settingsAndHouseRulesHaveAccessibleDescriptions();
  void numberFieldWithFocusHasANameAndSpeaksItsNewNumber();
  void nameOfAnOpenedMenuIsSpoken();
  void limitsRateOfAccessibilityEventsAboutChangedItems();
  void changedValuesAreReportedOnlyForItemsWithAccessibleValue();
  void keyPressSendsTheNextWaitingTextImmediately();
  void focusIsReportedAfterAnnouncementsIfTheTableMovedItAndBeforeIfTheUserDid();
  void quickFocusChangesAreReportedOnlyForTheLastItem();
  void cardFoundByItsTypedNameIsSpokenOnceAndDoesNotWaitForAnnouncements();
  void enterAndSpaceSpeakACardThatGotTheFocusUnheard();
  void selectionOfTheFocusedCardIsSpokenOnce();
  void listOfKeysContainsEveryShortcut();
  void nameOfABidButtonContainsTheBid();
  void keysWithoutEffectGetASpokenReasonAndToggleKeysTheNewState();
  void endOfTheHandIsSpokenOnceWhileAnArrowKeyIsHeld();
  void keysOfTheTableGetAReplyOnPagesAndInAReplay();
  void waitingGuideTextIsNotSpokenAfterTheGuideCloses();
  void enterSpeaksTheUnheardButtonOfTheGuideAndSaysThatTheGuideIsClosed();
  void noticesWaitForAScreenReaderEvenIfAGameStarts();

 private:
  QAccessibleInterface* root() { return QAccessible::queryAccessibleInterface(opened_.window()); }
  QList<QAccessibleInterface*> find(const std::function<bool(QAccessibleInterface*)>& accepts);
  QList<QAccessibleInterface*> ownCards();
  void show(const QString& page);
  // Presses a key. Returns true if the announcer then speaks a text that contains `reply`.
  bool isAnswered(const QString& reply, Qt::Key key, Qt::KeyboardModifiers modifiers = {});
  // Returns the window once it is active.
  QQuickWindow& activeWindow();
  void focusFirstCard();
  // Starts a game and waits for the turn of player 0. If `houseRule` is given, sets it to `value`.
  void startGameAndWaitForTurn(const QString& game, int players, const QString& houseRule = {},
                               int value = 0);

  App* app() { return opened_.app(); }

  AppWindow opened_;
};

void TestAccessible::initTestCase() { QAccessible::setActive(true); }

QList<QAccessibleInterface*> TestAccessible::find(
    const std::function<bool(QAccessibleInterface*)>& accepts) {
  QList<QAccessibleInterface*> found;
  walk(root(), [&](QAccessibleInterface* interface) {
    if (accepts(interface)) found << interface;
  });
  return found;
}

QList<QAccessibleInterface*> TestAccessible::ownCards() {
  return find([](QAccessibleInterface* each) {
    return each->role() == QAccessible::ListItem && each->object()->property("isOwn").toBool();
  });
}

void TestAccessible::show(const QString& page) {
  if (page == u"rules"_s) {
    QMetaObject::invokeMethod(opened_.window(), "openRules", Q_ARG(QVariant, QString()),
                              Q_ARG(QVariant, u"underwear"_s));
  } else if (page == u"table"_s) {
    startGameAndWaitForTurn(u"underwear"_s, 4);
  } else {
    QMetaObject::invokeMethod(opened_.window(), "openPage", Q_ARG(QVariant, page));
  }
  QCoreApplication::processEvents();
}

QQuickWindow& TestAccessible::activeWindow() {
  QQuickWindow& window = *opened_.window();
  window.requestActivate();
  if (!QTest::qWaitForWindowActive(&window)) qFatal("the window does not become active");
  return window;
}

void TestAccessible::focusFirstCard() {
  const auto cards = ownCards();
  QVERIFY(!cards.isEmpty());
  qobject_cast<QQuickItem*>(cards.first()->object())->forceActiveFocus();
}

void TestAccessible::startGameAndWaitForTurn(const QString& game, int players,
                                             const QString& houseRule, int value) {
  NewGame& newGame = *app()->newGame();
  newGame.setGameId(game);
  newGame.reset();
  OptionModel& options = *newGame.options();
  if (!houseRule.isEmpty()) options.setValue(options.find(u"key"_s, houseRule), value);
  newGame.setPlayers(players);
  newGame.fixSeeds(3, 4);
  for (int player = 1; player < players; ++player) {
    newGame.setLevel(player, u"rules"_s);
  }
  newGame.start();
  app()->guide()->end();  // computer players wait while the guide is read
  app()->table()->pace()->hurry();
  QTRY_VERIFY_WITH_TIMEOUT(
      app()->table()->status()->yourTurn() && !app()->table()->presenter()->moving(), 20000);
}

bool TestAccessible::isAnswered(const QString& reply, Qt::Key key,
                                Qt::KeyboardModifiers modifiers) {
  QSignalSpy spoken(app()->announcer(), &Announcer::spoken);
  QTest::keyClick(opened_.window(), key, modifiers);
  return QTest::qWaitFor([&] {
    return std::ranges::any_of(spoken, [&](const QVariantList& line) {
      return line.constFirst().toString().contains(reply);
    });
  });
}

void TestAccessible::everyControlHasAnAccessibleNameAndReactsToAPress_data() {
  QTest::addColumn<QString>("page");
  QTest::addColumn<bool>("presses");
  QTest::newRow("table") << u"table"_s << true;
  for (const char* page :
       {"start", "newGame", "records", "settings", "about", "leave", "people", "rules"}) {
    QTest::newRow(page) << QString::fromLatin1(page) << tests::isThorough();
  }
}

// Presses each control of a page; without `presses`, only checks its name. After a press that
// changes the controls, the page is opened again. The program starts again only if the controls
// then still differ.
void TestAccessible::everyControlHasAnAccessibleNameAndReactsToAPress() {
  QFETCH(QString, page);
  QFETCH(bool, presses);
  const auto pressable = [](QAccessibleInterface* interface) {
    return isControl(interface) && isShown(interface);
  };
  const auto labelsOf = [](const QList<QAccessibleInterface*>& controls) {
    QStringList labels;
    for (QAccessibleInterface* control : controls) labels << describe(control);
    return labels;
  };
  show(page);
  auto controls = find(pressable);
  const QStringList labels = labelsOf(controls);
  QCOMPARE_GE(labels.size(), 1);
  QStringList ineffective;
  for (qsizetype i = 0; i < labels.size(); ++i) {
    if (labelsOf(controls) != labels) {
      show(page);
      controls = find(pressable);
    }
    if (labelsOf(controls) != labels) {
      init();
      show(page);
      controls = find(pressable);
      QCOMPARE(labelsOf(controls), labels);
    }
    QAccessibleInterface* control = controls[i];
    const QString& label = labels[i];
    QVERIFY2(!nameOf(control).isEmpty(), qPrintable(label));
    // Screen readers read the character · as "middle dot".
    QVERIFY2(!nameOf(control).contains(u'·'), qPrintable(label));
    if (!presses) continue;
    QObject* object = control->object();
    // If none of these signals is emitted, three other changes count as an effect: the control is
    // destroyed, its popup opens, or its checked state changes.
    QSignalSpy destroyed(object, &QObject::destroyed);
    const Signals effects = effectsOf(object);
    auto* popup = object->property("popup").value<QObject*>();
    const auto stateOf = [](QAccessibleInterface* each) { return each->state().checked; };
    const bool before = stateOf(control);
    if (control->actionInterface() == nullptr) {
      ineffective << label + u": no actions"_s;
      continue;
    }
    control->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    bool hasEffect = !destroyed.isEmpty() || isEmitted(effects);
    hasEffect = hasEffect || (popup != nullptr && popup->property("visible").toBool());
    hasEffect = hasEffect || (destroyed.isEmpty() && stateOf(control) != before);
    // A radio button already chosen stays chosen.
    hasEffect = hasEffect || (control->role() == QAccessible::RadioButton && before);
    if (!hasEffect) ineffective << label;
    if (popup != nullptr && destroyed.isEmpty()) QMetaObject::invokeMethod(popup, "close");
    QCoreApplication::processEvents();
    controls = find(pressable);
  }
  QVERIFY2(ineffective.isEmpty(), qPrintable(ineffective.join(u'\n')));
}

void TestAccessible::screenReadersCanOpenMenusAndPressTheirItems() {
  startGameAndWaitForTurn(u"underwear"_s, 4);
  // In Qt 6.4 a menu's title always has the role of a menu bar.
  const auto titled = [](const QString& title) {
    return [title](QAccessibleInterface* each) {
      const bool isOfMenu =
          each->role() == QAccessible::MenuItem || each->role() == QAccessible::MenuBar;
      return isOfMenu && nameOf(each) == title && isShown(each);
    };
  };
  auto titles = find(titled(u"View"_s));
  QCOMPARE(titles.size(), 1);
  titles.first()->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  QTRY_COMPARE(find(titled(u"Side panel"_s)).size(), 1);
  QCOMPARE(find(titled(u"Side panel"_s)).first()->text(QAccessible::Description), u"F9"_s);
  const bool open = app()->settings()->panelOpen();
  find(titled(u"Side panel"_s))
      .first()
      ->actionInterface()
      ->doAction(QAccessibleActionInterface::pressAction());
  QCOMPARE(app()->settings()->panelOpen(), !open);
  QTRY_COMPARE(find(titled(u"Side panel"_s)).size(), 0);
}

// Qt does not report the disabled state, so the name contains it.
void TestAccessible::accessibleNameOfADisabledControlSaysItIsUnavailable() {
  startGameAndWaitForTurn(u"underwear"_s, 4);
  const auto undo = find([](QAccessibleInterface* each) {
    return each->role() == QAccessible::Button && nameOf(each).startsWith("Undo"_L1);
  });
  QCOMPARE(undo.size(), 1);
  QVERIFY(!app()->table()->undoHistory()->mayUndo());
  QCOMPARE(nameOf(undo.first()), u"Undo, not available now"_s);
}

void TestAccessible::disabledControlsSayThatTheyAreUnavailableAndIgnoreActions_data() {
  QTest::addColumn<QString>("page");
  for (const char* page : {"start", "newGame", "records", "settings", "people", "laboratory",
                           "statistics", "multiplayer", "rules", "table"}) {
    QTest::newRow(page) << QString::fromLatin1(page);
  }
}

// Disables all items of the window, then performs every action of each control except setting the
// focus.
void TestAccessible::disabledControlsSayThatTheyAreUnavailableAndIgnoreActions() {
  QFETCH(QString, page);
  show(page);
  const auto controls = find([](QAccessibleInterface* each) {
    const bool isOther =
        each->role() == QAccessible::SpinBox || each->role() == QAccessible::ListItem;
    return (isControl(each) || isOther) && isShown(each) &&
           qobject_cast<QQuickItem*>(each->object()) != nullptr;
  });
  QVERIFY(!controls.isEmpty());
  opened_.window()->contentItem()->setEnabled(false);
  // Controls of these types must say in their name or description that they are unavailable.
  const QStringList named{u"ActionButton"_s, u"IconButton"_s,  u"PageButton"_s,  u"PageChoice"_s,
                          u"PageSwitch"_s,   u"PageStepper"_s, u"AppMenuItem"_s, u"PageTile"_s};
  QStringList wrong;
  for (QAccessibleInterface* control : controls) {
    auto* item = qobject_cast<QQuickItem*>(control->object());
    if (item->isEnabled()) continue;  // controls of the menu bar stay enabled
    const QString texts = nameOf(control) + u' ' + control->text(QAccessible::Description);
    if (isOfType(item, named) && !texts.contains(u"not available now"_s, Qt::CaseInsensitive)) {
      wrong << describe(control) + u": not reported as disabled"_s;
    }
    if (control->actionInterface() == nullptr) continue;
    const Signals effects = effectsOf(item);
    const bool isChecked = control->state().checked;
    for (const QString& action : control->actionInterface()->actionNames()) {
      if (action != QAccessibleActionInterface::setFocusAction()) {
        control->actionInterface()->doAction(action);
      }
    }
    const auto* popup = item->property("popup").value<QObject*>();
    const bool isOpen = popup != nullptr && popup->property("visible").toBool();
    if (isEmitted(effects) || isOpen || control->state().checked != isChecked) {
      wrong << describe(control) + u": has an effect"_s;
    }
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestAccessible::screenReaderReadsTheHandFromLeftToRight() {
  startGameAndWaitForTurn(u"underwear"_s, 4);
  QStringList read;
  walk(root(), [&](QAccessibleInterface* each) {
    if (each->role() == QAccessible::ListItem && each->object()->property("isOwn").toBool()) {
      read << nameOf(each);
    }
  });
  std::vector<const CardRow*> rows;
  for (const CardRow& row : app()->table()->cards()->rows()) {
    if (row.isOwn) rows.push_back(&row);
  }
  std::ranges::sort(rows, {}, &CardRow::slot);
  QStringList wanted;
  for (const CardRow* row : rows) wanted << row->label;
  QCOMPARE_GE(wanted.size(), 3);
  QCOMPARE(read, wanted);
}

// When the focus enters a group, screen readers read only the group's name. So the name of a game's
// tile contains the description of the game.
void TestAccessible::accessibleNameOfAGameTileDescribesTheGame() {
  const auto tiles = find([](QAccessibleInterface* each) {
    return each->role() == QAccessible::Grouping && nameOf(each).startsWith("Up and Down"_L1);
  });
  QCOMPARE(tiles.size(), 1);
  QCOMPARE(nameOf(tiles.first()),
           u"Up and Down: Say how many tricks you will take, and take exactly that many."_s);
}

// Screen readers read the current choice of a drop-down and the text of a field as its description.
void TestAccessible::accessibleDescriptionsOfFieldsContainTheirChoiceOrText() {
  show(u"newGame"_s);
  const auto descriptionOf = [this](const QString& name) {
    const auto found = find([&](QAccessibleInterface* each) {
      const QAccessible::Role role = each->role();
      return nameOf(each) == name &&
             (role == QAccessible::ComboBox || role == QAccessible::EditableText);
    });
    return found.size() == 1 ? found.first()->text(QAccessible::Description) : QString();
  };
  app()->newGame()->setGameId(u"underwear"_s);
  QCOMPARE(descriptionOf(u"Game"_s), u"Underwear"_s);
  QVERIFY2(descriptionOf(u"Level of opponent 1"_s).startsWith(u"Fair. "_s),
           qPrintable(descriptionOf(u"Level of opponent 1"_s)));
  app()->newGame()->seats()->setName(1, u"Anna"_s);
  QCOMPARE(descriptionOf(u"Name of opponent 1"_s), u"Anna"_s);
}

void TestAccessible::choiceInADropDownByKeyboardIsSpoken() {
  show(u"newGame"_s);
  activeWindow();
  const auto level = find([](QAccessibleInterface* each) {
    return each->role() == QAccessible::ComboBox && nameOf(each) == u"Level of opponent 1"_s;
  });
  QCOMPARE(level.size(), 1);
  auto* item = qobject_cast<QQuickItem*>(level.first()->object());
  item->forceActiveFocus();
  QVERIFY(item->hasActiveFocus());
  QSignalSpy spoken(app()->announcer(), &Announcer::spoken);
  QTest::keyClick(opened_.window(), Qt::Key_Down);
  QTRY_COMPARE(spoken.size(), 1);
  QCOMPARE(spoken.last().first().toString(), u"Sharp"_s);
  QTest::keyClick(opened_.window(), Qt::Key_Return);
  QTest::keyClick(opened_.window(), Qt::Key_Down);
  QTRY_COMPARE(spoken.isEmpty() ? QString() : spoken.last().first().toString(), u"Master"_s);
  QTest::keyClick(opened_.window(), Qt::Key_Return);
  QTRY_COMPARE(level.first()->text(QAccessible::Description).section(u'.', 0, 0), u"Master"_s);
}

// The screen reader Orca speaks items with the role Notification when they appear inside a status
// bar.
void TestAccessible::announcementsHaveNotificationRole() {
  startGameAndWaitForTurn(u"underwear"_s, 4);
  const auto spoken = [this](const QString& text) {
    return find([&](QAccessibleInterface* each) {
             return each->role() == QAccessible::Notification && isShown(each) &&
                    nameOf(each) == text && each->parent()->role() == QAccessible::StatusBar;
           })
        .size();
  };
  app()->announcer()->reply(u"One."_s);
  QTRY_COMPARE(spoken(u"One."_s), 1);
  app()->announcer()->reply(u"Two."_s);
  QTRY_COMPARE(spoken(u"Two."_s), 1);
}

// The keys for asking a question (such as "which cards do I hold?") also work while the focus is in
// the history, the rules or the score sheet.
void TestAccessible::questionKeysWorkWithTheFocusInHistoryRulesOrScoreSheet() {
  startGameAndWaitForTurn(u"underwear"_s, 2);
  QQuickWindow& window = activeWindow();
  app()->guide()->end();
  TableController& table = *app()->table();
  QSignalSpy spoken(app()->announcer(), &Announcer::spoken);
  const auto answered = [&](const QString& answer) {
    spoken.clear();
    QTest::keyClick(&window, Qt::Key_R);
    return QTest::qWaitFor([&] {
      return std::ranges::any_of(spoken, [&](const QVariantList& spokenLine) {
        return spokenLine.first().toString().endsWith(answer);
      });
    });
  };
  auto* story = window.findChild<QQuickItem*>(u"story"_s);
  QVERIFY(story != nullptr);
  story->forceActiveFocus();
  QVERIFY(answered(TableAnswers(table).standing()));

  show(u"rules"_s);
  const auto inRules = [&] {
    for (auto* item = window.activeFocusItem(); item != nullptr; item = item->parentItem()) {
      if (item->objectName() == u"rulesSheet"_s) return true;
    }
    return false;
  };
  QTRY_VERIFY(inRules());
  QVERIFY(answered(TableAnswers(table).standing()));
  QTest::keyClick(&window, Qt::Key_Escape);

  app()->settings()->setPace(u"unhurried"_s);
  finishDeal(table);
  QTRY_VERIFY(window.findChild<QQuickItem*>(u"dealSheet"_s) != nullptr);
  QTRY_VERIFY(window.findChild<QQuickItem*>(u"dealSheet"_s)->hasActiveFocus());
  const QString results = TableAnswers(table).results();
  QVERIFY2(results.contains(u" in this deal, "_s), qPrintable(results));
  QVERIFY(answered(results));
}

// The announcer reads a text page aloud when the user presses arrow keys, because screen readers do
// not reach items without focus.
void TestAccessible::arrowKeysReadTextPagesAloud() {
  QQuickWindow& window = activeWindow();
  QSignalSpy spoken(app()->announcer(), &Announcer::spoken);
  const auto spokenLine = [&](Qt::Key key) {
    spoken.clear();
    QTest::keyClick(&window, key);
    const bool came = QTest::qWaitFor([&] { return !spoken.isEmpty(); });
    return came ? spoken.last().first().toString() : QString();
  };
  show(u"keys"_s);
  const auto list = find([](QAccessibleInterface* each) { return nameOf(each) == u"All keys"_s; });
  QCOMPARE(list.size(), 1);
  QStringList lines;
  for (int i = 0; i < list.first()->childCount(); ++i) lines << nameOf(list.first()->child(i));
  QCOMPARE_GT(lines.size(), 20);
  for (const char* heading : {"At the table", "Ask the table", "In a replay", "Everywhere"}) {
    QVERIFY2(lines.contains(QLatin1String(heading)), heading);
  }
  for (const QString& line : lines) QCOMPARE(spokenLine(Qt::Key_Down), line);
  QCOMPARE(spokenLine(Qt::Key_Down), u"End."_s);
  QCOMPARE(spokenLine(Qt::Key_Up), lines[lines.size() - 2]);
  QCOMPARE(spokenLine(Qt::Key_Home), lines.first());
  QCOMPARE(spokenLine(Qt::Key_Up), u"Beginning."_s);
  QCOMPARE(spokenLine(Qt::Key_End), lines.last());
  // Screen readers skip symbols, so the list names such keys in words, such as "comma".
  static const QRegularExpression symbols(u"[←→↑↓?]$|[+ ][,.]"_s);
  for (const QString& line : lines) QVERIFY2(!line.contains(symbols), qPrintable(line));
  QTest::keyClick(&window, Qt::Key_Escape);

  show(u"about"_s);
  QVERIFY(spokenLine(Qt::Key_Down).startsWith(u"A card table for "_s));
  QVERIFY(spokenLine(Qt::Key_End).contains(u"the same licence"_s));
  QTest::keyClick(&window, Qt::Key_Escape);

  show(u"rules"_s);
  auto* scroll = window.findChild<QQuickItem*>(u"rulesScroll"_s);
  QVERIFY(scroll != nullptr);
  scroll->forceActiveFocus(Qt::TabFocusReason);
  const QString first = spokenLine(Qt::Key_Down);
  QVERIFY2(first.startsWith(u"U1: "_s) && first.contains(u"jokers"_s), qPrintable(first));
  QVERIFY(spokenLine(Qt::Key_Down).startsWith(u"U2: "_s));
  QVERIFY(spokenLine(Qt::Key_Up).startsWith(u"U1: "_s));
  // While the drop-down list of sections is closed, the Down key chooses the next section, which is
  // read aloud.
  window.findChild<QQuickItem*>(u"sectionChoice"_s)->forceActiveFocus(Qt::TabFocusReason);
  QVERIFY(spokenLine(Qt::Key_Down).startsWith(u"U1: "_s));
  QVERIFY(spokenLine(Qt::Key_Down).startsWith(u"U2: "_s));
}

// Arrow keys read the rules page aloud: all house rules together at the top, and each one again in
// the sections it changes.
void TestAccessible::rulesPageReadsHouseRulesAtTheTopAndInTheSectionsTheyChange() {
  startGameAndWaitForTurn(u"underwear"_s, 4, u"target"_s, 80);
  QVERIFY(!app()->table()->status()->houseRules().isEmpty());
  show(u"rules"_s);
  int changed = 0;
  for (auto* each : find([](QAccessibleInterface* item) {
         return item->role() == QAccessible::Section && isShown(item);
       })) {
    const QString houseRule = each->object()->property("houseRule").toString();
    if (houseRule.isEmpty()) continue;
    ++changed;
    const QString description = each->text(QAccessible::Description);
    QVERIFY2(description.endsWith(houseRule), qPrintable(description));
  }
  QCOMPARE_GE(changed, 1);
  QQuickWindow& window = *opened_.window();
  auto* scroll = window.findChild<QQuickItem*>(u"rulesScroll"_s);
  QVERIFY(scroll != nullptr);
  scroll->forceActiveFocus(Qt::TabFocusReason);
  QSignalSpy spoken(app()->announcer(), &Announcer::spoken);
  QTest::keyClick(&window, Qt::Key_Down);
  QTRY_COMPARE(spoken.size(), 1);
  const QString first = spoken.first().first().toString();
  QVERIFY2(first.startsWith(u"House rules of this game: "_s), qPrintable(first));
  for (const QString& rule : app()->table()->status()->houseRules()) {
    QVERIFY2(first.contains(rule), qPrintable(first));
  }
}

void TestAccessible::fortunesOfLifeAreSpokenWhenTheScoreSheetShowsThem() {
  startGameAndWaitForTurn(u"life"_s, 4, u"fortune"_s, 1);
  TableController& table = *app()->table();
  app()->settings()->setPace(u"unhurried"_s);
  for (int deal = 1; !table.status()->gameOver() && deal < 100; ++deal) {
    if (deal > 1) QVERIFY(table.undoHistory()->nextDeal());
    finishDeal(table);
  }
  const QStringList closing = table.summary()->closing();
  // closing() has one text for each player, and one final text. The history of the game (the story)
  // does not repeat these texts.
  QCOMPARE(closing.size(), 5);
  for (int player = 0; player < 4; ++player) {
    const QString name = player == 0 ? u"You"_s : table.position().narrator().name(player);
    QVERIFY2(closing[player].startsWith(name + u": "_s), qPrintable(closing[player]));
    QCOMPARE(closing[player].count(u" of "_s), 4);
  }
  QVERIFY(std::ranges::none_of(table.story()->rows(), [&closing](const StoryRow& row) {
    return closing.first().contains(row.text) || closing.last().contains(row.text);
  }));
  const auto sheet = [this] { return opened_.window()->findChild<QQuickItem*>(u"dealSheet"_s); };
  QTRY_VERIFY(sheet() != nullptr && sheet()->hasActiveFocus());
  QSignalSpy spoken(app()->announcer(), &Announcer::spoken);
  sheet()->setProperty("part", u"epilogue"_s);
  QVERIFY(QTest::qWaitFor([&] {
    return std::ranges::any_of(spoken, [&](const QVariantList& spokenLine) {
      return spokenLine.first().toString() == closing.join(u' ');
    });
  }));
}

// Announcements made before a screen reader starts are lost, so the focused item is announced
// again.
void TestAccessible::screenReaderStartedLateReadsTheFocusedItem() {
  QQuickWindow& window = activeWindow();
  QTRY_VERIFY(window.activeFocusItem() != nullptr);
  const FirstFocus firstFocus(window);
  QSignalSpy announced(&firstFocus, &FirstFocus::announced);
  QAccessible::setActive(true);
  QTRY_COMPARE(announced.size(), 1);
  QCOMPARE(announced.first().first().value<QQuickItem*>(), window.activeFocusItem());
}

void TestAccessible::continuedGameFocusesAnItemOfTheTableAndSpeaksItsNameAndTheTurn() {
  startGameAndWaitForTurn(u"underwear"_s, 2);
  startGameAndWaitForTurn(u"life"_s, 2);
  show(u"start"_s);
  QQuickWindow& window = activeWindow();
  QAccessible::setActive(true);  // a screen reader connects
  app()->announcer()->interrupt();
  QSignalSpy spoken(app()->announcer(), &Announcer::spoken);
  app()->resume(u"underwear"_s);
  QTRY_COMPARE(app()->table()->gameId(), u"underwear"_s);
  QTRY_VERIFY(
      isOfType(window.activeFocusItem(), {u"TableCard"_s, u"TablePlace"_s, u"ActionButton"_s}));
  QTRY_VERIFY(spoken.size() >= 2);
  QCOMPARE(spoken.first().first().toString(), u"Underwear"_s);
  const QString second = spoken[1].first().toString();
  QVERIFY2(second.startsWith(u"Your turn. "_s), qPrintable(second));
}

// Radio buttons of the settings report whether they are checked, even if the screen reader starts
// while the settings are open.
void TestAccessible::radioButtonsOfSettingsReportIfTheyAreChecked() {
  show(u"settings"_s);
  activeWindow();
  const auto chosen = [this] {
    QSet<QString> names;
    for (auto* each : find([](QAccessibleInterface* item) {
           return item->role() == QAccessible::RadioButton && isShown(item);
         })) {
      const bool checked = each->state().checked;
      if (checked != each->object()->property("chosen").toBool()) return QSet<QString>();
      if (checked) names << nameOf(each);
    }
    return names;
  };
  const auto press = [this](const QString& name) {
    const auto found = find([&](QAccessibleInterface* each) {
      return isControl(each) && nameOf(each) == name && isShown(each);
    });
    if (found.isEmpty()) return false;
    found.first()->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    return true;
  };
  QVERIFY(chosen().contains(QSet{u"Indigo"_s, u"Evergreen"_s}));
  QAccessible::setActive(true);
  QVERIFY(chosen().contains(QSet{u"Indigo"_s, u"Evergreen"_s}));
  QVERIFY(press(u"Pine"_s) && press(u"Midnight"_s));
  QVERIFY(chosen().contains(QSet{u"Pine"_s, u"Midnight"_s}) && !chosen().contains(u"Indigo"_s));
  // A chosen option stays chosen when it is pressed again.
  for (auto* each : find([](QAccessibleInterface* item) {
         return item->role() == QAccessible::RadioButton && item->state().checked;
       })) {
    auto* item = qobject_cast<QQuickItem*>(each->object());
    item->forceActiveFocus();
    QTest::keyClick(opened_.window(), Qt::Key_Space);
    QVERIFY2(each->state().checked, qPrintable(describe(each)));
  }
  QVERIFY(chosen().contains(QSet{u"Pine"_s, u"Midnight"_s}));
  const auto colours = find([](QAccessibleInterface* each) {
    return each->role() == QAccessible::CheckBox && nameOf(each) == u"Four colours"_s;
  });
  QCOMPARE(colours.size(), 1);
  QVERIFY(colours.first()->text(QAccessible::Description).startsWith(u"Diamonds are blue"_s));

  auto* portrait = opened_.window()->findChild<QQuickItem*>(u"playerPortrait"_s);
  QVERIFY(portrait != nullptr);
  QMetaObject::invokeMethod(portrait, "clicked");
  const QString isOwn = u"Portrait %1"_s.arg(app()->settings()->playerPortrait());
  QTRY_VERIFY(chosen().contains(isOwn));
  QAccessible::setActive(true);
  QVERIFY(chosen().contains(isOwn));
}

// A screen reader reads the text beside a control as the description of this control.
void TestAccessible::settingsAndHouseRulesHaveAccessibleDescriptions() {
  const auto explained = [this](QAccessible::Role role, const QString& name) {
    const auto found = find(
        [&](QAccessibleInterface* each) { return each->role() == role && nameOf(each) == name; });
    return found.size() == 1 ? found.first()->text(QAccessible::Description) : QString();
  };
  show(u"settings"_s);
  QCOMPARE(explained(QAccessible::CheckBox, u"Large print"_s),
           u"Larger numbers and symbols on the cards."_s);
  QCOMPARE(explained(QAccessible::Grouping, u"Sort your hand in Underwear by"_s),
           u"Each game remembers its own order."_s);
  show(u"newGame"_s);
  app()->newGame()->setGameId(u"life"_s);
  QCOMPARE(explained(QAccessible::SpinBox, u"Points to win"_s),
           u"Once a player reaches this many points, the highest total wins the game."_s);
  QCOMPARE(explained(QAccessible::CheckBox, u"Fortunes"_s),
           u"When the game is over, the cards laid in it tell each player’s fortune."_s);
}

void TestAccessible::numberFieldWithFocusHasANameAndSpeaksItsNewNumber() {
  show(u"newGame"_s);
  app()->newGame()->setGameId(u"life"_s);
  QQuickWindow& window = activeWindow();
  const auto numbers =
      find([](QAccessibleInterface* each) { return each->role() == QAccessible::SpinBox; });
  QVERIFY(!numbers.isEmpty());
  QSignalSpy spoken(app()->announcer(), &Announcer::spoken);
  const auto lastSpoken = [&spoken] {
    return spoken.isEmpty() ? QString() : spoken.last().constFirst().toString();
  };
  for (QAccessibleInterface* number : numbers) {
    qobject_cast<QQuickItem*>(number->object())->forceActiveFocus(Qt::TabFocusReason);
    QAccessibleInterface* focus = root()->focusChild();
    QVERIFY2(focus != nullptr, qPrintable(describe(number)));
    QVERIFY(focus->state().focused);
    QCOMPARE(nameOf(focus), nameOf(number));
    QVERIFY(focus->state().editable && !focus->state().readOnly);
    const int before = number->valueInterface()->currentValue().toInt();
    const QString help = number->text(QAccessible::Description);
    // Orca does not read the text of the focused field.
    QCOMPARE(focus->text(QAccessible::Description),
             QString::number(before) + (help.isEmpty() ? u""_s : u". "_s) + help);
    QTest::keyClick(&window, Qt::Key_Up);
    QCOMPARE(number->valueInterface()->currentValue().toInt(), before + 1);
    QVERIFY(focus->textInterface() != nullptr);
    QCOMPARE(focus->textInterface()->text(0, 99), QString::number(before + 1));
    QTRY_COMPARE(lastSpoken(), QString::number(before + 1));
    // Digits typed into a number field replace its number.
    QTest::keyClick(&window, Qt::Key_2);
    QTest::keyClick(&window, Qt::Key_Return);
    const int typed = std::max(2, number->valueInterface()->minimumValue().toInt());
    QCOMPARE(number->valueInterface()->currentValue().toInt(), typed);
    QTRY_COMPARE(lastSpoken(), QString::number(typed));
  }
}

void TestAccessible::nameOfAnOpenedMenuIsSpoken() {
  QQuickWindow& window = activeWindow();
  QSignalSpy spoken(app()->announcer(), &Announcer::spoken);
  QTest::keyClick(&window, Qt::Key_G, Qt::AltModifier);
  QTRY_COMPARE(spoken.isEmpty() ? QString() : spoken.last().first().toString(), u"Game menu"_s);
  QTest::keyClick(&window, Qt::Key_Escape);
  QTRY_COMPARE(spoken.last().first().toString(), u"Menu closed."_s);
  QTest::keyClick(&window, Qt::Key_M, Qt::AltModifier);
  QTRY_COMPARE(spoken.last().first().toString(), u"Move menu. Nothing is available now."_s);
  QTest::keyClick(&window, Qt::Key_Escape);
  spoken.clear();
  QTest::keyClick(&window, Qt::Key_F10);
  QTRY_COMPARE(spoken.isEmpty() ? QString() : spoken.last().first().toString(), u"Game menu"_s);
}

// Screen readers drop sentences if a page sends hundreds of accessibility events at once. Qt sends
// no such events on the platform of this test, so the test makes them.
void TestAccessible::limitsRateOfAccessibilityEventsAboutChangedItems() {
  startGameAndWaitForTurn(u"underwear"_s, 4);
  AccessibleEvents events(*app()->announcer());
  QElapsedTimer clock;
  clock.start();
  QList<qint64> times;
  QList<const QObject*> objects;
  connect(&events, &AccessibleEvents::reported, this,
          [&](QAccessible::Event type, const QObject* object) {
            // Newer versions of Qt also report moved and created items. Screen readers ignore that.
            if (type == QAccessible::LocationChanged || type == QAccessible::ObjectCreated) return;
            times << clock.elapsed();
            objects << object;
          });
  const auto change = [&](QAccessibleInterface* item, QAccessible::Event type) {
    QAccessibleEvent event(item->object(), type);
    events.handle(event);
  };
  const auto items = find([](QAccessibleInterface* each) {
    return each->object() != nullptr && !each->state().focused &&
           each->role() != QAccessible::Notification;
  });
  QCOMPARE_GT(items.size(), 60);
  for (auto* item : items) {
    change(item, QAccessible::NameChanged);
    change(item, QAccessible::NameChanged);
    change(item, QAccessible::ObjectHide);
    change(item, QAccessible::ObjectShow);  // hidden and shown again, so nothing has changed
  }
  QCOMPARE(times.size(), 0);
  // An event for a sentence to be spoken is sent at once, in spite of the limit for events.
  const auto news =
      find([](QAccessibleInterface* each) { return each->role() == QAccessible::Notification; });
  QVERIFY(!news.isEmpty());
  change(news.first(), QAccessible::ObjectShow);
  QCOMPARE(objects, QList<const QObject*>{news.first()->object()});
  QTRY_VERIFY_WITH_TIMEOUT(times.size() >= 60, 30000);
  for (qsizetype first = 0; first + 50 < times.size(); ++first) {
    QCOMPARE_GE(times[first + 50] - times[first], 1000);
  }
  QCOMPARE(QSet<const QObject*>(objects.begin(), objects.end()).size(), objects.size());
}

// Qt reports a change of any property named "value", also for items whose value screen readers
// cannot read. AccessibleEvents drops the reports about these items.
void TestAccessible::changedValuesAreReportedOnlyForItemsWithAccessibleValue() {
  show(u"newGame"_s);
  app()->newGame()->setGameId(u"life"_s);
  AccessibleEvents events(*app()->announcer());
  QStringList reported;
  connect(&events, &AccessibleEvents::reported, this, [&](QAccessible::Event type, QObject* item) {
    if (type == QAccessible::ValueChanged) reported << item->objectName();
  });
  const auto change = [&](QAccessible::Role role) {
    const auto items = find([&](QAccessibleInterface* each) { return each->role() == role; });
    for (auto* item : items) {
      QAccessibleValueChangeEvent event(item->object(), 1);
      events.handle(event);
    }
    return items.size();
  };
  QCOMPARE_GT(change(QAccessible::Grouping), 0);
  QCOMPARE(reported, QStringList());
  const auto fields = change(QAccessible::SpinBox);
  QCOMPARE_GT(fields, 0);
  QCOMPARE(reported.size(), fields);
  // A drop-down list has a value for screen readers, its text. So its changes are reported.
  const auto lists = change(QAccessible::ComboBox);
  QCOMPARE_GT(lists, 0);
  QCOMPARE(reported.size(), fields + lists);
}

// Screen readers stop speaking at each key press. So the announcer then immediately sends the next
// waiting text.
void TestAccessible::keyPressSendsTheNextWaitingTextImmediately() {
  startGameAndWaitForTurn(u"underwear"_s, 2);
  QQuickWindow& window = activeWindow();
  const AccessibleEvents events(*app()->announcer());
  QSignalSpy spoken(app()->announcer(), &Announcer::spoken);
  Announcer& announcer = *app()->announcer();
  for (const Qt::Key key : {Qt::Key_F9, Qt::Key_Y, Qt::Key_Left}) {
    announcer.clear();
    announcer.interrupt();
    announcer.announce(u"A long sentence. "_s.repeated(20));
    QTRY_VERIFY(!spoken.isEmpty());
    QCOMPARE_GT(announcer.remaining(), 10000);
    announcer.announce(u"You play a card."_s);
    QTest::keyClick(&window, key);
    QVERIFY2(announcer.remaining() < 2000, qPrintable(QString::number(announcer.remaining())));
    spoken.clear();
  }
}

void TestAccessible::focusIsReportedAfterAnnouncementsIfTheTableMovedItAndBeforeIfTheUserDid() {
  startGameAndWaitForTurn(u"underwear"_s, 2);
  QQuickWindow& window = activeWindow();
  focusFirstCard();
  Announcer& announcer = *app()->announcer();
  announcer.clear();
  announcer.interrupt();
  AccessibleEvents events(announcer);
  QStringList order;
  bool isSpoken = false;  // true while the test reports a sentence
  connect(&events, &AccessibleEvents::reported, this, [&](QAccessible::Event type, QObject* item) {
    if (type == QAccessible::Focus) order << u"focus"_s;
    if (isSpoken && roleOf(item) == QAccessible::Notification) order << u"news"_s;
  });
  // Older versions of Qt send no events about shown items on the platform of this test, so the test
  // sends them. It does not count the events that newer versions send.
  const auto lines = find([](auto* each) { return each->role() == QAccessible::Notification; });
  QVERIFY(!lines.isEmpty());
  connect(&announcer, &Announcer::spoken, this, [&] {
    QAccessibleEvent event(lines.first()->object(), QAccessible::ObjectShow);
    isSpoken = true;
    events.handle(event);
    isSpoken = false;
  });
  const auto focus = [&] {
    QAccessibleEvent event(window.activeFocusItem(), QAccessible::Focus);
    events.handle(event);
  };
  focus();
  announcer.announce(u"You play the ace."_s);
  QTRY_COMPARE(order, (QStringList{u"news"_s, u"focus"_s}));
  // While a card moves across the table, the announcer expects the sentence about this move. The
  // focus is reported after this sentence.
  announcer.interrupt();
  order.clear();
  announcer.expectNews(true);
  focus();
  QTimer::singleShot(2 * AccessibleEvents::kFocusPause, this, [&] {
    announcer.expectNews(false);
    announcer.announce(u"You play the king."_s);
  });
  QTRY_COMPARE(order, (QStringList{u"news"_s, u"focus"_s}));
  // If a key ends the wait for a long sentence, the reply to the key is also spoken before the
  // focus is reported.
  announcer.interrupt();
  announcer.announce(u"A long sentence. "_s.repeated(20));
  order.clear();
  QTRY_COMPARE(order, QStringList{u"news"_s});
  focus();
  order.clear();
  QTest::keyClick(&window, Qt::Key_W);
  announcer.interrupt();
  QTRY_COMPARE(order, (QStringList{u"news"_s, u"focus"_s}));
  // If a page closes, the focus can reach the table before the announcer knows that the table has
  // the focus.
  announcer.clear();
  announcer.interrupt();
  order.clear();
  announcer.setProperty("focusFollowsNews", false);
  focus();
  announcer.setProperty("focusFollowsNews", true);
  announcer.announce(u"Mika passes."_s);
  QTRY_COMPARE(order, (QStringList{u"news"_s, u"focus"_s}));
  // If the user moves the focus, the new focus is reported before the announced sentence.
  QTest::keyClick(&window, Qt::Key_Home);
  order.clear();
  announcer.announce(u"Mika plays a card."_s);
  focus();
  QTRY_COMPARE(order, (QStringList{u"focus"_s, u"news"_s}));
}

// While a page or a menu closes, the focus can pass over other items.
void TestAccessible::quickFocusChangesAreReportedOnlyForTheLastItem() {
  startGameAndWaitForTurn(u"underwear"_s, 2);
  app()->announcer()->clear();  // else the focus is reported only after the announcements
  QQuickWindow& window = activeWindow();
  // After a key press, focus changes count as made by the user.
  QTest::keyClick(&window, Qt::Key_Home);
  const auto cards = ownCards();
  QCOMPARE_GE(cards.size(), 3);
  AccessibleEvents events(*app()->announcer());
  QList<const QObject*> focused;
  connect(&events, &AccessibleEvents::reported, this, [&](QAccessible::Event type, QObject* item) {
    if (type == QAccessible::Focus) focused << item;
  });
  // Waits until the present focus is reported.
  QAccessibleEvent present(window.activeFocusItem(), QAccessible::Focus);
  events.handle(present);
  QTRY_COMPARE(focused.isEmpty() ? nullptr : focused.last(), window.activeFocusItem());
  focused.clear();
  QTest::keyClick(&window, Qt::Key_Home);
  // In newer versions of Qt, this key press already reports the focused item.
  for (const QObject* item : focused) QCOMPARE(item, window.activeFocusItem());
  focused.clear();
  for (qsizetype i : {0, 1, 2}) {
    qobject_cast<QQuickItem*>(cards[i]->object())->forceActiveFocus();
    QAccessibleEvent event(cards[i]->object(), QAccessible::Focus);
    events.handle(event);
  }
  QVERIFY(focused.isEmpty());
  QTRY_COMPARE(focused, QList<const QObject*>{cards[2]->object()});
}

void TestAccessible::cardFoundByItsTypedNameIsSpokenOnceAndDoesNotWaitForAnnouncements() {
  startGameAndWaitForTurn(u"underwear"_s, 2);
  QQuickWindow& window = activeWindow();
  Announcer& announcer = *app()->announcer();
  AccessibleEvents events(announcer);
  QTest::keyClick(&window, Qt::Key_End);
  QTest::keyClick(&window, Qt::Key_F);
  const QString name = nameOf(ownCards().first());
  QSignalSpy spoken(&announcer, &Announcer::spoken);
  QSignalSpy reported(&events, &AccessibleEvents::reported);
  QTest::keyClick(&window, name.front().toLatin1());
  QCOMPARE(window.activeFocusItem()->property("label").toString(), name);
  QVERIFY(!announcer.focusFollowsNews());
  QAccessibleEvent event(window.activeFocusItem(), QAccessible::Focus);
  events.handle(event);
  // The focus is not reported yet when the next letter of the name is typed.
  QTest::keyClick(&window, name.section(u" of "_s, 1).front().toLatin1());
  QTRY_VERIFY(!announcer.focusWaits());
  QVERIFY(std::ranges::any_of(reported, [&](const QVariantList& each) {
    return each[1].value<QObject*>() == window.activeFocusItem();
  }));
  QVERIFY(isAnswered(name, Qt::Key_Backspace));
  QCOMPARE(spoken.count({name}), 1);
  QTest::keyClick(&window, Qt::Key_Escape);
  QVERIFY(announcer.focusFollowsNews());
}

// While the announcements about a move are spoken, the table moves the focus to another card. The
// user must hear this card before Enter or Space can use it.
void TestAccessible::enterAndSpaceSpeakACardThatGotTheFocusUnheard() {
  startGameAndWaitForTurn(u"underwear"_s, 2);
  QQuickWindow& window = activeWindow();
  QTest::keyClick(&window, Qt::Key_Home);
  QTest::keyClick(&window, Qt::Key_End);
  QQuickItem* card = window.activeFocusItem();
  QVERIFY(card != nullptr && card->property("isOwn").toBool());
  Announcer& announcer = *app()->announcer();
  AccessibleEvents events(announcer);
  QList<const QObject*> focused;
  connect(&events, &AccessibleEvents::reported, this, [&](QAccessible::Event type, QObject* item) {
    if (type == QAccessible::Focus) focused << item;
  });
  const auto position = app()->table()->source()->position();
  const auto focusCard = [&] {
    announcer.clear();
    announcer.announce(u"A sentence that takes several seconds to speak aloud. "_s.repeated(5));
    focused.clear();
    QAccessibleEvent event(card, QAccessible::Focus);
    events.handle(event);
  };
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
    if (key == Qt::Key_Space) focusFirstCard();
    card = window.activeFocusItem();
    focusCard();
    QVERIFY(focused.isEmpty());
    QTest::keyClick(&window, key);
    QCOMPARE(focused, QList<const QObject*>{card});
    QVERIFY(app()->table()->gestures()->selection().empty());
    QVERIFY(app()->table()->coach()->refusal().isEmpty());
    QCOMPARE(app()->table()->source()->position(), position);
  }
  // Screen readers do not name the card again, so now the key is not used for that.
  focusCard();
  QTest::keyClick(&window, Qt::Key_Space);
  QVERIFY(!app()->table()->gestures()->selection().empty());
}

// The announcer says which cards are selected. So the new name of the focused card, which says the
// same, is reported only when the card has lost the focus.
void TestAccessible::selectionOfTheFocusedCardIsSpokenOnce() {
  startGameAndWaitForTurn(u"underwear"_s, 2);
  QQuickWindow& window = activeWindow();
  QTest::keyClick(&window, Qt::Key_Home);
  QPointer<QQuickItem> card = window.activeFocusItem();
  QVERIFY(card != nullptr && card->property("isOwn").toBool());
  AccessibleEvents events(*app()->announcer());
  int renamed = 0;
  connect(&events, &AccessibleEvents::reported, this, [&](QAccessible::Event type, QObject* item) {
    if (type == QAccessible::NameChanged && item == card) ++renamed;
  });
  QSignalSpy spoken(app()->announcer(), &Announcer::spoken);
  QTest::keyClick(&window, Qt::Key_Space);
  QTRY_VERIFY(card->property("label").toString().endsWith(u", selected"_s));
  QAccessibleEvent event(card.data(), QAccessible::NameChanged);
  events.handle(event);
  QTRY_VERIFY(!spoken.isEmpty() && spoken.last().first().toString().startsWith(u"Selected: "_s));
  // When the later change of another card is reported, the change of the focused card still waits.
  const QObject* other = ownCards().last()->object();
  QVERIFY(other != card);
  QSignalSpy reported(&events, &AccessibleEvents::reported);
  QAccessibleEvent later(ownCards().last()->object(), QAccessible::NameChanged);
  events.handle(later);
  QTRY_VERIFY(std::ranges::any_of(
      reported, [&](const QVariantList& each) { return each[1].value<QObject*>() == other; }));
  QCOMPARE(renamed, 0);
  QTest::keyClick(&window, Qt::Key_Right);
  QVERIFY(window.activeFocusItem() != card);
  QAccessibleEvent moved(window.activeFocusItem(), QAccessible::Focus);
  events.handle(moved);
  QTRY_COMPARE(renamed, 1);
}

// Two kinds of shortcuts may be missing in the list: Ctrl+Y, the second key for Redo, and single
// digits, because each digit is the key of a player.
void TestAccessible::listOfKeysContainsEveryShortcut() {
  startGameAndWaitForTurn(u"underwear"_s, 2);
  show(u"keys"_s);
  QSet<QString> listed{u"Ctrl+Y"_s};
  for (auto* row : find([](auto* each) { return each->role() == QAccessible::ListItem; })) {
    const QString keys = nameOf(row).section(u": "_s, -1);
    for (const QString& key : keys.split(u", "_s)) listed << key;
  }
  QStringList missing;
  const auto check = [&](const QVariant& shortcut) {
    const QString name = shortcut.toString();
    if (name.isEmpty()) return;
    QString key = QKeySequence(name).toString(QKeySequence::NativeText);
    key.replace(u"Left"_s, u"left arrow"_s).replace(u"Right"_s, u"right arrow"_s);
    key.replace(u","_s, u"comma"_s).replace(u"?"_s, u"question mark"_s);
    const bool isPlayer = key.size() == 1 && key.front().isDigit();
    if (!isPlayer && !listed.contains(key)) missing << key;
  };
  int shortcuts = 0;
  for (const QObject* object : opened_.window()->findChildren<QObject*>()) {
    const bool isAction = object->inherits("QQuickAction");
    if (!isAction && !object->inherits("QQuickShortcut")) continue;
    ++shortcuts;
    check(object->property(isAction ? "shortcut" : "sequence"));
    for (const QVariant& each : object->property("sequences").toList()) check(each);
  }
  QCOMPARE_GE(shortcuts, 30);
  QCOMPARE(missing.join(u", "_s), QString());
}

void TestAccessible::nameOfABidButtonContainsTheBid() {
  startGameAndWaitForTurn(u"up-and-down"_s, 2);
  const auto bids = find([](QAccessibleInterface* each) {
    return each->role() == QAccessible::Button && nameOf(each) == u"Bid 0"_s;
  });
  QCOMPARE(bids.size(), 1);
  QCOMPARE(bids.first()->text(QAccessible::Description), QString());
}

void TestAccessible::keysWithoutEffectGetASpokenReasonAndToggleKeysTheNewState() {
  startGameAndWaitForTurn(u"underwear"_s, 2);
  QQuickWindow& window = activeWindow();
  QVERIFY(isAnswered(u"Ask for a hint first."_s, Qt::Key_Y));
  QCOMPARE(app()->speech()->answer(), u"Ask for a hint first."_s);
  QVERIFY(isAnswered(u"Nothing to redo."_s, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier));
  QVERIFY(isAnswered(u"Nothing to redo."_s, Qt::Key_Y, Qt::ControlModifier));
  QVERIFY(isAnswered(u"There is no other game to continue."_s, Qt::Key_O, Qt::ControlModifier));
  QVERIFY(isAnswered(u"Only in a replay."_s, Qt::Key_F7));
  QVERIFY(isAnswered(u"No review."_s, Qt::Key_F3));
  focusFirstCard();
  QVERIFY(isAnswered(u"Beginning."_s, Qt::Key_Left));
  QVERIFY(isAnswered(u"Beginning."_s, Qt::Key_Home));
  QTest::keyClick(&window, Qt::Key_End);
  QVERIFY(isAnswered(u"End."_s, Qt::Key_Right));
  QVERIFY(isAnswered(u"Sounds off."_s, Qt::Key_F8));
  QVERIFY(isAnswered(u"Sounds on."_s, Qt::Key_F8));
  QVERIFY(isAnswered(u"Side panel hidden."_s, Qt::Key_F9));
  QVERIFY(isAnswered(u"Side panel shown."_s, Qt::Key_F9));
  app()->settings()->setPace(u"unhurried"_s);
  finishDeal(*app()->table());
  QTRY_VERIFY(window.findChild<QQuickItem*>(u"dealSheet"_s) != nullptr);
  QTRY_VERIFY(window.findChild<QQuickItem*>(u"dealSheet"_s)->hasActiveFocus());
  QVERIFY(isAnswered(u"The deal is over."_s, Qt::Key_H));
  QVERIFY(isAnswered(u"Only in a replay."_s, Qt::Key_F7));
  QVERIFY(isAnswered(u"No review."_s, Qt::Key_F3));
}

void TestAccessible::endOfTheHandIsSpokenOnceWhileAnArrowKeyIsHeld() {
  startGameAndWaitForTurn(u"underwear"_s, 2);
  QQuickWindow& window = activeWindow();
  focusFirstCard();
  QTest::keyClick(&window, Qt::Key_End);
  QSignalSpy spoken(app()->announcer(), &Announcer::spoken);
  // Presses the right arrow key and holds it. Returns how often the end was spoken.
  const auto hold = [&] {
    spoken.clear();
    QTest::keyClick(&window, Qt::Key_Right);
    for (int time = 0; time < 5; ++time) {
      QKeyEvent repeat(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier, QString(), true);
      QCoreApplication::sendEvent(&window, &repeat);
      QCoreApplication::processEvents();
    }
    app()->announcer()->reply(u"Done."_s);
    QString heard;
    const bool isDone = QTest::qWaitFor([&] {
      while (!spoken.isEmpty()) heard += spoken.takeFirst().constFirst().toString();
      return heard.contains(u"Done."_s);
    });
    return isDone ? heard.count(u"End."_s) : -1;
  };
  QCOMPARE(hold(), 1);
  QCOMPARE(hold(), 1);
  // The first press moves the focus to the last card. The repeated ones find no further card.
  QTest::keyClick(&window, Qt::Key_Left);
  QCOMPARE(hold(), 1);
}

void TestAccessible::keysOfTheTableGetAReplyOnPagesAndInAReplay() {
  QQuickWindow& window = activeWindow();
  const auto checkPage = [&](const QString& reply) {
    for (const Qt::Key key :
         {Qt::Key_W, Qt::Key_C, Qt::Key_Comma, Qt::Key_F, Qt::Key_G, Qt::Key_H, Qt::Key_Y}) {
      QVERIFY2(isAnswered(reply, key), qPrintable(QKeySequence(key).toString()));
    }
    QVERIFY(isAnswered(reply, Qt::Key_Z, Qt::ControlModifier));
    QVERIFY(isAnswered(u"Only in a replay."_s, Qt::Key_F7));
    QVERIFY(isAnswered(u"No review."_s, Qt::Key_F3));
    QVERIFY(isAnswered(u"There is no other area."_s, Qt::Key_F6));
    QVERIFY(isAnswered(u"There is no other area."_s, Qt::Key_F6, Qt::ShiftModifier));
    QVERIFY(isAnswered(reply, Qt::Key_F1, Qt::ShiftModifier));
  };
  checkPage(u"There is no game on the table."_s);
  QVERIFY(isAnswered(u"There is no game to continue."_s, Qt::Key_O, Qt::ControlModifier));
  startGameAndWaitForTurn(u"underwear"_s, 2);
  show(u"records"_s);
  checkPage(u"Only at the table."_s);
  QTest::keyClick(&window, Qt::Key_Escape);
  QVERIFY(app()->openReplay(goldenPath(u"up-and-down-3.record"_s)));
  // The history of the game (the item "story") itself has the focus, not its first sentence.
  QTest::keyClick(&window, Qt::Key_F6);
  QTRY_COMPARE(window.activeFocusItem()->objectName(), u"story"_s);
  QVERIFY(isAnswered(u"Review shown."_s, Qt::Key_F7));
  QVERIFY(isAnswered(u"Review hidden."_s, Qt::Key_F7));
  QVERIFY(isAnswered(u"This is a replay, so you cannot play here."_s, Qt::Key_G));
  show(u"keys"_s);
  QVERIFY(isAnswered(u"Only at the table."_s, Qt::Key_F7));
}

void TestAccessible::waitingGuideTextIsNotSpokenAfterTheGuideCloses() {
  app()->newGame()->setGameId(u"three-up-three-down"_s);
  app()->newGame()->start();
  app()->table()->pace()->hurry();
  Announcer& announcer = *app()->announcer();
  const auto bubbles = [this] { return opened_.window()->findChild<QQuickItem*>(u"guide"_s); };
  QTRY_VERIFY(bubbles() != nullptr && bubbles()->isVisible());
  // While the announcer speaks this long sentence, all later sentences wait.
  announcer.clear();
  announcer.interrupt();
  QSignalSpy spoken(&announcer, &Announcer::spoken);
  announcer.announce(u"A long sentence. "_s.repeated(20));
  QTRY_VERIFY(!spoken.isEmpty());
  while (!app()->guide()->spokenText().contains(u"press Enter"_s) &&
         app()->guide()->step() < app()->guide()->count()) {
    app()->guide()->next();
  }
  const QString step = app()->guide()->spokenText();
  QVERIFY2(step.contains(u"press Enter"_s), qPrintable(step));
  QMetaObject::invokeMethod(bubbles(), "fold");
  spoken.clear();
  announcer.interrupt();
  announcer.announce(u"Mika passes."_s);
  QTRY_VERIFY(!spoken.isEmpty());
  for (const QVariantList& line : spoken) {
    QVERIFY2(!line.constFirst().toString().contains(step), qPrintable(step));
  }
}

// The bubble takes the focus from the table while the user may mean a card.
void TestAccessible::enterSpeaksTheUnheardButtonOfTheGuideAndSaysThatTheGuideIsClosed() {
  Announcer& announcer = *app()->announcer();
  app()->newGame()->setGameId(u"three-up-three-down"_s);
  app()->newGame()->start();
  app()->table()->pace()->hurry();
  QQuickWindow& window = activeWindow();
  QTRY_COMPARE(window.activeFocusItem()->objectName(), u"guideNext"_s);
  Guide& guide = *app()->guide();
  AccessibleEvents events(announcer);
  announcer.announce(u"A long sentence. "_s.repeated(20));
  QAccessibleEvent event(window.activeFocusItem(), QAccessible::Focus);
  events.handle(event);
  QTest::keyClick(&window, Qt::Key_Return);
  QCOMPARE(guide.step(), 1);
  while (guide.step() < guide.count()) QTest::keyClick(&window, Qt::Key_Return);
  QVERIFY(isAnswered(u"Guide closed."_s, Qt::Key_Return));
  QVERIFY(!guide.open());
}

// No screen reader listens before the window has the focus. A game that comes to the table, as with
// the option --continue, drops the waiting texts about the table.
void TestAccessible::noticesWaitForAScreenReaderEvenIfAGameStarts() {
  Announcer& announcer = *app()->announcer();
  QSignalSpy spoken(&announcer, &Announcer::spoken);
  const auto isSpoken = [&](const QString& text) {
    return std::ranges::any_of(spoken, [&](const QVariantList& line) {
      return line.constFirst().toString().contains(text);
    });
  };
  const QString notice = u"Games cannot be saved."_s;
  announcer.setPace(1'000'000);  // characters a second: no text waits for the previous one
  announcer.holdNotices(true);
  emit app()->multiplayer()->troubled(notice);
  QVERIFY(app()->notices().contains(notice));
  startGameAndWaitForTurn(u"underwear"_s, 2);
  QTRY_VERIFY(isSpoken(u"Your turn."_s));
  QVERIFY(!isSpoken(notice));
  app()->welcomeListener();
  QTRY_VERIFY(isSpoken(notice));
}

DOWNPILE_TEST(TestAccessible, .tier = Tier::both, .thoroughSeconds = 40);
#include "tst_accessible.moc"
