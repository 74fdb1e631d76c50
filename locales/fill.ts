/** The values for the placeholders of a sentence. */
export type Values = Record<string, string | number> & { count?: number };

/**
 * Fills the placeholders of a sentence: `fill('Hello {{name}}', { name: 'Noura' })`. One without a value becomes empty;
 * `count` is formatted as a number: 400,000.
 */
export const fill = (sentence: string, values: Values = {}): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    name === 'count' ? (values.count?.toLocaleString('en') ?? '') : String(values[name] ?? ''),
  );
