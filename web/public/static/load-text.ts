import type { RouterContextProvider } from 'react-router';
import { getSettings } from '#contract/endpoints/settings.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';

/** A text of the settings, in the visitor's language: HTML, sanitised when it was saved. */
export async function loadText(context: Readonly<RouterContextProvider>, name: 'privacy' | 'tearm_condition') {
  const { setting } = await serverApi(context)(getSettings);
  return context.get(pageContext).language === 'ar' ? setting[name] : setting[`${name}_en`];
}
