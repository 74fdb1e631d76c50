import type { Language } from '#contract/languages.ts';
import type { Namespace } from '#locales/index.ts';

const files = import.meta.glob<{ default: object }>([
  '../../locales/{ar,en}/*.ts',
  '!**/admin*.ts',
  // As in read-account-words.ts.
  '!**/{asked,entity,look-up,members,my-teams,payment,personal-data,profile,registration,scores,team,team-fields,transactions,withdrawal}.ts',
  // Words of the server alone.
  '!**/{mails,messages,sharing,site-notice,certificate-paper,data-file}.ts',
]);

/** The list that has a file; those that public pages do not need are fetched when the first of their words is. */
async function listWith(path: string, namespace: Namespace): Promise<typeof files> {
  if (path in files) return files;
  if (namespace.startsWith('admin')) return (await import('./read-office-words.ts')).officeFiles;
  return (await import('./read-account-words.ts')).accountFiles;
}

/** The words of a namespace from their own file, fetched when needed. */
export async function readNamespace(language: Language, namespace: Namespace): Promise<object> {
  const path = `../../locales/${language}/${namespace}.ts`;
  const read = (await listWith(path, namespace))[path];
  if (!read) throw new Error(`There are no words "${namespace}" in ${language}`);
  return (await read()).default;
}
