import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import { first2025, wro2024 } from '../read/seasons.ts';
import { filesOf, pathOf } from './list.ts';

test('every competition has three files in both languages, all of them light PDFs', async () => {
  for (const season of [first2025, wro2024]) {
    for (const competition of season.competitions) {
      const files = filesOf(season, competition);
      const paths = files.flatMap((file) => languages.map((language) => pathOf(file, language)));
      expect(new Set(paths).size).toBe(6);
      for (const path of paths) {
        const bytes = await readFile(new URL(`./resources/${path}`, import.meta.url));
        expect([path, bytes.subarray(0, 5).toString(), bytes.length < 60_000]).toEqual([path, '%PDF-', true]);
      }
    }
  }
});
