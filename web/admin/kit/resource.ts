import type { LucideIcon } from 'lucide-react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Language } from '#contract/languages.ts';
import { query } from '#web/app/paths.ts';

interface ResourceOptions {
  /** Where its list is (back-office spec, section 2); its screens are in the folder of the same name. */
  address: `/admin/${string}`;
  /** Its name in the menu. */
  label: Record<Language, string>;
  icon: LucideIcon;
  /** Its calls (`adminFaqs`): who may make them sees it in the menu, and may open its list and its form. */
  calls: { list: Pick<Endpoint, 'access'>; update?: Pick<Endpoint, 'access'> };
  /** Where visitors see its records. */
  site?: string;
  /** The files of its screens: `list` at the address, `form` at `…/new` and `…/{id}/edit`. */
  screens: { list: `${string}Page.tsx`; form?: `${string}Page.tsx` };
}

export type Resource = ReturnType<typeof resource>;

/** All that the back-office must know of a resource: menu, routes, links and the guard are made from it. */
export function resource(options: ResourceOptions) {
  const { calls, ...rest } = options;
  const { address } = rest;
  return {
    ...rest,
    needs: { list: calls.list.access, form: (calls.update ?? calls.list).access },
    /** The address of the list, with search and filters by the names of its call. */
    list: (narrowing: Parameters<typeof query>[0] = {}) => address + query(narrowing),
    create: () => `${address}/new`,
    edit: (id: string) => `${address}/${encodeURIComponent(id)}/edit`,
  };
}
