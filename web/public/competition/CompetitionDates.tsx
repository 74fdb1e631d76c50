import { paths } from '#web/app/paths.ts';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Link } from '#web/kit/Link.tsx';
import { DaysLeft } from '#web/lib/Deadline.tsx';
import type { MilestoneView } from '#web/lib/season-dates.ts';
import { useWords } from '#web/lib/words.tsx';
import type { CompetitionView } from './load-competition.ts';

/** Until when one can register, and when and where it is played: what a parent writes into the calendar first. */
export function CompetitionDates({ competition: { dates, season } }: { competition: CompetitionView }) {
  const t = useWords('milestones');
  const { registration, milestones } = dates;
  if (milestones.length === 0) return null;
  const day = registration.closes ?? registration.opens;
  const events = (['regional', 'final'] as const).flatMap((kind) => {
    const ofKind = milestones.filter((milestone) => milestone.kind === kind);
    return ofKind.length > 0 ? [{ term: t(kind), detail: <When of={ofKind} /> }] : [];
  });
  return (
    <Card as="section" aria-labelledby="dates-title">
      <h2 id="dates-title" className="mb-2 text-xl">
        {t('title')}
      </h2>
      <DescriptionList
        items={[
          ...(day
            ? [
                {
                  term: t(registration.closes ? 'closesTerm' : 'opensTerm'),
                  detail: (
                    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <DateTime iso={day} time={day.length > 10} />
                      <DaysLeft of={registration} />
                    </span>
                  ),
                },
              ]
            : []),
          ...events,
        ]}
      />
      <p className="mt-3 border-t border-line pt-3">
        <Link look="strong" to={`${paths.season(season.slug)}#dates`}>
          {t('allDates')}
        </Link>
      </p>
    </Card>
  );
}

/** From the first to the last of a kind; where, if all of them are at one place. */
function When({ of }: { of: readonly MilestoneView[] }) {
  const [first] = of;
  if (!first) return null;
  const places = new Set(of.map(({ place, region }) => place || region));
  const last =
    of
      .map(({ to }) => to)
      .sort()
      .at(-1) ?? first.to;
  return (
    <>
      <DateTime iso={first.from} to={last} />
      {places.size === 1 && <span className="block text-sm text-soft">{[...places][0]}</span>}
    </>
  );
}
