// SPDX-License-Identifier: GPL-3.0-or-later
#include "line.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <openssl/pem.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <QRandomGenerator>
#include <QtEndian>
#include <array>
#include <utility>

#include "identity/certificate.h"

namespace downpile::swarm {

namespace {

// Types of WebSocket frames (RFC 6455).
constexpr int kMore = 0;
constexpr int kText = 1;
constexpr int kClose = 8;
constexpr int kPing = 9;
constexpr int kPong = 10;
constexpr int kLast = 0x80;    // bit in the first byte: last frame of a message
constexpr int kMasked = 0x80;  // bit in the second byte: the payload is masked

constexpr int kShort = 125;     // longest payload whose length fits into the second byte
constexpr int kTwoBytes = 126;  // value of the second byte if two bytes with the length follow

constexpr int kEvents = 512;
constexpr int kPiece = 16 << 10;  // bytes per read

template <class Number>
QByteArray bytesOf(Number number) {
  std::array<char, sizeof(Number)> bytes{};
  qToBigEndian(number, bytes.data());
  return {bytes.data(), static_cast<qsizetype>(bytes.size())};
}

}  // namespace

Key::Key() {
  const QByteArray pem = makeKeyAndCertificate();
  BIO* text = BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size()));
  key.reset(PEM_read_bio_PrivateKey(text, nullptr, nullptr, nullptr));
  certificate.reset(PEM_read_bio_X509(text, nullptr, nullptr, nullptr));
  BIO_free(text);
  if (!key || !certificate) qFatal("OpenSSL could not create a key.");
}

// ---- waiting -----------------------------------------------------------------------------------

Poller::Poller() : epoll_(::epoll_create1(EPOLL_CLOEXEC)), context_(SSL_CTX_new(TLS_method())) {
  if (epoll_ < 0 || !context_) qFatal("Could not set up epoll or OpenSSL.");
  SSL_CTX_set_verify(context_.get(), SSL_VERIFY_NONE, nullptr);
  SSL_CTX_set_mode(context_.get(), SSL_MODE_RELEASE_BUFFERS | SSL_MODE_ENABLE_PARTIAL_WRITE |
                                       SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
  SSL_CTX_set_session_cache_mode(context_.get(), SSL_SESS_CACHE_OFF);
}

Poller::~Poller() { ::close(epoll_); }

void Poller::wait(int milliseconds) {
  std::array<epoll_event, kEvents> events{};
  const int count = ::epoll_wait(epoll_, events.data(), kEvents, milliseconds);
  for (int i = 0; i < count; ++i) {
    const epoll_event& event = events[static_cast<std::size_t>(i)];
    static_cast<Line*>(event.data.ptr)->handleEvents(event.events);
  }
}

// ---- the connection ----------------------------------------------------------------------------

Line::Line(Poller& poller, std::uint16_t port, const Key& key, Callbacks callbacks)
    : poller_(poller),
      callbacks_(std::move(callbacks)),
      ssl_(SSL_new(poller.context_.get())),
      socket_(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0)) {
  if (socket_ < 0) qFatal("Could not create a socket.");
  const int yes = 1;
  ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
  SSL_use_certificate(ssl_.get(), key.certificate.get());
  SSL_use_PrivateKey(ssl_.get(), key.key.get());
  SSL_set_fd(ssl_.get(), socket_);
  SSL_set_connect_state(ssl_.get());
  epoll_event event{.events = EPOLLIN | EPOLLOUT, .data = {.ptr = this}};
  ::epoll_ctl(poller_.epoll_, EPOLL_CTL_ADD, socket_, &event);
}

Line::~Line() {
  callbacks_ = {};
  close();
}

void Line::close() {
  if (std::exchange(stage_, Stage::closed) == Stage::closed) return;
  ::close(socket_);  // closing the socket also removes it from the poller
  if (callbacks_.closed) callbacks_.closed();
}

void Line::watch(bool writes) {
  if (std::exchange(watchesWrites_, writes) == writes) return;
  epoll_event event{.events = EPOLLIN, .data = {.ptr = this}};
  if (writes) event.events |= EPOLLOUT;
  ::epoll_ctl(poller_.epoll_, EPOLL_CTL_MOD, socket_, &event);
}

