import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type MailStore, openMailStore } from './store.ts';

const MAX_BYTES = 30 * 1024 * 1024;

export interface MailSandbox {
  /** `smtp://127.0.0.1:PORT`, without sign-in or TLS. */
  smtpUrl: string;
  store: MailStore;
  close(): Promise<void>;
}

/** Addresses whose delivery fails, to test retries and bounces. */
const REFUSALS = [
  { part: 'bounce@', code: 550, message: '5.1.1 No such mailbox' },
  { part: 'tempfail@', code: 451, message: '4.3.0 Try again later' },
];

const refusal = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });

/** A mail server that stores every message instead of delivering it. It listens on localhost only. */
export async function startMailSandbox(options: { dataDir: string; port?: number }): Promise<MailSandbox> {
  const store = openMailStore(options.dataDir);
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    size: MAX_BYTES,
    closeTimeout: 500,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anyone' }),
    onRcptTo({ address }, _session, done) {
      const known = REFUSALS.find(({ part }) => address.toLowerCase().includes(part));
      done(known ? refusal(known.code, known.message) : null);
    },
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((raw) => {
          if (stream.sizeExceeded) throw refusal(552, '5.3.4 The message is too large');
          return store.add({ raw, from, to });
        })
        .then((id) => done(null, `Kept as message ${id}`), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  }).catch((error) => {
    store.close();
    throw error;
  });
  // Later errors belong to single connections: a client that disconnects must not stop the server.
  server.on('error', () => {});
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    store,
    async close() {
      await new Promise<void>((resolve) => server.close(resolve));
      store.close();
    },
  };
}
