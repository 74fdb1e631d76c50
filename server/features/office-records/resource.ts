import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { adminCrud } from '#contract/admin-crud.ts';
import type { adminList } from '#contract/admin-list.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FieldCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/database.ts';
import type { LongPage } from '#server/platform/long-list.ts';
import type { EditedTable, RecordKind, RowOf, ValuesOf } from './record-kind.ts';

/** The calls of `adminList`, of whatever resource. */
export type ListCalls = Record<'list' | 'get' | 'history' | 'exportCsv', Endpoint> & {
  keys: { one: string; many: string };
  record: z.ZodObject;
  list: { query: z.ZodObject };
};
/** Those of `adminCrud`. */
export type CrudCalls = ListCalls &
  Record<'create' | 'update', Endpoint> & {
    input: z.ZodObject;
    /** None for records that nobody deletes. */
    remove?: Endpoint;
  };
type ItemOf<C extends ListCalls> = Omit<z.output<C['record']>, 'revision' | 'updated_at' | 'updated_by'>;
type NarrowingOf<C extends ListCalls> = Omit<z.output<C['list']['query']>, 'page' | 'per_page'>;
type SortOf<C extends ListCalls> = NarrowingOf<C> extends { sort: infer Sort } ? Exclude<Sort, `-${string}`> : never;

/** The own columns of a resource's CSV file. */
interface Csv<Item> {
  /** Their heads: `fields` of the resource's words. */
  words: Readonly<Record<Language, { fields: Readonly<Record<string, string>> }>>;
  fields: readonly (keyof Item & string)[];
  /** How those are written that are no text, flag or number: the names of other records. */
  values?: (language: Language) => CsvValues<Item> | Promise<CsvValues<Item>>;
}
type CsvValues<Item> = { readonly [Name in keyof Item & string]?: (item: Item) => string };

/** What a resource that is only read says of itself; everything else is the same for all. */
export type ListResource<C extends ListCalls, T extends EditedTable, Parts = unknown> = Omit<
  RecordKind<T, Parts>,
  'present'
> & {
  db: Db;
  /** A record on the wire. */
  present: (row: RowOf<T> & Parts) => ItemOf<C>;
  /** The condition of the list's search and filters. */
  narrow: (query: NarrowingOf<C>) => SQL | undefined;
  /** The column of each order of the list. */
  sorts: Record<SortOf<C> & string, SQLWrapper>;
  csv: Csv<ItemOf<C>>;
  /** Of a list that grows beyond some thousand rows: how its pages are found (`longListFinder`). */
  find?: (query: z.output<C['list']['query']> & { offset: number; limit: number }) => Promise<LongPage<FoundRow>>;
};

/** A row as `recordReader` selects it. */
export type FoundRow = { row: AnyRow; editor: string | null };

/** What one says of itself that is edited, too. */
export type Resource<C extends CrudCalls, T extends EditedTable, Parts = unknown> = ListResource<C, T, Parts> & {
  /**
   * The rules between records that the database keeps, by the name of the constraint: the field of the form that a
   * breach is said beside, and how.
   */
  constraints?: Readonly<Record<string, { field: keyof z.input<C['input']> & string; code: FieldCode }>>;
  /** The columns that an input sets. Texts of the editor (`richText`) are clean already. */
  valuesOf: (input: z.output<C['input']>) => ValuesOf<T> & Partial<Parts>;
};

/** A resource of which nothing more is known: stand-ins for its two keys (`calls.keys` has them) and for its input. */
type NoFields = Record<never, never>;
export type AnyInput = z.ZodObject<{ field: z.ZodUnknown }>;
export type AnyCalls = ReturnType<typeof adminCrud<'one', 'many', z.ZodObject, AnyInput, NoFields, string>>;
export type AnyListCalls = ReturnType<typeof adminList<'one', 'many', z.ZodObject, NoFields, string>>;
export type AnyRow = RowOf<EditedTable>;
export type AnyListResource = ListResource<AnyListCalls, EditedTable>;
export type AnyResource = Resource<AnyCalls, EditedTable>;
