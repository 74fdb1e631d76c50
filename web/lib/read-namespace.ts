import type { Language } from '#contract/languages.ts';
import type { Namespace } from '#locales/index.ts';

/**
 * Every file has its line in the script that all pages load. So what pages never ask for is left out, and the back-office
 * has a list of its own.
 */
const files = import.meta.glob<{ default: object }>([
  '../../locales/{ar,en}/*.ts',
  '!**/{admin,admin-*}.ts',
  '!**/{certificate-paper,mails,messages,sharing,site-notice}.ts',
]);

/** The words of a namespace from their own file, fetched when needed. */
export async function readNamespace(language: Language, namespace: Namespace): Promise<object> {
  const listed = namespace.startsWith('admin') ? (await import('./admin-words.ts')).adminWords : files;
  const read = listed[`../../locales/${language}/${namespace}.ts`];
  if (!read) throw new Error(`There are no words "${namespace}" in ${language}`);
  return (await read()).default;
}
