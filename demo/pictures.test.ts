import { readdir, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { partners, picturesBySeason } from './read/site.ts';

const folder = new URL('./pictures/', import.meta.url);

test('the pictures kept are those that the sample content names', async () => {
  const gallery = Object.values(picturesBySeason).flat();
  const named = [
    ...gallery.map(({ file }) => `gallery/${file}.webp`),
    ...partners.map(({ file }) => `partners/${file}.webp`),
  ];
  const kept = await Promise.all(
    ['gallery', 'partners'].map(async (part) =>
      (await readdir(new URL(part, folder))).map((file) => `${part}/${file}`),
    ),
  );
  expect(kept.flat().toSorted()).toEqual(named.toSorted());
});

test('the pictures are light: each below 100 kB, all below 2 MB', async () => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.webp'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, folder))).size));
  expect(Math.max(...sizes)).toBeLessThan(100_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
});
