import type { Language } from '#contract/languages.ts';
import type { ColorMode } from './page-context.ts';

function remember(cookie: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the oldest browsers we support
  document.cookie = `${cookie}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}

/** Shows the same page in the other language; the browser keeps the scroll position. */
export function switchLanguage(language: Language): void {
  remember(`lang=${language}`);
  const url = new URL(location.href);
  if (url.searchParams.has('lang')) {
    url.searchParams.delete('lang');
    history.replaceState(history.state, '', url);
  }
  location.reload();
}

/** Light, dark, or the system's setting. */
export function switchColorMode(mode: ColorMode): void {
  remember(`mode=${mode}`);
  document.documentElement.dataset.mode = mode;
}
