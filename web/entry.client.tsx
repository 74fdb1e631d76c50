import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Language } from '#contract/languages.ts';
import { DocumentProvider } from './lib/document.tsx';
import { Alive } from './lib/hydration/Alive.tsx';
import { assetIn, openAnew } from './lib/newer-build.ts';
import type { ColorMode } from './lib/page-context.ts';
import { createWords, setBrowserWords } from './lib/words.tsx';

const { lang, dataset } = document.documentElement;
const wordsJson = document.getElementById('words')?.textContent ?? '{}';
const words = createWords(lang as Language, JSON.parse(wordsJson));
setBrowserWords(words);

// Vite fires this event when a module cannot be loaded. The caller also gets the error and shows it meanwhile.
window.addEventListener('vite:preloadError', ({ payload }) => openAnew(assetIn(payload)));

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
