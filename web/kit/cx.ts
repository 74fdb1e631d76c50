/** Joins class names, leaving out what is empty: `cx('card', wide && 'card-wide')`. */
export function cx(...parts: (string | 0 | 0n | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
