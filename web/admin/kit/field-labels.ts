import type { Dictionary, Namespace } from '#locales/index.ts';
import { useInstance, useWords } from '#web/lib/words.tsx';

type WordsWith<Part> = { [Name in Namespace]: Dictionary[Name] extends Part ? Name : never }[Namespace];
type Fields = { fields: object };

/** The words of resources: those with names of fields. */
export type ResourceWords = WordsWith<Fields>;

type Said<Key extends string> = Record<Key, string>;
type List = Fields & { list: Said<'text_one' | 'text_other' | 'search' | 'empty' | 'emptyText'> };
/** Those of a resource with a list. */
export type ListWords = WordsWith<List>;
/** Those of a list of records that are not a resource's. */
export type PlainListWords = WordsWith<Said<'text_one' | 'text_other' | 'empty' | 'emptyText'>>;
/** Those of one whose list can be added to. */
export type CreateWords = WordsWith<List & { list: Said<'create'> }>;
/** Those of a resource with a form. */
export type FormWords = WordsWith<Fields & { form: Said<'add' | 'edit' | 'gone'> }>;
/** Those of one whose switch says something else than whether visitors see the record. */
export type StatusWords = WordsWith<{
  status: Said<'header' | 'switch' | 'filter' | 'all' | 'on' | 'off' | 'show' | 'hide' | 'nowShown' | 'nowHidden'>;
}>;
/** Nothing, if these words name every field of a form; else the error of types says which names are missing. */
export type NamesFields<Name extends FormWords, Field extends string> = [
  Exclude<Field, keyof Dictionary[Name]['fields']>,
] extends [never]
  ? unknown
  : { 'its fields lack a name for': Exclude<Field, keyof Dictionary[Name]['fields']> };
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
