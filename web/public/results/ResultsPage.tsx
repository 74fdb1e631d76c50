import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { LinkTabs } from '#web/kit/LinkTabs.tsx';
import { DataTable } from '#web/kit/table/DataTable.tsx';
import { useAgeLevel } from '#web/lib/age-level.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type RouteHandle, useWords } from '#web/lib/words.tsx';
import { PageHead } from '../layout/index.ts';
import type { Route } from './+types/ResultsPage.ts';
import { AgeLevelLinks } from './AgeLevelLinks.tsx';
import { useResultColumns } from './columns.tsx';
import { loadResults } from './load-results.ts';

export const handle = { words: ['results', 'age-levels'], opening: 'night' } satisfies RouteHandle;

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadResults(context, params.seasonId, new URL(request.url).searchParams);

export default function ResultsPage({ loaderData: view }: Route.ComponentProps) {
  const t = useWords('results');
  const age = useAgeLevel();
  const { season, competitions, competition, ageLevel, results } = view;
  const title = t('titleOf', { season: season.name });
  return (
    <>
      <PageMeta title={title} description={t('lead')} />
      <PageHead title={title} lead={t('lead')} />
      <div className="wrap py-10 sm:py-12">
        <LinkTabs
          label={t('competitions')}
          tabs={competitions.map(({ id, name }) => ({
            label: name,
            to: paths.results(season.id, { competion: id }),
            current: id === competition?.id,
          }))}
        />
        {competition && <AgeLevelLinks seasonId={season.id} competition={competition} current={ageLevel} />}
        <DataTable
          label={t('table', { competition: competition?.name ?? '', ageLevel: age.title(ageLevel ?? '') })}
          columns={useResultColumns(results)}
          rows={results}
          rowKey={(row) => row._id}
          empty={
            <EmptyState
              title={t('empty')}
              text={t('emptyText')}
              action={<ButtonLink to={paths.season(season.slug)}>{t('season')}</ButtonLink>}
            />
          }
          className="mt-6"
        />
      </div>
    </>
  );
}
