import type { CertificateType } from '#contract/endpoints/certificates.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { digitsOf } from '#contract/fields.ts';
import { teamState } from './team-state.ts';

/** Certificates of teams: when one can be issued, and the serial by which anybody can verify it. */

/** What decides whether a team gets a certificate. */
export type CertificateFacts = {
  team: Parameters<typeof teamState>[0];
  hasEntity: boolean;
  hasResult: boolean;
};

/** Why a team cannot have a certificate of this type now; undefined if it can (public spec, section 5). */
export function whyNotIssued(
  type: CertificateType,
  { team, hasEntity, hasResult }: CertificateFacts,
): ErrorCode | undefined {
  if (teamState(team) !== 'active') return 'team_not_active';
  if (!hasEntity) return 'certificate_without_entity';
  return type === 'f' && !hasResult ? 'certificate_without_result' : undefined;
}

/** Digits of a serial before its check digit: 10^14 serials, of which some hundred thousand are ever given. */
export const serialDigits = 14;

/** Damm's table: its check digit tells every wrong digit, and every two neighbours that changed places. */
const damm = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
];
const checkDigitOf = (digits: string): number =>
  [...digits].reduce((interim, digit) => damm[interim]?.[Number(digit)] ?? 0, 0);

/** A serial as it is kept, printed and read aloud: `482-907-135-664-203`. */
export const serialOf = (digits: string): string =>
  (digits + checkDigitOf(digits)).replace(/\d{3}(?=\d)/g, (group) => `${group}-`);

/**
 * The serial that somebody typed or heard, with digits of either script and any spaces and hyphens; undefined if there
 * cannot be such a serial.
 */
export function readSerial(typed: string): string | undefined {
  const digits = digitsOf(typed);
  if (!/^\d+$/.test(digits) || digits.length !== serialDigits + 1 || checkDigitOf(digits) !== 0) return undefined;
  return serialOf(digits.slice(0, serialDigits));
}
