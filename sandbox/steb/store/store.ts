import { inTransaction, openDatabase } from '../../kit/database.ts';
import { hashPassword } from '../passwords.ts';
import { allAccounts, demoPasswords } from '../people/all-accounts.ts';
import { createAccounts } from './accounts.ts';
import { SCHEMA } from './schema.ts';
import { createRecoveries, createTokens } from './tokens.ts';

export type Store = Awaited<ReturnType<typeof openStore>>;

/** Opens the database and seeds it if it is empty. `now` is the clock for expiring tokens (ms since 1970). */
export async function openStore(dataDir: string, now: () => number = Date.now) {
  const database = openDatabase(dataDir, 'steb.db', SCHEMA);
  const accounts = createAccounts(database);
  if (accounts.isEmpty()) {
    // The slow hashes run on other threads while this one generates people.
    const hashing = demoPasswords.map(async ([id, password]) => [id, await hashPassword(password)] as const);
    const people = allAccounts();
    const passwords = new Map(await Promise.all(hashing));
    inTransaction(database, () => {
      // Another process may have seeded it meanwhile.
      if (!accounts.isEmpty()) return;
      for (const person of people) accounts.insert({ ...person, password: passwords.get(person.nationalId) ?? null });
    });
  }
  return {
    accounts,
    tokens: createTokens(database, now),
    recoveries: createRecoveries(database, now),
    close: () => database.close(),
  };
}
