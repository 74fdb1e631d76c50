import { createHash, randomBytes } from 'node:crypto';

/** An opaque secret of 256 random bits, safe in an address and a header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a secret: its SHA-256. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
