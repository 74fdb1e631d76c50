import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FileStore, openFileStore } from '#server/platform/files.ts';
import { createPictureEncoder } from '#server/platform/pictures/encoder.ts';
import { blackPng, brokenPng } from '#tests/support/png.ts';
import { keyOf, pictureKeeper as openKeeper } from './pictures.ts';

const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0f7a52' } })
    .png()
    .toBuffer();

const pictures = createPictureEncoder({ processes: 1 });
afterAll(() => pictures.close());

let folder: string;
let files: FileStore;
const pictureKeeper = () => openKeeper(files, pictures);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turs-pictures-'));
  files = await openFileStore(folder, undefined);
});
afterEach(() => rm(folder, { recursive: true }));

/** The stored form of a picture with these bytes. */
async function kept(bytes: Buffer): Promise<Uint8Array | undefined> {
  await pictureKeeper().keep({ name: 'it', read: async () => bytes });
  return files.get(keyOf('it'));
}

describe('a picture becomes a WebP of ours', () => {
  test('no larger than a card shows it, and without what came with it', async () => {
    const photo = await sharp(await square(1_000))
      .jpeg()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .toBuffer();
    const webp = await kept(photo);
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
    ['a pixel bomb', brokenPng(30_000, 30_000)],
    ['fifteen million rows of one point', blackPng(1, 15_000_000)],
    ['a broken one', brokenPng(100, 100)],
  ])('%s does not', async (_, bytes) => {
    expect(await kept(bytes)).toBeUndefined();
  });
});

describe('kept pictures', () => {
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
    const keeper = pictureKeeper();
    expect(await keeper.known(picture)).toBeUndefined();
    expect(await keeper.keep(picture)).toBe('/files/catalogue/kit.webp');
    expect(await keeper.known(picture)).toBe('/files/catalogue/kit.webp');
    expect(await pictureKeeper().known(picture)).toBe('/files/catalogue/kit.webp');
    expect(reads).toBe(1);
  });

  test('what is no picture leaves no file, and is not read again at once', async () => {
    const keeper = pictureKeeper();
    const picture = { name: 'bad', read: async () => Buffer.from('<svg/>') };
    expect(await keeper.keep(picture)).toBeNull();
    expect(await keeper.known(picture)).toBeNull();
    expect(await files.get(keyOf('bad'))).toBeUndefined();
    expect(await pictureKeeper().known(picture)).toBeUndefined();
  });

  test('a file that is only half written is none', async () => {
    const whole = (await kept(await square(300))) as Uint8Array;
    await files.put(keyOf('half'), whole.slice(0, whole.length / 2));
    expect(await pictureKeeper().known({ name: 'half', read: async () => undefined })).toBeUndefined();
  });
});
