import type { RouterContextProvider } from 'react-router';
import { getSettings } from '#contract/endpoints/settings.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';

/** A text of the settings, as paragraphs in the visitor's language. */
export async function loadText(context: Readonly<RouterContextProvider>, name: 'privacy' | 'tearm_condition') {
  const { setting } = await serverApi(context)(getSettings);
  const text = context.get(pageContext).language === 'ar' ? setting[name] : setting[`${name}_en`];
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
