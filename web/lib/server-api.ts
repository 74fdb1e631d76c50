import type { RouterContextProvider } from 'react-router';
import { errorSentences } from '#locales/sentences.ts';
import { type Call, createCall } from './api.ts';
import { pageContext } from './page-context.ts';

/** The API for a server loader: the same typed calls as in the browser, answered in this process as the visitor. */
export function serverApi(context: Readonly<RouterContextProvider>): Call {
  const page = context.get(pageContext);
  const call = createCall(page.fetch, () => errorSentences[page.language].unknown_error);
  return (endpoint, ...sends) => {
    page.noteCall(endpoint);
    return call(endpoint, ...sends);
  };
}
