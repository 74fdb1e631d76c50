import { readdir, readFile, stat } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { picturesBySeason } from '../content/gallery/index.ts';
import { partners } from '../content/partners.ts';
import { headFile, heads } from './heads/index.ts';
import { marks } from './partners.ts';
import { scenes } from './scenes/index.ts';

const kept = async (folder: string) => {
  const names = await readdir(new URL(`../pictures/${folder}/`, import.meta.url));
  return names.map((name) => name.replace('.webp', '')).toSorted();
};

describe('the drawings', () => {
  test('are those that the gallery shows, each kept as a file of its name', async () => {
    const shown = Object.values(picturesBySeason).flatMap((pictures) => pictures.map(({ file }) => file));
    expect(Object.keys(scenes).toSorted()).toEqual(shown.toSorted());
    expect(await kept('gallery')).toEqual(shown.toSorted());
  });

  test('of the partners are those that the sample content names', async () => {
    const shown = partners.map(({ file }) => file).toSorted();
    expect(Object.keys(marks).toSorted()).toEqual(shown);
    expect(await kept('partners')).toEqual(shown);
  });

  test('come out as whole SVG, with numbers everywhere', () => {
    for (const [name, draw] of Object.entries({ ...scenes, ...heads })) {
      const drawing = draw();
      expect([name, /NaN|undefined|Infinity/.exec(drawing)?.[0]]).toEqual([name, undefined]);
      expect([name, drawing.match(/<g\b/g)?.length]).toEqual([name, drawing.match(/<\/g>/g)?.length]);
    }
  });

  test('are light: each below 100 kB, all below 2 MB', async () => {
    const files = [
      ...(await kept('gallery')).map((name) => `gallery/${name}`),
      ...(await kept('partners')).map((name) => `partners/${name}`),
    ];
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(new URL(`../pictures/${file}.webp`, import.meta.url))).size),
    );
    expect(Math.max(...sizes)).toBeLessThan(100_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
  });

  test('of the heads of pages are kept as they are drawn, and cost a page no more than 4 kB', async () => {
    const folder = new URL('../../web/public/layout/heads/', import.meta.url);
    expect((await readdir(folder)).toSorted()).toEqual(
      Object.keys(heads)
        .map((name) => `${name}.svg`)
        .toSorted(),
    );
    // Outlines are numbered through all that is drawn in one go.
    const unnumbered = (svg: string) => svg.replaceAll(/clip\d+/g, 'clip');
    for (const [name, draw] of Object.entries(heads)) {
      const file = await readFile(new URL(`${name}.svg`, folder), 'utf8');
      expect(unnumbered(file) === unnumbered(headFile(draw)), name).toBe(true);
      expect([name, brotliCompressSync(file).length < 4_000]).toEqual([name, true]);
    }
  });
});
