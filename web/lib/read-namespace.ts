import type { Language } from '#contract/languages.ts';
import type { Namespace } from '#locales/index.ts';

const files = import.meta.glob<{ default: object }>([
  '../../locales/{ar,en}/*.ts',
  '!**/admin*.ts',
  // Words of the server alone.
  '!**/{mails,messages,sharing,site-notice,certificate-paper,data-file}.ts',
]);

/** The words of a namespace from their own file, fetched when needed. */
export async function readNamespace(language: Language, namespace: Namespace): Promise<object> {
  const listed = namespace.startsWith('admin') ? (await import('./read-office-words.ts')).officeFiles : files;
  const read = listed[`../../locales/${language}/${namespace}.ts`];
  if (!read) throw new Error(`There are no words "${namespace}" in ${language}`);
  return (await read()).default;
}
