import { paths } from '#web/app/paths.ts';
import { Badge, StatusBadge } from '#web/kit/Badge.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Prose } from '#web/kit/Prose.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { type RouteHandle, useWords } from '#web/lib/words.tsx';
import { PageHead } from '../layout/index.ts';
import type { Route } from './+types/SeasonPage.ts';
import { CompetitionCards } from './CompetitionCards.tsx';
import { loadSeason } from './load-season.ts';
import { SeasonAttributes } from './SeasonAttributes.tsx';

export const handle = { words: ['season', 'age-levels'], opening: 'night' } satisfies RouteHandle;

/** Serves `/seasons/{slug}` and the one season page with an address of its own (public spec, section 2). */
export const loader = ({ context, params }: Route.LoaderArgs) => loadSeason(context, params.slug ?? 'wro-2024');

export default function SeasonPage({ loaderData: season }: Route.ComponentProps) {
  const t = useWords('season');
  return (
    <>
      <PageMeta title={season.name} description={season.title} image={season.picture} />
      <PageHead title={season.title} lead={season.name}>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {season.registration && (
            <ButtonLink to={paths.registration({ season_id: season.id })} variant="go" size="lg">
              {t('register')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.results(season.id)} size="lg">
            {t('results')}
          </ButtonLink>
          {season.registration ? <StatusBadge tone="good">{t('open')}</StatusBadge> : <Badge>{t('closed')}</Badge>}
        </div>
      </PageHead>
      <div className="wrap py-12 sm:py-16">
        <Prose html={season.description} className="text-lg" />
        <h2 className="mt-14">{t('competitions')}</h2>
        {season.competitions.length > 0 ? (
          <>
            <p className="mt-1 text-soft">{t('competitionsText')}</p>
            <CompetitionCards competitions={season.competitions} />
          </>
        ) : (
          <EmptyState title={t('noCompetitions')} text={t('noCompetitionsText')} level={3} />
        )}
        {season.attributes.length > 0 && <SeasonAttributes attributes={season.attributes} />}
      </div>
    </>
  );
}
