import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

type Headers = Record<string, string>;

/** The headers of every answer. Pages set their own policy; other answers may load nothing and be in no frame. */
export const securityHeaders = (options: { https: boolean }): Headers => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // The sign-in popup posts its message to the window that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(options.https && { 'strict-transport-security': 'max-age=31536000' }),
});

/**
 * A response class that sets headers when it is created. A hook is not enough: Fastify answers a bad address, and Node
 * a request without a host, before any hook runs.
 */
export function responseWith(headers: Headers): typeof ServerResponse {
  const entries = Object.entries(headers);
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    // Node passes options as well, which its types do not show.
    constructor(...given: [Request]) {
      super(...given);
      for (const [name, value] of entries) this.setHeader(name, value);
    }
  };
}

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers connections that never became a request: invalid HTTP, too slow, or too many headers. */
export function answerUnreadable(headers: Headers): (error: NodeJS.ErrnoException, socket: Socket) => void {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error, socket) => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      const status = statusOf[error.code ?? ''] ?? 400;
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-length: 0\r\nconnection: close\r\n${fields.join('')}\r\n`,
      );
    }
    socket.destroy(error);
  };
}
