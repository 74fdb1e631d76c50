import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPROVED, PREFIX, type RunningSandbox, startSandbox } from '../testing/sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ merchant: { en: 'Turs <Portal>', ar: 'بوابة تُرس' } });
});
afterAll(() => sandbox.stop());

test('the page speaks the language of the order, and another on request', async () => {
  const ref = await sandbox.create({ ivp_lang: 'ar', ivp_desc: 'Robots & friends' });
  const arabic = (await sandbox.get(`/gateway/process.html?o=${ref}`)).body;
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('بوابة تُرس');
  expect(arabic).toContain('ادفع 403.00\u00a0ر.س');
  const english = (await sandbox.get(`/gateway/process.html?o=${ref}&lang=en`)).body;
  expect(english).toContain('<html lang="en" dir="ltr">');
  expect(english).toContain('Turs &lt;Portal&gt;');
  expect(english).toContain('Robots &amp; friends');
  expect(english).toContain('Pay SAR\u00a0403.00');
  expect(english).toContain('This is a test gateway');
  for (const card of ['4111 1111 1111 1111', '4000 0000 0000 0002', '4464 0400 0000 0007']) {
    expect(english).toContain(card);
  }
});

test('the page runs no script, sits in no frame, and may lead back to the merchant', async () => {
  const ref = await sandbox.create();
  const { headers, body } = await sandbox.get(`/gateway/process.html?o=${ref}`);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' https://portal.example; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(body).not.toMatch(/<script|<style| style=| on[a-z]+=/i);
  expect((await sandbox.get('/style.css')).headers['content-type']).toContain('text/css');
});

test('a wrong card is named at its field, and nothing that was typed is lost', async () => {
  const ref = await sandbox.create();
  const typed = { card_number: '4111 1111 1111 1112', expiry: '01/20', cvv: '123' };
  const { statusCode, body } = await sandbox.post('pay.html', ref, typed);
  expect(statusCode).toBe(422);
  for (const value of Object.values(typed)) expect(body).toContain(`value="${value}"`);
  expect(body).toContain('<p class="error" id="card_number-error">This card number is not right.');
  expect(body).toContain('<p class="error" id="expiry-error">This card has expired</p>');
  expect(body).toMatch(/id="card_number"[^>]*aria-invalid="true" autofocus/);
  expect(body).not.toContain('cvv-error');
  expect(body).toContain('<title>Error: Pay by card');
  const arabic = await sandbox.app.inject({
    method: 'POST',
    url: `${PREFIX}/gateway/pay.html?o=${ref}&lang=ar`,
    payload: typed,
  });
  expect(arabic.body).toContain('انتهت صلاحية هذه البطاقة');
});

test('what is typed comes back as text, never as markup', async () => {
  const ref = await sandbox.create();
  const { body } = await sandbox.post('pay.html', ref, { ...APPROVED, card_number: '"><script>alert(1)</script>' });
  expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});

test('a test card can be filled in by a link', async () => {
  const ref = await sandbox.create();
  const { body } = await sandbox.get(`/gateway/process.html?o=${ref}&card=4464040000000007`);
  expect(body).toContain('value="4464040000000007"');
  expect((await sandbox.get(`/gateway/process.html?o=${ref}&card=4111`)).body).not.toContain('value="4111"');
});

test('a decided order shows how it stands and the way back', async () => {
  const ref = await sandbox.create();
  await sandbox.pay(ref, APPROVED);
  const { body } = await sandbox.get(`/gateway/process.html?o=${ref}`);
  expect(body).toContain('The payment is complete');
  expect(body).toContain('href="https://portal.example/payment/v2/telr/7/tok/auth/"');
  expect(body).not.toContain('name="card_number"');
});

test.each(['get', 'post'] as const)('an unknown order is not found by %s', async (method) => {
  const answer =
    method === 'get'
      ? await sandbox.get('/gateway/process.html?o=NOPE"')
      : await sandbox.post('process.html', 'NOPE', APPROVED);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('There is no such order');
});
