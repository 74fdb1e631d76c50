import type { AnswerOf, ParsedQuery } from '#contract/endpoint.ts';
import { call, type Sends } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import type { ListEndpoint, LoadedList } from './list-types.ts';

type LoaderArgs = { request: Request };

/** The query of an address, as the call reads it: what it cannot read falls back to its default. */
function readQuery<E extends ListEndpoint>(endpoint: E, asked: Record<string, string>): ParsedQuery<E> {
  const read = endpoint.query.safeParse(asked);
  if (read.success) return read.data as ParsedQuery<E>;
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  return endpoint.query.parse(
    Object.fromEntries(Object.entries(asked).filter(([name]) => !wrong.has(name))),
  ) as ParsedQuery<E>;
}

/**
 * The `clientLoader` of a list: `export const clientLoader = loadList(adminFaqs.list)`. The whole query of the address
 * is sent, also what the call does not declare: the portal passes over it, but in tests refuses it.
 */
export const loadList =
  <E extends ListEndpoint>(endpoint: E) =>
  async ({ request }: LoaderArgs): Promise<LoadedList<E>> => {
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    const query = readQuery(endpoint, asked);
    const sends: unknown = { query: { ...asked, ...(query as object) }, signal: request.signal };
    return { query, ...(await attempt<AnswerOf<E>>(call(endpoint, sends as Sends<E>))) };
  };

/** The list before its first answer, for `HydrateFallback`. */
export const beforeFirstAnswer = <E extends ListEndpoint>(endpoint: E): LoadedList<E> =>
  ({ query: readQuery(endpoint, {}) }) as LoadedList<E>;
