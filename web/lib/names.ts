import { useLanguage } from './words.tsx';

/** Isolates the direction of a name inside a sentence of the other direction. */
export const isolated = (name: string) => `\u2068${name}\u2069`;

/** Several names in a sentence: `listed(['A', 'B'])` is "A and B", each in its own direction. */
export function useNames() {
  const { lang } = useLanguage();
  const list = new Intl.ListFormat(lang, { style: 'long', type: 'conjunction' });
  return (names: readonly string[]): string => list.format(names.map(isolated));
}
