// SPDX-License-Identifier: GPL-3.0-or-later
// The guest's end of a connection, as lean as it can be: thousands of them are in one program, and
// what it costs is to be the server's. A socket, OpenSSL and the frames of a WebSocket.
#pragma once

#include <openssl/ssl.h>

#include <QByteArray>
#include <cstdint>
#include <functional>
#include <memory>

namespace downpile::swarm {

struct FreeSsl {
  void operator()(SSL* ssl) const { SSL_free(ssl); }
  void operator()(SSL_CTX* context) const { SSL_CTX_free(context); }
  void operator()(X509* certificate) const { X509_free(certificate); }
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
};

// Who somebody is.
struct Key {
  Key();
  std::unique_ptr<EVP_PKEY, FreeSsl> key;
  std::unique_ptr<X509, FreeSsl> certificate;
};

class Line;

// Tells lines that something can be read or written.
class Poller {
 public:
  Poller();
  ~Poller();
  Poller(const Poller&) = delete;
  Poller& operator=(const Poller&) = delete;

  // Hears what there is; waits for it so long at most.
  void wait(int milliseconds);

 private:
  friend class Line;
  int epoll_;
  std::unique_ptr<SSL_CTX, FreeSsl> context_;
};

class Line {
 public:
  struct Heard {
    std::function<void()> opened;
    std::function<void(const QByteArray& message)> received;
    // Once, whoever has closed it; the line must not be deleted in it.
    std::function<void()> closed;
  };

  // Begins to connect to this port of this machine.
  Line(Poller& poller, std::uint16_t port, const Key& key, Heard heard);
  ~Line();
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  void send(const QByteArray& message);
  bool isOpen() const { return stage_ == Stage::open; }
  void close();

 private:
  friend class Poller;
  enum class Stage : std::uint8_t { encrypting, upgrading, open, closed };

  void go(std::uint32_t events);
  void encrypt();
  void read();
  void write();
  void upgrade();
  void readFrames();
  void sendFrame(int kind, const QByteArray& payload);
  void watch(bool writes);

  Poller& poller_;
  Heard heard_;
  std::unique_ptr<SSL, FreeSsl> ssl_;
  int socket_;
  Stage stage_ = Stage::encrypting;
  bool watchesWrites_ = true;
  QByteArray in_;
  QByteArray message_;  // of frames that came
  QByteArray out_;
};

}  // namespace downpile::swarm
