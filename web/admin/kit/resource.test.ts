import { expect, test } from 'vitest';
import { faqs } from '../faqs/resource.ts';
import { resources } from '../resources.ts';
import { resource } from './resource.ts';

test('one permission is for all pages; a form may be for fewer people than its list', () => {
  expect(resource({ ...faqs, needs: 'admin-faqs' }).needs).toEqual({ list: 'admin-faqs', form: 'admin-faqs' });
  const needs = { list: 'admin:enter', form: 'admin-faqs' } as const;
  expect(resource({ ...faqs, needs }).needs).toEqual(needs);
});

const pages = import.meta.glob<{ handle: { needs: string } }>('../*/*Page.tsx');

test.each(resources)('the guard of $address asks what its resource says', async ({ address, needs, screens }) => {
  const handleOf = async (file: string) => (await pages[`../${address.replace('/admin/', '')}/${file}`]?.())?.handle;
  expect((await handleOf(screens.list))?.needs).toBe(needs.list);
  if (screens.form) expect((await handleOf(screens.form))?.needs).toBe(needs.form);
});
