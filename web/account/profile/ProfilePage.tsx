import { useRevalidator } from 'react-router';
import { roleOf } from '#contract/access.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { listCertificates } from '#contract/endpoints/certificates.ts';
import { listAchievements } from '#contract/endpoints/profile.ts';
import { getTeams, listMyTeams } from '#contract/endpoints/teams.ts';
import { paths } from '#web/app/paths.ts';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Link } from '#web/kit/Link.tsx';
import { SkeletonText } from '#web/kit/Skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { useViewer } from '../layout/index.ts';
import { NoTeams, TeamCardSkeletons, TeamCards } from '../my-teams/index.ts';
import type { Route } from './+types/ProfilePage.ts';
import { Achievements } from './Achievements.tsx';
import { EducationAndSkills } from './EducationAndSkills.tsx';
import { NoCertificates, OwnCertificates } from './OwnCertificates.tsx';
import { PaidDialog } from './PaidDialog.tsx';
import { PersonCard } from './PersonCard.tsx';
import { NotLoaded, ProfileBlock } from './ProfileBlock.tsx';

export const handle = {
  needs: 'signedIn',
  words: ['profile', 'my-teams', 'payment', 'entity', 'asked', 'look-up', 'certificates', 'withdrawal'],
} satisfies PageHandle;

/** The number of newest teams and certificates shown here; links lead to all of them. */
const shown = 3;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const paidId = new URL(request.url).searchParams.get('team_id');
  const [teams, achievements, certificates, named] = await Promise.all([
    attempt(call(listMyTeams, { query: {}, signal })),
    attempt(call(listAchievements, { query: {}, signal })),
    attempt(call(listCertificates, { query: {}, signal })),
    paidId ? attempt(call(getTeams, { query: { team_id: paidId }, signal })) : undefined,
  ]);
  const candidates = paidId ? [named?.answer?.team] : (teams.answer?.teams ?? []);
  return { teams, achievements, certificates, paid: candidates.find((team) => team?.order?.just_paid) };
}

export function HydrateFallback() {
  const t = useWords('profile');
  return (
    <Frame
      teams={<TeamCardSkeletons count={shown} />}
      achievements={
        <ProfileBlock title={t('achievements.title')}>
          <SkeletonText lines={6} />
        </ProfileBlock>
      }
      certificates={
        <ProfileBlock title={t('certificates.title')}>
          <SkeletonText lines={6} />
        </ProfileBlock>
      }
    />
  );
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const t = useWords('profile');
  const { revalidate, state } = useRevalidator();
  const { teams, achievements, certificates, paid } = loaderData;
  const again = { onRetry: revalidate, pending: state === 'loading' };
  const own = teams.answer?.teams ?? [];
  return (
    <Frame
      more={own.length > 0}
      teams={
        teams.error !== undefined ? (
          <ErrorState text={teams.error} {...again} level={3} />
        ) : own.length === 0 ? (
          <NoTeams />
        ) : (
          <TeamCards teams={own.slice(0, shown)} />
        )
      }
      achievements={
        <ProfileBlock title={t('achievements.title')}>
          {achievements.error !== undefined ? (
            <NotLoaded text={achievements.error} {...again} />
          ) : (
            <Achievements teams={achievements.answer.teams} />
          )}
        </ProfileBlock>
      }
      certificates={
        <ProfileBlock
          title={t('certificates.title')}
          end={
            <Link to={paths.certificates()} look="strong">
              {t('certificates.check')}
            </Link>
          }
        >
          {certificates.error !== undefined ? (
            <NotLoaded text={certificates.error} {...again} />
          ) : certificates.answer.totalItems === 0 ? (
            <NoCertificates teams={own} />
          ) : (
            <OwnCertificates certificates={newest(certificates.answer)} />
          )}
        </ProfileBlock>
      }
    >
      <PaidDialog team={paid} />
    </Frame>
  );
}

/** The answer has both types apart; here they stand in the order in which they were issued. */
const newest = ({ certificates, certificatesq }: AnswerOf<typeof listCertificates>) =>
  [...certificates, ...certificatesq].sort((a, b) => b.created_at.localeCompare(a.created_at)).slice(0, shown);

interface FrameProps {
  more?: boolean;
  teams: React.ReactNode;
  achievements: React.ReactNode;
  certificates: React.ReactNode;
  children?: React.ReactNode;
}

/** The person, whose data came with the page, and the places of what loads. */
function Frame({ more, teams, achievements, certificates, children }: FrameProps) {
  const t = useWords('profile');
  // An organisation has neither at the identity provider.
  const learns = roleOf(useViewer().type) !== 'entity';
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
        {teams}
      </section>
      <div className="mt-10 grid items-start gap-5 lg:grid-cols-2">
        <div className={learns ? 'grid min-w-0 gap-5' : 'contents'}>
          {achievements}
          {certificates}
        </div>
        {learns && <EducationAndSkills />}
      </div>
      {children}
    </div>
  );
}
