import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawFrame, film } from './draw.ts';

const pixels = (n: number) =>
  sharp(Buffer.from(drawFrame(n)))
    .removeAlpha()
    .raw()
    .toBuffer();

/** The mean difference of two pictures' values, 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] as number) - (other[at] as number));
  return sum / one.length;
}

it('ends where it began', async () => {
  const [first, second, afterLast] = await Promise.all([pixels(0), pixels(1), pixels(film.frames)]);
  expect(difference(first, afterLast)).toBeLessThan(0.05);
  expect(difference(first, second)).toBeGreaterThan(0.5);
});

it.each(['loom.webm', 'loom.mp4'])('%s weighs no more than 350 kB', async (name) => {
  const { size } = await stat(new URL(name, import.meta.url));
  expect(size).toBeLessThanOrEqual(350_000);
});

it('has a light first picture of its own size', async () => {
  const poster = sharp(new URL('loom.avif', import.meta.url).pathname);
  const { width, height } = await poster.metadata();
  expect({ width, height }).toEqual({ width: film.width, height: film.height });
});
