// SPDX-License-Identifier: GPL-3.0-or-later
// Guest end of a connection: a socket, OpenSSL and WebSocket frames. Thousands of connections share
// one program, so each is cheap: the measured cost should be the server's.
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

// Identity of a guest: key and certificate.
struct Key {
  Key();
  std::unique_ptr<EVP_PKEY, FreeSsl> key;
  std::unique_ptr<X509, FreeSsl> certificate;
};

class Line;

// Waits for network events, and calls handleEvents() of each line whose socket is readable or
// writable.
class Poller {
 public:
  Poller();
  ~Poller();
  Poller(const Poller&) = delete;
  Poller& operator=(const Poller&) = delete;

  // Handles the pending events. If none is pending, waits at most `milliseconds` for one.
  void wait(int milliseconds);

 private:
  friend class Line;
  int epoll_;
  std::unique_ptr<SSL_CTX, FreeSsl> context_;
};

class Line {
 public:
  struct Callbacks {
    std::function<void()> opened;
    std::function<void(const QByteArray& message)> received;
    // Called once when the connection is closed by either side, but not by the destructor. Must not
    // delete the line.
    std::function<void()> closed;
  };

  // Starts to connect to this port of 127.0.0.1.
  Line(Poller& poller, std::uint16_t port, const Key& key, Callbacks callbacks);
  ~Line();
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  void send(const QByteArray& message);
  bool isOpen() const { return stage_ == Stage::open; }
  void close();

 private:
  friend class Poller;
  enum class Stage : std::uint8_t { encrypting, upgrading, open, closed };

  void handleEvents(std::uint32_t events);
  void encrypt();
  void read();
  void write();
  void upgrade();
  void readFrames();
  void sendFrame(int kind, const QByteArray& payload);
  void watch(bool writes);

  Poller& poller_;
  Callbacks callbacks_;
  std::unique_ptr<SSL, FreeSsl> ssl_;
  int socket_;
  Stage stage_ = Stage::encrypting;
  bool watchesWrites_ = true;
  QByteArray in_;
  QByteArray message_;  // payload of the current message's frames received so far
  QByteArray out_;
};

}  // namespace downpile::swarm
