import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { uploads } from '#server/features/uploads/index.ts';
import { multipart, picture } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const upload = (
  file: Parameters<typeof multipart>[0],
  fields = { team_name: 'T' },
  as: 'coach' | 'guest' = 'coach',
) => {
  const { body, headers } = multipart(file, fields);
  return portal.call('POST', '/api/uploads', { ...(as === 'coach' && { as }), body, headers });
};
/** A PNG of 30,000 x 30,000 black points: 110 kB that unpack to 900 million. */
function pixelBomb(): Buffer {
  const side = 30_000;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (side / 8 + 1)), { level: 1 });
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

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
    ['one byte more than 5 MB', () => Buffer.alloc(limits.pictureMaxBytes + 1, 1), 413, 'file_too_large'],
    ['a pixel bomb', () => pixelBomb(), 422, 'picture_unreadable'],
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
