import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** The seven passes of an interlaced PNG: the start of each, and the distance of its pixels. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function png(width: number, height: number, head: { depth: number; colour: number; interlaced: number }, rows: Buffer) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([head.depth, head.colour, 0, 0, head.interlaced], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rows, { level: 1 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** A PNG of black pixels, one bit each: small to send, large when decoded. */
export const blackPng = (width: number, height: number) =>
  png(width, height, { depth: 1, colour: 0, interlaced: 0 }, Buffer.alloc(height * (1 + Math.ceil(width / 8))));

/** A PNG whose header claims a size that its few bytes do not have. */
export const brokenPng = (width: number, height: number) =>
  png(width, height, { depth: 8, colour: 2, interlaced: 0 }, Buffer.alloc(1_000));

/** A PNG that is decoded completely before it is scaled: 20 million pixels of 64 bits in seven passes, 160 MB. */
export function heavyPng() {
  const [width, height, bytesPerPoint] = [2_000, 10_000, 8];
  const size = passes
    .map(([x, y, right, down]) => [Math.ceil((width - x) / right), Math.ceil((height - y) / down)] as const)
    .reduce((sum, [columns, rows]) => sum + rows * (1 + columns * bytesPerPoint), 0);
  return png(width, height, { depth: 16, colour: 6, interlaced: 1 }, Buffer.alloc(size));
}
