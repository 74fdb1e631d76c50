import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('the pictures of the README are there, are small, and say what they show', async () => {
  const readme = await readFile('README.md', 'utf8');
  const pictures = [...readme.matchAll(/<img src="([^"]+)"[^>]* alt="([^"]*)"/g)];
  expect(
    pictures.length,
    'README.md shows two pictures, each as <img src="…" alt="…">; npm run pictures makes them',
  ).toBe(2);
  for (const [, path = '', alt = ''] of pictures) {
    const { size } = await stat(path).catch(() => ({ size: Number.POSITIVE_INFINITY }));
    expect(size, `${path} is not there, or is 150 kB or more: npm run pictures makes it again`).toBeLessThan(150_000);
    expect(alt.length, `README.md: write into the alt of ${path} what it shows, in a sentence`).toBeGreaterThan(40);
  }
});
