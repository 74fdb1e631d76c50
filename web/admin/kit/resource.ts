import type { LucideIcon } from 'lucide-react';
import type { Permission } from '#contract/access.ts';
import type { Language } from '#contract/languages.ts';
import { query } from '#web/app/paths.ts';

interface ResourceOptions {
  /** Where its list is (back-office spec, section 2); its screens are in the folder of the same name. */
  address: `/admin/${string}`;
  /** Its name in the menu. */
  label: Record<Language, string>;
  icon: LucideIcon;
  /** Who sees it in the menu and may open its pages; one for each where the form is for fewer people than the list. */
  needs: Permission | { list: Permission; form: Permission };
  /** The files of its screens: `list` at the address, `form` at `…/new` and `…/{id}/edit`. */
  screens: { list: `${string}Page.tsx`; form?: `${string}Page.tsx` };
}

export type Resource = ReturnType<typeof resource>;

/** All that the back-office must know of a resource: menu, routes, links and the guard are made from it. */
export function resource(options: ResourceOptions) {
  const { address, needs } = options;
  return {
    ...options,
    needs: typeof needs === 'string' ? { list: needs, form: needs } : needs,
    /** The address of the list, with search and filters by the names of its call. */
    list: (narrowing: Parameters<typeof query>[0] = {}) => address + query(narrowing),
    create: () => `${address}/new`,
    edit: (id: string) => `${address}/${encodeURIComponent(id)}/edit`,
  };
}
