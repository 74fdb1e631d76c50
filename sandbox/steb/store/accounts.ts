import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { inTransaction } from '../../kit/database.ts';
import type { Account } from './account.ts';

/** The fields that must be unique. */
export type Taken = 'email' | 'nationalId' | 'crNumber';

const UNIQUE: Taken[] = ['email', 'nationalId', 'crNumber'];
const COLUMNS = [
  ...['id', 'type', 'name', 'email', 'nationalId', 'phone', 'nationality', 'dob', 'gender', 'status', 'picture'],
  ...['subscription', 'guardianName', 'guardianPhone', 'city', 'school', 'entityType', 'crNumber', 'taxId'],
  ...['address', 'password', 'skills', 'education'],
] as (keyof Account)[];

export function createAccounts(database: DatabaseSync) {
  const findBy = (column: keyof Account) => {
    const statement = database.prepare(`SELECT * FROM accounts WHERE ${column} = ?`);
    return (value: string) => statement.get(value) as Account | undefined;
  };
  const byId = findBy('id');
  const byUnique = { email: findBy('email'), nationalId: findBy('nationalId'), crNumber: findBy('crNumber') };
  const parameters = COLUMNS.map((column) => `:${column}`);
  const insert = database.prepare(`INSERT INTO accounts (${COLUMNS}) VALUES (${parameters})`);
  const assignments = COLUMNS.map((column) => `${column} = :${column}`);
  const update = database.prepare(`UPDATE accounts SET ${assignments} WHERE id = :id`);
  const savePicture = database.prepare('INSERT OR REPLACE INTO pictures (accountId, bytes) VALUES (?, ?)');
  const readPicture = database.prepare('SELECT bytes FROM pictures WHERE accountId = ?');
  const count = database.prepare('SELECT count(*) AS count FROM accounts');

  const row = (account: Account): Record<string, SQLInputValue> =>
    Object.fromEntries(COLUMNS.map((column) => [column, account[column]]));
  const takenBy = (account: Account): Taken | undefined =>
    UNIQUE.find((column) => {
      const value = account[column];
      const owner = value === null ? undefined : byUnique[column](value);
      return owner !== undefined && owner.id !== account.id;
    });

  return {
    byId,
    byEmail: byUnique.email,
    byNationalId: byUnique.nationalId,
    byCrNumber: byUnique.crNumber,
    isEmpty: () => count.get()?.count === 0,
    /** Inserts without checking uniqueness; used for seeding, in its own transaction. */
    insert: (account: Account) => void insert.run(row(account)),
    picture: (id: string) => readPicture.get(id)?.bytes as Uint8Array | undefined,

    /** Adds an account with its picture, or returns the fields that are taken. */
    add(account: Account, picture?: Uint8Array): Taken | undefined {
      return inTransaction(database, () => {
        const taken = takenBy(account);
        if (taken) return taken;
        insert.run(row(account));
        if (picture) savePicture.run(account.id, picture);
        return undefined;
      });
    },

    /** Applies changes to the stored account, so that two edits of different fields are both kept. */
    change(id: string, changes: Partial<Omit<Account, 'id'>>, picture?: Uint8Array): Taken | undefined {
      return inTransaction(database, () => {
        const current = byId(id);
        if (!current) throw new Error('The account to change does not exist');
        const next: Account = { ...current, ...changes };
        const taken = takenBy(next);
        if (taken) return taken;
        update.run(row(next));
        if (picture) savePicture.run(id, picture);
        return undefined;
      });
    },
  };
}
