// SPDX-License-Identifier: GPL-3.0-or-later
// Only ordinary files up to a given size are read. Created folders are accessible by their owner
// only. Files are also written through symbolic links.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <sys/stat.h>
#include <unistd.h>

#include "files/ordinary_file.h"
#include "files/own_folder.h"
#include "files/whole_file.h"
#include "runner/test_class.h"

using namespace downpile;
using namespace Qt::StringLiterals;

namespace {

using Status = FileReading::Status;

unsigned modeOf(const QString& path) {
  struct stat found {};
  return ::stat(QFile::encodeName(path).constData(), &found) == 0 ? found.st_mode & 0777U : 0U;
}

void put(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray bytesOf(const QString& path) { return readOrdinaryFile(path, 1000).bytes; }

}  // namespace

class TestFiles : public QObject {
  Q_OBJECT

 private slots:
  void readsOrdinaryFilesAndLinksToThem() {
    put(at(u"file"_s), "some bytes");
    QVERIFY(QFile::link(at(u"file"_s), at(u"link"_s)));
    for (const QString& name : {u"file"_s, u"link"_s}) {
      const FileReading reading = readOrdinaryFile(at(name), 10);
      QCOMPARE(reading.status, Status::good);
      QCOMPARE(reading.bytes, QByteArray("some bytes"));
    }
  }

  void rejectsLargeFilesPipesAndBrokenLinks() {
    put(at(u"large"_s), "some bytes");
    put(at(u"hole"_s), {});
    QVERIFY(QFile::resize(at(u"hole"_s), qint64{4} << 30));
    QCOMPARE(mkfifo(QFile::encodeName(at(u"pipe"_s)).constData(), 0600), 0);
    QVERIFY(QFile::link(at(u"pipe"_s), at(u"way to the pipe"_s)));
    QVERIFY(QFile::link(at(u"nothing"_s), at(u"way to nothing"_s)));
    QVERIFY(QFile::link(at(u"circle"_s), at(u"circle"_s)));
    const auto status = [this](const QString& name) {
      return readOrdinaryFile(name.startsWith(u'/') ? name : at(name), 9).status;
    };
    QCOMPARE(status(u"large"_s), Status::tooLarge);
    QCOMPARE(status(u"hole"_s), Status::tooLarge);
    QCOMPARE(status(u"pipe"_s), Status::notOrdinary);
    QCOMPARE(status(u"way to the pipe"_s), Status::notOrdinary);
    QCOMPARE(status(u"/dev/zero"_s), Status::notOrdinary);
    QCOMPARE(status(folder_.path()), Status::notOrdinary);
    QCOMPARE(status(u"nothing"_s), Status::missing);
    QCOMPARE(status(u"way to nothing"_s), Status::missing);
    QCOMPARE(status(u"circle"_s), Status::unreadable);
    QVERIFY(!readOrdinaryFile(at(u"circle"_s), 9).reason.isEmpty());
  }

  // A file may contain data although it reports a size of 0.
  void readsFilesThatReportNoSize() {
    QCOMPARE(readOrdinaryFile(u"/proc/self/status"_s, 20).status, Status::tooLarge);
    const FileReading reading = readOrdinaryFile(u"/proc/self/status"_s, 1 << 20);
    QCOMPARE(reading.status, Status::good);
    QVERIFY(reading.bytes.startsWith("Name:"));
  }

  void createdFoldersArePrivate() {
    QVERIFY(QDir().mkdir(at(u"shared"_s)));
    QCOMPARE(::chmod(QFile::encodeName(at(u"shared"_s)).constData(), 0755), 0);
    const mode_t before = umask(0);
    const bool made = makeOwnFolder(at(u"shared/a/b/c"_s));
    umask(before);
    QVERIFY(made);
    for (const QString& name : {u"shared/a"_s, u"shared/a/b"_s, u"shared/a/b/c"_s}) {
      QCOMPARE(modeOf(at(name)), 0700U);
    }
    QCOMPARE(modeOf(at(u"shared"_s)), 0755U);
    // Makes an existing folder private to the user, but not its parent folder.
    QCOMPARE(::chmod(QFile::encodeName(at(u"shared/a/b"_s)).constData(), 0755), 0);
    QVERIFY(makeOwnFolder(at(u"shared/a/b"_s)));
    QCOMPARE(modeOf(at(u"shared/a/b"_s)), 0700U);
    QCOMPARE(modeOf(at(u"shared"_s)), 0755U);
    put(at(u"no folder"_s), {});
    QVERIFY(!makeOwnFolder(at(u"no folder"_s)));
    QVERIFY(!makeOwnFolder(at(u"no folder/below"_s)));
  }

  void detectsUnwritableFolders() {
    put(at(u"in the way"_s), {});
    QVERIFY(mayWriteIn(folder_.path()));
    QVERIFY(mayWriteIn(at(u"not/there/yet"_s)));
    QVERIFY(!mayWriteIn(at(u"in the way"_s)));
    QVERIFY(!mayWriteIn(at(u"in the way/below"_s)));
    QVERIFY(!mayWriteIn(u"/proc/self/nowhere"_s));
  }

