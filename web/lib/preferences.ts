import type { Language } from '#contract/languages.ts';
import type { ColorMode } from './page-context.ts';

/** @returns whether the browser keeps the cookie */
function remember(cookie: string): boolean {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than the oldest browsers we support
  document.cookie = `${cookie}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  // Reading it also waits for it: Chromium writes cookies asynchronously, and a reload could send the old one.
  return document.cookie.split('; ').includes(cookie);
}

/** Shows the same page in the other language; the browser keeps the scroll position. */
export function switchLanguage(language: Language): void {
  const kept = remember(`lang=${language}`);
  const url = new URL(location.href);
  if (!kept) {
    url.searchParams.set('lang', language);
    location.assign(url);
    return;
  }
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
