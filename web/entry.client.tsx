import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Language } from '#contract/languages.ts';
import { DocumentProvider } from './lib/document.tsx';
import { assetIn, openAnew } from './lib/newer-build.ts';
import type { ColorMode } from './lib/page-context.ts';
import { createWords, setBrowserWords } from './lib/words.tsx';

const { lang, dataset } = document.documentElement;
const wordsJson = document.getElementById('words')?.textContent ?? '{}';
const words = createWords(lang as Language, JSON.parse(wordsJson));
setBrowserWords(words);

// Vite tells of every part that a page wanted and did not get. The caller hears of it too, and says so meanwhile.
window.addEventListener('vite:preloadError', ({ payload }) => openAnew(assetIn(payload)));

/**
 * Tells that the page answers now: after all effects of the screen, and what they changed at once. Around the screen and
 * not beside it: a neighbour that the server does not have would change every name that `useId` gives.
 */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    const told = setTimeout(() => window.dispatchEvent(new Event('alive')));
    return () => clearTimeout(told);
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentProvider data={{ colorMode: (dataset.mode ?? 'auto') as ColorMode, wordsJson }} words={words}>
        <Alive>
          <HydratedRouter />
        </Alive>
      </DocumentProvider>
    </StrictMode>,
  );
});
