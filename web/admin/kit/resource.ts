import type { LucideIcon } from 'lucide-react';
import type { Access, Permission } from '#contract/access.ts';
import type { UseKind } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import { query } from '#web/app/paths.ts';

/** What a link to a list needs. */
export type ListLink = { address: string; label: Record<Language, string>; needs: { list: Access } };

interface ResourceOptions {
  /** Where its list is (back-office spec, section 2). */
  address: `/admin/${string}`;
  /** Where its forms are, if elsewhere: `/admin/competion` beside the list `/admin/competions`. */
  formAddress?: `/admin/${string}`;
  /** The folder of its screens in `web/admin`, if it is not called as the address. */
  folder?: string;
  /** The list from whose page its own is reached, if it has no entry in the menu. */
  parent?: ListLink;
  /** Its name in the menu. */
  label: Record<Language, string>;
  icon: LucideIcon;
  /**
   * Who sees it in the menu and finds links to its list and its form: those who may make their calls, by name, because the
   * menu is on every page and would bring the calls of all resources to each (decision 163).
   */
  access: Permission | Record<'list' | 'form', Permission>;
  /** For whom it stands in the menu, if for fewer people than may open it. */
  inMenu?: Permission;
  /** Where visitors see its records. */
  site?: string;
  /** The list of what keeps a record from being deleted, where there is a screen of it. */
  uses?: (id: string) => Partial<Record<UseKind, string>>;
  /** The files of its screens: `list` at the address, `form` at `…/new` and `…/{id}/edit`, `view` over the list at `…/{id}/view`. */
  screens: {
    list: `${string}Page.tsx`;
    form?: `${string}Page.tsx`;
    view?: `${string}Page.tsx`;
    /** Of a new record, if it is for fewer people than the form is. */
    create?: `${string}Page.tsx`;
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
    needs: { list, form, menu: options.inMenu ?? list },
    /** The address of the list, with search and filters by the names of its call. */
    list: (narrowing: Parameters<typeof query>[0] = {}) => address + query(narrowing),
    create: () => `${formAddress}/new`,
    edit: (id: string) => `${formAddress}/${encodeURIComponent(id)}/edit`,
    view: (id: string) => `${address}/${encodeURIComponent(id)}/view`,
  };
}
