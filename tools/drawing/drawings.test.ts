import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { competitions } from './competitions/index.ts';
import { logos } from './competitions/logos.ts';
import { headFile, heads } from './heads/index.ts';
import { picture } from './kit/svg.ts';
import { marks } from './partners.ts';
import { scenes } from './scenes/index.ts';

const namesIn = async (folder: string) => {
  const names = await readdir(new URL(`../../demo/pictures/${folder}/`, import.meta.url));
  return names.map((name) => name.replace('.webp', '')).toSorted();
};

const atRest = Object.fromEntries(Object.entries(competitions).map(([name, draw]) => [name, () => draw(0)]));

/** The mean difference of two drawings' points, 0 to 255. */
async function difference(one: string, other: string): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((drawing) =>
      sharp(Buffer.from(picture(1200, 800, drawing)))
        .resize(300)
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const sum = first?.reduce((total, value, at) => total + Math.abs(value - (second?.[at] ?? 0)), 0) ?? 0;
  return sum / (first?.length ?? 1);
}

describe('the drawings', () => {
  test.each(Object.entries(competitions))('of %s moves, and its loop ends where it began', async (_name, draw) => {
    expect(await difference(draw(0), draw(1))).toBeLessThan(0.05);
    expect(await difference(draw(0), draw(0.3))).toBeGreaterThan(1);
    expect(await difference(draw(0), draw(1 / 120))).toBeLessThan(4);
  });

  test('are those that are kept for the gallery, the partners, competitions and seasons', async () => {
    expect(Object.keys(scenes).toSorted()).toEqual(await namesIn('gallery'));
    expect(Object.keys(marks).toSorted()).toEqual(await namesIn('partners'));
    expect(Object.keys(competitions).toSorted()).toEqual(await namesIn('banners'));
    expect(Object.keys(logos).toSorted()).toEqual(await namesIn('logos'));
  });

  test('come out as whole SVG, with numbers everywhere', () => {
    for (const [name, draw] of Object.entries({ ...scenes, ...heads, ...atRest, ...logos })) {
      const drawing = draw();
      expect([name, /NaN|undefined|Infinity/.exec(drawing)?.[0]]).toEqual([name, undefined]);
      expect([name, drawing.match(/<g\b/g)?.length]).toEqual([name, drawing.match(/<\/g>/g)?.length]);
    }
  });

  test('of the heads of pages are kept as they are drawn, and cost a page no more than 4 kB', async () => {
    const folder = new URL('../../web/public/layout/heads/', import.meta.url);
    expect((await readdir(folder)).toSorted()).toEqual(
      Object.keys(heads)
        .map((name) => `${name}.svg`)
        .toSorted(),
    );
    for (const [name, draw] of Object.entries(heads)) {
      const file = await readFile(new URL(`${name}.svg`, folder), 'utf8');
      expect(file === headFile(draw), name).toBe(true);
      expect([name, brotliCompressSync(file).length < 4_000]).toEqual([name, true]);
    }
  });
});
