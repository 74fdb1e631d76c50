import { useRevalidator } from 'react-router';
import { getTeams, listMyTeams } from '#contract/endpoints/teams.ts';
import { paths } from '#web/app/paths.ts';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Link } from '#web/kit/Link.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { NoTeams, TeamCardSkeletons, TeamCards } from '../my-teams/index.ts';
import type { Route } from './+types/ProfilePage.ts';
import { PaidDialog } from './PaidDialog.tsx';
import { PersonCard } from './PersonCard.tsx';

export const handle = {
  needs: 'signedIn',
  words: ['profile', 'my-teams', 'payment', 'entity', 'look-up', 'withdrawal'],
} satisfies PageHandle;

/** The number of newest teams shown here; a link leads to all of them. */
const shown = 6;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const paidId = new URL(request.url).searchParams.get('team_id');
  const [teams, named] = await Promise.all([
    attempt(call(listMyTeams, { query: {}, signal })),
    paidId ? attempt(call(getTeams, { query: { team_id: paidId }, signal })) : undefined,
  ]);
  const candidates = paidId ? [named?.answer?.team] : (teams.answer?.teams ?? []);
  return { teams, paid: candidates.find((team) => team?.order?.just_paid) };
}

export function HydrateFallback() {
  return (
    <Frame>
      <TeamCardSkeletons />
    </Frame>
  );
}

export default function ProfilePage({ loaderData: { teams, paid } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const { answer, error } = teams;
  return (
    <Frame more={(answer?.totalItems ?? 0) > shown}>
      {!answer ? (
        <ErrorState text={error} onRetry={revalidate} pending={state === 'loading'} level={3} />
      ) : answer.teams.length === 0 ? (
        <NoTeams />
      ) : (
        <TeamCards teams={answer.teams.slice(0, shown)} />
      )}
      <PaidDialog team={paid} />
    </Frame>
  );
}

function Frame({ more, children }: { more?: boolean; children: React.ReactNode }) {
  const t = useWords('profile');
  return (
    <div className="wrap py-10 sm:py-14">
      <PageMeta title={t('title')} private />
      <h1 className="sr-only">{t('title')}</h1>
      <PersonCard />
      <section className="mt-10">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-3">
          <h2>{t('teams')}</h2>
          {more && (
            <Link to={paths.myTeams()} look="strong">
              {t('allTeams')}
            </Link>
          )}
        </div>
        {children}
      </section>
    </div>
  );
}
