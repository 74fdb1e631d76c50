import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { teams } from '#server/features/teams/index.ts';
import { PictureError } from '#server/platform/pictures/encoder.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { openSeason, registrationForm, type TestSeason, uploadLogo } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { claimUpload } from './store.ts';
import { sweepUploads } from './sweep.ts';
import { uploads } from './table.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());
afterEach(() => vi.restoreAllMocks());

const rowOf = async (fileName: string) =>
  (await portal.db.select().from(uploads).where(eq(uploads.fileName, fileName)))[0];
const fileOf = (fileName: string) => join(portal.filesFolder, 'pictures', fileName);
/** The row and the file of an upload, if they still exist. */
const left = async (fileName: string) => ({
  row: Boolean(await rowOf(fileName)),
  file: await access(fileOf(fileName)).then(
    () => true,
    () => false,
  ),
});
const submit = (data: unknown) => portal.call('POST', '/api/teams/registration', { as: 'coach', body: { data } });
/** Sweeps as if this many milliseconds had passed. */
const sweepAfter = (ms: number) => sweepUploads(portal, new Date(Date.now() + ms));
const due = limits.uploadKeptUnused + 60_000;

describe('an upload', () => {
  test('is known before its file is written: whatever happens between, the sweep finds it', async () => {
    const { put } = portal.files;
    let known: unknown;
    vi.spyOn(portal.files, 'put').mockImplementation(async (key, bytes) => {
      known ??= await rowOf(key.replace('pictures/', ''));
      return put(key, bytes);
    });
    const fileName = await uploadLogo(portal);
    expect(known).toMatchObject({ fileName });
    expect(await left(fileName)).toEqual({ row: true, file: true });
  });

  test('that cannot be written is refused, and leaves nothing', async () => {
    const rows = await portal.db.$count(uploads);
    const { put } = portal.files;
    let key = '';
    vi.spyOn(portal.files, 'put').mockImplementation(async (wanted, bytes) => {
      key = wanted;
      await put(wanted, bytes.subarray(0, 10));
      throw new Error('the disk is full');
    });
    expect(await uploadLogo(portal)).toBeUndefined();
    expect(await portal.files.get(key)).toBeUndefined();
    expect(await portal.db.$count(uploads)).toBe(rows);
  });
});

describe('the sweep', () => {
  test('removes what no team has used for a day, and nothing else', async () => {
    const data = await registrationForm(portal, season);
    expect((await submit(data)).status).toBe(200);
    const unused = await uploadLogo(portal);

    await sweepAfter(limits.uploadKeptUnused - 60_000);
    expect(await left(unused)).toEqual({ row: true, file: true });
    await sweepAfter(due);
    expect(await left(unused)).toEqual({ row: false, file: false });
    expect(await left(data.image)).toEqual({ row: true, file: true });
  });

  test('goes on where an earlier one was broken off, and nobody registers with such a picture meanwhile', async () => {
    const data = await registrationForm(portal, season);
    vi.spyOn(portal.files, 'remove').mockRejectedValueOnce(new Error('the store is away'));
    await expect(sweepAfter(due)).rejects.toThrow('the store is away');
    const before = await portal.db.$count(teams);
    expect(await submit(data)).toMatchObject({ status: 422, json: { fields: { image: expect.any(String) } } });
    expect(await portal.db.$count(teams)).toBe(before);

    await portal.files.remove(`pictures/${data.image}`);
    await sweepAfter(due);
    expect(await left(data.image)).toEqual({ row: false, file: false });
  });

  test('is not held up by a file that cannot be removed', async () => {
    const stuck = await uploadLogo(portal);
    const good = await uploadLogo(portal);
    const { remove } = portal.files;
    vi.spyOn(portal.files, 'remove').mockImplementation(async (key) => {
      if (key.includes(stuck)) throw new Error('this file is locked');
      await remove(key);
    });
    await expect(sweepAfter(due)).rejects.toThrow('this file is locked');
    expect(await left(stuck)).toEqual({ row: true, file: true });
    expect(await left(good)).toEqual({ row: false, file: false });
    vi.restoreAllMocks();
    await sweepAfter(due);
    expect(await left(stuck)).toEqual({ row: false, file: false });
  });

  test('removes many, some at a time', async () => {
    const { id, ...row } = (await rowOf(await uploadLogo(portal))) as typeof uploads.$inferSelect;
    const many = Array.from({ length: 250 }, (_, at) => ({ ...row, fileName: `many-${at}.webp` }));
    await portal.db.insert(uploads).values(many);
    await sweepAfter(due);
    expect(await portal.db.$count(uploads, sql`file_name like 'many-%'`)).toBe(0);
  });

  test('leaves a picture alone that a registration is about to take', async () => {
    const fileName = await uploadLogo(portal);
    const { userId } = (await rowOf(fileName)) ?? { userId: '' };
    await portal.db.transaction(async (tx) => {
      expect(await claimUpload(tx, userId, fileName)).toBe(true);
      await sweepAfter(due);
      expect(await left(fileName)).toEqual({ row: true, file: true });
    });
    await sweepAfter(due);
    expect(await left(fileName)).toEqual({ row: true, file: true });
  });

  test('that takes a picture first has the registration refused, and no team without a picture is made', async () => {
    const data = await registrationForm(portal, season);
    const before = await portal.db.$count(teams);
    let submitted: ReturnType<typeof submit> | undefined;
    await portal.db.transaction(async (tx) => {
      await tx.update(uploads).set({ state: 'leaving' }).where(eq(uploads.fileName, data.image));
      submitted = submit(data);
      // It has read the picture before the change, and waits for the row that is locked here.
      await waitingForLocks(portal.database.pool);
    });
    expect(await submitted).toMatchObject({ status: 422, json: { code: 'invalid_fields' } });
    expect(await portal.db.$count(teams)).toBe(before);
  });
});

