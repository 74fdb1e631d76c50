import { paths } from '#web/app/paths.ts';
import { Badge, StatusBadge } from '#web/kit/Badge.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Prose } from '#web/kit/Prose.tsx';
import { Deadline } from '#web/lib/Deadline.tsx';
import { useWords } from '#web/lib/words.tsx';
import { SceneHead } from '../layout/index.ts';
import { FootBar, RegisterButton, TakePart } from '../take-part/index.ts';
import { CompetitionCards } from './CompetitionCards.tsx';
import { GeneralRules } from './GeneralRules.tsx';
import { HowItRuns } from './HowItRuns.tsx';
import type { SeasonView } from './load-season.ts';
import { SeasonAttributes } from './SeasonAttributes.tsx';
import { SeasonFacts } from './SeasonFacts.tsx';
import { Timeline } from './Timeline.tsx';

/** All that a season's page shows, for visitors and for the office's preview. */
export function SeasonContents({ season }: { season: SeasonView }) {
  return (
    <>
      <SceneHead
        of={season}
        scene={season.scene}
        over={<Name season={season} />}
        // Only its name is required of a season.
        title={season.title || season.name}
      >
        <WaysIn season={season} />
      </SceneHead>
      <TakePart />
      <div className="wrap pt-10 sm:pt-14">
        <div
          className={cx(
            'grid items-start gap-x-14 gap-y-8',
            season.competitions.length > 0 && 'lg:grid-cols-[1fr_22rem]',
          )}
        >
          {season.description ? (
            <Prose html={season.description} className="text-lg" />
          ) : (
            <Competitions season={season} first />
          )}
          <SeasonFacts competitions={season.competitions} />
        </div>
        {season.description && <Competitions season={season} />}
        <Timeline milestones={season.dates.milestones} season={season} />
        {season.attributes.length > 0 && <SeasonAttributes attributes={season.attributes} />}
        {season.template && <HowItRuns season={season} />}
      </div>
      <GeneralRules own={season.rules} />
      <FootBar open={season.registration} choice={{ season_id: season.id }} results={paths.results(season.id)} />
    </>
  );
}

function Name({ season: { name, title, logo } }: { season: SeasonView }) {
  if (!title && !logo) return null;
  return (
    <p className="flex items-center gap-3 text-lg font-semibold text-palm">
      {logo && <img src={logo} alt="" width={44} height={44} className="size-11 rounded-md object-cover" />}
      {title && name}
    </p>
  );
}

function WaysIn({ season }: { season: SeasonView }) {
  const t = useWords('season');
  const { id, registration, dates } = season;
  return (
    <>
      <Deadline of={dates.registration} className="mt-4" />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {registration && (
          <RegisterButton choice={{ season_id: id }} variant="go" size="lg" className="max-sm:hidden">
            {t('register')}
          </RegisterButton>
        )}
        <ButtonLink to={paths.results(id)} size="lg" className={cx(!registration && 'max-sm:hidden')}>
          {t('results')}
        </ButtonLink>
        {registration ? <StatusBadge tone="good">{t('open')}</StatusBadge> : <Badge>{t('closed')}</Badge>}
      </div>
    </>
  );
}

/** `first`: in the place of the description, if the office has written none. */
function Competitions({ season: { competitions }, first }: { season: SeasonView; first?: boolean }) {
  const t = useWords('season');
  return (
    <section aria-labelledby="competitions" className={first ? undefined : 'mt-14'}>
      <h2 id="competitions">{t('competitions')}</h2>
      {competitions.length > 0 ? (
        <>
          <p className="mt-1 text-soft">{t('competitionsText')}</p>
          <CompetitionCards competitions={competitions} />
        </>
      ) : (
        <EmptyState title={t('noCompetitions')} text={t('noCompetitionsText')} level={3} />
      )}
    </section>
  );
}
