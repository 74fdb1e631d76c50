import { can, roleOf } from '#contract/access.ts';
import type { adminCrud, adminOrder, adminSwitch, Flag } from '#contract/admin-crud.ts';
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import type { z } from '#contract/zod.ts';
import { addressOf } from '#web/lib/api.ts';
import { useCurrentUser } from '../layout/current-user.ts';
import type { ListEndpoint } from './list-types.ts';

export type SwitchCall = ReturnType<typeof adminSwitch>['switchAll'];
export type MoveCall = ReturnType<typeof adminOrder>['move'];
export type RemoveCall = ReturnType<typeof adminCrud>['remove'];
export type HistoryCall = ReturnType<typeof adminCrud>['history'];

/** What records are switched by, if they are. */
export interface SwitchCalls {
  flags?: readonly Flag[];
  switchAll?: SwitchCall;
  filterNames: readonly string[];
}

/** The calls of a resource (`adminFaqs`) that its list uses; what it does not have is not offered. */
export interface ResourceCalls extends SwitchCalls {
  keys: { many: string };
  pageSizes: readonly number[];
  list: ListEndpoint;
  /** None of these where the office only reads its records, or does not delete them. */
  create?: Endpoint;
  update?: Endpoint;
  remove?: RemoveCall;
  exportCsv: Endpoint;
  history: HistoryCall;
  /** The fields of a record that are edited. */
  input?: z.ZodObject;
  move?: MoveCall;
  /** The one of the list's orders that `move` changes. */
  orderSort?: string;
  defaultSort: string;
  /** The filter by which the page is the list of one record's: it has an order of its own, which is not narrowed. */
  within?: string | undefined;
}

/** A record as the list answers it. */
export type RowOf<Calls extends ResourceCalls> =
  AnswerOf<Calls['list']> extends { [Many in Calls['keys']['many']]: readonly (infer Row)[] } ? Row : never;

/** The records of an answer of the list. */
export const rowsOf = <Calls extends ResourceCalls>({ keys }: Calls, answer: AnswerOf<Calls['list']>) =>
  (answer as Record<string, unknown>)[keys.many] as readonly RowOf<Calls>[];

/** The id of a record of any resource. */
export const idOf = (row: unknown) => (row as { _id: string })._id;

/** How often the contents of a record were changed when it was answered. */
export const revisionOf = (row: unknown) => (row as { revision: number }).revision;

/** The id of the one record in an answer, by the key of `calls.keys`. */
export const idIn = (answer: unknown, key: string): string => idOf((answer as Record<string, unknown>)[key]);

/** The one record in an answer, by the key of `calls.keys`. */
export const recordIn = (answer: unknown, key: string) =>
  (answer as Record<string, { _id: string; revision: number }>)[key] as { _id: string; revision: number };

/** Whether the person may make a call: `const may = useMay(); may(adminFaqs.remove) && …`. */
export function useMay() {
  const role = roleOf(useCurrentUser().type);
  return ({ access }: Pick<Endpoint, 'access'>) => can(role, access);
}

/** The address of a list's CSV file, with the search, the filters and the order of the list. */
export function exportAddress({ path, query }: Endpoint, asked: Record<string, unknown>): string {
  const known = Object.keys(query?.shape ?? {});
  const given = Object.entries(asked).filter(([name, value]) => known.includes(name) && value !== '');
  return addressOf(path, { query: Object.fromEntries(given) });
}
