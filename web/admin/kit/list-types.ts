import type { paging } from '#contract/answers.ts';
import type { AnswerOf, Endpoint, ParsedQuery } from '#contract/endpoint.ts';
import type { z } from '#contract/zod.ts';
import type { Column } from '#web/kit/table/DataTable.tsx';
import type { Attempt } from '#web/lib/attempt.ts';

/** The query that a list's call has, beside its filters; what the call does not declare its screen does not offer. */
export interface ListQuery {
  page: number;
  per_page: number;
  s?: string;
  /** The order, with `-` before it for descending. */
  sort?: string;
}

/** The call of a list. */
export type ListEndpoint = Endpoint & { query: z.ZodObject; answer: z.ZodObject<typeof paging> };

/** The orders that the call knows, without their direction: the `sort` of a column. */
export type SortOf<E extends Endpoint> =
  ParsedQuery<E> extends { sort: infer Sort extends string } ? Exclude<Sort, `-${string}`> : never;

/** What the call can be narrowed by: the name of a filter. */
type FilterName<E extends Endpoint> = Exclude<keyof ParsedQuery<E>, keyof ListQuery> & string;

/** A filter of a list: one of a few values. Its name and the values that are known are those of the call's query. */
export type Filter<E extends Endpoint> = {
  [Name in FilterName<E>]: {
    name: Name;
    label: string;
    /** What is said when nothing is chosen: "All seasons". */
    all: string;
    options: readonly { value: Extract<ParsedQuery<E>[Name], string>; label: string }[];
    /** Other filters that say nothing any more when this one changes: the competition of another season. */
    clears?: readonly FilterName<E>[];
  };
}[FilterName<E>];

/** The filter of a state that a record has or has not. */
export const eitherFilter = <Name extends string>(
  name: Name,
  { on, off, ...labels }: { label: string; all: string; on: string; off: string },
) => ({
  name,
  ...labels,
  options: [
    { value: 'true' as const, label: on },
    { value: 'false' as const, label: off },
  ],
});

/** A filter whose list no longer matters. */
export interface AnyFilter {
  name: string;
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
  clears?: readonly string[];
}

export type ListColumn<Row, E extends Endpoint> = Column<Row, SortOf<E>>;

/** How the records of a list are named. */
export interface RecordName<Row, Sort extends string> {
  /** Its first column. */
  column: Column<Row, Sort>;
  /** The name where something is done with a record: its menu, its switch, their order, the question before it is deleted. */
  of: (row: Row) => string;
}

/** What the loader of a list hands to its page; neither answer nor error during the first load. */
export type LoadedList<E extends Endpoint> = { query: ParsedQuery<E> } & Partial<Attempt<AnswerOf<E>>>;
