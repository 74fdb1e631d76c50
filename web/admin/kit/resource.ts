import type { LucideIcon } from 'lucide-react';
import type { Access, Permission } from '#contract/access.ts';
import type { Language } from '#contract/languages.ts';
import { query } from '#web/app/paths.ts';

/** What a link to a list needs to know of its resource. */
export interface ListLink {
  address: string;
  label: Record<Language, string>;
  needs: { list: Access };
}

interface ResourceOptions {
  /** Where its list is (back-office spec, section 2). */
  address: `/admin/${string}`;
  /** Where its forms are, if elsewhere: `/admin/competion` beside the list `/admin/competions`. */
  formAddress?: `/admin/${string}`;
  /** The resource whose list leads to this one, which is not in the menu itself. */
  parent?: ListLink;
  /** The folder of its screens in `web/admin`, if it is not called as the address. */
  folder?: string;
  /** Its name in the menu. */
  label: Record<Language, string>;
  icon: LucideIcon;
  /**
   * Who sees it in the menu, and may open its list and its form: the permission of the calls that they make. It is named
   * here, and not taken from the calls, because the menu is on every page and would load all of them (decision 193).
   */
  access: Permission | Record<'list' | 'form', Permission>;
  /** Where visitors see its records. */
  site?: string;
  /** The files of its screens: `list` at the address, `form` at `…/new` and `…/{id}/edit`. */
  screens: {
    list: `${string}Page.tsx`;
    form?: `${string}Page.tsx`;
    /** The page of a new record, where not everybody who edits may add one; false where the office adds none. */
    create?: `${string}Page.tsx` | false;
    /** The page of a record, at `…/{id}/view`. */
    view?: `${string}Page.tsx`;
    /** The same as a dialog over the list, which has an `<Outlet />` for it. */
    dialog?: `${string}Page.tsx`;
  };
}

export type Resource = ReturnType<typeof resource>;

/** All that the back-office must know of a resource: menu, routes, links and the guard are made from it. */
export function resource(options: ResourceOptions) {
  const { access, ...rest } = options;
  const { list, form } = typeof access === 'string' ? { list: access, form: access } : access;
  const { address, formAddress = address, folder = address.replace('/admin/', '') } = rest;
  return {
    ...rest,
    ...{ formAddress, folder },
    needs: { list, form },
    /** The address of the list, with search and filters by the names of its call. */
    list: (narrowing: Parameters<typeof query>[0] = {}) => address + query(narrowing),
    /** The form of a new record, some of whose fields may be given. */
    create: (given: Parameters<typeof query>[0] = {}) => `${formAddress}/new${query(given)}`,
    view: (id: string) => `${formAddress}/${encodeURIComponent(id)}/view`,
    edit: (id: string) => `${formAddress}/${encodeURIComponent(id)}/edit`,
  };
}
