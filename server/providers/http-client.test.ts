import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { patiently } from '#tests/support/time-limits.ts';
import { circuitBreaker, fetchJson, ProviderUnavailable, readAnswer } from './http-client.ts';

const asked = { provider: 'steb', purpose: 'login' } as const;

/** A service that counts its requests, and its address. */
async function service(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Makes the time that the next call is given end when the test says so. */
function timeOfCall() {
  const time = new AbortController();
  const given = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  onTestFinished(() => given.mockRestore());
  return { given, isOver: () => time.abort(new DOMException('The time is over', 'TimeoutError')) };
}

describe('one call', () => {
  test('is repeated once where it fails at once', async () => {
    let calls = 0;
    const { url } = await service((request, response) => {
      calls += 1;
      if (calls === 1) request.socket.destroy();
      else response.end('{"ok":true}');
    });
    const answer = await fetchJson(url, {}, { asked, timeout: 60_000, retry: true });
    expect(answer).toEqual({ status: 200, json: { ok: true } });
    expect(calls).toBe(2);
  });

  test('is answered without what nobody can see and no database takes', async () => {
    const { url } = await service((_, response) =>
      response.end('{"na\\u0000me":"Na\\u0000jd\\u202e\\ud800","list":["\\u200b"]}'),
    );
    const answer = await fetchJson(url, {}, { asked, timeout: 60_000 });
    expect(answer).toEqual({ status: 200, json: { name: 'Najd', list: [''] } });
  });

  test('is nonsense when it is nested without end', async () => {
    const { url } = await service((_, response) => response.end('['.repeat(50_000) + ']'.repeat(50_000)));
    await expect(fetchJson(url, {}, { asked, timeout: 60_000 })).rejects.toThrow(ProviderUnavailable);
  });

  test('ends with its time, is not repeated then, and lets go of the connection', async () => {
    let gone: Promise<unknown> | undefined;
    const { url, asked: calls } = await service((request) => {
      gone = new Promise((resolve) => request.socket.once('close', resolve));
    });
    const time = timeOfCall();
    const call = fetchJson(url, {}, { asked, timeout: 300, retry: true });
    const refusal = expect(call).rejects.toThrow(ProviderUnavailable);
    await vi.waitUntil(() => calls.length === 1, patiently);
    time.isOver();
    await refusal;
    expect(time.given).toHaveBeenCalledExactlyOnceWith(300);
    await gone;
    expect(calls).toHaveLength(1);
  });

  test('ends with its time when the answer has begun and does not go on', async () => {
    const { url } = await service((_, response) => void response.write('{'));
    const time = timeOfCall();
    const answers = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => answers.mockRestore());
    const refusal = expect(fetchJson(url, {}, { asked, timeout: 300 })).rejects.toThrow(ProviderUnavailable);
    await vi.waitUntil(() => answers.mock.settledResults[0]?.type === 'fulfilled', patiently);
    time.isOver();
    await refusal;
  });

  test('is not made with a header that cannot be sent, and that is no outage', async () => {
    const { url, asked: calls } = await service((_, response) => response.end('{}'));
    const call = fetchJson(url, { headers: { authorization: 'ا' } }, { asked, timeout: 60_000, retry: true });
    await expect(call).rejects.toThrow(TypeError);
    expect(calls).toEqual([]);
  });

  test.each([
    [200, ProviderUnavailable],
    [502, ProviderUnavailable],
    [403, undefined],
  ])('of status %i without JSON', async (status, outage) => {
    const { url } = await service((_, response) => response.writeHead(status).end('<html>'));
    const answer = fetchJson(url, {}, { asked, timeout: 60_000 });
    if (outage) await expect(answer).rejects.toThrow(outage);
    else expect(await answer).toEqual({ status, json: undefined });
  });
});

test('an answer of another shape is told by its fields, not by what they hold', () => {
  const schema = z.object({ user: z.object({ name: z.string() }) });
  const read = () => readAnswer(asked, schema, { user: { name: 1098765432 } });
  expect(read).toThrow(ProviderUnavailable);
  expect(read).toThrow(expect.objectContaining({ cause: new Error('unfit: user.name (invalid_type)') }));
});

describe('a service that has failed', () => {
  const failure = new ProviderUnavailable(asked, 'down');
  function broken() {
    const time = { now: 0 };
    const told: string[] = [];
    const log = (_: object, message: string) => void told.push(message);
    const guarded = circuitBreaker({ asked, failures: 2, pause: 1_000, log, now: () => time.now });
    return { time, told, guarded, fail: () => guarded(() => Promise.reject(failure)).catch((error) => error.message) };
  }

  test('is asked until it has failed so often in a row', async () => {
    const { guarded, fail } = broken();
    expect(await fail()).toBe('steb login: down');
    await guarded(async () => {});
    expect(await fail()).toBe('steb login: down');
    expect(await fail()).toBe('steb login: down');
    expect(await fail()).toContain('a moment ago');
  });

  test('is tried by one call after the pause, while the others are refused', async () => {
    const { time, guarded, fail } = broken();
    await fail();
    await fail();
    time.now = 1_000;
    let answer = (_: string) => {};
    const trying = guarded(() => new Promise<string>((resolve) => (answer = resolve)));
    expect(await fail()).toContain('a moment ago');
    answer('back');
    expect(await trying).toBe('back');
    expect(await guarded(async () => 'again')).toBe('again');
    expect(await fail()).toBe('steb login: down');
  });

  test('is left alone anew when that one fails', async () => {
    const { time, fail } = broken();
    await fail();
    await fail();
    time.now = 1_000;
    expect(await fail()).toBe('steb login: down');
    time.now = 1_999;
    expect(await fail()).toContain('a moment ago');
  });

  test('is told of once when that begins, and once when it ends', async () => {
    const { time, told, guarded, fail } = broken();
    await fail();
    expect(told).toEqual([]);
    for (let n = 0; n < 5; n += 1) await fail();
    time.now = 1_000;
    await fail();
    expect(told).toEqual(['an outside service is left alone for a while']);
    time.now = 2_000;
    await guarded(async () => {});
    await guarded(async () => {});
    expect(told.slice(1)).toEqual(['an outside service answers again']);
  });
});
