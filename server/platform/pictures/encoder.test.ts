import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { blackPng, brokenPng, heavyPng } from '#tests/support/png.ts';
import { run } from '#tests/support/process.ts';
import { picture } from '#tests/support/season.ts';
import { limit } from '#tests/support/time-limits.ts';
import { createPictureEncoder, type PictureEncoder, type PictureRules } from './encoder.ts';

const rules: PictureRules = {
  formats: ['jpeg', 'png', 'gif'],
  maxPixels: 40_000_000,
  maxSourceSide: 20_000,
  side: 100,
  quality: 80,
};

let encoder: PictureEncoder | undefined;
const create = (options = {}) => {
  encoder = createPictureEncoder({ timeout: limit.wait, ...options });
  const { encode } = encoder;
  return { ...encoder, encode: (bytes: Uint8Array) => encode(bytes, rules) };
};
/** Every process that was started. */
const children: ChildProcess[] = [];
const remember = (message: unknown) => children.push((message as { process: ChildProcess }).process);
const lastChild = () => children.at(-1) as ChildProcess;

beforeAll(() => subscribe('child_process', remember));
afterAll(() => unsubscribe('child_process', remember));
afterEach(() => encoder?.close());

const small = await picture(200);
const tiff = await sharp(small).tiff().toBuffer();
const webp = await sharp(small).webp().toBuffer();
const lost = { name: 'PictureError', reason: 'lost' };
const busy = { name: 'PictureError', reason: 'busy' };

describe('a picture', () => {
  const shared = createPictureEncoder({ processes: 1, timeout: limit.wait });
  afterAll(() => shared.close());

  test('becomes a small WebP, turned as it was held', async () => {
    const held = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0f7a52' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const made = await shared.encode(held, rules);
    expect(made).toMatchObject({ width: 50, height: 100 });
    expect(await sharp(made.bytes).metadata()).toMatchObject({ format: 'webp', width: 50, height: 100 });
  });

  test('of a phone with 40 million points is taken', async () => {
    expect(await shared.encode(blackPng(7_302, 5_477), rules)).toMatchObject({ width: 100, height: 75 });
  });

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'type'],
    ['a TIFF', tiff, 'type'],
    ['a WebP, which these rules do not name', webp, 'type'],
    ['nothing', Buffer.alloc(0), 'type'],
    ['a broken one', brokenPng(100, 100), 'unreadable'],
    ['one of too many points', brokenPng(6_400, 6_400), 'unreadable'],
    ['one too high', blackPng(1, 39_000_000), 'unreadable'],
    ['one too wide', blackPng(20_001, 1), 'unreadable'],
  ])('is refused: %s', async (_, bytes, reason) => {
    await expect(shared.encode(bytes, rules)).rejects.toMatchObject({ name: 'PictureError', reason });
  });
});

test('pictures sent at once come each to its own sender, from no more processes than allowed', async () => {
  const before = children.length;
  const { encode } = create({ processes: 2 });
  const sides = [10, 20, 30, 40, 50, 60];
  const made = await Promise.all(sides.map(async (side) => encode(await picture(side))));
  expect(made.map(({ width }) => width)).toEqual(sides);
  expect(children.length - before).toBe(2);
});

test('a process is replaced after some pictures, for it keeps some of their memory', async () => {
  const before = children.length;
  const { encode } = create({ processes: 1, picturesPerProcess: 2 });
  expect(await Promise.all([encode(small), encode(small), encode(small)])).toHaveLength(3);
  expect(children.length - before).toBe(2);
});

test('a picture past the queue is refused, and the others are made', async () => {
  const { encode } = create({ processes: 1, queue: 1 });
  const [first, second, third] = [encode(small), encode(small), encode(small)];
  await expect(third).rejects.toMatchObject(busy);
  expect(await Promise.all([first, second])).toMatchObject([{ width: 100 }, { width: 100 }]);
  expect(await encode(small)).toMatchObject({ width: 100 });
});

