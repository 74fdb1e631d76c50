import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { sendOneByOne } from './send-one-by-one.ts';

async function* records(count: number, failsAt?: number) {
  for (let at = 0; at < count; at += 1) {
    if (at === failsAt) throw new Error('the database is away');
    yield { at, text: 'س'.repeat(1_000) };
  }
}

test('many records are one answer; a failure while they are read ends it without an end', async () => {
  const app = fastify();
  for (const [path, of] of [
    ['/all', () => records(500)],
    ['/none', () => records(0)],
    ['/half', () => records(500, 400)],
  ] as const)
    app.get(path, (_, reply) => sendOneByOne(reply, 'things', of()));
  const address = await app.listen({ port: 0, host: 'localhost' });
  try {
    const all = (await (await fetch(`${address}/all`)).json()) as { success: boolean; things: { at: number }[] };
    expect([all.success, all.things.length, all.things[499]?.at]).toEqual([true, 500, 499]);
    expect(await (await fetch(`${address}/none`)).json()).toEqual({ success: true, things: [] });
    await expect(fetch(`${address}/half`).then((answer) => answer.text())).rejects.toThrow();
  } finally {
    await app.close();
  }
});
