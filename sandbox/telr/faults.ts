import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../kit/database.ts';
import { parseAmount, parseCurrency } from './money.ts';

/** The faults that can be switched on, and the type of their values. */
export const FAULTS = {
  createDelay: 'milliseconds',
  createHangs: 'flag',
  createFails: 'flag',
  createAnswerLost: 'flag',
  checkDelay: 'milliseconds',
  checkHangs: 'flag',
  checkFails: 'flag',
  otherAmount: 'amount',
  otherCurrency: 'currency',
  otherTestFlag: 'flag',
  hold: 'flag',
  dropNotice: 'flag',
  doubleNotice: 'flag',
  noticeFirst: 'flag',
  plainAdvice: 'flag',
} as const;

export type FaultName = keyof typeof FAULTS;
type Kind = (typeof FAULTS)[FaultName];
type FaultValue<K extends Kind = Kind> = K extends 'milliseconds' ? number : K extends 'flag' ? true : string;
/** The state of a fault: `next` is the number of calls left, null means until it is switched off. */
interface FaultSetting {
  value: FaultValue;
  next: number | null;
}

export class FaultInputError extends Error {}

const NO = new Set<unknown>([undefined, null, false, 0, '', '0', 'false', 'off']);
const MAX_DELAY_MS = 600_000;

function readValue(name: FaultName, given: unknown): FaultValue | null {
  if (NO.has(given)) return null;
  const text = String(given);
  switch (FAULTS[name]) {
    case 'flag':
      if (['true', '1', 'on'].includes(text)) return true;
      break;
    case 'milliseconds':
      if (/^\d+$/.test(text) && Number(text) <= MAX_DELAY_MS) return Number(text);
      break;
    case 'amount':
      if (parseAmount(text)) return text.trim();
      break;
    case 'currency': {
      const currency = parseCurrency(text);
      if (currency) return currency;
    }
  }
  throw new FaultInputError(`${name}: "${text}" is no ${FAULTS[name]}`);
}

function readNext(name: FaultName, given: unknown): number | null {
  if (given === undefined || given === null || given === '') return null;
  const count = Number(given);
  if (!Number.isInteger(count) || count < 1) throw new FaultInputError(`${name}: next must be a whole number from 1`);
  return count;
}

/**
 * Sets the faults that are named and leaves the others. A value is the plain value (`true`, `2000`, `"1.00"`), or
 * `{ value, next }` to limit it to the next N calls; `false`, `null`, `0` and `""` switch it off.
 * Throws FaultInputError, with nothing changed, for an unknown name or a value that does not fit.
 */
export function setFaults(db: DatabaseSync, input: Record<string, unknown>): void {
  const settings = Object.entries(input).map(([name, given]) => {
    if (!Object.hasOwn(FAULTS, name)) throw new FaultInputError(`Unknown fault: ${name}`);
    const fault = name as FaultName;
    const limited = typeof given === 'object' && given !== null ? (given as { value?: unknown; next?: unknown }) : null;
    const value = readValue(fault, limited ? limited.value : given);
    return { fault, value, next: readNext(fault, limited?.next) };
  });
  inTransaction(db, () => {
    for (const { fault, value, next } of settings) {
      db.prepare('DELETE FROM faults WHERE name = ?').run(fault);
      if (value === null) continue;
      db.prepare('INSERT INTO faults (name, value, remaining) VALUES (?, ?, ?)').run(
        fault,
        JSON.stringify(value),
        next,
      );
    }
  });
}

export function resetFaults(db: DatabaseSync): void {
  db.exec('DELETE FROM faults');
}

/** The faults that are on. */
export function readFaults(db: DatabaseSync): Partial<Record<FaultName, FaultSetting>> {
  const rows = db.prepare('SELECT name, value, remaining FROM faults').all();
  return Object.fromEntries(
    rows.map((row) => [row.name, { value: JSON.parse(String(row.value)), next: row.remaining as number | null }]),
  );
}

/** Returns the fault's value and uses up one of its calls; undefined if it is off. */
export function consumeFault<N extends FaultName>(
  db: DatabaseSync,
  name: N,
): FaultValue<(typeof FAULTS)[N]> | undefined {
  const read = () => db.prepare('SELECT value, remaining FROM faults WHERE name = ?').get(name);
  if (!read()) return undefined;
  return inTransaction(db, () => {
    const row = read();
    if (!row) return undefined;
    if (row.remaining === 1) db.prepare('DELETE FROM faults WHERE name = ?').run(name);
    else db.prepare('UPDATE faults SET remaining = remaining - 1 WHERE name = ?').run(name);
    return JSON.parse(String(row.value));
  });
}
