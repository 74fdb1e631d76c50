import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import { openTestSandbox } from '#tests/support/test-sandbox.ts';
import { academyCatalogue } from './academy.ts';
import type { CatalogueSource } from './port.ts';

/** The agreement between our client and the academy; run against the sandbox, which answers as the academy does. */
describe('the academy', () => {
  let world: Awaited<ReturnType<typeof openTestSandbox>>;
  let source: CatalogueSource;
  beforeAll(async () => {
    world = await openTestSandbox();
    source = academyCatalogue({ url: world.academy, pause: 0 });
  });
  afterEach(() => world.academyFaults({ mode: 'off' }));
  afterAll(() => world.close());

  test('names its categories in both languages', async () => {
    const english = await source.categories('en_US');
    const arabic = await source.categories('ar_001');
    expect(english[0]).toEqual({ id: '1', name: 'First steps' });
    expect(arabic.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(arabic[0]?.name).toBe('الخطوات الأولى');
  });

  test('gives courses page by page, with a picture that can be read', async () => {
    const first = await source.courses('en_US', 'all', 1);
    expect(first).toMatchObject({ totalPages: 4 });
    expect(first.items).toHaveLength(9);
    expect(first.items[0]).toMatchObject({ id: '101', instructor: 'Rawan Al-Sabti' });
    const bytes = await first.items[0]?.picture?.read();
    expect(Buffer.from(bytes ?? []).toString('latin1', 1, 4)).toBe('PNG');
    const last = await source.courses('en_US', 'all', 4);
    expect(last.items).toHaveLength(3);
    expect((await source.courses('en_US', '3', 1)).totalPages).toBe(2);
  });

  test('gives products with their price as the shop writes it, and the picture within', async () => {
    const { items, totalPages } = await source.products('ar_001', 1);
    expect(totalPages).toBe(3);
    expect(items[0]).toMatchObject({ id: '501', price: '1,690.00 ر.س' });
    expect(Buffer.from((await items[0]?.picture?.read()) ?? []).toString('latin1', 1, 4)).toBe('PNG');
  });

  test.each(['reset', 'unavailable', 'html', 'shapes'] as const)('is unavailable when it answers: %s', async (mode) => {
    await world.academyFaults({ mode });
    await expect(source.courses('en_US', 'all', 1)).rejects.toThrow(ProviderUnavailable);
    await expect(source.categories('en_US')).rejects.toThrow(ProviderUnavailable);
  });

  test('is left alone for a while after it has failed three times', async () => {
    const time = { now: 0 };
    const careful = academyCatalogue({ url: world.academy, pause: 300, now: () => time.now });
    await world.academyFaults({ mode: 'unavailable' });
    for (let n = 0; n < 3; n += 1) await careful.categories('en_US').catch(() => {});
    await world.academyFaults({ mode: 'off' });
    await expect(careful.categories('en_US')).rejects.toThrow('a moment ago');
    time.now = 300;
    expect(await careful.categories('en_US')).toHaveLength(6);
  });
});

/** An academy with the test's answers, which counts its requests. */
async function answering(answer: unknown, more?: (path: string) => string | undefined) {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(more?.(request.url ?? '') ?? JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  return { source: academyCatalogue({ url, pause: 0 }), asked };
}
const list = (record: object, more: object = {}) => ({
  result: true,
  data: [record],
  totalPages: 1,
  current: 1,
  ...more,
});
const course = { id: 7, name: 'Robots', user: { name: 'Sara' }, image: null };

describe('an academy that is not to be trusted', () => {
  test('names are one line of text without letters that turn others around', async () => {
    const { source } = await answering(list({ ...course, name: ' <b>Ro\u202ebots\u0000\n now ' }));
    expect((await source.courses('en_US', 'all', 1)).items[0]?.name).toBe('<b>Robots now');
  });

  test.each([
    ['a name of nothing', list({ ...course, name: ' \u200b ' })],
    ['no id', list({ ...course, id: undefined })],
    ['an id that is none', list({ ...course, id: '../1' })],
    ['a million pages', list(course, { totalPages: 1_000_000 })],
    ['no success', list(course, { result: false })],
    ['no list', null],
  ])('%s is nonsense', async (_, answer) => {
    const { source } = await answering(answer);
    await expect(source.courses('en_US', 'all', 1)).rejects.toThrow(ProviderUnavailable);
  });

  test('an answer without end is not read to its end', async () => {
    const { source } = await answering(null, () => ' '.repeat(17 * 1024 * 1024));
    await expect(source.courses('en_US', 'all', 1)).rejects.toThrow(ProviderUnavailable);
  });

  test('a page other than the one asked for is empty', async () => {
    const { source } = await answering(list(course, { current: 3, totalPages: 3 }));
    expect(await source.courses('en_US', 'all', 5)).toEqual({ items: [], totalPages: 3 });
  });

  test('pictures are read from the academy alone, and not when they are too large', async () => {
    const large = 'x'.repeat(4 * 1024 * 1024);
    const { source, asked } = await answering(list({ ...course, image: '/large.png' }), (path) =>
      path === '/large.png' ? large : undefined,
    );
    const [own] = (await source.courses('en_US', 'all', 1)).items;
    expect(await own?.picture?.read()).toBeUndefined();
    expect(asked).toContain('/large.png');

    for (const image of [
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      '//other.example/a.png',
      'http://[',
    ]) {
      const { source: other } = await answering(list({ ...course, image }));
      expect((await other.courses('en_US', 'all', 1)).items[0]?.picture).toBeNull();
    }
  });

  test('a picture that is no text is left out, and the course stays', async () => {
    const { source } = await answering(list({ ...course, image: { src: 'x' }, user: 'nobody' }));
    expect((await source.courses('en_US', 'all', 1)).items[0]).toEqual({
      id: '7',
      name: 'Robots',
      instructor: '',
      picture: null,
    });
  });
});
