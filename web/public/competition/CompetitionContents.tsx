import { paths } from '#web/app/paths.ts';
import { Badge, StatusBadge } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Prose } from '#web/kit/Prose.tsx';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { DaysLeft } from '#web/lib/DaysLeft.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { useWords } from '#web/lib/words.tsx';
import { SceneHead } from '../layout/index.ts';
import { FootBar } from '../take-part/index.ts';
import { Characteristics } from './Characteristics.tsx';
import { CompetitionDates } from './CompetitionDates.tsx';
import { CompetitionEvent } from './CompetitionEvent.tsx';
import { CompetitionFacts } from './CompetitionFacts.tsx';
import { CompetitionFiles } from './CompetitionFiles.tsx';
import { CompetitionVideo } from './CompetitionVideo.tsx';
import type { CompetitionView } from './load-competition.ts';

/** What the page of a competition shows. */
export function CompetitionContents({ competition }: { competition: CompetitionView }) {
  const t = useWords('competition');
  return (
    <>
      <PageMeta
        title={competition.name}
        description={competition.description}
        share={{ kind: 'competition', ...competition, below: competition.season.name }}
        trail={[{ label: competition.season.name, to: paths.season(competition.season.slug) }]}
      />
      <CompetitionEvent competition={competition} />
      <SceneHead
        of={competition}
        scene={competition.scene}
        over={
          <Link to={paths.season(competition.season.slug)} look="strong" className="block w-fit py-1.5 text-lg">
            {competition.season.name}
          </Link>
        }
        title={competition.name}
      >
        <KeyFacts competition={competition} />
      </SceneHead>
      <div className="wrap grid items-start gap-x-12 gap-y-10 py-12 sm:py-16 lg:grid-cols-[1fr_22rem]">
        {/* What sticks ends with its parent: this one is as high as the text beside it. */}
        <div className="lg:col-start-2 lg:self-stretch">
          <div className="grid gap-6 lg:sticky lg:top-24">
            <CompetitionFacts competition={competition} />
            <CompetitionDates competition={competition} />
          </div>
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <h2>{t('about')}</h2>
          <Prose html={competition.description} className="mt-4 text-lg" />
          <AgeLevels ages={competition.ages} />
          <CompetitionVideo competition={competition} />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <Characteristics of={competition.characteristics} />
          {competition.files.length > 0 && <CompetitionFiles files={competition.files} />}
        </div>
      </div>
      <FootBar
        open={competition.registration}
        choice={{ season_id: competition.season.id, competion_id: competition.id }}
        total={competition.fee?.total ?? 0}
        results={paths.results(competition.season.id, { competion: competition.id })}
      />
    </>
  );
}

/** Whether registration is open, and for which ages: the facts that parents look for first. */
function KeyFacts({ competition: { registration, ages, dates } }: { competition: CompetitionView }) {
  const t = useWords('take-part');
  const age = useAgeLevel();
  return (
    // Separate rows on a phone: the number of lines must not change when the fonts load.
    <p className="mt-4 flex gap-x-4 gap-y-2 text-soft max-sm:flex-col sm:flex-wrap sm:items-center">
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {registration ? <StatusBadge tone="good">{t('open')}</StatusBadge> : <Badge>{t('closed')}</Badge>}
        <DaysLeft of={dates.registration} />
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-2">
        {ages.map((level) => (
          <span key={level.title} className="first-letter:uppercase">
            {age.years(level)}
          </span>
        ))}
      </span>
    </p>
  );
}

function AgeLevels({ ages }: Pick<CompetitionView, 'ages'>) {
  const t = useWords('competition');
  const age = useAgeLevel();
  if (ages.length === 0) return null;
  return (
    <>
      <h2 className="mt-12">{t('ages')}</h2>
      <ul className="mt-4 grid gap-3 min-[30rem]:grid-cols-2 sm:gap-4 md:grid-cols-3">
        {ages.map((level) => (
          <Card as="li" key={level.title}>
            <p className="font-semibold">{age.name(level)}</p>
            <p className="mt-1 text-xl font-bold text-palm first-letter:uppercase sm:text-2xl">{age.years(level)}</p>
          </Card>
        ))}
      </ul>
    </>
  );
}
