/** Joins class names and skips empty values: `cx('card', wide && 'card-wide')`. */
export function cx(...parts: (string | 0 | 0n | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
