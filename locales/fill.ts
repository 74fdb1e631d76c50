/** What the places of a sentence are filled with. */
export type Values = Record<string, string | number> & { count?: number };

/**
 * Puts values into a sentence: `fill('Hello {{name}}', { name: 'Noura' })`. A place without a value becomes empty; a count
 * is a quantity, and written as one: 400,000.
 */
export const fill = (sentence: string, values: Values = {}): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    name === 'count' ? (values.count?.toLocaleString('en') ?? '') : String(values[name] ?? ''),
  );
