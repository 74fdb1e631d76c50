import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { setFiles } from './set-files.ts';

test('the papers say what the sample content says; after a change run `npm run papers`', async () => {
  for (const [path, pdf] of await setFiles()) {
    const kept = await readFile(new URL(`../../demo/files/resources/${path}`, import.meta.url));
    expect([path, kept.equals(pdf)]).toEqual([path, true]);
  }
});
