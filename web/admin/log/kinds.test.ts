import { describe, expect, test } from 'vitest';
import { type LoggedBeside, loggedFields, loggedKinds } from '#contract/endpoints/office-log.ts';
import { type Language, languages } from '#contract/languages.ts';
import { fieldsOfKinds } from './kind-fields.ts';
import { logKinds } from './kinds.ts';

/** The state of a record, which the log does not repeat, and what is always the same. */
const notLogged = ['_id', 'revision', 'updated_at', 'updated_by', 'site_name', 'pending'];

type Words = { fields: Record<string, string | Record<string, string>>; kinds: Record<string, string> };
const files = import.meta.glob<{ default: Words }>('../../../locales/*/admin-*.ts');
const wordsOf = async (language: Language, name: string) =>
  (await files[`../../../locales/${language}/${name}.ts`]?.())?.default;

describe.each(languages)('in %s', (language) => {
  test.each(loggedKinds)('%s and all that the log can say of it have words', async (kind) => {
    const log = await wordsOf(language, 'admin-log');
    expect(log?.kinds[kind], `locales/${language}/admin-log.ts: name the kind in "kinds"`).toBeTruthy();
    const { words } = logKinds[kind];
    const record = fieldsOfKinds[kind]?.record;
    const labels = words ? (await wordsOf(language, words))?.fields : log?.fields[kind];
    const said: readonly string[] = record ? Object.keys(record.shape) : loggedFields[kind as LoggedBeside];
    const without = said.filter((name) => !notLogged.includes(name) && !(labels as Record<string, string>)?.[name]);
    expect(without, `locales/${language}/${words ?? 'admin-log'}.ts: name these in "fields"`).toEqual([]);
  });
});
