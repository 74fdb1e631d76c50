import { can, roleOf } from '#contract/access.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listAdminTeams, teamFilterNames } from '#contract/endpoints/teams.ts';
import { limits } from '#contract/limits.ts';
import { formatNumber } from '#locales/format.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { ListPage } from '#web/kit/ListPage.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, type Translate, useWords } from '#web/lib/words.tsx';
import { useCurrentUser } from '../layout/current-user.ts';
import type { Route } from './+types/TeamListPage.ts';
import { useTeamColumns } from './columns.tsx';
import { PayLink } from './PayLink.tsx';
import { teams } from './resource.ts';
import { TeamFilters } from './TeamFilters.tsx';

export const handle = { needs: teams.needs, words: ['admin-teams'] } satisfies PageHandle;

/** The address uses the query of the call: an invalid value falls back to the call's default. */
const readQuery = (search: URLSearchParams) => listAdminTeams.query.parse(Object.fromEntries(search));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readQuery(new URL(request.url).searchParams);
  return { query, list: await attempt(call(listAdminTeams, { query, signal: request.signal })) };
}

type Loaded = Awaited<ReturnType<typeof clientLoader>>;

export function HydrateFallback() {
  return <TeamList query={readQuery(new URLSearchParams())} />;
}

export default function TeamListPage({ loaderData }: Route.ComponentProps) {
  return <TeamList {...loaderData} />;
}

function TeamList({ query, list }: Pick<Loaded, 'query'> & Partial<Loaded>) {
  const t = useWords('admin-teams');
  const mayPay = can(roleOf(useCurrentUser().type), 'teams:pay');
  const answer = list?.answer;
  return (
    <>
      <PageMeta title={t('title')} private />
      <ListPage
        title={t('title')}
        text={answer && countOf(answer, t)}
        query={query}
        rows={answer?.teams}
        totalItems={answer?.totalItems}
        totalPages={answer?.totalPages}
        moreThanTotal={answer?.moreThanTotal}
        error={list?.error}
        searchLabel={t('search')}
        filters={<TeamFilters query={query} />}
        filterNames={teamFilterNames}
        pageSizes={limits.teamPageSizes}
        columns={useTeamColumns()}
        rowKey={(team) => team._id}
        rowActions={mayPay ? (team) => <PayLink team={team} /> : undefined}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
}

/** The number of teams, or that there are more than the count's limit. */
const countOf = (
  { totalItems, moreThanTotal }: Pick<AnswerOf<typeof listAdminTeams>, 'totalItems' | 'moreThanTotal'>,
  t: Translate<'admin-teams'>,
) => (moreThanTotal ? t('textMore', { total: formatNumber(totalItems) }) : t('text', { count: totalItems }));
