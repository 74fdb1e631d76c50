import { expect, expectTypeOf, test } from 'vitest';
import { adminCrud } from './admin-crud.ts';
import type { ParsedQuery } from './endpoint.ts';
import { z } from './zod.ts';

const messages = adminCrud({
  path: '/api/admin/messages',
  access: 'admin-faqs',
  summary: 'messages',
  keys: { one: 'message', many: 'messages' },
  record: z.object({ name: z.string() }),
  input: z.object({ name: z.string() }),
  filters: z.object({}),
  sorts: ['-updated_at', 'name'],
});
const sortFor = (sort?: string) => messages.list.query.parse({ sort }).sort;

test('a list that is newest first begins so, and is sorted both ways by each of its orders', () => {
  expect(['updated_at', '-updated_at', 'name', '-name'].map(sortFor)).toEqual([
    ...['updated_at', '-updated_at', 'name', '-name'],
  ]);
  for (const none of [undefined, '', 'nonsense', '--updated_at']) expect(sortFor(none)).toBe('-updated_at');
});

test('a descending order does not compile as a name of its own', () => {
  type Sort = ParsedQuery<typeof messages.list>['sort'];
  expectTypeOf<Sort>().toEqualTypeOf<'updated_at' | '-updated_at' | 'name' | '-name'>();
});
