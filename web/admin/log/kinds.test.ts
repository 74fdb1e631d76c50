import { describe, expect, test } from 'vitest';
import { loggedFields, loggedKinds } from '#contract/endpoints/office-log.ts';
import { type Language, languages } from '#contract/languages.ts';
import { formsOfKinds } from './kind-fields.ts';
import { logKinds } from './kinds.ts';

/** What the log does not repeat: how a record is known and who changed it when, and the settings' constant name. */
const notLogged = ['_id', 'revision', 'updated_at', 'updated_by', 'site_name'];

type Words = { fields: Record<string, string | Record<string, string>>; kinds: Record<string, string> };
const files = import.meta.glob<{ default: Words }>('../../../locales/*/admin-*.ts');
const wordsOf = async (language: Language, name: string) =>
  (await files[`../../../locales/${language}/${name}.ts`]?.())?.default;

describe.each(languages)('in %s', (language) => {
  test.each(loggedKinds)('%s and every field that the log has of it are named', async (kind) => {
    const log = await wordsOf(language, 'admin-log');
    expect(log?.kinds[kind], `locales/${language}/admin-log.ts: name the kind in "kinds"`).toBeTruthy();
    const { words } = logKinds[kind];
    const labels = words ? (await wordsOf(language, words))?.fields : log?.fields[kind];
    const { [kind]: listed = Object.keys((await formsOfKinds[kind]?.())?.record.shape ?? {}) } =
      loggedFields as Partial<Record<string, readonly string[]>>;
    expect(
      listed,
      `web/admin/log/kind-fields.ts: add the form of ${kind}, or its fields to "loggedFields"`,
    ).not.toEqual([]);
    const without = listed.filter((name) => !notLogged.includes(name) && !(labels as Record<string, string>)?.[name]);
    expect(without, `locales/${language}/${words ?? 'admin-log'}.ts: name these in "fields"`).toEqual([]);
  });
});

test('the log may have every field of a form, of kinds whose fields are listed, too', async () => {
  const notInLog = [...notLogged, 'isAdmin', 'pending'];
  for (const [kind, form] of Object.entries(formsOfKinds)) {
    const { record, beside = [] } = await form();
    const listed: readonly string[] | undefined = loggedFields[kind as keyof typeof loggedFields];
    const missing = Object.keys(record.shape).filter(
      (name) => ![...notInLog, ...beside].includes(name) && !listed?.includes(name),
    );
    if (listed) expect(missing, `contract/endpoints/office-log.ts: add these to "loggedFields" of ${kind}`).toEqual([]);
  }
});
