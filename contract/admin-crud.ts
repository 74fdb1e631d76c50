import type { Permission } from './access.ts';
import { msg, paging, success } from './answers.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { documentErrors, type ErrorCode, pictureErrors } from './errors.ts';
import { id, page, perPage, queryFlag, searchText } from './fields.ts';
import { limits } from './limits.ts';
import { rates } from './rates.ts';
import { z } from './zod.ts';

/** What every record has that the office edits. */
export const recordState = {
  revision: z.number().int().describe('Counts the changes of its contents; send it back with a change'),
  updated_at: z.iso.datetime(),
  updated_by: z.string().nullable().describe('The name of the person who changed it last; null if nobody has'),
};

/** `write`: change, switch, move. */
type Verb = 'read' | 'write' | 'create' | 'remove' | 'export' | 'history';

/** Whom the calls are for: one permission for all of them, or one for each verb. */
type CrudAccess = Permission | Readonly<Record<Verb, Permission>>;

/** The calls by which the office edits the records of one resource: see `adminCrud`. */
type CrudOptions<
  One extends string,
  Many extends string,
  Item extends z.ZodObject,
  Input extends z.ZodObject,
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
  /** What a create and an update take, without `id` and `revision`. */
  input: Input;
  /** The files of a multipart form by the field of the input that holds their address: `{ file: 'file_path' }`. */
  formPictures?: Readonly<Record<string, string>>;
  /** The same of PDF files. */
  formDocuments?: Readonly<Record<string, keyof z.output<Input> & string>>;
  /** What a multipart form has in another shape than the input (`Endpoint.fromForm`). */
  fromForm?: Endpoint['fromForm'];
  /** The fields that a form sends as JSON. */
  formJson?: readonly (keyof z.output<Input> & string)[];
  /** Fields that the specification calls otherwise, by its name. */
  formNames?: Readonly<Record<string, string>>;
  filters: z.ZodObject<Filters>;
  /** The orders of the list; the first is the default, and may begin descending: `-updated_at`. */
  sorts: readonly [Sort, ...Sort[]];
  pageSizes?: readonly number[];
};

/** What a change says besides the input. A form without a revision sends nothing or an empty text. */
const changed = {
  id: id(),
  revision: z.preprocess(
    (sent) => (sent === '' || sent === null ? undefined : typeof sent === 'string' ? Number(sent) : sent),
    z.number().int().optional(),
  ),
};

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

