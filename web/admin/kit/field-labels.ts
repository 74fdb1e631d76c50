import type { Dictionary, Namespace } from '#locales/index.ts';
import { useInstance, useWords } from '#web/lib/words.tsx';

/** The words of resources: those with names of fields. */
type ResourceWords = {
  [Name in Namespace]: Dictionary[Name] extends { fields: object } ? Name : never;
}[Namespace];
type Labels<Name extends ResourceWords> = Record<keyof Dictionary[Name]['fields'] & string, string>;

/**
 * The names of a resource's fields, by their names on the wire: in the form, in its log, and where two versions meet.
 * They are the `fields` of its words: `useFieldLabels('admin-faqs')`.
 */
export function useFieldLabels<Name extends ResourceWords>(words: Name): Labels<Name> {
  // Loads them, if they did not come with the page.
  useWords(words);
  return (useInstance().loaded[words] as { fields: Labels<Name> }).fields;
}
