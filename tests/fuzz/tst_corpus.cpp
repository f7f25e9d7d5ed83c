// SPDX-License-Identifier: GPL-3.0-or-later
// Runs each fuzz target on the inputs of its archive in corpus/.
#include <QDir>
#include <QFile>

#include "runner/test_class.h"
#include "target.h"

using namespace downpile::test;

class TestCorpus : public QObject {
  Q_OBJECT

 private slots:
  void applyFuzzTargetKeepsItsInvariantsForEveryCorpusInput() { replay("apply", fuzz_apply); }
#ifdef DOWNPILE_CONSOLE
  void consoleFuzzTargetKeepsItsInvariantsForEveryCorpusInput() { replay("console", fuzz_console); }
#endif
  void guestFuzzTargetKeepsItsInvariantsForEveryCorpusInput() { replay("guest", fuzz_guest); }
  void hostFuzzTargetKeepsItsInvariantsForEveryCorpusInput() { replay("host", fuzz_host); }
  void messageFuzzTargetKeepsItsInvariantsForEveryCorpusInput() { replay("message", fuzz_message); }
  void recordFuzzTargetKeepsItsInvariantsForEveryCorpusInput() { replay("record", fuzz_record); }
  void stateFuzzTargetKeepsItsInvariantsForEveryCorpusInput() { replay("state", fuzz_state); }

 private:
  static void replay(const char* target, int (*run)(const std::uint8_t*, std::size_t)) {
    const QDir folder(QDir(FUZZ_CORPUS).filePath(target));
    const QStringList names = folder.entryList(QDir::Files, QDir::Name);
    QVERIFY(names.size() > 10);
    for (const QString& name : names) {
      QFile file(folder.filePath(name));
      QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
      const QByteArray bytes = file.readAll();
      // If the target aborts, the last message names the input.
      qInfo("%s", qPrintable(name));
      run(reinterpret_cast<const std::uint8_t*>(bytes.constData()),
          static_cast<std::size_t>(bytes.size()));
    }
  }
};

DOWNPILE_TEST(TestCorpus);
#include "tst_corpus.moc"
