import pg from 'pg';
import { expect, test } from 'vitest';
import { againAfterDeadlock } from './again-after-deadlock.ts';
import type { Db } from './database.ts';

/** A database whose first transactions fail with these codes of PostgreSQL. */
const failing = (...codes: string[]) => {
  const left = [...codes];
  const transaction = async (run: (tx: unknown) => Promise<unknown>) => {
    const code = left.shift();
    if (code) throw Object.assign(new pg.DatabaseError('said by the server', 0, 'error'), { code });
    return run(undefined);
  };
  return { transaction } as unknown as Db;
};

test.each([
  ['is carried out', [], 'done'],
  ['is begun again after a deadlock', ['40P01'], 'done'],
  ['is begun again after a second one', ['40P01', '40P01'], 'done'],
  ['fails with the third', ['40P01', '40P01', '40P01'], '40P01'],
  ['fails with whatever else happens', ['23505'], '23505'],
])('a transaction %s', async (_, codes, end) => {
  const tried = againAfterDeadlock(failing(...codes), async () => 'done').catch(({ code }) => code);
  expect(await tried).toBe(end);
});
