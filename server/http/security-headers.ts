import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

type Headers = Record<string, string>;

/** What every answer carries. A page says its own policy instead: what is none may load nothing, and sits in no frame. */
export const securityHeaders = (options: { https: boolean }): Headers => ({
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  // The sign-in popup posts its message to its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  ...(options.https && { 'strict-transport-security': 'max-age=31536000' }),
});

/**
 * A response that has headers from its beginning. A hook would not do: Fastify answers a bad address, and Node a request
 * without a host, before any hook runs.
 */
export function responseWith(headers: Headers): typeof ServerResponse {
  const entries = Object.entries(headers);
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    // Node gives its options, too, which its types do not tell.
    constructor(...given: [Request]) {
      super(...given);
      for (const [name, value] of entries) this.setHeader(name, value);
    }
  };
}

const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is no HTTP, or came too slowly or with too many headers, and so never became a request. */
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
