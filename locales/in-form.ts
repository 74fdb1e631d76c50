import type { Gender } from '#domain/gender.ts';

type Tree = { readonly [key: string]: string | Tree };

/** To or about a woman or a man; or to the office, which reads of other people's teams and payments. */
export type Form = Gender | 'office';

/** The ends of the keys of such forms. */
const ofOne = /_(male|female|office)$/;

/**
 * Words as they speak to or about one person (decision 088), or to the office: a key's form `_male`, `_female` or `_office`
 * takes its place. Without a form, and where a key has no such one, the sentence is the one that fits all.
 */
export function inForm<Words extends object>(words: Words, form: Form | undefined): Words {
  const tree = words as unknown as Tree;
  const entries = Object.entries(tree)
    .filter(([key]) => !ofOne.test(key))
    .map(([key, said]) =>
      typeof said === 'string' ? [key, tree[`${key}_${form}`] ?? said] : [key, inForm(said, form)],
    );
  return Object.fromEntries(entries) as Words;
}
