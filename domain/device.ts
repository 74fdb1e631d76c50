/** Names of browsers and systems by what they write into their user agent; the first that fits counts. */
const browsers: [name: string, pattern: RegExp][] = [
  // Most write "Chrome" and "Safari", too, for the sake of old pages.
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPiOS|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];
const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows NT\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const nameOf = (text: string, known: typeof browsers): string | null =>
  known.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** What a browser says of itself, in names that people know; null for what is not known. */
export const deviceOf = (userAgent: string | null): { browser: string | null; system: string | null } => ({
  browser: nameOf(userAgent ?? '', browsers),
  system: nameOf(userAgent ?? '', systems),
});