void Line::handleEvents(std::uint32_t events) {
  if ((events & (EPOLLERR | EPOLLHUP)) != 0) return close();
  if (stage_ == Stage::encrypting) encrypt();
  if (stage_ == Stage::encrypting || stage_ == Stage::closed) return;
  read();
  if (stage_ != Stage::closed && !out_.isEmpty()) write();
}

void Line::encrypt() {
  const int result = SSL_do_handshake(ssl_.get());
  if (result != 1) {
    const int error = SSL_get_error(ssl_.get(), result);
    if (error == SSL_ERROR_WANT_READ) return watch(false);
    return error == SSL_ERROR_WANT_WRITE ? watch(true) : close();
  }
  stage_ = Stage::upgrading;
  QByteArray secret(16, '\0');
  QRandomGenerator::global()->generate(secret.begin(), secret.end());
  out_ =
      "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " +
      secret.toBase64() + "\r\n\r\n";
  write();
}

void Line::read() {
  static std::array<char, kPiece> piece;
  for (;;) {
    const int size = SSL_read(ssl_.get(), piece.data(), kPiece);
    if (size <= 0) {
      if (SSL_get_error(ssl_.get(), size) != SSL_ERROR_WANT_READ) return close();
      break;
    }
    in_.append(piece.data(), size);
  }
  if (stage_ == Stage::upgrading) upgrade();
  if (stage_ == Stage::open) readFrames();
}

void Line::upgrade() {
  const qsizetype end = in_.indexOf("\r\n\r\n");
  if (end < 0) return;
  if (!in_.startsWith("HTTP/1.1 101")) return close();
  in_.remove(0, end + 4);
  stage_ = Stage::open;
  callbacks_.opened();
}

void Line::write() {
  while (!out_.isEmpty()) {
    const int size = SSL_write(ssl_.get(), out_.constData(), static_cast<int>(out_.size()));
    if (size <= 0) {
      if (SSL_get_error(ssl_.get(), size) != SSL_ERROR_WANT_WRITE) return close();
      break;
    }
    out_.remove(0, size);
  }
  watch(!out_.isEmpty());
}

// ---- frames ------------------------------------------------------------------------------------

void Line::readFrames() {
  qsizetype at = 0;
  while (stage_ == Stage::open && in_.size() - at >= 2) {
    const auto first = static_cast<std::uint8_t>(in_[at]);
    auto size = static_cast<qsizetype>(static_cast<std::uint8_t>(in_[at + 1]));
    qsizetype head = 2;
    if (size > kShort) {
      head = size == kTwoBytes ? 4 : 10;
      if (in_.size() - at < head) break;
      const char* length = in_.constData() + at + 2;
      size = head == 4 ? static_cast<qsizetype>(qFromBigEndian<quint16>(length))
                       : static_cast<qsizetype>(qFromBigEndian<quint64>(length));
    }
    if (in_.size() - at < head + size) break;
    const QByteArray payload = in_.mid(at + head, size);
    at += head + size;
    const int kind = first & 0xF;
    if (kind == kClose) return close();
    if (kind == kPing) sendFrame(kPong, payload);
    if (kind != kText && kind != kMore) continue;
    message_ += payload;
    if ((first & kLast) != 0) callbacks_.received(std::exchange(message_, {}));
  }
  in_.remove(0, at);
  // Frees the memory of the empty buffer, because there are thousands of connections.
  if (in_.isEmpty()) in_ = {};
}

void Line::send(const QByteArray& message) {
  if (isOpen()) sendFrame(kText, message);
}

void Line::sendFrame(int kind, const QByteArray& payload) {
  const qsizetype size = payload.size();
  out_ += static_cast<char>(kLast | kind);
  if (size <= kShort) {
    out_ += static_cast<char>(kMasked | size);
  } else {
    // No payload of a guest needs more than two bytes for its length.
    out_ += static_cast<char>(kMasked | kTwoBytes);
    out_ += bytesOf(static_cast<quint16>(size));
  }
  const QByteArray mask = bytesOf(QRandomGenerator::global()->generate() | 1U);
  out_ += mask;
  const qsizetype begin = out_.size();
  out_ += payload;
  for (qsizetype i = 0; i < size; ++i) {
    out_[begin + i] = static_cast<char>(out_[begin + i] ^ mask[i % 4]);
  }
  write();
}

}  // namespace downpile::swarm
