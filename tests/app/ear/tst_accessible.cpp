// SPDX-License-Identifier: GPL-3.0-or-later
// Walks the whole program as assistive technology does, through QAccessible: everything that can be
// pressed has a name, and pressing it does what a click does.
#include <QtQml/qqmlextensionplugin.h>
#include <QAccessible>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QtTest>
#include <functional>
#include <memory>

#include "games/catalog.h"
#include "shell/program.h"

Q_IMPORT_QML_PLUGIN(DownpilePlugin)

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

using Visit = std::function<void(QAccessibleInterface*)>;

void walk(QAccessibleInterface* interface, const Visit& visit) {
  if (interface == nullptr) return;
  visit(interface);
  for (int i = 0; i < interface->childCount(); ++i) walk(interface->child(i), visit);
}

bool isShown(QAccessibleInterface* interface) {
  const QAccessible::State state = interface->state();
  return !state.invisible && !state.disabled;
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

QString describe(QAccessibleInterface* interface) {
  return u"%1 \"%2\" (%3)"_s.arg(
      QVariant::fromValue(interface->role()).toString(), nameOf(interface),
      QString::fromLatin1(interface->object()->metaObject()->className()));
}

}  // namespace

class AccessibleTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init();
  void controlsHaveNamesAndCanBePressed_data();
  void controlsHaveNamesAndCanBePressed();
  void menusCanBePressed();
  void whatCannotBeUsedSaysSo();
  void handIsReadFromTheLeft();
  void hiddenCardsAreNotThere_data();
  void hiddenCardsAreNotThere();
  void announcementsAreNotifications();

 private:
  QAccessibleInterface* root() { return QAccessible::queryAccessibleInterface(window_); }
  QList<QAccessibleInterface*> find(const std::function<bool(QAccessibleInterface*)>& accepts);
  void show(const QString& page);
  void begin(const QString& game, int players);

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Program> program_;
  std::unique_ptr<QQmlApplicationEngine> engine_;
  QQuickWindow* window_ = nullptr;
};

void AccessibleTest::initTestCase() { QAccessible::setActive(true); }

// What was pressed before has changed settings, too.
void AccessibleTest::init() {
  engine_.reset();
  program_.reset();
  folder_ = std::make_unique<QTemporaryDir>();
  program_ = std::make_unique<Program>(
      Program::Folders{folder_->filePath(u"settings.conf"_s), folder_->path()});
  program_->settings()->setMotion(u"reduced"_s);
  program_->settings()->setPace(u"instant"_s);
  engine_ = std::make_unique<QQmlApplicationEngine>();
  engine_->addImportPath(u"qrc:/qt/qml"_s);
  program_->attach(*engine_);
  engine_->load(QUrl(u"qrc:/qt/qml/Downpile/Main.qml"_s));
  QVERIFY(!engine_->rootObjects().isEmpty());
  window_ = qobject_cast<QQuickWindow*>(engine_->rootObjects().constFirst());
  QVERIFY(window_ != nullptr);
  window_->show();
  QVERIFY(QTest::qWaitForWindowExposed(window_));
}

QList<QAccessibleInterface*> AccessibleTest::find(
    const std::function<bool(QAccessibleInterface*)>& accepts) {
  QList<QAccessibleInterface*> found;
  walk(root(), [&](QAccessibleInterface* interface) {
    if (accepts(interface)) found << interface;
  });
  return found;
}

void AccessibleTest::show(const QString& page) {
  if (page == u"rules"_s) {
    QMetaObject::invokeMethod(window_, "openRules", Q_ARG(QVariant, QString()),
                              Q_ARG(QVariant, u"underwear"_s));
  } else if (page == u"table"_s) {
    begin(u"underwear"_s, 4);
  } else {
    QMetaObject::invokeMethod(window_, "openPage", Q_ARG(QVariant, page));
  }
  QCoreApplication::processEvents();
}

void AccessibleTest::begin(const QString& game, int players) {
  NewGame& newGame = *program_->newGame();
  newGame.setGameId(game);
  newGame.reset();
  newGame.setPlayers(players);
  newGame.fixSeeds(3, 4);
  for (int player = 1; player < players; ++player) {
    newGame.seats()->setLevel(player, u"rules"_s);
  }
  newGame.start();
  program_->guide()->end();  // the others wait for who reads it
  program_->table()->hurry();
  QTRY_VERIFY_WITH_TIMEOUT(program_->table()->yourTurn() && !program_->table()->moving(), 20000);
}

void AccessibleTest::controlsHaveNamesAndCanBePressed_data() {
  QTest::addColumn<QString>("page");
  for (const char* page : {"start", "newGame", "settings", "about", "leave", "rules", "table"}) {
    QTest::newRow(page) << QString::fromLatin1(page);
  }
}