  // Writes to the target of a symbolic link: a file, another link, a relative path, or a missing
  // file.
  void writesTheTargetOfASymbolicLink() {
    const QTemporaryDir folder;
    const QTemporaryDir otherFolder;
    const auto in = [&folder](const char* name) { return folder.filePath(QLatin1String(name)); };
    QVERIFY(QDir(folder.path()).mkdir(u"own"_s));
    const QString file = otherFolder.filePath(u"people.json"_s);
    put(file, "old");
    QVERIFY(QFile::setPermissions(file, kOwnFile | QFileDevice::ReadGroup));
    QVERIFY(::chmod(qPrintable(otherFolder.path()), 0755) == 0);
    const QFileDevice::Permissions permissions = QFile::permissions(file);
    QVERIFY(QFile::link(file, in("far")));
    QVERIFY(::symlink("../far", qPrintable(in("own/near"))) == 0);

    QVERIFY(writeWhole(in("own/near"), "new"));
    QCOMPARE(bytesOf(file), QByteArray("new"));
    QCOMPARE(QFile::permissions(file), permissions);
    QVERIFY(QFileInfo(in("own/near")).isSymLink());
    QVERIFY(QFileInfo(in("far")).isSymLink());
    QVERIFY(QFileInfo(otherFolder.path()).permissions().testFlag(QFileDevice::ReadGroup));
    QCOMPARE(QDir(otherFolder.path()).entryList(QDir::Files), QStringList{u"people.json"_s});

    QVERIFY(QFile::remove(file));
    QVERIFY(writeWhole(in("own/near"), "again"));
    QCOMPARE(bytesOf(file), QByteArray("again"));
    const QString aside = setAside(in("own/near"));
    QVERIFY(aside.startsWith(file));
    QVERIFY(QFileInfo(in("own/near")).isSymLink());

    QVERIFY(QFile::link(in("circle"), in("circle")));
    QString reason;
    QVERIFY(!writeWhole(in("circle"), "x", FileKind::own, &reason));
    QVERIFY(!reason.isEmpty());
  }

  // For example, a file in the user's data folder may be a link to a file on another disk.
  void writesTheTargetOfASymbolicLinkToAnotherFileSystem() {
    const QTemporaryDir folder;
    const QTemporaryDir memory(u"/dev/shm/downpile-XXXXXX"_s);
    struct stat folderStat {};
    struct stat memoryStat {};
    if (!memory.isValid() || ::stat(qPrintable(folder.path()), &folderStat) != 0 ||
        ::stat(qPrintable(memory.path()), &memoryStat) != 0 ||
        folderStat.st_dev == memoryStat.st_dev) {
      QSKIP("no second file system found");
    }
    QVERIFY(QFile::link(memory.filePath(u"file"_s), folder.filePath(u"link"_s)));
    for (const char* text : {"one", "two"}) {
      QVERIFY(writeWhole(folder.filePath(u"link"_s), text));
      QCOMPARE(bytesOf(memory.filePath(u"file"_s)), QByteArray(text));
    }
    QVERIFY(QFileInfo(folder.filePath(u"link"_s)).isSymLink());
  }

  void exportNeitherCreatesTheTargetFolderNorChangesItsPermissions() {
    const QTemporaryDir folder;
    QVERIFY(::chmod(qPrintable(folder.path()), 0755) == 0);
    const auto before = QFileInfo(folder.path()).permissions();
    QVERIFY(writeWhole(folder.filePath(u"table.csv"_s), "1,2", FileKind::exported));
    QCOMPARE(QFileInfo(folder.path()).permissions(), before);
    QString reason;
    QVERIFY(!writeWhole(folder.filePath(u"none/table.csv"_s), "1", FileKind::exported, &reason));
    QVERIFY(!reason.isEmpty());
    QVERIFY(!QFileInfo::exists(folder.filePath(u"none"_s)));
  }

  void doesNotReplaceReadOnlyFiles() {
    if (::geteuid() == 0) QSKIP("nothing is read-only for root");
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"file"_s);
    put(file, "old");
    QVERIFY(QFile::setPermissions(file, QFileDevice::ReadOwner));
    QString reason;
    QVERIFY(!writeWhole(file, "new", FileKind::own, &reason));
    QCOMPARE(bytesOf(file), QByteArray("old"));
    QVERIFY(!reason.isEmpty());
  }

  void ignoresRelativeXdgFolders() {
    qputenv("XDG_DATA_HOME", "data");
    qputenv("XDG_CONFIG_HOME", "./config");
    qputenv("XDG_CACHE_HOME", "/cache");
    qputenv("XDG_STATE_HOME", "");
    qputenv("XDG_DATA_DIRS", "usr/share:/usr/share:~/share:/opt/share");
    qputenv("XDG_CONFIG_DIRS", "etc");
    ignoreRelativeBaseFolders();
    QVERIFY(!qEnvironmentVariableIsSet("XDG_DATA_HOME"));
    QVERIFY(!qEnvironmentVariableIsSet("XDG_CONFIG_HOME"));
    QCOMPARE(qgetenv("XDG_CACHE_HOME"), QByteArray("/cache"));
    QCOMPARE(qgetenv("XDG_DATA_DIRS"), QByteArray("/usr/share:/opt/share"));
    QVERIFY(!qEnvironmentVariableIsSet("XDG_CONFIG_DIRS"));
  }

 private:
  QString at(const QString& name) const { return folder_.filePath(name); }

  QTemporaryDir folder_;
};

DOWNPILE_TEST(TestFiles);
#include "tst_files.moc"
