import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Half of Node's default cost: the accounts are invented, and every first start hashes ten of them. */
const COST = { N: 8_192, r: 8, p: 1 };
const KEY_BYTES = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // NFKC: the same password typed on another keyboard gives the same bytes.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

/** `salt.key` in base64url, with a salt of its own for every call. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** Without a stored hash the same work is done, so that the response time does not reveal who has an account. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [salt = '', key = ''] = (stored ?? '').split('.');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'));
  return expected.length === KEY_BYTES && timingSafeEqual(actual, expected);
}
