import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '#contract/languages.ts';
import type { Namespace } from '#locales/index.ts';
import { readNamespace } from './read-namespace.ts';

const index = readFileSync(new URL('../../locales/index.ts', import.meta.url), 'utf8');
const namespaces = [...index.matchAll(/^ {2}'?([\w-]+)'?: typeof import/gm)].map(([, name]) => name as Namespace);

test.each(languages)('the words of every namespace can be fetched (%s)', async (language) => {
  expect(namespaces.length).toBeGreaterThan(40);
  for (const namespace of namespaces) expect(await readNamespace(language, namespace)).toBeTypeOf('object');
});
