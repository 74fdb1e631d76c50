import { expect, test } from 'vitest';
import { can } from '#contract/access.ts';
import { faqs } from '../faqs/resource.ts';
import { adminProfile } from '../profile/resource.ts';
import { resources } from '../resources.ts';
import { type Resource, resource } from './resource.ts';

test('a form may be for fewer people than its list', () => {
  const both = { list: 'admin:enter', menu: 'admin:enter' };
  const access = { list: 'admin:enter', form: 'admin-faqs' } as const;
  expect(resource({ ...faqs, access }).needs).toEqual({ ...both, form: 'admin-faqs' });
  expect(resource({ ...faqs, access: 'admin:enter' }).needs).toEqual({ ...both, form: 'admin:enter' });
});

test('a sub admin has the menu of the specification, and opens the own account all the same', () => {
  const inMenu = resources.filter(({ needs }) => can('subAdmin', needs.menu)).map(({ address }) => address);
  expect(inMenu).toEqual(['/admin/dashboard', '/admin/teams', '/admin/contact-us', '/admin/users']);
  expect(can('subAdmin', adminProfile.needs.list)).toBe(true);
  expect(resources.every(({ needs }) => can('admin', needs.menu))).toBe(true);
});

const pages = import.meta.glob<{ handle: { needs: string } }>('../*/*Page.tsx');
const files = import.meta.glob<Record<string, unknown>>(['../*/resource.ts', '!../kit/*'], { eager: true });
/** All resources, those without an entry in the menu too; some are of one record: the files of a competition. */
const all = Object.values(files)
  .flatMap((file) => Object.values(file))
  .map((value) => (typeof value === 'function' ? value('1') : value) as Resource)
  .filter(({ needs }) => needs !== undefined);

test('the resources of the menu are among all', () => {
  const addresses = all.map(({ address }) => address);
  expect(addresses).toEqual(expect.arrayContaining(resources.map(({ address }) => address)));
  expect(addresses.length).toBeGreaterThan(resources.length);
});

test.each(all)('the guard of $address, which asks its calls, says what its resource does', async (one) => {
  const handleOf = async (file: string) => (await pages[`../${one.folder}/${file}`]?.())?.handle;
  const { list, form, view } = one.screens;
  expect((await handleOf(list))?.needs).toBe(one.needs.list);
  if (view) expect((await handleOf(view))?.needs).toBe(one.needs.list);
  if (form) expect((await handleOf(form))?.needs).toBe(one.needs.form);
});
