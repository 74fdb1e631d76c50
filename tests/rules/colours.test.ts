import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { expectSame } from '#tests/support/expect-none.ts';

const root = new URL('../../', import.meta.url);

/** Classes that transform an element. */
const turns = /^(?:group-hover:)?-?(?:scale|translate|rotate)-/;
const ofLanguage = /([^{};]*(?:\[dir|:dir\(|\[lang|:lang\()[^{]*)\{([^{}]*)\}/g;
const coloured =
  /(?:^|[\s;-])(?:color|background|fill|stroke|opacity|filter)[\w-]*\s*:|#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)\(/i;

const tornEdge = ['web/public/layout/heads.css: [dir="rtl"] .scene-head-picture::after'];

/** The screens of each language are tested in one of four looks (`lookOf`), which relies on this. */
test('no colour depends on the language or its direction, but that of a torn edge, which points the other way', async () => {
  const found: string[] = [];
  for (const file of globSync('{web,brand}/**/*.{css,ts,tsx}', { cwd: root })) {
    const text = await readFile(new URL(file, root), 'utf8');
    for (const [all, utility = ''] of text.matchAll(/(?<![\w-])(?:rtl|ltr):([\w:/[\]-]+)/g)) {
      if (!turns.test(utility)) found.push(`${file.replaceAll('\\', '/')}: ${all}`);
    }
    if (!file.endsWith('.css')) continue;
    for (const [, selector = '', body = ''] of text.matchAll(ofLanguage)) {
      if (coloured.test(body)) found.push(`${file.replaceAll('\\', '/')}: ${selector.trim()}`);
    }
  }
  expectSame({
    found,
    listed: tornEdge,
    missing: (place) =>
      `${place} has a colour, or a class that may have one, for one language or direction alone: take it out of that file, because the screens of a language are looked at in one of the looks; a transformation (rotate, scale, translate) may depend on it.`,
    superfluous: (place) =>
      `tests/rules/colours.test.ts: take '${place}' out of "tornEdge"; there is no such rule any more.`,
  });
});
