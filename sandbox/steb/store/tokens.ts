import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

const LIFETIME_MS = 60 * 60 * 1000;

/** `access`: for a relying party. `session`: the cookie of the provider's own pages. */
export type TokenKind = 'access' | 'session';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Tokens are 256 random bits, stored as a hash, valid for an hour. */
export function createTokens(database: DatabaseSync, now: () => number) {
  const purge = database.prepare('DELETE FROM tokens WHERE expiresAt <= ?');
  const insert = database.prepare('INSERT INTO tokens (hash, accountId, kind, expiresAt) VALUES (?, ?, ?, ?)');
  const select = database.prepare('SELECT accountId FROM tokens WHERE hash = ? AND kind = ? AND expiresAt > ?');
  const remove = database.prepare('DELETE FROM tokens WHERE hash = ?');
  const removeOthers = database.prepare('DELETE FROM tokens WHERE accountId = ? AND hash <> ?');

  return {
    issue(accountId: string, kind: TokenKind): string {
      const token = randomBytes(32).toString('base64url');
      purge.run(now());
      insert.run(hashOf(token), accountId, kind, now() + LIFETIME_MS);
      return token;
    },
    /** The id of the account a live token belongs to. */
    accountOf(token: string, kind: TokenKind): string | undefined {
      return select.get(hashOf(token), kind, now())?.accountId as string | undefined;
    },
    revoke(token: string): void {
      remove.run(hashOf(token));
    },
    /** Revokes all tokens of an account except the one in use. */
    revokeAll(accountId: string, keep = ''): void {
      removeOthers.run(accountId, hashOf(keep));
    },
  };
}

/** The token in a recovery mail: 256 random bits, stored as a hash, valid for an hour and once. */
export function createRecoveries(database: DatabaseSync, now: () => number) {
  const purge = database.prepare('DELETE FROM recoveries WHERE expiresAt <= ?');
  const insert = database.prepare('INSERT INTO recoveries (hash, accountId, expiresAt) VALUES (?, ?, ?)');
  const select = database.prepare('SELECT accountId FROM recoveries WHERE hash = ? AND expiresAt > ?');
  const remove = database.prepare('DELETE FROM recoveries WHERE accountId = ?');

  return {
    issue(accountId: string): string {
      const token = randomBytes(32).toString('base64url');
      purge.run(now());
      insert.run(hashOf(token), accountId, now() + LIFETIME_MS);
      return token;
    },
    accountOf(token: string): string | undefined {
      return select.get(hashOf(token), now())?.accountId as string | undefined;
    },
    /** Revokes all recovery tokens of an account after the password has changed. */
    endAll(accountId: string): void {
      remove.run(accountId);
    },
  };
}
