import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { withoutTexts } from './png-chunks.ts';

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};
/** Puts chunks behind the header, which is 8 + 25 bytes long. */
const withChunks = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

const side = 24;
const coloured = { create: { width: side, height: side, channels: 4 as const, background: '#0f7a5280' } };
const plain = await sharp(coloured).png().toBuffer();
const palette = await sharp(coloured).png({ palette: true }).toBuffer();
const turned = await sharp(coloured)
  .png()
  .withExif({ IFD0: { Orientation: '6' } })
  .toBuffer();
const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

/** 40 million letters in some 40 kB. */
const bomb = deflateSync(Buffer.alloc(40_000_000, 'a'));
const bombs = [
  chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb])),
  chunk('iTXt', Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), bomb])),
  chunk('tEXt', Buffer.from('Author\0somebody')),
  chunk('prVt', Buffer.from('what no program knows')),
];

describe('a PNG', () => {
  test.each([
    ['with colours', plain],
    ['with a palette', palette],
    ['that is to be turned', turned],
  ])('%s loses what draws nothing, and no pixel', async (_, png) => {
    const left = withoutTexts(withChunks(png, ...bombs));
    expect(left.byteLength).toBeLessThanOrEqual(png.byteLength);
    for (const name of ['zTXt', 'iTXt', 'tEXt', 'prVt']) expect(Buffer.from(left).includes(name)).toBe(false);
    expect(await pixels(left)).toEqual(await pixels(png));
    expect((await sharp(left).metadata()).orientation).toBe((await sharp(png).metadata()).orientation);
  });

  test('loses what stands behind its end', () => {
    expect(withoutTexts(Buffer.concat([plain, Buffer.from('<script>')])).byteLength).toBe(
      withoutTexts(plain).byteLength,
    );
  });

  test.each([
    ['is cut off', Buffer.concat([plain.subarray(0, 33), ...bombs]).subarray(0, 33 + 30_000)],
    [
      'has a chunk longer than the file',
      Buffer.concat([plain.subarray(0, 33), Buffer.from([255, 255, 255, 255]), ...bombs]),
    ],
    ['has no end', Buffer.concat([plain.subarray(0, -12), ...bombs])],
  ])('that %s brings no text to the decoder either', (_, png) => {
    expect(Buffer.from(withoutTexts(png)).includes('TXt')).toBe(false);
  });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['another picture', Buffer.from('GIF89a and more than eight bytes')],
])('%s is left as it is', (_, bytes) => {
  expect(withoutTexts(bytes)).toBe(bytes);
});
