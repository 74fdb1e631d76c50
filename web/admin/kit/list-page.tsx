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
  /** Further words that its columns use. */
  alsoWords?: readonly Namespace[];
  /**
   * What the page needs besides its rows: the seasons that they can be narrowed to.
   * @param asked the query of the address
   */
  load?: (signal: AbortSignal, asked: URLSearchParams) => Promise<Extra>;
}

interface ListPageOptions<Calls extends ResourceCalls, Extra> extends PageOptions<Extra> {
  calls: Calls;
  words: ListWords;
  /**
   * The columns, filters and names of this resource; a hook. Switches, who changed a record last, and their filters,
   * orders and actions come with the calls.
   * @param extra what `load` answered; undefined before the first answer
   * @param list its query; its answer, for what it says beside its records
   */
  useOwn: (extra: Extra | undefined, list: LoadedList<Calls['list']>) => OwnList<Calls>;
}

/** The exports of the page with a resource's list: `handle`, `clientLoader`, `HydrateFallback` and, as its default, `Page`. */
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

type FromCall = 'resource' | 'endpoint' | 'loaded' | 'rows' | 'rowKey' | 'pageSizes' | 'count' | 'empty';

interface PlainListPageOptions<E extends ListEndpoint, Key extends Many<E>, Extra> extends PageOptions<Extra> {
  endpoint: E;
  /** The rows, by their key in the answer. */
  rows: Key;
  words: PlainListWords;
  pageSizes?: readonly number[];
  /**
   * Its columns, filters and names; a hook.
   * @param extra what `load` answered; undefined before the first answer
   */
  useOwn: (extra: Extra | undefined, query: LoadedList<E>['query']) => Omit<ListPageProps<E, RowIn<E, Key>>, FromCall>;
}

/** The same for a list whose records have not the calls of a resource: teams, requests for deletion. */
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
        {...useOwn(extra, list.query)}
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
      const { searchParams } = new URL(request.url);
      const [list, extra] = await Promise.all([loadRows({ request }), load?.(request.signal, searchParams)]);
      return { list, extra };
    },
    HydrateFallback: () => <List list={beforeFirstAnswer(endpoint)} />,
    Page: ({ loaderData }: { loaderData: Loaded }) => <List {...loaderData} />,
  };
}
