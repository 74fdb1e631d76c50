import { paths } from '#web/app/paths.ts';
import { Card } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Link, OutsideLink } from '#web/kit/Link.tsx';
import { WrittenDate } from '#web/kit/WrittenDate.tsx';
import { DaysLeft } from '#web/lib/DaysLeft.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import type { CompetitionView } from './load-competition.ts';

/** The end of registration, and when and where the events are: the dates that parents note first. */
export function CompetitionDates({ competition: { id, dates, events, season } }: { competition: CompetitionView }) {
  const t = useWords('milestones');
  const { lang } = useLanguage();
  const { registration, milestones } = dates;
  if (milestones.length === 0) return null;
  const day = registration.closes ?? registration.opens;
  const deadline = day && {
    term: t(registration.closes ? 'closesTerm' : 'opensTerm'),
    detail: (
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <WrittenDate of={day} />
        <DaysLeft of={registration} />
      </span>
    ),
  };
  const held = events.map(({ kind, title, when, place }) => ({
    term: title || t(kind === 'final' ? 'final' : 'regional'),
    detail: (
      <>
        <WrittenDate of={when} />
        {place && <span className="block text-sm text-soft">{place}</span>}
      </>
    ),
  }));
  return (
    <Card as="section" aria-labelledby="dates-title">
      <h2 id="dates-title" className="mb-2 text-xl">
        {t('title')}
      </h2>
      <DescriptionList items={[...(deadline ? [deadline] : []), ...held]} />
      <p className="mt-3 flex flex-col items-start gap-y-1 border-t border-line pt-3">
        {milestones.some(({ phase }) => phase !== 'past') && (
          <OutsideLink look="strong" href={paths.calendar(id, lang)}>
            {t('addOwn')}
          </OutsideLink>
        )}
        <Link look="strong" to={`${paths.season(season.slug)}#dates`}>
          {t('allDates')}
        </Link>
      </p>
    </Card>
  );
}
