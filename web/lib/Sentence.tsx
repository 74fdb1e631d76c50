import { type ReactElement, use } from 'react';
import { Trans } from 'react-i18next/TransWithoutContext';
import type { Namespace } from '#locales/index.ts';
import { type WordKey, WordsContext } from './words.tsx';

/**
 * A sentence that holds a link or emphasis. The words name the places (`I accept the <terms>terms</terms>`), the
 * screen fills them: `<Sentence of="registration" text="accept" parts={{ terms: <Link to={paths.terms()} /> }} />`.
 */
export function Sentence<N extends Namespace>(props: {
  of: N;
  text: WordKey<N>;
  parts: Record<string, ReactElement>;
  values?: Record<string, string | number>;
}) {
  const words = use(WordsContext);
  if (!words) return null;
  return (
    <Trans
      i18n={words}
      t={words.getFixedT(words.language, props.of)}
      i18nKey={props.text}
      components={props.parts}
      values={props.values}
    />
  );
}
