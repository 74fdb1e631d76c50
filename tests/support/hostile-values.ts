import { expect } from 'vitest';

/** Values that people and programs send into fields, by what they are. */
export const hostileValues = {
  'a script': '<script>alert(1)</script>',
  'an image with a handler': '"><img src=x onerror=alert(1)>',
  'a formula': '=HYPERLINK("https://evil.example","x")',
  'a formula with a plus': '+1+cmd|calc',
  'a formula with an at sign': '@SUM(1)',
  'a formula after a tab': '\t=1+1',
  'a formula after a line': '\r\n=1+1',
  SQL: "'; drop table users; --",
  'letters that reverse': 'a\u202e\u2066gnp.exe',
  'letters that nobody sees': '\u200b\u00ad\ufeff',
  NUL: 'a\u0000b',
  'half a letter': 'a\ud800b',
  'an own property': '__proto__',
  'a list': ['a', 'b'],
  'an object': { $ne: '' },
  'a number': 9e99,
  'a million letters': 'a'.repeat(1_000_000),
} as const;

/** Asserts that no sign in a text steers or hides others; lines are allowed where it says so. */
export function expectHarmless(text: string, { lines = false } = {}): void {
  const steering = /[\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069\u200b\u00ad\ufeff]/u;
  expect(lines ? text.replaceAll('\n', '') : text).not.toMatch(steering);
}
