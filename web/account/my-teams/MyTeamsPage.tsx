import { useNavigation, useRevalidator } from 'react-router';
import { can, roleOf } from '#contract/access.ts';
import { listMyTeams } from '#contract/endpoints/teams.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { LinkTabs } from '#web/kit/LinkTabs.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { leadToLastPage } from '#web/lib/lead-to-last-page.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { useSite } from '#web/lib/site.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { useViewer } from '../layout/index.ts';
import type { Route } from './+types/MyTeamsPage.ts';
import { NoTeams } from './NoTeams.tsx';
import { TeamCardSkeletons, TeamCards } from './TeamCards.tsx';

export const handle = {
  needs: 'signedIn',
  words: ['my-teams', 'payment', 'entity', 'asked', 'look-up', 'withdrawal'],
} satisfies PageHandle;

/** The query of the address, parsed like the call's query: `season` is an id or `all`, `page` starts at 1. */
const queryOf = (address: string) => listMyTeams.query.parse(Object.fromEntries(new URL(address).searchParams));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = queryOf(request.url);
  const teams = await attempt(call(listMyTeams, { query, signal: request.signal }));
  leadToLastPage(request, query.page, teams.answer?.totalPages);
  return { query, teams };
}

export function HydrateFallback() {
  return (
    <Frame>
      <TeamCardSkeletons />
    </Frame>
  );
}

export default function MyTeamsPage({ loaderData: { query, teams } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const loading = useNavigation().location?.pathname.startsWith('/my-teams');
  if (!teams.answer) {
    return (
      <Frame season={query.season}>
        <ErrorState text={teams.error} onRetry={revalidate} pending={state === 'loading'} />
      </Frame>
    );
  }
  const { answer } = teams;
  return (
    <Frame season={query.season}>
      <div className={cx('transition-opacity', loading && 'opacity-60')} aria-busy={loading || undefined}>
        {answer.teams.length === 0 ? (
          <NoTeams inSeason={query.season !== 'all'} />
        ) : (
          <TeamCards teams={answer.teams} level={2} />
        )}
      </div>
      <Pagination
        page={query.page}
        pages={answer.totalPages}
        hrefFor={(page) => paths.myTeams({ season: query.season === 'all' ? undefined : query.season, page })}
        className="mt-8 flex justify-center"
      />
    </Frame>
  );
}

/** The heading and the seasons, shown while teams load, after they load and after a failure. */
function Frame({ season, children }: { season?: string; children: React.ReactNode }) {
  const t = useWords('my-teams');
  const site = useSite();
  const user = useViewer();
  const tabs = [
    { label: t('all'), to: paths.myTeams(), current: season === 'all' },
    ...(site?.seasons ?? []).map(({ id, name }) => ({
      label: name,
      to: paths.myTeams({ season: id }),
      current: season === id,
    })),
  ];
  return (
    <div className="wrap py-10 sm:py-14">
      <PageMeta title={t('title')} private />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1>{t('title')}</h1>
          <p className="mt-1 text-soft">{t('lead')}</p>
        </div>
        {can(roleOf(user.type), 'teams:register') && (
          <ButtonLink to={paths.registration()} variant="go">
            {t('startTeam')}
          </ButtonLink>
        )}
      </header>
      <LinkTabs label={t('seasons')} tabs={tabs} className="mt-6 mb-7" />
      {children}
    </div>
  );
}
