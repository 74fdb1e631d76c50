import { afterAll, beforeAll, expect, test } from 'vitest';
import { fold } from '#domain/fold.ts';
import { cityKey } from '#server/features/regions/find-city.ts';
import { connectDatabase, type Database } from '#server/platform/database.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
let drop: () => Promise<unknown>;

beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = await connectDatabase(made.url, { max: 1 });
});
afterAll(async () => {
  await database.close();
  await drop();
});

test('the database folds text as everything else does', async () => {
  const texts = ['أُسُودُ الآنَ', 'Été à Zürich', 'مُسْتَوىً', "Al-Ha'il ء", 'ﻻ ﷲ', 'ٱلرِّيَاض، (٢)', 'ŁÓDŹ', 'Khamis  Mushait'];
  const { rows } = await database.pool.query(
    'select fold_text(text) as folded, city_key(text) as key from unnest($1::text[]) as text',
    [texts],
  );
  expect(rows).toEqual(texts.map((text) => ({ folded: fold(text), key: cityKey(text) })));
});

/** Every character that people may type: letters, marks, digits, punctuation, symbols, spaces, and invisible ones. */
const everySign = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code))
  .filter((sign) => /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}]/u.test(sign));

test('each sign of Unicode is folded alike, and folded again stays as it is', async () => {
  const { rows } = await database.pool.query<{ folded: string; again: string; decomposed: string }>(
    `select fold_text(sign) as folded, fold_text(fold_text(sign)) as again, normalize(sign, NFKD) as decomposed
     from unnest($1::text[]) as sign`,
    [everySign],
  );
  expect(everySign.length).toBeGreaterThan(150_000);
  const unlike = everySign.flatMap((sign, index) => {
    const row = rows[index];
    return row && row.folded !== fold(sign) ? [{ sign, known: row.decomposed === sign.normalize('NFKD') }] : [];
  });
  // A server that is older than a sign cannot take it apart; the letters that people type are older than any server.
  expect(unlike.filter(({ sign, known }) => known || (sign.codePointAt(0) ?? 0) < 0x10000)).toEqual([]);
  expect(rows.filter(({ folded, again }) => folded !== again)).toEqual([]);
});
