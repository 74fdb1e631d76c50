import { paths } from '#web/app/paths.ts';
import { CompetitionCloth } from '#web/kit/art/CompetitionCloth.tsx';
import { CardLink } from '#web/kit/Card.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { useWords } from '#web/lib/words.tsx';
import type { CompetitionCardView } from './load-season.ts';

/** The competitions of a season, each with its own cloth, in the order of the programme. */
export function CompetitionCards({ competitions }: { competitions: CompetitionCardView[] }) {
  return (
    <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-5">
      {competitions.map((competition) => (
        <li key={competition.id} className="flex">
          <CompetitionCard competition={competition} />
        </li>
      ))}
    </ul>
  );
}

function CompetitionCard({ competition }: { competition: CompetitionCardView }) {
  const t = useWords('season');
  const age = useAgeLevel();
  return (
    <CardLink
      to={paths.competition(competition.id)}
      prefetch="intent"
      className="w-full"
      picture={<CompetitionCloth of={competition} logo={competition.logo} className="h-38 w-full" />}
    >
      <span className="text-lg font-bold">{competition.name}</span>
      <span className="text-sm text-soft">
        {competition.ages.map((level) => `${age.name(level)} (${age.years(level)})`).join(' · ')}
      </span>
      <span className="mt-auto flex flex-wrap justify-between gap-x-4 pt-3 text-sm font-semibold">
        <span>{t('members', { count: competition.members })}</span>
        {competition.total > 0 ? <Money halalas={competition.total} /> : <span>{t('free')}</span>}
      </span>
    </CardLink>
  );
}
