import type { RouterContextProvider } from 'react-router';
import { getSettings } from '#contract/endpoints/settings.ts';
import ar from '#locales/ar/static.ts';
import en from '#locales/en/static.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';

const empty = { ar: ar.empty, en: en.empty };

/** A text of the settings, in the visitor's language: HTML, sanitised when it was saved. */
export async function loadText(context: Readonly<RouterContextProvider>, name: 'privacy' | 'tearm_condition') {
  const { setting } = await serverApi(context)(getSettings);
  const { language } = context.get(pageContext);
  // A new portal has none yet.
  return (language === 'ar' ? setting[name] : setting[`${name}_en`]) || `<p>${empty[language]}</p>`;
}
