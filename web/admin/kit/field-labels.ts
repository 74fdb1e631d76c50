import type { Dictionary, Namespace } from '#locales/index.ts';
import { useInstance, useWords } from '#web/lib/words.tsx';

type WordsWith<Part> = { [Name in Namespace]: Dictionary[Name] extends Part ? Name : never }[Namespace];
type Fields = { fields: object };
type Texts<Key extends string> = Record<Key, string>;

/** The words of resources: those with names of fields. */
export type ResourceWords = WordsWith<Fields>;
type List = Fields & { list: Texts<'text_one' | 'text_other' | 'search' | 'empty' | 'emptyText'> };
/** Those of a resource with a list. */
export type ListWords = WordsWith<List>;
/** Those of one to whose list records are added. */
export type CreateWords = WordsWith<List & { list: Texts<'create'> }>;
/** Those of the switch `status`. */
export type StatusWords = WordsWith<{
  status: Texts<'header' | 'switch' | 'filter' | 'all' | 'on' | 'off' | 'show' | 'hide'>;
}>;
/** Those of a list of records that the back-office does not add or edit. */
export type PlainListWords = WordsWith<Texts<'text_one' | 'text_other' | 'empty' | 'emptyText'>>;
/** Those of a resource with a form. */
export type FormWords = WordsWith<Fields & { form: Texts<'add' | 'edit' | 'gone'> }>;
/** Nothing, if these words name every field of a form; else the type error says which names are missing. */
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
