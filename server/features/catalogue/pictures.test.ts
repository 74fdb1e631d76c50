import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FileStore, openFileStore } from '#server/platform/files.ts';
import { keyOf, pictureKeeper, reencode } from './pictures.ts';

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0f7a52' } })
    .png()
    .toBuffer();

/** A PNG whose head claims a size that its few bytes do not have. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data]);
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(typed));
    return Buffer.concat([head, typed, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture becomes a WebP of ours', () => {
  test('no larger than a card shows it, and without what came with it', async () => {
    const photo = await sharp(await square(1_000))
      .jpeg()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .toBuffer();
    const webp = await reencode(photo);
    const made = await sharp(webp).metadata();
    expect(made).toMatchObject({ format: 'webp', width: 640, height: 640 });
    expect(made.exif).toBeUndefined();
  });

  test.each([
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['a pixel bomb', bomb(30_000, 30_000)],
    ['a broken one', bomb(100, 100)],
  ])('%s does not', async (_, bytes) => {
    expect(await reencode(bytes)).toBeUndefined();
  });
});

describe('kept pictures', () => {
  let folder: string;
  let files: FileStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'turs-pictures-'));
    files = await openFileStore(folder, undefined);
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('are read once, and known to another process', async () => {
    const bytes = await square(40);
    let reads = 0;
    const picture = {
      name: 'kit',
      read: async () => {
        reads += 1;
        return bytes;
      },
    };
    const keeper = pictureKeeper(files);
    expect(await keeper.known(picture)).toBeUndefined();
    expect(await keeper.keep(picture)).toBe('/files/catalogue/kit.webp');
    expect(await keeper.known(picture)).toBe('/files/catalogue/kit.webp');
    expect(await pictureKeeper(files).known(picture)).toBe('/files/catalogue/kit.webp');
    expect(reads).toBe(1);
  });

  test('what is no picture leaves no file, and is not read again at once', async () => {
    const keeper = pictureKeeper(files);
    const picture = { name: 'bad', read: async () => Buffer.from('<svg/>') };
    expect(await keeper.keep(picture)).toBeNull();
    expect(await keeper.known(picture)).toBeNull();
    expect(await files.get(keyOf('bad'))).toBeUndefined();
    expect(await pictureKeeper(files).known(picture)).toBeUndefined();
  });

  test('a file that is only half written is none', async () => {
    const whole = (await reencode(await square(300))) as Uint8Array;
    await files.put(keyOf('half'), whole.slice(0, whole.length / 2));
    expect(await pictureKeeper(files).known({ name: 'half', read: async () => undefined })).toBeUndefined();
  });
});
