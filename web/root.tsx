import { use, useEffect } from 'react';
import { Links, type LinksFunction, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import type { Route } from './+types/root.ts';
import { KitRoot } from './kit/KitRoot.tsx';
import { toast } from './kit/overlay/toast.ts';
import { ErrorScreen } from './layout/index.ts';
import { useDocument } from './lib/document.tsx';
import { guardPage } from './lib/guard.ts';
import { loadSite } from './lib/load-site.ts';
import { wasOpenedAnew } from './lib/newer-build.ts';
import { isLoaded, loadWords, type RouteHandle, useLanguage, useWords, WordsContext } from './lib/words.tsx';
import './app/app.css';
import favicon from './app/favicon.svg?url';
import arabicFont from './app/fonts/arabic-400.woff2?url';
import latinFont from './app/fonts/latin-400.woff2?url';

export const handle = { words: ['common', 'kit', 'layout'] } satisfies RouteHandle;

export const links: LinksFunction = () => [{ rel: 'icon', type: 'image/svg+xml', href: favicon }];

/** Guards every page here, so that none is forgotten. */
export const middleware: Route.MiddlewareFunction[] = [guardPage];

export const loader = ({ context }: Route.LoaderArgs) => loadSite(context);

/** Brand, menus and language change only with a full load. */
export const shouldRevalidate = () => false;

/** The document around every screen and the error screen. */
export function Layout({ children }: { children: React.ReactNode }) {
  const { lang, dir } = useLanguage();
  const { colorMode, wordsJson, nonce } = useDocument();
  return (
    <html lang={lang} dir={dir} data-mode={colorMode} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={lang === 'ar' ? arabicFont : latinFont}
        />
        <Links />
      </head>
      <body>
        {children}
        <script
          type="application/json"
          id="words"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own words, with < escaped
          dangerouslySetInnerHTML={{ __html: wordsJson }}
        />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Fetches words that a route declares but does not show at once (a dialog's), after the screen has rendered. */
function useDeclaredWords() {
  const words = use(WordsContext);
  const matches = useMatches();
  useEffect(() => {
    for (const { handle } of matches) {
      for (const namespace of (handle as RouteHandle | undefined)?.words ?? []) {
        if (words && !isLoaded(words, namespace)) loadWords(words, namespace).catch(() => {});
      }
    }
  }, [words, matches]);
}

/** Explains why the page was just reloaded (see newer-build.ts). */
function useUpdateNote() {
  const t = useWords('common');
  useEffect(() => {
    if (wasOpenedAnew()) toast.info(t('updated'));
  }, [t]);
}

export default function Root() {
  useDeclaredWords();
  useUpdateNote();
  return (
    <KitRoot>
      <Outlet />
    </KitRoot>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <KitRoot>
      <ErrorScreen error={error} />
    </KitRoot>
  );
}
