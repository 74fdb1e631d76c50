import { expect, test } from 'vitest';
import { expectNone } from '#tests/support/expect-none.ts';
import { filesOf } from '../competition-files/resource.ts';
import { faqs } from '../faqs/resource.ts';
import { adminProfile } from '../profile/resource.ts';
import { resources } from '../resources.ts';
import { resource } from './resource.ts';

test('a form may be for fewer people than its list', () => {
  const access = { list: 'admin:enter', form: 'admin-faqs' } as const;
  expect(resource({ ...faqs, access }).needs).toEqual(access);
  expect(resource({ ...faqs, access: 'admin:enter' }).needs).toEqual({ list: 'admin:enter', form: 'admin:enter' });
});

test('every resource has its place in the menu', () => {
  const files = import.meta.glob<Record<string, unknown>>(['../*/resource.ts', '!./resource.ts'], { eager: true });
  // Those of a competition are reached from it, and the own account from the menu of the person.
  const withoutEntry = ['../competition-files/resource.ts', '../profile/resource.ts'];
  const listed = new Set<unknown>(resources);
  expectNone(
    Object.entries(files)
      .filter(
        ([file, exported]) => !withoutEntry.includes(file) && !Object.values(exported).some((one) => listed.has(one)),
      )
      .map(
        ([file]) =>
          `${file.replace('..', 'web/admin')} is in no line of web/admin/resources.ts: import it there, at its place in the menu.`,
      ),
  );
});

const pages = import.meta.glob<{ handle: { needs: string } }>('../*/*Page.tsx');

// The pages ask the calls that they make; the resource names the same permission.
test.each([...resources, adminProfile, filesOf('')])(
  'the guard of $address asks what its resource says',
  async (one) => {
    const { folder, needs, screens } = one;
    const handleOf = async (file: string) => (await pages[`../${folder}/${file}`]?.())?.handle;
    expect((await handleOf(screens.list))?.needs).toBe(needs.list);
    if (screens.form) expect((await handleOf(screens.form))?.needs).toBe(needs.form);
    if (screens.dialog) expect((await handleOf(screens.dialog))?.needs).toBe(needs.list);
    if (screens.view) expect([needs.list, needs.form]).toContain((await handleOf(screens.view))?.needs);
  },
);