describe('the file of an upload', () => {
  test('is answered whole to GET, and by its head alone to HEAD', async () => {
    const url = `/files/pictures/${await uploadLogo(portal)}`;
    const whole = await fetch(portal.address + url);
    const bytes = await whole.arrayBuffer();
    const head = await fetch(portal.address + url, { method: 'HEAD' });
    for (const { status, headers } of [whole, head]) {
      expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([
        200,
        'image/webp',
        String(bytes.byteLength),
      ]);
    }
    expect(await head.text()).toBe('');
  });

  test.each(['GET', 'HEAD'])('that is missing answers 404 to %s', async (method) => {
    const url = `/files/pictures/${'x'.repeat(43)}.webp`;
    expect((await portal.call(method, url)).status).toBe(404);
  });

  test('that the store fails to read answers 503, not 404', async () => {
    await mkdir(fileOf('broken.webp'), { recursive: true });
    const answer = await portal.call('GET', '/files/pictures/broken.webp');
    expect([answer.status, answer.json.code]).toEqual([503, 'service_unavailable']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('of a picture that is broken', () => {
  const ask = async () =>
    (await fetch(`${portal.address}/files/pictures/small/cracked.webp`)).headers.get('cache-control');

  test('no small one is tried again at each request, but the next time after a crowd', async () => {
    await portal.files.put('pictures/cracked.webp', Buffer.from('RIFF no picture'));
    const encode = vi.spyOn(portal.pictures, 'encode');
    encode.mockRejectedValueOnce(new PictureError('busy', 'many are waiting'));
    for (let times = 0; times < 4; times += 1) expect(await ask()).toBe('no-store');
    expect(encode).toHaveBeenCalledTimes(2);
  });
});

describe('the small one of a picture', () => {
  const get = async (fileName: string) => {
    const answer = await fetch(`${portal.address}/files/pictures/small/${fileName}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { status: answer.status, kept: answer.headers.get('cache-control'), bytes };
  };
  const put = async (fileName: string, width: number) =>
    portal.files.put(
      `pictures/${fileName}`,
      await sharp({ create: { width, height: 800, channels: 3, background: '#0f7a52' } })
        .webp()
        .toBuffer(),
    );

  test('is made once, for all who ask for it at a time, and kept', async () => {
    await put('large.webp', 1200);
    const writes = vi.spyOn(portal.files, 'put');
    const answers = await Promise.all([get('large.webp'), get('large.webp'), get('large.webp')]);
    answers.push(await get('large.webp'));
    for (const { status, kept, bytes } of answers) {
      expect([status, kept]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 768, height: 512 });
    }
    expect(writes.mock.calls.map(([key]) => key)).toEqual(['pictures/small/large.webp']);
  });

  test('is answered where the store has no room for it, and kept once it has', async () => {
    await put('full.webp', 1000);
    const refuse = vi.spyOn(portal.files, 'put').mockRejectedValue(new Error('the disk is full'));
    const { status, kept, bytes } = await get('full.webp');
    expect([status, kept]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 768 });
    await expect(access(fileOf('small/full.webp'))).rejects.toThrow('ENOENT');
    refuse.mockRestore();
    await get('full.webp');
    await access(fileOf('small/full.webp'));
  });

  test('is the large one, for now, where it cannot be made', async () => {
    await put('busy.webp', 1000);
    const encode = vi.spyOn(portal.pictures, 'encode').mockRejectedValue(new Error('too many wait'));
    const { status, kept, bytes } = await get('busy.webp');
    expect([status, kept]).toEqual([200, 'no-store']);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1000 });
    encode.mockRestore();
    expect(await get('busy.webp')).toMatchObject({ status: 200, kept: 'public, max-age=31536000, immutable' });
  });

  test('of no picture is missing, and so is what is no name of one', async () => {
    expect((await get(`${'x'.repeat(43)}.webp`)).status).toBe(404);
    expect((await get('..%2flarge.webp')).status).toBe(404);
  });

  test('goes with it', async () => {
    const fileName = await uploadLogo(portal);
    expect((await get(fileName)).status).toBe(200);
    await access(fileOf(`small/${fileName}`));
    await sweepAfter(due);
    await expect(access(fileOf(`small/${fileName}`))).rejects.toThrow('ENOENT');
    expect((await get(fileName)).status).toBe(404);
  });
});