// The n-th control of a page, pressed on the page as it comes.
void AccessibleTest::controlsHaveNamesAndCanBePressed() {
  QFETCH(QString, page);
  const auto pressable = [](QAccessibleInterface* interface) {
    return isControl(interface) && isShown(interface);
  };
  show(page);
  const qsizetype count = find(pressable).size();
  QCOMPARE_GE(count, 1);
  QStringList deaf;
  for (qsizetype i = 0; i < count; ++i) {
    init();
    show(page);
    const auto controls = find(pressable);
    QCOMPARE_GT(controls.size(), i);
    QAccessibleInterface* control = controls[i];
    const QString what = describe(control);
    QVERIFY2(!nameOf(control).isEmpty(), qPrintable(what));
    QObject* object = control->object();
    // What is no button of Qt's has its own signal, or says so by what changes.
    QSignalSpy destroyed(object, &QObject::destroyed);
    std::vector<std::unique_ptr<QSignalSpy>> effects;
    for (const char* signal : {SIGNAL(clicked()), SIGNAL(triggered()), SIGNAL(toggled()),
                               SIGNAL(chosen()), SIGNAL(picked()), SIGNAL(downChanged())}) {
      const QByteArray name = QMetaObject::normalizedSignature(signal + 1);
      if (object->metaObject()->indexOfSignal(name) >= 0) {
        effects.push_back(std::make_unique<QSignalSpy>(object, signal));
      }
    }
    auto* popup = object->property("popup").value<QObject*>();
    const auto stateOf = [](QAccessibleInterface* each) { return each->state().checked; };
    const bool before = stateOf(control);
    if (control->actionInterface() == nullptr) {
      deaf << what + u": no actions"_s;
      continue;
    }
    control->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    bool heard = !destroyed.isEmpty();
    for (const auto& effect : effects) heard = heard || !effect->isEmpty();
    heard = heard || (popup != nullptr && popup->property("visible").toBool());
    heard = heard || (destroyed.isEmpty() && stateOf(control) != before);
    // One of several that is chosen already stays so.
    heard = heard || (control->role() == QAccessible::RadioButton && before);
    if (!heard) deaf << what;
    QCoreApplication::processEvents();
  }
  QVERIFY2(deaf.isEmpty(), qPrintable(deaf.join(u'\n')));
}

void AccessibleTest::menusCanBePressed() {
  begin(u"underwear"_s, 4);
  // In Qt 6.4 the title of a menu takes itself for a menu bar, whatever it is told.
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
  const bool open = program_->settings()->panelOpen();
  find(titled(u"Side panel"_s))
      .first()
      ->actionInterface()
      ->doAction(QAccessibleActionInterface::pressAction());
  QCOMPARE(program_->settings()->panelOpen(), !open);
  QTRY_COMPARE(find(titled(u"Side panel"_s)).size(), 0);
}

// Qt tells nobody that something is disabled.
void AccessibleTest::whatCannotBeUsedSaysSo() {
  begin(u"underwear"_s, 4);
  const auto undo = find([](QAccessibleInterface* each) {
    return each->role() == QAccessible::Button && nameOf(each).startsWith("Undo"_L1);
  });
  QCOMPARE(undo.size(), 1);
  QVERIFY(!program_->table()->mayUndo());
  QCOMPARE(nameOf(undo.first()), u"Undo, not possible now"_s);
}

void AccessibleTest::handIsReadFromTheLeft() {
  begin(u"underwear"_s, 4);
  QStringList read;
  walk(root(), [&](QAccessibleInterface* each) {
    if (each->role() == QAccessible::ListItem && each->object()->property("mine").toBool()) {
      read << nameOf(each);
    }
  });
  std::vector<const CardRow*> rows;
  for (const CardRow& row : program_->table()->cards()->rows()) {
    if (row.mine) rows.push_back(&row);
  }
  std::ranges::sort(rows, {}, &CardRow::slot);
  QStringList wanted;
  for (const CardRow* row : rows) wanted << row->label;
  QCOMPARE_GE(wanted.size(), 3);
  QCOMPARE(read, wanted);
}

void AccessibleTest::hiddenCardsAreNotThere_data() {
  QTest::addColumn<QString>("game");
  for (const CatalogEntry& entry : catalog()) {
    QTest::newRow(std::string(entry.info->id).c_str())
        << QString::fromUtf8(entry.info->id.data(), static_cast<qsizetype>(entry.info->id.size()));
  }
}

// Of all cards in the tree the face is one that the person sees.
void AccessibleTest::hiddenCardsAreNotThere() {
  QFETCH(QString, game);
  begin(game, 4);
  walk(root(), [&](QAccessibleInterface* each) {
    const QVariant face = each->object() ? each->object()->property("face") : QVariant();
    if (!face.isValid()) return;
    if (!face.toString().isEmpty()) return;
    for (const char* suit : {"clubs", "diamonds", "hearts", "spades", "red", "blue", "green"}) {
      QVERIFY2(!nameOf(each).contains(QLatin1String(suit)), qPrintable(nameOf(each)));
    }
  });
}

// By this role, coming to be shown, within a status bar, Orca speaks them.
void AccessibleTest::announcementsAreNotifications() {
  begin(u"underwear"_s, 4);
  const auto spoken = [this](const QString& text) {
    return find([&](QAccessibleInterface* each) {
             return each->role() == QAccessible::Notification && isShown(each) &&
                    nameOf(each) == text && each->parent()->role() == QAccessible::StatusBar;
           })
        .size();
  };
  program_->table()->ear()->announcer()->reply(u"One."_s);
  QTRY_COMPARE(spoken(u"One."_s), 1);
  program_->table()->ear()->announcer()->reply(u"Two."_s);
  QTRY_COMPARE(spoken(u"Two."_s), 1);
}

QTEST_MAIN(AccessibleTest)
#include "tst_accessible.moc"
