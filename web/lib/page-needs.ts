import { matchRoutes, type ServerBuild } from 'react-router';
import type { Access } from '#contract/access.ts';

type BuiltRoutes = ServerBuild['routes'];
type BuiltRoute = NonNullable<BuiltRoutes[string]>;

const needsOf = ({ module }: BuiltRoute) => (module.handle as { needs?: Access } | undefined)?.needs;

/** The address of a page, also from the address of its data request: without the router's suffix. */
export const pageAddress = (pathname: string): string => pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');

/**
 * Finds the access that a page's handle requires, by address.
 * @throws Error naming the pages that do not declare it, and the restricted pages that have no loader: a navigation
 * within the browser would not run their guard
 */
export function findNeeds(routes: BuiltRoutes): (pathname: string) => Access | undefined {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const pages = all.filter(({ id }) => !parents.has(id));

  const silent = pages.filter((page) => !needsOf(page)).map(({ id }) => id);
  if (silent.length > 0) throw new Error(`Pages whose handle does not say what they need: ${silent.join(', ')}`);
  const asked = ({ module, parentId }: BuiltRoute): boolean => {
    // The root's loader runs only once per visit (see root.tsx).
    if (!parentId) return false;
    const parent = routes[parentId];
    return Boolean(module.loader) || (parent !== undefined && asked(parent));
  };
  const unguarded = pages.filter((page) => needsOf(page) !== 'public' && !asked(page)).map(({ id }) => id);
  if (unguarded.length > 0) {
    throw new Error(
      `Pages that are not for all, and have no loader around them to guard them: ${unguarded.join(', ')}`,
    );
  }

  const tree = (parentId: string | undefined): object[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, caseSensitive }) =>
        index ? { id, path, index, caseSensitive } : { id, path, caseSensitive, children: tree(id) },
      );
  const branches = tree(undefined) as Parameters<typeof matchRoutes>[0];
  return (pathname) => {
    const page = matchRoutes(branches, pageAddress(pathname))?.at(-1)?.route.id;
    const found = page === undefined ? undefined : routes[page];
    return found && needsOf(found);
  };
}
