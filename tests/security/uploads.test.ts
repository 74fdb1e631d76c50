import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { uploads } from '#server/features/uploads/index.ts';
import { blackPng } from '#tests/support/png.ts';
import { multipart, picture, uploadLogo } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
/** The processes that decode pictures, as they start. */
const decoders: ChildProcess[] = [];
let heard: (decoder: ChildProcess) => void = () => {};
const hear = (message: unknown) => {
  const decoder = (message as { process: ChildProcess }).process;
  decoder.once('spawn', () => {
    decoders.push(decoder);
    heard(decoder);
  });
};
async function endDecoders() {
  const alive = decoders.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = alive.map((decoder) => once(decoder, 'exit'));
  for (const decoder of alive) decoder.kill('SIGKILL');
  await Promise.all(ended);
  heard = () => {};
}

beforeAll(async () => {
  subscribe('child_process', hear);
  portal = await openTestPortal({ pictures: { processes: 2, queue: 2 } });
});
afterAll(async () => {
  await portal.close();
  unsubscribe('child_process', hear);
});

const upload = (
  file: Parameters<typeof multipart>[0],
  fields = { team_name: 'T' },
  as: 'coach' | 'guest' = 'coach',
) => {
  const { body, headers } = multipart(file, fields);
  return portal.call('POST', '/api/uploads', { ...(as === 'coach' && { as }), body, headers });
};

const keptFiles = async () =>
  (await readdir(portal.filesFolder, { recursive: true }).catch(() => [])).filter((name) => name.includes('.'));

describe('a picture', () => {
  test.each(['jpeg', 'png', 'gif'] as const)('%s is kept as WebP, small, without metadata', async (format) => {
    const bytes = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a8232f' } })
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .toFormat(format)
      .toBuffer();
    const answer = await upload({ name: `x.${format}`, type: `image/${format}`, bytes });
    expect(answer.json).toMatchObject({ status: true, filename: expect.stringMatching(/^[\w-]{43}\.webp$/) });
    const kept = await readFile(join(portal.filesFolder, 'pictures', answer.json.filename));
    const metadata = await sharp(kept).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: limits.pictureMaxSide });
    expect(metadata.exif).toBeUndefined();
    const { headers } = await fetch(`${portal.address}${answer.json.url}`);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual(['image/webp', 'nosniff']);
  });

  test('with a script behind it is re-encoded, and the script is gone', async () => {
    const bytes = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')]);
    const { json } = await upload({ name: 'x.png', type: 'image/png', bytes });
    const kept = await readFile(join(portal.filesFolder, 'pictures', json.filename));
    expect(kept.includes('<script>')).toBe(false);
  });

  test('with a path for a name is kept under a name of ours', async () => {
    const { json } = await upload({ name: '../../etc/passwd.png', type: 'image/png', bytes: await picture() });
    expect(json.filename).toMatch(/^[\w-]{43}\.webp$/);
  });
});

describe('a refused upload leaves no file and no row', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const cases: [string, () => Promise<Buffer> | Buffer, number, string][] = [
    ['HTML that calls itself a JPG', () => Buffer.from('<html><script>alert(1)</script></html>'), 415, 'picture_type'],
    ['SVG', () => svg, 415, 'picture_type'],
    [
      'WebP',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .webp()
          .toBuffer(),
      415,
      'picture_type',
    ],
    ['a PNG cut short', async () => (await picture(400)).subarray(0, 200), 422, 'picture_unreadable'],
    [
      'a JPG cut short',
      async () =>
        (
          await sharp(await picture(400))
            .jpeg()
            .toBuffer()
        ).subarray(0, 200),
      422,
      'picture_unreadable',
    ],
    ['one byte more than 5 MB', () => Buffer.alloc(limits.pictureMaxBytes + 1, 1), 413, 'file_too_large'],
    ['a pixel bomb', () => blackPng(30_000, 30_000), 422, 'picture_unreadable'],
    ['39 million rows of one point', () => blackPng(1, 39_000_000), 422, 'picture_unreadable'],
    ['an empty file', () => Buffer.alloc(0), 422, 'file_missing'],
  ];
  test.each(cases)('%s', async (_, make, status, code) => {
    const [files, rows] = [await keptFiles(), await portal.db.$count(uploads)];
    const answer = await upload({ name: 'x.jpg', type: 'image/jpeg', bytes: await make() });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await keptFiles()).toEqual(files);
    expect(await portal.db.$count(uploads)).toBe(rows);
  });

  test('no file at all', async () => {
    expect((await upload(undefined)).json.msg).toBe('File is not Selected');
  });

  test('from a guest', async () => {
    const file = { name: 'x.png', type: 'image/png', bytes: await picture() };
    expect((await upload(file, { team_name: 'T' }, 'guest')).status).toBe(401);
  });

  test('an address with dots in it reaches nothing', async () => {
    for (const name of ['../../package.json', '..%2f..%2fpackage.json', '%2e%2e/x.webp']) {
      expect((await portal.call('GET', `/files/pictures/${name}`)).status).toBe(404);
    }
  });
});

describe('a picture that takes long to unpack', () => {
  beforeEach(endDecoders);

  test('does not hold up files, and one too many of them is asked to come again', async () => {
    const url = `/files/pictures/${await uploadLogo(portal)}`;
    await endDecoders();
    const rows = await portal.db.$count(uploads);
    const bytes = await picture();
    const answered: string[] = [];
    // The test controls the time: two pictures are stopped while they are decoded, two wait.
    heard = (decoder) => decoder.kill('SIGSTOP');
    const uploading = Array.from({ length: 5 }, async () => {
      const answer = await upload({ name: 'x.png', type: 'image/png', bytes });
      answered.push(`upload ${answer.status}`);
      return answer;
    });
    expect(await Promise.race(uploading)).toMatchObject({
      status: 503,
      json: { code: 'service_unavailable' },
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    for (let asked = 0; asked < 20; asked += 1) {
      const { statusCode } = await portal.app.inject(url);
      answered.push(`file ${statusCode}`);
    }
    for (const decoder of decoders) decoder.kill('SIGCONT');
    await Promise.all(uploading);
    expect(answered).toEqual(['upload 503', ...Array(20).fill('file 200'), ...Array(4).fill('upload 200')]);
    expect(await portal.db.$count(uploads)).toBe(rows + 4);
  });

  test('and is lost with its process is refused, and the next one is kept', async () => {
    const [files, rows] = [await keptFiles(), await portal.db.$count(uploads)];
    const started = new Promise<ChildProcess>((resolve) => {
      heard = resolve;
    });
    const uploading = upload({ name: 'x.png', type: 'image/png', bytes: await picture() });
    (await started).kill('SIGKILL');
    const answer = await uploading;
    expect([answer.status, answer.json.code]).toEqual([422, 'picture_unreadable']);
    expect(await keptFiles()).toEqual(files);
    expect(await portal.db.$count(uploads)).toBe(rows);
    expect((await upload({ name: 'x.png', type: 'image/png', bytes: await picture() })).status).toBe(200);
  });
});
