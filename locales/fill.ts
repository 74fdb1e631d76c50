/** What the places of a sentence are filled with. */
export type Values = Record<string, string | number> & { count?: number };

/** Puts values into a sentence: `fill('Hello {{name}}', { name: 'Noura' })`. A place without a value becomes empty. */
export const fill = (sentence: string, values: Values = {}): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
