import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '#server/listen.ts';
import { PermanentFailure } from '#server/platform/jobs.ts';
import { type Mailer, smtpMailer } from './smtp.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function mailerTo(url: string): Mailer {
  const mailer = smtpMailer({ url, from: 'Turs <no-reply@turs.example>' });
  endings.push(() => mailer.close());
  return mailer;
}

/** A mail server for one test, and a mailer that uses it. */
async function serve(options: SMTPServerOptions = {}) {
  const seen = { connections: 0, open: 0, mails: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 500,
    onConnect(_session, done) {
      seen.connections += 1;
      seen.open += 1;
      done();
    },
    onClose() {
      seen.open -= 1;
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        seen.mails += 1;
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endings.push(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { seen, mailer: mailerTo(`smtp://127.0.0.1:${port}`) };
}

const to = 'noura@school.example';
const mail = (id: string) => ({ to, subject: 'S', text: 'T', html: '<p>T</p>', id });
const says = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

test('many mails go over a few connections, which end when it is closed', async () => {
  const { seen, mailer } = await serve();
  await Promise.all(Array.from({ length: 60 }, (_, number) => mailer.send(mail(`m-${number}`))));
  expect(seen.mails).toBe(60);
  expect(seen.connections).toBeLessThanOrEqual(10);
  expect(seen.open).toBeGreaterThan(0);
  await mailer.close();
  await vi.waitUntil(() => seen.open === 0, { timeout: 60_000 });
});

describe('a refusal', () => {
  const failureOf = async (options: SMTPServerOptions) => {
    const { seen, mailer } = await serve(options);
    const failure = await mailer.send(mail('m')).then(
      () => undefined,
      (error: Error) => error,
    );
    expect(seen.mails).toBe(0);
    expect(failure).toBeInstanceOf(Error);
    // The server's message may name the recipient; none of it is passed on.
    expect(JSON.stringify({ ...failure, message: failure?.message, cause: String(failure?.cause) })).not.toContain(to);
    return failure as Error;
  };

  test.each<[string, SMTPServerOptions, string]>([
    [
      'of the recipient',
      { onRcptTo: (_to, _session, done) => done(says(550, `5.1.1 <${to}> is unknown`)) },
      '550 5.1.1',
    ],
    [
      'of the content',
      { onData: (stream, _session, done) => void stream.resume().on('end', () => done(says(554, `<${to}> hates it`))) },
      '554',
    ],
  ])('%s is for good', async (_, options, reply) => {
    const failure = await failureOf(options);
    expect(failure).toBeInstanceOf(PermanentFailure);
    expect(failure.message).toBe(`the mail server refused the mail: ${reply}`);
  });

  test.each<[string, SMTPServerOptions, string]>([
    ['for now', { onRcptTo: (_to, _session, done) => done(says(450, `4.2.0 <${to}> is greylisted`)) }, '450 4.2.0'],
    ['of the sender, whose settings can be mended,', { onMailFrom: (_f, _s, done) => done(says(550, 'no')) }, '550'],
    ['of the connection', { onConnect: (_session, done) => done(says(554, 'no service')) }, '554'],
  ])('%s is tried again', async (_, options, reply) => {
    const failure = await failureOf(options);
    expect(failure).not.toBeInstanceOf(PermanentFailure);
    expect(failure.message).toMatch(
      new RegExp(`^the mail server 127\\.0\\.0\\.1:\\d+ \\(SMTP_URL\\) did not take the mail: ${reply}$`),
    );
  });
});

test('a server that cannot be reached is tried again', async () => {
  const mailer = mailerTo(`smtp://127.0.0.1:${await freePort(0, '127.0.0.1')}`);
  const failure = await mailer.send(mail('m')).catch((error: Error) => error);
  expect(failure).not.toBeInstanceOf(PermanentFailure);
  expect(failure).toMatchObject({
    message: expect.stringMatching(
      /^the mail server 127\.0\.0\.1:\d+ \(SMTP_URL\) did not take the mail: ECONNREFUSED$/,
    ),
  });
});

test('an address that is none is refused for good, before anybody is asked', async () => {
  const { seen, mailer } = await serve();
  await expect(mailer.send({ ...mail('m'), to: '' })).rejects.toBeInstanceOf(PermanentFailure);
  expect(seen.mails).toBe(0);
});
