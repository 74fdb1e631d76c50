import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailSandbox, mailSandbox, startMailSandbox } from './index.ts';

const PREFIX = '/sandbox/mail';
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

let dataDir: string;
let mail: MailSandbox;
let app: FastifyInstance;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mail-sandbox-'));
  mail = await startMailSandbox({ dataDir });
  app = Fastify();
  await app.register(mailSandbox, { prefix: PREFIX, store: mail.store });
});
afterEach(async () => {
  await app.close();
  await mail.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const MESSAGE: SendMailOptions = {
  from: '"Turs" <portal@turs.example>',
  to: 'Coach@School.example',
  subject: 'إيصال الدفع',
  text: 'شكرًا لك',
  html: '<p>شكرًا <b>لك</b></p><img src="cid:logo" alt=""><script>alert(1)</script>',
  attachments: [
    { filename: 'إيصال 7.pdf', content: Buffer.from('%PDF-1.7 receipt'), contentType: 'application/pdf' },
    { filename: 'logo.gif', content: PIXEL, cid: 'logo' },
  ],
};

async function send(changes: SendMailOptions = {}, auth?: { user: string; pass: string }) {
  const client = createTransport({ url: mail.smtpUrl, ...(auth && { auth }) });
  try {
    return await client.sendMail({ ...MESSAGE, ...changes });
  } finally {
    client.close();
  }
}
const get = (path: string, headers: Record<string, string> = {}) => app.inject({ url: `${PREFIX}${path}`, headers });
const messages = async (query = '') => (await get(`/messages.json${query}`)).json().messages;

test('a message is kept with its envelope, both bodies and its attachments', async () => {
  await send({ cc: 'school@school.example', bcc: 'hidden@turs.example' });
  expect(await messages()).toEqual([
    {
      id: 1,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      from: 'portal@turs.example',
      to: ['coach@school.example', 'school@school.example', 'hidden@turs.example'],
      subject: 'إيصال الدفع',
      text: expect.stringContaining('شكرًا لك'),
      html: expect.stringContaining('<b>لك</b>'),
      attachments: [
        { filename: 'logo.gif', mimeType: 'image/gif', size: PIXEL.length },
        { filename: 'إيصال 7.pdf', mimeType: 'application/pdf', size: 16 },
      ],
    },
  ]);
});

test('messages are found by recipient in any case, newest first', async () => {
  await send({ to: 'a@x.example', subject: 'one' });
  await send({ to: 'b@x.example', subject: 'two' });
  await send({ to: ['a@x.example', 'b@x.example'], subject: 'three' });
  const subjects = async (query: string) => (await messages(query)).map(({ subject }: { subject: string }) => subject);
  expect(await subjects('?to=A@X.example')).toEqual(['three', 'one']);
  expect(await subjects('?to=x.example')).toEqual([]);
  expect(await subjects('?limit=2')).toEqual(['three', 'two']);
});

test.each([
  ['bounce@school.example', 550],
  ['coach+tempfail@school.example', 451],
])('%s is refused with %i, and nothing is kept', async (to, responseCode) => {
  await expect(send({ to })).rejects.toMatchObject({ responseCode });
  expect(await messages()).toEqual([]);
});

test('one bad recipient leaves the message to the others', async () => {
  const sent = await send({ to: ['bounce@x.example', 'good@x.example'] });
  expect(sent.rejected).toEqual(['bounce@x.example']);
  expect((await messages())[0].to).toEqual(['good@x.example']);
});

test('a client that signs in is let in, whoever it is', async () => {
  await send({}, { user: 'portal', pass: 'secret' });
  expect(await messages()).toHaveLength(1);
});

test('a port that is taken is an error, not a silence', async () => {
  const port = Number(new URL(mail.smtpUrl).port);
  await expect(startMailSandbox({ dataDir, port })).rejects.toThrow(/EADDRINUSE/);
});

test('messages outlive a restart, and numbers are not given twice', async () => {
  await send();
  await mail.close();
  mail = await startMailSandbox({ dataDir });
  expect(mail.store.list()).toHaveLength(1);
  mail.store.clear();
  await send();
  expect(mail.store.list()[0]?.id).toBe(2);
});

test.each(['DELETE', 'POST'] as const)('all messages can be deleted by %s', async (method) => {
  await send();
  const url = method === 'DELETE' ? `${PREFIX}/messages` : `${PREFIX}/messages/delete?lang=ar`;
  const answer = await app.inject({ method, url, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  expect(answer.statusCode).toBe(method === 'DELETE' ? 204 : 303);
  expect(await messages()).toEqual([]);
  expect((await get('/messages/1')).statusCode).toBe(404);
});

test('the list shows messages in both languages, and says when there are none', async () => {
  expect((await get('/?lang=en')).body).toContain('No messages yet');
  await send();
  const arabic = (await get('/', { 'accept-language': 'ar' })).body;
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('إيصال الدفع</a>');
  expect(arabic).toContain('coach@school.example');
  expect((await get('/?lang=en&to=nobody@x.example')).body).toContain('No messages for nobody@x.example.');
});

test('a message is shown in a frame that can do no harm', async () => {
  await send({ subject: '<img src=x onerror=alert(1)>' });
  const page = await get('/messages/1?lang=en');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page.body).toContain(`<iframe src="${PREFIX}/messages/1/body.html"`);
  expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.body).not.toContain('<script');
  const body = await get('/messages/1/body.html');
  const policy = String(body.headers['content-security-policy']);
  expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/);
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
  expect(body.body).toContain(`<img src="data:image/gif;base64,${PIXEL.toString('base64')}"`);
});

test('attachments and the whole message are downloads', async () => {
  await send();
  const receipt = await get('/messages/1/attachments/1');
  expect(receipt.rawPayload.toString()).toBe('%PDF-1.7 receipt');
  expect(receipt.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('إيصال 7.pdf')}`,
    'x-content-type-options': 'nosniff',
  });
  const raw = await get('/messages/1/raw.eml');
  expect(raw.headers['content-disposition']).toContain('message-1.eml');
  expect(raw.body).toContain('Content-Type: multipart/');
});

test.each(['/messages/9', '/messages/x', '/messages/9/body.html', '/messages/1/attachments/7', '/messages/9/raw.eml'])(
  '%s is not found',
  async (path) => {
    await send();
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('There is no such message');
  },
);
