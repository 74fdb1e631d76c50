import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import type { ColorMode } from './page-context.ts';
import { type Words, WordsContext } from './words.tsx';

/** The data for the document's outermost elements on server and client, even if a loader has failed. */
export type DocumentData = {
  colorMode: ColorMode;
  /** The words sent with the page, as JSON that is safe inside a script element. */
  wordsJson: string;
  /** Only on the server. */
  nonce?: string;
};

const DocumentContext = createContext<DocumentData>({ colorMode: 'auto', wordsJson: '{}' });

export const useDocument = () => use(DocumentContext);

/** Wraps the router on server and client. */
export function DocumentProvider({ data, words, children }: { data: DocumentData; words: Words; children: ReactNode }) {
  return (
    <DocumentContext value={data}>
      <WordsContext value={words}>{children}</WordsContext>
    </DocumentContext>
  );
}
