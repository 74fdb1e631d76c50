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
