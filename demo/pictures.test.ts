import { readdir, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { first2025, wro2024 } from './read/seasons.ts';
import { partners, picturesBySeason } from './read/site.ts';

const folder = new URL('./pictures/', import.meta.url);
const videos = new URL('./videos/', import.meta.url);
const seasons = [first2025, wro2024];
const competitions = seasons.flatMap((season) => season.competitions.map(({ file }) => file));

test('the pictures kept are those that the sample content names', async () => {
  const gallery = Object.values(picturesBySeason).flat();
  const named = [
    ...gallery.map(({ file }) => `gallery/${file}.webp`),
    ...partners.map(({ file }) => `partners/${file}.webp`),
    ...competitions.map((file) => `banners/${file}.webp`),
    ...[...competitions, ...seasons.map(({ slug }) => slug)].map((file) => `logos/${file}.webp`),
  ];
  const kept = await Promise.all(
    ['gallery', 'partners', 'banners', 'logos'].map(async (part) =>
      (await readdir(new URL(part, folder))).map((file) => `${part}/${file}`),
    ),
  );
  expect(kept.flat().toSorted()).toEqual(named.toSorted());
  expect((await readdir(videos)).toSorted()).toEqual(competitions.map((file) => `${file}.mp4`).toSorted());
});

test('the pictures are light: each below 100 kB, all below 2.5 MB', async () => {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.webp'));
  const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, folder))).size));
  expect(Math.max(...sizes)).toBeLessThan(100_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500_000);
});

test('the loops are light: each below 150 kB', async () => {
  for (const file of await readdir(videos)) {
    const { size } = await stat(new URL(file, videos));
    expect([file, size < 150_000]).toEqual([file, true]);
  }
});
