import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { adminCrud } from '#contract/admin-crud.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { FieldCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/database.ts';
import type { EditedTable, RecordKind, RowOf, ValuesOf } from './record-kind.ts';

/** The calls of `adminCrud`, of whatever resource. */
export type CrudCalls = Record<'list' | 'get' | 'create' | 'update' | 'remove' | 'history' | 'exportCsv', Endpoint> & {
  keys: { one: string; many: string };
  record: z.ZodObject;
  input: z.ZodObject;
  list: { query: z.ZodObject };
};
type ItemOf<C extends CrudCalls> = Omit<z.output<C['record']>, 'revision' | 'updated_at' | 'updated_by'>;
type NarrowingOf<C extends CrudCalls> = Omit<z.output<C['list']['query']>, 'page' | 'per_page'>;
type SortOf<C extends CrudCalls> = NarrowingOf<C> extends { sort: infer Sort } ? Exclude<Sort, `-${string}`> : never;

/** The own columns of a resource's CSV file. */
interface Csv<Item> {
  /** Their heads: `fields` of the resource's words. */
  words: Readonly<Record<Language, { fields: Readonly<Record<string, string>> }>>;
  fields: readonly (keyof Item & string)[];
  /** How those are written that are no text, flag or number: the names of other records. */
  values?: (language: Language) => CsvValues<Item> | Promise<CsvValues<Item>>;
}
type CsvValues<Item> = { readonly [Name in keyof Item & string]?: (item: Item) => string };

/** What a resource says of itself; everything else is the same for all. */
export type Resource<C extends CrudCalls, T extends EditedTable, Parts = unknown> = Omit<
  RecordKind<T, Parts>,
  'present'
> & {
  db: Db;
  /** A record on the wire. */
  present: (row: RowOf<T> & Parts) => ItemOf<C>;
  /**
   * The rules between records that the database keeps, by the name of the constraint: the field of the form that a
   * breach is said beside, and how.
   */
  constraints?: Readonly<Record<string, { field: keyof z.input<C['input']> & string; code: FieldCode }>>;
  /** The columns that an input sets. Texts of the editor (`richText`) are clean already. */
  valuesOf: (input: z.output<C['input']>) => ValuesOf<T> & Partial<Parts>;
  /** The condition of the list's search and filters. */
  narrow: (query: NarrowingOf<C>) => SQL | undefined;
  /** Finds the page of a list that may have any length (`longListFinder`); its answer then says `moreThanTotal`. */
  find?: (
    query: NarrowingOf<C> & { offset: number; limit: number },
  ) => Promise<{ rows: { row: AnyRow; editor: string | null }[]; total: number; capped: boolean }>;
  /** The column of each order of the list. */
  sorts: Record<SortOf<C> & string, SQLWrapper>;
  csv: Csv<ItemOf<C>>;
};

/** A resource of which nothing more is known: stand-ins for its two keys (`calls.keys` has them) and for its input. */
type NoFields = Record<never, never>;
export type AnyInput = z.ZodObject<{ field: z.ZodUnknown }>;
export type AnyCalls = ReturnType<typeof adminCrud<'one', 'many', z.ZodObject, AnyInput, NoFields, string>>;
export type AnyRow = RowOf<EditedTable>;
export type AnyResource = Resource<AnyCalls, EditedTable>;
