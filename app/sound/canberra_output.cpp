// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/canberra_output.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLibrary>
#include <QObject>
#include <QThread>
#include <atomic>
#include <cmath>

namespace downpile {

using namespace Qt::StringLiterals;

namespace {

// Maximum number of sounds waiting to be played. Further sounds are dropped, because they would be
// late.
constexpr int kMostWaiting = 2;
// Minimum time until the program tries again to connect to a missing sound server, in
// milliseconds.
constexpr int kRetryTime = 30000;

bool hasSoundCard() { return !QDir(u"/dev/snd"_s).entryList({u"pcm*p"_s}, QDir::System).isEmpty(); }

// The used part of the library libcanberra, loaded at run time. Its functions, unchanged since
// 2008, are declared here. So a build does not need the library's headers.
class Canberra {
 public:
  ~Canberra() { close(); }

  void play(const QByteArray& file, double volume) {
    if (!open()) return;
    // The volume in decibels. At 0 dB the sound files are played at full volume.
    const QByteArray decibels = QByteArray::number(20 * std::log10(volume), 'f', 1);
    const int error =
        play_(context_, 0, "media.filename", file.constData(), "canberra.volume",
              decibels.constData(), "media.role", "event", static_cast<const char*>(nullptr));
    if (error == 0) return;
    close();
    failed_.start();
  }

  void close() {
    if (context_ != nullptr) destroy_(context_);
    context_ = nullptr;
  }

 private:
  using Context = struct CanberraContext;
  using Create = int (*)(Context**);
  using Destroy = int (*)(Context*);
  using SetDriver = int (*)(Context*, const char*);
  using Open = int (*)(Context*);
  using ChangeProperties = int (*)(Context*, ...);
  using Play = int (*)(Context*, std::uint32_t, ...);

  bool load() {
    if (library_.isLoaded()) return true;
    library_.setFileNameAndVersion(u"canberra"_s, 0);
    if (!library_.load()) return false;
    create_ = reinterpret_cast<Create>(library_.resolve("ca_context_create"));
    destroy_ = reinterpret_cast<Destroy>(library_.resolve("ca_context_destroy"));
    setDriver_ = reinterpret_cast<SetDriver>(library_.resolve("ca_context_set_driver"));
    open_ = reinterpret_cast<Open>(library_.resolve("ca_context_open"));
    change_ = reinterpret_cast<ChangeProperties>(library_.resolve("ca_context_change_props"));
    play_ = reinterpret_cast<Play>(library_.resolve("ca_context_play"));
    const bool isWhole = create_ != nullptr && destroy_ != nullptr && setDriver_ != nullptr &&
                         open_ != nullptr && change_ != nullptr && play_ != nullptr;
    if (!isWhole) library_.unload();
    return isWhole;
  }

  bool open() {
    if (context_ != nullptr) return true;
    if (failed_.isValid() && failed_.elapsed() < kRetryTime) return false;
    failed_.start();
    if (!load()) return false;
    // ALSA is used only if there is a sound card. Without one, it would print errors.
    if (openWith("pulse") || (hasSoundCard() && openWith("alsa"))) {
      failed_.invalidate();
      return true;
    }
    return false;
  }

  bool openWith(const char* driver) {
    if (create_(&context_) != 0) {
      context_ = nullptr;
      return false;
    }
    change_(context_, "application.name", "Downpile", "application.id", "org.downpile.Downpile",
            "application.icon_name", "org.downpile.Downpile", static_cast<const char*>(nullptr));
    if (setDriver_(context_, driver) == 0 && open_(context_) == 0) return true;
    close();
    return false;
  }

  QLibrary library_;
  Create create_ = nullptr;
  Destroy destroy_ = nullptr;
  SetDriver setDriver_ = nullptr;
  Open open_ = nullptr;
  ChangeProperties change_ = nullptr;
  Play play_ = nullptr;
  Context* context_ = nullptr;
  QElapsedTimer failed_;
};

}  // namespace

struct CanberraOutput::Player {
  Canberra canberra;             // libcanberra; used only by the sound thread
  std::atomic<int> waiting = 0;  // number of sounds that the sound thread has not started yet
};

CanberraOutput::CanberraOutput(const QString& folder) : folder_(folder) {}

// If the sound server does not respond, the sound thread is left running, so that the program can
// end.
CanberraOutput::~CanberraOutput() {
  if (thread_ == nullptr) return;
  run([thread = thread_](Player& player) {
    player.canberra.close();
    thread->quit();
  });
  constexpr int kPatience = 1000;  // maximum wait for the sound thread, in milliseconds
  if (thread_->wait(kPatience)) delete thread_;
}

QString CanberraOutput::standardFolder() {
  return QDir::cleanPath(QCoreApplication::applicationDirPath() + u"/../share/downpile/sounds"_s);
}

void CanberraOutput::start() {
  player_ = std::make_shared<Player>();
  thread_ = new QThread;
  thread_->setObjectName(u"sound"_s);
  inThread_ = new QObject;
  inThread_->moveToThread(thread_);
  QObject::connect(thread_, &QThread::finished, inThread_, &QObject::deleteLater);
  thread_->start();
}

void CanberraOutput::run(const std::function<void(Player&)>& work) {
  QMetaObject::invokeMethod(
      inThread_, [player = player_, work] { work(*player); }, Qt::QueuedConnection);
}

void CanberraOutput::play(Sound sound, double volume) {
  if (thread_ == nullptr) start();
  if (player_->waiting >= kMostWaiting) return;
  ++player_->waiting;
  const std::string_view name = kSoundNames[static_cast<std::size_t>(sound)];
  const QByteArray file = QFile::encodeName(folder_) + '/' +
                          QByteArray(name.data(), static_cast<qsizetype>(name.size())) + ".wav";
  run([file, volume](Player& player) {
    --player.waiting;
    player.canberra.play(file, volume);
  });
}

void CanberraOutput::rest() {
  if (thread_ != nullptr) run([](Player& player) { player.canberra.close(); });
}

}  // namespace downpile
