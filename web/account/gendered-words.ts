import { useMemo } from 'react';
import { type Gender, genderOf } from '#domain/gender.ts';
import { gendered } from '#locales/gendered.ts';
import type { Namespace } from '#locales/index.ts';
import { createWords, say, type Translate, useInstance, useWords } from '#web/lib/words.tsx';

/**
 * The words of a namespace as they speak of one person (decision 088).
 * @returns a function of the person's gender, as the registry writes it
 */
export function useGenderedWords<N extends Namespace>(namespace: N): (gender: string | undefined) => Translate<N> {
  const plain = useWords(namespace);
  const { language, loaded } = useInstance();
  return useMemo(() => {
    const of = (gender: Gender): Translate<N> => {
      const words = createWords(language, { [namespace]: gendered(loaded[namespace] ?? {}, gender) });
      return (key, values) => say(words, namespace, key, values);
    };
    const spoken = { male: of('male'), female: of('female') };
    return (gender) => {
      const known = genderOf(gender);
      return known ? spoken[known] : plain;
    };
  }, [language, loaded, namespace, plain]);
}