describe('with a full queue', () => {
  const person = (id: string, isOffice = false) => ({ id, isOffice });
  const encodeFor = (from: { id: string; isOffice: boolean }) =>
    encoder?.encode(small, rules, from) as Promise<unknown>;

  test('one person has a share, and what is more is refused while others are served', async () => {
    create({ processes: 1, queue: 12, share: 2 });
    const running = encodeFor(person('a'));
    const waiting = [encodeFor(person('a')), encodeFor(person('a'))];
    await expect(encodeFor(person('a'))).rejects.toMatchObject(busy);
    expect(await Promise.all([running, ...waiting, encodeFor(person('b'))])).toHaveLength(4);
    expect(await encodeFor(person('a'))).toMatchObject({ width: 100 });
  });

  test('a quarter of the places is left to the office, whose pictures come first', async () => {
    create({ processes: 1, queue: 4, share: 4 });
    const made: string[] = [];
    const send = (from: { id: string; isOffice: boolean }, name: string) => encodeFor(from).then(() => made.push(name));
    const all = [send(person('a'), 'running'), ...['b', 'c', 'd'].map((id) => send(person(id), id))];
    await expect(encodeFor(person('e'))).rejects.toMatchObject(busy);
    all.push(send(person('o', true), 'office'));
    await expect(encodeFor(person('o', true))).rejects.toMatchObject(busy);
    await Promise.all(all);
    expect(made).toEqual(['running', 'office', 'b', 'c', 'd']);
  });
});

test('a picture that takes too long is given up when its time is up, and the next one is made', async () => {
  const { encode } = create({ processes: 1, timeout: 15_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const late = encode(small);
    vi.advanceTimersByTime(15_000);
    await expect(late).rejects.toMatchObject({ ...lost, message: 'Not ready after 15000 ms' });
  } finally {
    vi.useRealTimers();
  }
  expect(await encode(small)).toMatchObject({ width: 100 });
});

test('a picture that takes too much memory is given up, and the next one is made', async () => {
  const { encode } = create({ processes: 1, memory: 160 * 1024 * 1024 });
  await expect(encode(heavyPng())).rejects.toMatchObject({ ...lost, message: /memory/ });
  expect(await encode(small)).toMatchObject({ width: 100 });
});

test('a process that is killed loses its picture alone, and another takes its place', async () => {
  const { encode } = create({ processes: 1 });
  const crashed = encode(small);
  const next = encode(small);
  lastChild().kill('SIGKILL');
  await expect(crashed).rejects.toMatchObject({ ...lost, message: 'The process ended: SIGKILL' });
  expect(await next).toMatchObject({ width: 100 });
});

test('a process that ended between two pictures is replaced', async () => {
  const { encode } = create({ processes: 1 });
  await encode(small);
  const ended = once(lastChild(), 'exit');
  lastChild().kill('SIGKILL');
  await ended;
  expect(await encode(small)).toMatchObject({ width: 100 });
});

test('Ctrl-C, which reaches every process of a terminal, does not end it', async () => {
  const { encode } = create({ processes: 1 });
  await encode(small);
  const before = children.length;
  lastChild().kill('SIGINT');
  lastChild().kill('SIGTERM');
  expect(await encode(small)).toMatchObject({ width: 100 });
  expect(children.length).toBe(before);
});

test('closing ends the processes, and refuses what waits and what comes later', async () => {
  const { encode, close } = create({ processes: 1 });
  const outcomes = [encode(small), encode(small)].map((made) => expect(made).rejects.toMatchObject(busy));
  await close();
  await Promise.all([...outcomes, expect(encode(small)).rejects.toMatchObject(busy)]);
  expect(lastChild().signalCode).toBe('SIGKILL');
});

test('after a time without work the process ends, and the next picture starts another', async () => {
  const before = children.length;
  const { encode } = create({ processes: 1, idle: 20 });
  await encode(small);
  await once(lastChild(), 'exit');
  expect(await encode(small)).toMatchObject({ width: 100 });
  expect(children.length - before).toBe(2);
});

describe('a process that made a picture', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'turs-pictures-'));
    await writeFile(join(folder, 'small'), small);
    await writeFile(join(folder, 'heavy'), heavyPng());
    const script = `
      import { readFileSync } from 'node:fs';
      import { createPictureEncoder } from ${JSON.stringify(new URL('./encoder.ts', import.meta.url).href)};
      const { encode } = createPictureEncoder();
      const send = (name) => encode(readFileSync(process.env.FOLDER + '/' + name), ${JSON.stringify(rules)});
      await send('small');
      if (process.env.GOES_ON) send('heavy');
      process.stdout.write('made');`;
    await writeFile(join(folder, 'script.ts'), script);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('and forgot to close ends by itself', async () => {
    const forgetful = run(join(folder, 'script.ts'), { FOLDER: folder });
    expect([await forgetful.ended, forgetful.output()]).toEqual([0, 'made']);
  });

  test('and is killed takes its decoder with it', async () => {
    const portal = run(join(folder, 'script.ts'), { FOLDER: folder, GOES_ON: '1' });
    await portal.printed('made');
    portal.child.kill('SIGKILL');
    // The decoder shares its error output, which closes when both processes have ended.
    expect(await portal.ended).toBeNull();
  });
});
