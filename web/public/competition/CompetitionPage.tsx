import { paths } from '#web/app/paths.ts';
import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { Card } from '#web/kit/Card.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Prose } from '#web/kit/Prose.tsx';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type RouteHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/CompetitionPage.ts';
import { Characteristics } from './Characteristics.tsx';
import { CompetitionEvent } from './CompetitionEvent.tsx';
import { CompetitionFacts } from './CompetitionFacts.tsx';
import { CompetitionFiles } from './CompetitionFiles.tsx';
import { CompetitionVideo } from './CompetitionVideo.tsx';
import { type CompetitionView, loadCompetition } from './load-competition.ts';

export const handle = {
  words: ['competition', 'age-levels', 'take-part'],
  opening: 'night',
  registers: ({ id, season, registration }: CompetitionView) =>
    registration ? { season_id: season.id, competion_id: id } : undefined,
  cache: { query: [] },
} satisfies RouteHandle;

export const loader = ({ context, params }: Route.LoaderArgs) => loadCompetition(context, params.competitionId);

export default function CompetitionPage({ loaderData: competition }: Route.ComponentProps) {
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
      <Banner competition={competition} />
      <div className="wrap grid items-start gap-x-12 gap-y-10 py-12 sm:py-16 lg:grid-cols-[1fr_22rem]">
        <CompetitionFacts competition={competition} />
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
    </>
  );
}

function Banner({ competition }: { competition: CompetitionView }) {
  const { name, season, picture, slug } = competition;
  return (
    <header className="on-night">
      <div className="wrap pt-10 pb-10 sm:pt-14">
        <p>
          <Link to={paths.season(season.slug)} look="strong" className="inline-block py-1.5">
            {season.name}
          </Link>
        </p>
        <h1 className="mt-1">{name}</h1>
      </div>
      {picture ? (
        <img src={picture} alt="" className="h-40 w-full object-cover sm:h-56" />
      ) : (
        <Tapestry name={slug} columns={96} rows={10} className="h-28 w-full sm:h-36" />
      )}
    </header>
  );
}

function AgeLevels({ ages }: Pick<CompetitionView, 'ages'>) {
  const t = useWords('competition');
  const age = useAgeLevel();
  if (ages.length === 0) return null;
  return (
    <>
      <h2 className="mt-12">{t('ages')}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
        {ages.map(({ title, desc }) => (
          <Card as="li" key={title}>
            <p className="font-semibold">{age.title(title)}</p>
            <p className="mt-1 text-xl font-bold text-palm first-letter:uppercase sm:text-2xl">{age.years(desc)}</p>
          </Card>
        ))}
      </ul>
    </>
  );
}
