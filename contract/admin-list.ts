import type { Permission } from './access.ts';
import { adminHistory, recordState } from './admin-record.ts';
import { paging, success } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { id, page, perPage, searchText } from './fields.ts';
import { limits } from './limits.ts';
import { rates } from './rates.ts';
import { z } from './zod.ts';

/** `write`: change, switch, move. */
type Verb = 'read' | 'write' | 'create' | 'remove' | 'export' | 'history';

/** Whom the calls are for: one permission for all of them, or one for each verb. */
type CrudAccess = Permission | Readonly<Record<Verb, Permission>>;

export const accessOf = (access: CrudAccess, verb: Verb): Permission =>
  typeof access === 'string' ? access : access[verb];

export type ListOptions<
  One extends string,
  Many extends string,
  Item extends z.ZodObject,
  Filters extends z.ZodRawShape,
  Sort extends string,
> = {
  path: `/api/admin/${string}`;
  access: CrudAccess;
  /** What the records are, for the API's own page: "questions". */
  summary: string;
  /** The keys of one record and of several in answers (back-office spec, section 7). */
  keys: { one: One; many: Many };
  /** A record as it is answered, without `recordState`. */
  record: Item;
  filters: z.ZodObject<Filters>;
  /** The orders of the list; the first is the default, and may begin descending: `-updated_at`. */
  sorts: readonly [Sort, ...Sort[]];
  pageSizes?: readonly number[];
  /** The records are people, or name them: the log has a line of each file. */
  ofPeople?: true;
  /** The filter that names the one record of another kind to which the records belong: each such record has an order of them. */
  within?: keyof Filters & string;
};

/** What `adminSwitch` and `adminOrder` need to know of a resource. */
export type CallOptions = Pick<
  ListOptions<string, string, z.ZodObject, z.ZodRawShape, string>,
  'path' | 'access' | 'summary'
>;

/** The name of an order without its direction. */
type NameOf<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort;

/** Each order in both directions, whichever of them the resource names. */
const sortBy = <Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => {
  type Name = NameOf<Sort>;
  const names = new Set(sorts.map((sort) => sort.replace(/^-/, '') as Name));
  return z
    .enum([...names].flatMap((name) => [name, `-${name}`]) as [Name, ...(Name | `-${Name}`)[]])
    .catch(() => sorts[0] as never)
    .default(sorts[0] as never);
};

/** The same filters, but a value that they do not know is refused instead of ignored. */
export const strict = <Filters extends z.ZodRawShape>(filters: z.ZodObject<Filters>) =>
  Object.fromEntries(
    Object.entries(filters.shape).map(([name, filter]) => [
      name,
      filter instanceof z.ZodCatch ? filter.unwrap() : filter,
    ]),
  ) as Filters;

/** Declares the calls by which the back-office reads the records of a resource: list, `?id`, log and CSV file. */
export function adminList<
  const One extends string,
  const Many extends string,
  Item extends z.ZodObject,
  Filters extends z.ZodRawShape,
  const Sort extends string,
>(options: ListOptions<One, Many, Item, Filters, Sort>) {
  const { path, access, summary, keys, filters, sorts, within, ofPeople, pageSizes = limits.adminPageSizes } = options;
  const record = options.record.extend(recordState) as unknown as z.ZodObject<Item['shape'] & typeof recordState>;
  const narrowing = { ...filters.shape, s: searchText(), sort: sortBy(sorts) };
  return {
    keys,
    record,
    pageSizes,
    within,
    filterNames: Object.keys(filters.shape),
    /** The order of the list when none is asked for. */
    defaultSort: sorts[0],
    list: endpoint({
      method: 'GET',
      path,
      access: accessOf(access, 'read'),
      summary: `A page of the ${summary}; with \`id\` one of them`,
      query: z.object({ page: page(), per_page: perPage(pageSizes), ...narrowing }),
      answer: z.object({ success, [keys.many]: z.array(record), ...paging } as {
        success: typeof success;
      } & Record<Many, z.ZodArray<typeof record>> &
        typeof paging),
    }),
    get: endpoint({
      method: 'GET',
      path,
      selectedBy: ['id'],
      access: accessOf(access, 'read'),
      summary: `One of the ${summary}`,
      query: z.object({ id: id() }),
      answer: z.object({ success, [keys.one]: record } as { success: typeof success } & Record<One, typeof record>),
    }),
    history: adminHistory({ path, summary, access: accessOf(access, 'history') }),
    exportCsv: endpoint({
      method: 'GET',
      path: `${path}/export.csv`,
      access: accessOf(access, 'export'),
      summary: `The ${summary} of a list as a CSV file`,
      // A file of people is not sent whole because a filter cannot be read.
      query: z.object({ ...narrowing, ...strict(filters) }),
      answer: z.undefined(),
      rate: rates.officeExport,
      leavesTrace: ofPeople === true,
    }),
  };
}
