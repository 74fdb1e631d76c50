import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { ApiError, addressOf, createCall } from './api.ts';

const listTeams = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  access: 'public',
  summary: 'For this test',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.number().optional(), search: z.string().optional() }),
  answer: z.object({ ok: z.boolean() }),
});
const save = endpoint({
  method: 'POST',
  path: '/api/things',
  access: 'public',
  summary: 'For this test',
  body: z.object({ name: z.string() }),
  answer: z.object({ ok: z.boolean() }),
});

const upload = endpoint({
  method: 'POST',
  path: '/api/files',
  access: 'public',
  summary: 'For this test',
  upload: { file: { types: ['image/png'], maxBytes: 1 } },
  answer: z.object({ ok: z.boolean() }),
});

/** A client with the given answers, and a record of what it sent. */
function client(answer: (init: RequestInit) => Response | Promise<Response>) {
  const sent: { path: string; init: RequestInit }[] = [];
  const call = createCall(
    async (path, init) => {
      sent.push({ path, init });
      return answer(init);
    },
    (key) => `said:${key}`,
  );
  return { call, sent };
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
const refused = (attempt: Promise<unknown>) =>
  attempt.then(
    () => expect.unreachable('the call went through'),
    (error) => error,
  );

describe('a call', () => {
  it('fills the path and the query, leaving out what is not given', async () => {
    const { call, sent } = client(() => json({ ok: true }));
    expect(await call(listTeams, { params: { id: 'a/b' }, query: { page: 2, search: undefined } })).toEqual({
      ok: true,
    });
    expect(sent[0]?.path).toBe('/api/things/a%2Fb?page=2');
    expect(addressOf('/api/x', { query: { search: 'تُرس & co' } })).toBe(
      '/api/x?search=%D8%AA%D9%8F%D8%B1%D8%B3+%26+co',
    );
  });

  it('sends a body as JSON, and a form as it is', async () => {
    const { call, sent } = client(() => json({ ok: true }));
    await call(save, { body: { name: 'Najd' } });
    await call(upload, { form: new FormData() });
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"name":"Najd"}' });
    expect(new Headers(sent[0]?.init.headers).get('content-type')).toBe('application/json');
    expect(sent[1]?.init.body).toBeInstanceOf(FormData);
    expect(new Headers(sent[1]?.init.headers).get('content-type')).toBeNull();
  });

  it('fails with the sentence and the fields of the refusal', async () => {
    const { call } = client(() =>
      json(
        { success: false, code: 'invalid_fields', msg: 'بعض الحقول', fields: { name: 'مطلوب' }, requestId: 'r1' },
        { status: 422 },
      ),
    );
    const error = await refused(call(save, { body: { name: '' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 422,
      code: 'invalid_fields',
      message: 'بعض الحقول',
      fields: { name: 'مطلوب' },
      requestId: 'r1',
    });
  });

  it('carries the other version of a record that was changed meanwhile', async () => {
    const conflict = { by: 'Noura', at: '2026-11-22T10:00:00.000Z', current: { name: 'x', revision: 4 } };
    const body = { success: false, code: 'changed_meanwhile', msg: 'Changed', conflict, requestId: 'r2' };
    const { call } = client(() => json(body, { status: 409 }));
    expect(await refused(call(save, { body: { name: 'y' } }))).toMatchObject({ code: 'changed_meanwhile', conflict });
  });

  it('reads the sentence from the header when the body has none', async () => {
    const headers = { e_message: encodeURIComponent('رقم غير صحيح') };
    const { call } = client(() => new Response('<h1>Bad gateway</h1>', { status: 502, headers }));
    expect(await refused(call(save, { body: { name: 'x' } }))).toMatchObject({ status: 502, message: 'رقم غير صحيح' });
  });

  it('says that there is no connection when no answer comes', async () => {
    const { call } = client(() => Promise.reject(new TypeError('fetch failed')));
    expect(await refused(call(save, { body: { name: 'x' } }))).toMatchObject({
      status: 0,
      code: 'offline',
      message: 'said:offline',
    });
  });

  const never = (init: RequestInit) =>
    new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

  it('gives up after its time', async () => {
    const { call } = client(never);
    const error = await refused(call(save, { body: { name: 'x' }, timeout: 10 }));
    expect(error).toMatchObject({ code: 'timeout', message: 'said:timeout' });
  });

  it('ends with the reason of the caller who takes it back', async () => {
    const { call } = client(never);
    const controller = new AbortController();
    const attempt = call(save, { body: { name: 'x' }, signal: controller.signal });
    controller.abort(new Error('typed on'));
    expect((await refused(attempt)).message).toBe('typed on');
  });
});