/** What a record of the log says: who, when, and the changed fields before and after, by their names on the wire. */
export const LoggedChange = z.object({
  _id: z.string(),
  record_id: z.string(),
  name: z.string().describe('The record by the name that it had'),
  name_en: z.string().describe('The same in English, where it has a name in each language'),
  action: z.enum(['created', 'changed', 'deleted']),
  by: z.string(),
  at: z.iso.datetime(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
export type LoggedChange = z.output<typeof LoggedChange>;

/**
 * Declares the calls of a resource of the back-office, as the specification has them on one address (section 7): the
 * list, `?id`, POST, PUT and DELETE; and the log and the CSV file of our pages. A resource with a switch or an order adds
 * `adminSwitch` and `adminOrder`.
 */
export function adminCrud<
  const One extends string,
  const Many extends string,
  Item extends z.ZodObject,
  Input extends z.ZodObject,
  Filters extends z.ZodRawShape,
  const Sort extends string,
>(options: CrudOptions<One, Many, Item, Input, Filters, Sort>) {
  const {
    path,
    access,
    summary,
    keys,
    input,
    filters,
    sorts,
    formPictures,
    formDocuments,
    formJson,
    formNames,
    fromForm,
  } = options;
  const { pageSizes = limits.adminPageSizes } = options;
  const record = options.record.extend(recordState) as unknown as z.ZodObject<Item['shape'] & typeof recordState>;
  const change = input.safeExtend(changed) as unknown as z.ZodObject<Input['shape'] & typeof changed>;
  const byId = z.object({ id: id() });
  const one = z.object({ success, [keys.one]: record } as { success: typeof success } & Record<One, typeof record>);
  const written = one.extend({ msg }) as unknown as z.ZodObject<typeof one.shape & { msg: typeof msg }>;
  const missing = 'admin_fields_empty' satisfies ErrorCode;
  const form = {
    form: true,
    ...(formPictures && { formPictures }),
    ...(formDocuments && { formDocuments }),
    ...(formJson && { formJson }),
    ...(formNames && { formNames }),
    ...(fromForm && { fromForm }),
  } as const;
  const refusals: readonly ErrorCode[] = [
    'changed_meanwhile',
    ...(formPictures ? pictureErrors : []),
    ...(formDocuments ? documentErrors : []),
  ];
  const narrowing = {
    ...filters.shape,
    s: searchText(),
    sort: sortBy(sorts),
  };
  return {
    keys,
    record,
    input,
    pageSizes,
    filterNames: Object.keys(filters.shape),
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
      query: byId,
      answer: one,
    }),
    /**
     * The header `Idempotency-Key` (optional, up to 100 ASCII characters) makes a repeated call answer the record that the
     * first one added; `changed_meanwhile` if that one has other contents by now.
     */
    create: endpoint({
      method: 'POST',
      path,
      access: accessOf(access, 'create'),
      summary: `Adds one to the ${summary}`,
      body: input,
      ...form,
      missing,
      answer: written,
      rate: rates.officeWrite,
      errors: refusals,
    }),
    update: endpoint({
      method: 'PUT',
      path,
      access: accessOf(access, 'write'),
      summary: `Changes one of the ${summary}`,
      body: change,
      ...form,
      missing,
      answer: written,
      rate: rates.officeWrite,
      errors: refusals,
    }),
    remove: endpoint({
      method: 'DELETE',
      path,
      access: accessOf(access, 'remove'),
      summary: `Deletes one of the ${summary}`,
      query: byId.extend({ revision: changed.revision }),
      answer: z.object({ success }),
      rate: rates.officeWrite,
      errors: ['still_used', 'changed_meanwhile'],
    }),
    history: endpoint({
      method: 'GET',
      path: `${path}/history`,
      access: accessOf(access, 'history'),
      summary: `What was changed in the ${summary}, newest first`,
      query: z.object({ id: id().optional(), page: page() }),
      answer: z.object({ success, changes: z.array(LoggedChange), ...paging }),
    }),
    exportCsv: endpoint({
      method: 'GET',
      path: `${path}/export.csv`,
      access: accessOf(access, 'export'),
      summary: `The ${summary} of a list as a CSV file`,
      query: z.object(narrowing),
      answer: z.undefined(),
      rate: rates.officeExport,
    }),
  };
}

/**
 * Declares the calls of a record of which there is one, without a list (settings): it is read and changed, and has its
 * log. Revision, conflict, log and rate are those of `adminCrud`.
 * @param options.change what a change takes, which may be less than the form sends (`input`)
 */
export function adminSingle<
  const Key extends string,
  Item extends z.ZodObject,
  Input extends z.ZodObject,
  Change extends z.ZodObject,
  Query extends z.ZodObject,
>(options: {
  path: `/api/admin/${string}`;
  access: Permission;
  summary: string;
  key: Key;
  query: Query;
  record: Item;
  input: Input;
  change: Change;
}) {
  const { path, access, summary, key, input } = options;
  const record = options.record.extend(recordState) as unknown as z.ZodObject<Item['shape'] & typeof recordState>;
  const change = options.change.safeExtend(changed) as unknown as z.ZodObject<Change['shape'] & typeof changed>;
  const answer = z.object({ success, [key]: record } as { success: typeof success } & Record<Key, typeof record>);
  return {
    keys: { one: key },
    record,
    input,
    get: endpoint({ method: 'GET', path, access, summary: `The ${summary}`, query: options.query, answer }),
    update: endpoint({
      method: 'PUT',
      path,
      access,
      summary: `Changes the ${summary}`,
      body: change,
      form: true,
      missing: 'admin_fields_empty',
      answer: answer.extend({ msg }) as unknown as z.ZodObject<typeof answer.shape & { msg: typeof msg }>,
      rate: rates.officeWrite,
      errors: ['changed_meanwhile'],
    }),
    history: endpoint({
      method: 'GET',
      path: `${path}/history`,
      access,
      summary: `What was changed in the ${summary}, newest first`,
      query: z.object({ id: id().optional(), page: page() }),
      answer: z.object({ success, changes: z.array(LoggedChange), ...paging }),
    }),
  };
}

type CallOptions = Pick<
  CrudOptions<string, string, z.ZodObject, z.ZodObject, z.ZodRawShape, string>,
  'path' | 'access' | 'summary'
>;

const accessOf = (access: CrudAccess, verb: Verb): Permission => (typeof access === 'string' ? access : access[verb]);

/** What a record can be switched by: whether it is shown, and whether teams can register in it. */
type Flag = 'status' | 'registration';

/**
 * The switches of records.
 * @param flags their names: `status` alone, unless there are more, of which a call names one
 */
export function adminSwitch({ path, access, summary }: CallOptions, flags: readonly [Flag, ...Flag[]] = ['status']) {
  const name = z.enum(flags, { error: 'not_offered' }).default(flags[0]);
  return {
    /** As the specification has it. */
    toggle: endpoint({
      method: 'GET',
      path,
      selectedBy: ['id', 'status'],
      access: accessOf(access, 'write'),
      summary: `Switches one of the ${summary}`,
      query: z.object({ id: id(), name, status: queryFlag() }),
      answer: z.object({ success }),
      rate: rates.officeWrite,
      changesState: true,
    }),
    /** As our pages call it, for one or for several; those that somebody has deleted meanwhile are passed over. */
    switchAll: endpoint({
      method: 'PATCH',
      path,
      access: accessOf(access, 'write'),
      summary: `Switches some of the ${summary}`,
      body: z.object({
        ids: z.array(id()).min(1, 'required').max(limits.bulkMax, 'too_long'),
        name,
        status: z.boolean(),
      }),
      answer: z.object({ success }),
      rate: rates.officeWrite,
    }),
  };
}

/**
 * The order of records that visitors see in an order of the office's.
 * @param orderSort the one of the list's `sorts` that is this order
 */
export function adminOrder<const Sort extends string>({ path, access, summary }: CallOptions, orderSort: Sort) {
  return {
    orderSort,
    move: endpoint({
      method: 'PUT',
      path: `${path}/order`,
      access: accessOf(access, 'write'),
      summary: `Gives one of the ${summary} another place in their order`,
      body: z.object({ id: id(), place: z.number().int().min(1).describe('From 1') }),
      answer: z.object({ success }),
      rate: rates.officeWrite,
    }),
  };
}
