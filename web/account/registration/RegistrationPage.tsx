import { useEffect, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { can, roleOf } from '#contract/access.ts';
import { listRegions } from '#contract/endpoints/regions.ts';
import { listSeasons } from '#contract/endpoints/seasons.ts';
import type { Team } from '#contract/entities.ts';
import { isUuid } from '#domain/uuid.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { Deadline } from '#web/lib/Deadline.tsx';
import { signedInViewer } from '#web/lib/guard.ts';
import { useLocal } from '#web/lib/local.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { isolated } from '#web/lib/names.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/RegistrationPage.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import { closedChoice } from './closed-choice.ts';
import type { Draft } from './draft.ts';
import { type Asked, fitted, withAsked } from './draft.ts';
import { readDraft } from './draft-store.ts';
import { type Offer, offersOf } from './offers.ts';
import { Registered } from './Registered.tsx';
import { Wizard } from './Wizard.tsx';

export const handle = {
  needs: 'teams:register',
  words: ['registration', 'team-fields', 'team', 'look-up', 'fields', 'payment', 'milestones'],
} satisfies PageHandle;

const askedIn = (params: URLSearchParams): Asked => ({
  season: params.get('season_id'),
  competition: params.get('competion_id'),
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [user, { wroseasons }, { regions }] = await Promise.all([
    signedInViewer(context),
    api(listSeasons, { query: { registration: 'true' } }),
    api(listRegions),
  ]);
  const page = context.get(pageContext);
  const offers = offersOf(wroseasons, page);
  const asked = askedIn(new URL(request.url).searchParams);
  // An address may name anything: what is not on offer is closed, or nothing that visitors see.
  const { season } = asked;
  const isClosed = season !== null && isUuid(season) && !offers.some(({ id }) => id === season);
  const others = isClosed ? (await api(listSeasons, { query: { id: season } })).wroseasons : [];
  return { user, regions, offers, closed: closedChoice(asked, [...wroseasons, ...others], offers, page) };
}

/** Moving between steps sends no request, so that a lost connection loses nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;

export default function RegistrationPage({ loaderData }: Route.ComponentProps) {
  const { user, regions, offers, closed } = loaderData;
  const t = useWords('registration');
  const say = useLocal();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const registered = params.get('registered');
  const [team, setTeam] = useState<Team>();
  const draft = useDraft(user._id, offers, askedIn(params), registered !== null);

  if (registered) {
    const fresh = team?._id === registered ? team : undefined;
    return (
      <Registered key={registered} teamId={registered} fresh={fresh} mayPay={can(roleOf(user.type), 'teams:pay')} />
    );
  }
  if (offers.length === 0) {
    return (
      <div className="wrap py-12">
        <PageMeta title={t('title')} private />
        <EmptyState
          level={1}
          title={closed?.named ? t('closedChoice', { name: isolated(say(closed.named, 'name')) }) : t('closedTitle')}
          text={closed?.registration?.opens ? <Deadline of={closed.registration} /> : t('closedText')}
          action={
            <ButtonLink to={paths.home()} variant="primary">
              {t('toHome')}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  return (
    <div className="wrap py-8 sm:py-12">
      <PageMeta title={t('title')} private />
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-7 text-soft">{t('lead')}</p>
      {closed && !params.get('step') && <ClosedNotice closed={closed} />}
      {draft ? (
        <Wizard
          offers={offers}
          regions={regions}
          user={user}
          draft={draft}
          onRegistered={(made) => {
            setTeam(made);
            navigate({ search: `?registered=${made._id}` }, { replace: true });
          }}
        />
      ) : (
        <WizardSkeleton />
      )}
    </div>
  );
}

/** Reads this browser's draft, which the server does not have; what the address names replaces an older choice. */
function useDraft(userId: string, offers: Offer[], asked: Asked, paused: boolean): Draft | undefined {
  const [draft, setDraft] = useState<Draft>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read when the wizard opens, not when its address changes
  useEffect(() => {
    if (paused) return setDraft(undefined);
    const kept = readDraft(userId);
    setDraft({ ...kept, form: fitted(withAsked(kept.form, offers, asked), offers) });
  }, [userId, paused]);
  return paused ? undefined : draft;
}

function WizardSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton className="h-10 w-full sm:h-16" />
      <div className="mt-7 grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Skeleton className="h-120 rounded-lg" />
        <Skeleton className="hidden h-72 rounded-lg lg:block" />
      </div>
    </div>
  );
}
