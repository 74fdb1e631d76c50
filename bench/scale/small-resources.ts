import { readdir } from 'node:fs/promises';
import type { Endpoint } from '#contract/endpoint.ts';
import { z } from '#contract/zod.ts';
import { keyOf } from './data.ts';
import type { ListCall } from './list-call.ts';

/** What `adminCrud` declares, as far as it is asked here. */
interface Resource {
  keys: { many: string };
  filterNames: string[];
  defaultSort: string;
  list: Endpoint;
  history: Endpoint;
}

/** Whose lists are long: `lists.ts` has lines of their own. */
const long = ['/api/admin/users', '/api/admin/members', '/api/admin/admins', '/api/admin/moe'];

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && ['filterNames', 'list', 'history'].every((key) => key in value);

/** A value that a filter takes: the first of its choices, or an id. */
function someValue({ query }: Endpoint, filter: string): string {
  const described = z.toJSONSchema(query?.shape[filter] as z.ZodType, { io: 'input', unrepresentable: 'any' });
  return String(described.enum?.[0] ?? keyOf.season(1));
}

/**
 * The list and the log of every resource of the back-office, with each filter, a search and an order: all have a few
 * hundred records, and a log that grows. A longer list has lines of its own in `lists.ts`.
 */
export async function smallResources(): Promise<ListCall[]> {
  const folder = new URL('../../contract/endpoints/', import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((name) => import(new URL(name, folder).href) as Promise<object>));
  const resources = modules
    .flatMap((declared) => Object.values(declared))
    .filter(isResource)
    .filter(({ list }) => !long.includes(list.path));
  return resources.flatMap(({ keys, filterNames, defaultSort, list, history }) => {
    const filters = Object.fromEntries(filterNames.map((name) => [name, someValue(list, name)]));
    const asked = [
      ['first page', list, {}],
      ['search and filters', list, { ...filters, s: 'مدرسة', sort: '-updated_at' }],
      ['in another order', list, { sort: defaultSort.startsWith('-') ? defaultSort.slice(1) : `-${defaultSort}` }],
      ['what was changed', history, {}],
      ['what was changed in one', history, { id: keyOf.faq(17) }],
    ] as const;
    return asked.map(([what, endpoint, query]): ListCall => {
      return { name: `${keys.many}: ${what}`, endpoint, query, kind: 'first', as: 'office' };
    });
  });
}
