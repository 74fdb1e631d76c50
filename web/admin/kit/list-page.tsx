import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { Namespace } from '#locales/index.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { idOf, type ResourceCalls } from './calls.ts';
import type { ListWords, PlainListWords } from './field-labels.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import type { ListEndpoint, LoadedList } from './list-types.ts';
import { beforeFirstAnswer, loadList } from './load-list.ts';
import { type OwnList, ResourceListPage } from './ResourceListPage.tsx';
import type { Resource } from './resource.ts';

interface PageOptions<Extra> {
  resource: Resource;
  /** Of which further words its columns are. */
  alsoWords?: readonly Namespace[];
  /** What the page shows beside its rows: the seasons that they can be narrowed to. */
  load?: (signal: AbortSignal, asked: URLSearchParams) => Promise<Extra>;
}

interface ListPageOptions<Calls extends ResourceCalls, Extra> extends PageOptions<Extra> {
  calls: Calls;
  words: ListWords;
  /**
   * The columns, filters and names that are the resource's own; a hook. Switches, who changed a record last, and their
   * filters, orders and actions come with the calls.
   * @param extra undefined before the first answer
   * @param list what its call answered
   */
  useOwn: (extra: Extra | undefined, list: LoadedList<Calls['list']>) => OwnList<Calls>;
}

/** The exports of a list's page: `handle`, `clientLoader`, `HydrateFallback` and, as its default, `Page`. */
export function listPage<Calls extends ResourceCalls, Extra = undefined>(options: ListPageOptions<Calls, Extra>) {
  const { resource, calls, words, useOwn } = options;
  return pageOf<Calls['list'], Extra>(calls.list, options, ({ list, extra }) => (
    <ResourceListPage resource={resource} calls={calls} words={words} loaded={list} {...useOwn(extra, list)} />
  ));
}

type Many<E extends ListEndpoint> = {
  [Key in keyof AnswerOf<E>]: AnswerOf<E>[Key] extends readonly { _id: string }[] ? Key : never;
}[keyof AnswerOf<E>];
type RowIn<E extends ListEndpoint, Key extends Many<E>> = AnswerOf<E>[Key] extends readonly (infer Row)[] ? Row : never;

interface PlainListPageOptions<E extends ListEndpoint, Key extends Many<E>, Extra> extends PageOptions<Extra> {
  endpoint: E;
  /** The rows, by their key in the answer. */
  rows: Key;
  words: PlainListWords;
  pageSizes?: readonly number[];
  /** Columns, filters, names and what else is the list's own; a hook. */
  useOwn: (
    extra: Extra | undefined,
    list: LoadedList<E>,
  ) => Omit<
    ListPageProps<E, RowIn<E, Key>>,
    'resource' | 'endpoint' | 'loaded' | 'rows' | 'rowKey' | 'pageSizes' | 'count' | 'empty'
  >;
}

/** The same for a list of records that have not the calls of a resource: teams, messages, the log. */
export function plainListPage<E extends ListEndpoint, Key extends Many<E>, Extra = undefined>(
  options: PlainListPageOptions<E, Key, Extra>,
) {
  const { resource, endpoint, rows, words, pageSizes = limits.adminPageSizes, useOwn } = options;
  return pageOf<E, Extra>(endpoint, options, ({ list, extra }) => {
    const t = useWords(words);
    return (
      <ListPage<E, RowIn<E, Key>>
        resource={resource}
        endpoint={endpoint}
        loaded={list}
        rows={list.answer?.[rows] as readonly RowIn<E, Key>[] | undefined}
        rowKey={idOf}
        pageSizes={pageSizes}
        count={(count) => t('text', { count })}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
        {...useOwn(extra, list)}
      />
    );
  });
}

function pageOf<E extends ListEndpoint, Extra>(
  endpoint: E,
  { words, alsoWords = [], load }: PageOptions<Extra> & { words: Namespace },
  List: (loaded: { list: LoadedList<E>; extra?: Extra | undefined }) => ReactNode,
) {
  const loadRows = loadList(endpoint);
  type Loaded = Parameters<typeof List>[0];
  return {
    handle: { needs: endpoint.access, words: ['admin', words, ...alsoWords] } satisfies PageHandle,
    async clientLoader({ request }: { request: Request }): Promise<Loaded> {
      const asked = new URL(request.url).searchParams;
      const [list, extra] = await Promise.all([loadRows({ request }), load?.(request.signal, asked)]);
      return { list, extra };
    },
    HydrateFallback: () => <List list={beforeFirstAnswer(endpoint)} />,
    Page: ({ loaderData }: { loaderData: Loaded }) => <List {...loaderData} />,
  };
}
