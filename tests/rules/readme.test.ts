import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('the pictures of the README are there, are small, and say what they show', async () => {
  const readme = await readFile('README.md', 'utf8');
  const pictures = [...readme.matchAll(/<img src="([^"]+)"[^>]* alt="([^"]*)"/g)];
  expect(pictures).toHaveLength(2);
  for (const [, path = '', alt = ''] of pictures) {
    expect((await stat(path)).size, path).toBeLessThan(150_000);
    expect(alt.length, path).toBeGreaterThan(40);
  }
});
