import { expect, test } from 'vitest';
import { faqs } from '../faqs/resource.ts';
import { resources } from '../resources.ts';
import { resource } from './resource.ts';

test('its pages are for those who may make its calls; a form may be for fewer people than its list', () => {
  const [list, update] = [{ access: 'admin:enter' }, { access: 'admin-faqs' }] as const;
  expect(resource({ ...faqs, calls: { list, update } }).needs).toEqual({ list: 'admin:enter', form: 'admin-faqs' });
  expect(resource({ ...faqs, calls: { list } }).needs).toEqual({ list: 'admin:enter', form: 'admin:enter' });
});

const pages = import.meta.glob<{ handle: { needs: string } }>('../*/*Page.tsx');

test.each(resources)('the guard of $address asks what its resource says', async ({ folder, needs, screens }) => {
  const handleOf = async (file: string) => (await pages[`../${folder}/${file}`]?.())?.handle;
  expect((await handleOf(screens.list))?.needs).toBe(needs.list);
  if (screens.form) expect((await handleOf(screens.form))?.needs).toBe(needs.form);
});
