import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import type { ColorMode } from './page-context.ts';
import { type Words, WordsContext } from './words.tsx';

/** What the page's outermost elements need on both sides, even when a loader has failed. */
export type DocumentData = {
  colorMode: ColorMode;
  /** The words that travel with the page, as JSON that is safe inside a script element. */
  wordsJson: string;
  /** On the server alone. */
  nonce?: string;
};

const DocumentContext = createContext<DocumentData>({ colorMode: 'auto', wordsJson: '{}' });

export const useDocument = () => use(DocumentContext);

/** Wraps the router on both sides. */
export function DocumentProvider({ data, words, children }: { data: DocumentData; words: Words; children: ReactNode }) {
  return (
    <DocumentContext value={data}>
      <WordsContext value={words}>{children}</WordsContext>
    </DocumentContext>
  );
}
