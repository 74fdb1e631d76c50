import { deletedAccount } from '#domain/deleted-account.ts';
import type { Subject } from './personal-data.ts';

/** A name of one word may be anybody's, and may occur in any text. */
const isWhole = (name: string) => /\S\s+\S/.test(name);
/** A number that stands for none, such as 0, would be found in every text. */
const isNumber = (number: string) => number.replace(/\D/g, '').length >= 8;

/** What identifies a person in a text that somebody wrote, the longest first, so that no part is left of one. */
const identifiersOf = ({ names, emails, phoneNumbers, nationalId, stebUserId }: Subject): string[] =>
  [...names.filter(isWhole), ...emails, ...phoneNumbers.filter(isNumber), nationalId, stebUserId]
    .filter((text) => text.length >= 5)
    .sort((a, b) => b.length - a.length);

/** A text as a part of a pattern that matches it, in JavaScript and in the database. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Between the words of a name: spaces of any kind, also written as an entity, and markup. */
const gap = '(?:\\s|&nbsp;|&#160;|<[^<>]*>)+';

/** Each digit as it is written in any script that people here type. */
const anyDigit = (digit: string) => `[${digit}${String.fromCodePoint(0x660 + Number(digit), 0x6f0 + Number(digit))}]`;

/** The mark, with the markup that stood within what it replaces, so that none is left without its end. */
const withMarkup = (found: string) => deletedAccount + (found.match(/<[^<>]*>/g) ?? []).join('');

/** A pattern that finds an identifier however it is set. */
const spelt = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => escaped(word).replace(/\d/g, anyDigit))
    .join(gap);

/** A function that puts the mark in the place of whatever identifies the person, in every text of a value. */
export function redactorOf(person: Subject): <T>(value: T) => T {
  const found = identifiersOf(person).map(spelt).join('|');
  // Whole words alone: within another number or name they are somebody else's.
  const pattern = found && new RegExp(`(?<![\\p{L}\\p{N}])(?:${found})(?![\\p{L}\\p{N}])`, 'giu');
  const redact = (value: unknown): unknown => {
    if (typeof value === 'string') return pattern ? value.replace(pattern, withMarkup) : value;
    if (Array.isArray(value)) return value.map(redact);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, redact(item)]));
  };
  return redact as <T>(value: T) => T;
}
