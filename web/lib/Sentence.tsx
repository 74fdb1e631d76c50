import { cloneElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { fill, type Values } from '#locales/fill.ts';
import type { Namespace } from '#locales/index.ts';
import { type Phrases, sentenceOf } from './phrase.ts';
import { useInstance, useWords, type WordKey } from './words.tsx';

/**
 * A sentence that contains a link or emphasis. The translation marks the places (`I accept the <terms>terms</terms>`),
 * the screen provides the elements: `<Sentence of="registration" text="accept" parts={{ terms: <Link to={paths.terms()}
 * /> }} />`.
 */
export function Sentence<N extends Namespace>(props: {
  of: N;
  text: WordKey<N>;
  parts: Record<string, ReactElement>;
  values?: Values;
}) {
  useWords(props.of);
  const { language, loaded } = useInstance();
  const sentence = sentenceOf(language, loaded[props.of] as Phrases | undefined, props.text, props.values);
  return <>{pieces(sentence).map((piece, index) => show(piece, index, props.parts, props.values))}</>;
}

type Piece = { text: string; part?: string };

/** Split before values are inserted, so that a value that looks like a tag stays text. */
function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    found.push({ text: sentence.slice(end, match.index) }, { text: match[2] ?? '', part: match[1] });
    end = match.index + match[0].length;
  }
  return [...found, { text: sentence.slice(end) }];
}

function show(piece: Piece, index: number, parts: Record<string, ReactElement>, values?: Values): ReactNode {
  const text = fill(piece.text, values);
  const part = piece.part && parts[piece.part];
  return part ? cloneElement(part, { key: index }, text) : <Fragment key={index}>{text}</Fragment>;
}
