import type { Gender } from '#domain/gender.ts';

type Tree = { readonly [key: string]: string | Tree };

/** The ends of the keys of forms for one gender. */
const ofOne = /_(male|female)$/;

/**
 * Words as they speak to or about one person (decision 088): a key's form `_male` or `_female` takes its place. Without a
 * gender, and where a key has no such form, the sentence is the one that fits both.
 */
export function gendered<Words extends object>(words: Words, gender: Gender | undefined): Words {
  const tree = words as unknown as Tree;
  const entries = Object.entries(tree)
    .filter(([key]) => !ofOne.test(key))
    .map(([key, said]) =>
      typeof said === 'string' ? [key, tree[`${key}_${gender}`] ?? said] : [key, gendered(said, gender)],
    );
  return Object.fromEntries(entries) as Words;
}
