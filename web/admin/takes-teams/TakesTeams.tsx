import { useState } from 'react';
import { adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { remedies } from '#domain/why-no-teams.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Link } from '#web/kit/Link.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { competitions } from '../competitions/resource.ts';
import { useMay } from '../kit/calls.ts';
import { seasons } from '../seasons/resource.ts';
import { OpenDialog } from './OpenDialog.tsx';
import { type Offering, toChooseFrom, whyNone } from './opening.ts';
import { Reason } from './Reason.tsx';

/** In a list: yes, or no with the first reason, and what changes it. */
export function TakesTeamsCell(offering: Offering) {
  const t = useWords('admin-takes-teams');
  const [first, ...others] = whyNone(offering, new Date());
  if (!first) return <StatusBadge tone="good">{t('yes')}</StatusBadge>;
  return (
    <div className="flex flex-col items-start gap-1.5 text-sm max-sm:items-end max-sm:text-end">
      <StatusBadge>{t('no')}</StatusBadge>
      <span className="text-soft">
        <Reason why={first} />
        {/* Of a season that is over nobody needs to know what else is off. */}
        {others.length > 0 && first.reason !== 'over' && ` ${t('more', { count: others.length })}`}
      </span>
      <Remedy {...offering} />
    </div>
  );
}

/** Above a form: all reasons, and what changes them. */
export function TakesTeamsNotice(offering: Offering) {
  const t = useWords('admin-takes-teams');
  const why = whyNone(offering, new Date());
  if (why.length === 0) return <Callout tone="good">{t('takes')}</Callout>;
  return (
    <Callout title={t('takesNone')} actions={<Remedy {...offering} />}>
      <ul className="mt-1 list-disc ps-5">
        {why.map((one) => (
          <li key={one.reason}>
            <Reason why={one} />
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** The button that switches on what is missing; or the link to what no switch changes: a date, a competition, an age level. */
function Remedy(offering: Offering) {
  const t = useWords('admin-takes-teams');
  const say = useLocal();
  const may = useMay();
  const [asks, setAsks] = useState(false);
  const { season, competition } = offering;
  const found = new Set(whyNone(offering, new Date()).map(({ reason }) => remedies[reason]));
  if (!may(adminSeasons.switchAll) || !may(adminCompetitions.switchAll)) return null;
  if (found.has('dates')) return <Link to={`${seasons.edit(season._id)}#milestones`}>{t('changeDates')}</Link>;
  if (found.has('firstCompetition')) {
    return <Link to={competitions.create({ season: season._id })}>{t('firstCompetition')}</Link>;
  }
  if (found.has('ageLevels') && competition) {
    return <Link to={competitions.edit(competition._id)}>{t('addLevels')}</Link>;
  }
  if (found.has('openCompetition') && toChooseFrom(offering).length === 0) {
    return <Link to={competitions.list({ season: season._id })}>{t('addLevels')}</Link>;
  }
  if (!found.has('switch') && !found.has('openCompetition')) return null;
  return (
    <>
      <Button
        size="sm"
        className="whitespace-nowrap"
        aria-label={t('openOf', { name: say(competition ?? season, 'name') })}
        onClick={() => setAsks(true)}
      >
        {t('open')}
      </Button>
      {asks && <OpenDialog offering={offering} onClose={() => setAsks(false)} />}
    </>
  );
}
