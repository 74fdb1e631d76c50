import { useMemo } from 'react';
import { genderOf } from '#domain/gender.ts';
import { type Form, inForm } from '#locales/in-form.ts';
import type { Namespace } from '#locales/index.ts';
import { createWords, say, type Translate, useInstance, useWords } from '#web/lib/words.tsx';

/** The words of a namespace in the form for somebody (`locales/in-form.ts`); without a form those that fit all. */
function useWordsInForm<N extends Namespace>(namespace: N): (form: Form | undefined) => Translate<N> {
  const plain = useWords(namespace);
  const { language, loaded } = useInstance();
  return useMemo(() => {
    const made = new Map<Form, Translate<N>>();
    return (form) => {
      if (!form) return plain;
      const known = made.get(form);
      if (known) return known;
      const words = createWords(language, { [namespace]: inForm(loaded[namespace] ?? {}, form) });
      const translate: Translate<N> = (key, values) => say(words, namespace, key, values);
      made.set(form, translate);
      return translate;
    };
  }, [language, loaded, namespace, plain]);
}

/**
 * The words of a namespace as they speak of one person (decision 088).
 * @returns a function of the person's gender, as the registry writes it
 */
export function useGenderedWords<N extends Namespace>(namespace: N): (gender: string | undefined) => Translate<N> {
  const spoken = useWordsInForm(namespace);
  return (gender) => spoken(genderOf(gender));
}

/**
 * The words of a namespace for a screen that the office shares with those whose team it is: it reads of their payment, and
 * is not spoken to as the one who pays.
 */
export const useOfficeWords = <N extends Namespace>(namespace: N, forOffice: boolean): Translate<N> =>
  useWordsInForm(namespace)(forOffice ? 'office' : undefined);
