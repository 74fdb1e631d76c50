import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { headFile, heads } from './heads/index.ts';
import { marks } from './partners.ts';
import { scenes } from './scenes/index.ts';

const namesIn = async (folder: string) => {
  const names = await readdir(new URL(`../../demo/pictures/${folder}/`, import.meta.url));
  return names.map((name) => name.replace('.webp', '')).toSorted();
};

describe('the drawings', () => {
  test('are those that are kept for the gallery and the partners', async () => {
    expect(Object.keys(scenes).toSorted()).toEqual(await namesIn('gallery'));
    expect(Object.keys(marks).toSorted()).toEqual(await namesIn('partners'));
  });

  test('come out as whole SVG, with numbers everywhere', () => {
    for (const [name, draw] of Object.entries({ ...scenes, ...heads })) {
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
