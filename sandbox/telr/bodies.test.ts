import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUTHKEY, createFields, PREFIX, type RunningSandbox, STORE, startSandbox } from './testing/sandbox.ts';

let sandbox: RunningSandbox;
let address: URL;
beforeAll(async () => {
  sandbox = await startSandbox();
  address = new URL(await sandbox.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => sandbox.stop());

test('multipart is read, as PHP sends it', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries(createFields({ ivp_desc: 'فريق الروبوت' }))) form.set(name, value);
  const answer = await fetch(`${address}${PREFIX.slice(1)}/gateway/order.json`, { method: 'POST', body: form });
  const { order } = (await answer.json()) as { order: { ref: string } };
  expect((await sandbox.check(order.ref)).description).toBe('فريق الروبوت');
});

/** Fields joined without any encoding, as several shop plugins do it. */
const unencoded = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** Sends exactly this header, or none: client libraries would correct it. */
function rawPost(contentType: string | null, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(address.port), address.hostname);
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    socket.on('error', reject).on('close', () => resolve(answer.slice(answer.indexOf('\r\n\r\n') + 4)));
    const header = contentType === null ? '' : `Content-Type: ${contentType}\r\n`;
    socket.write(
      `POST ${PREFIX}/gateway/order.json HTTP/1.1\r\nHost: sandbox\r\nConnection: close\r\n${header}` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  });
}

test.each([null, '', 'text/plain', 'form', 'application/json', 'multipart/form-data', 'a/b/c'])(
  'an un-encoded form under the content type %j is read, with its spaces, letters and percent signs',
  async (contentType) => {
    const fields = createFields({ ivp_desc: 'فريق 50% off', return_auth: 'https://portal.example/ok?a=1' });
    const { order } = JSON.parse(await rawPost(contentType, `${unencoded(fields)}&`));
    expect((await sandbox.check(order.ref)).description).toBe('فريق 50% off');
    const known = (await sandbox.orders()).find(({ ref }: { ref: string }) => ref === order.ref);
    expect(known).toMatchObject({ returnAuth: 'https://portal.example/ok?a=1', customer: { bill_fname: 'نورة' } });
  },
);

test.each(['application/json', 'application/x-www-form-urlencoded'])('the JSON variant is read as %s', async (type) => {
  const create = {
    method: 'create',
    store: Number(STORE),
    authkey: AUTHKEY,
    framed: 0,
    language: 'ar',
    order: { cartid: `json ${type}`, test: 1, amount: 9.5, currency: 'SAR', description: 'Nested', trantype: 'sale' },
    customer: {
      email: 'a@b.example',
      name: { forenames: 'A', surname: 'B' },
      address: { city: 'Jeddah', line2: null },
    },
    return: {
      authorised: 'https://portal.example/a',
      declined: 'https://portal.example/d',
      cancelled: 'https://portal.example/c',
    },
  };
  const created = (await sandbox.send(JSON.stringify(create), { 'content-type': type })).json();
  expect(created).toMatchObject({ method: 'create', order: { ref: expect.any(String) } });
  const check = { method: 'check', store: STORE, authkey: AUTHKEY, order: { ref: created.order.ref } };
  const checked = (await sandbox.send(JSON.stringify(check), { 'content-type': type })).json();
  expect(checked).toMatchObject({ method: 'check', order: { cartid: `json ${type}`, amount: '9.50', test: 1 } });
  const known = (await sandbox.orders()).find(({ ref }: { ref: string }) => ref === created.order.ref);
  expect(known).toMatchObject({
    lang: 'ar',
    returnDecl: 'https://portal.example/d',
    customer: { bill_email: 'a@b.example', bill_fname: 'A', bill_city: 'Jeddah' },
  });
});

test.each(['{"method":', '["create"]', '--x\r\nContent-Disposition: form-data; name="a', ''])(
  'the unreadable body %j is refused',
  async (body) => {
    expect((await sandbox.send(body)).json().error.message).toBe('E01:Invalid request');
  },
);

test("the surrounding server's own bodies and errors stay as they are", async () => {
  const json = await sandbox.app.inject({ method: 'POST', url: '/host', payload: { a: 1 } });
  expect(json.json()).toEqual({ got: { a: 1 } });
  const form = await sandbox.app.inject({
    method: 'POST',
    url: '/host',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=1',
  });
  expect(form.statusCode).toBe(415);
  expect(form.json().code).toBe('FST_ERR_CTP_INVALID_MEDIA_TYPE');
});
