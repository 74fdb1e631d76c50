/** Control characters, and marks that change the direction of what follows: a name must not reorder its line. */
const misleading = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** The data of a document, without characters that mislead, in every text of it. */
export function plain<T>(value: T): T {
  if (typeof value === 'string') return value.toWellFormed().replace(misleading, ' ').trim() as T;
  if (Array.isArray(value)) return value.map(plain) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)])) as T;
}
