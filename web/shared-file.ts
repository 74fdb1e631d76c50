import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';

/** What Rolldown tells of the modules that it divides into files. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const web = fileURLToPath(new URL('.', import.meta.url));
/** React Router builds a screen under this name: a file without it is no screen. */
const asScreen = (file: string) => `${normalizePath(web + file)}?__react-router-build-client-route`;
/** Loaded with every public page. */
const frame = [
  normalizePath(`${web}entry.client.tsx`),
  asScreen('root.tsx'),
  asScreen('public/layout/PublicLayout.tsx'),
];

/** All that these modules import, and they themselves; what is imported on demand is not. */
function reachedFrom(ids: string[], modules: Modules): Set<string> {
  const reached = new Set(ids);
  // A set goes on with what is added on the way.
  for (const id of reached) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

function halfOfPublicPagesLoad(modules: Modules): Set<string> {
  const isThere = (id: string) => modules.getModuleInfo(id) !== null;
  const pages = globSync('public/**/*Page.tsx', { cwd: web }).map(asScreen).filter(isThere);
  if (pages.length === 0 || !frame.every(isThere)) {
    throw new Error('React Router names the modules of screens differently now: see web/shared-file.ts.');
  }
  const loadedBy = new Map<string, number>();
  for (const page of pages) {
    for (const id of reachedFrom([...frame, page], modules)) loadedBy.set(id, (loadedBy.get(id) ?? 0) + 1);
  }
  return new Set([...loadedBy].filter(([, count]) => count * 2 >= pages.length).map(([id]) => id));
}

let shared: Set<string> | undefined;

/**
 * The file of the build that a module comes in: `shared`, if at least half of the public pages load it anyway. One file
 * in the place of many compresses better and is asked for once. What screens of the account and the back-office import
 * changes nothing about it, so none of them makes a public page heavier.
 */
export function sharedFile(id: string, modules: Modules): 'shared' | null {
  shared ??= halfOfPublicPagesLoad(modules);
  return shared.has(id) ? 'shared' : null;
}
