import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { listResultBoards, type ResultBoard } from '#contract/endpoints/result-boards.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { Link } from '#web/kit/Link.tsx';
import { DataTable } from '#web/kit/table/DataTable.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { useLocal } from '#web/lib/local.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { Line } from '../kit/Line.tsx';
import { namedOptions } from '../kit/seasons.ts';
import type { Route } from './+types/BoardsPage.ts';
import { loadBoards } from './boards.ts';
import { loadResultSeasons } from './choices.ts';
import { HiddenCompetition, HiddenSeason } from './Hidden.tsx';
import { PublishAll, PublishButton } from './Publish.tsx';
import { resultBoards, results } from './resource.ts';

export const handle = { needs: listResultBoards.access, words: ['admin', 'admin-results'] } satisfies PageHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal, url } = request;
  const { answer: seasons = [], error } = await loadResultSeasons(signal);
  if (error) return { seasons, season: '', boards: undefined, error };
  return { seasons, ...(await loadBoards(seasons, new URL(url).searchParams.get('season'), signal)) };
}

/** The title, with what is below it once it is loaded. */
function Frame({ children, error }: { children?: ReactNode; error?: string | undefined }) {
  const title = useWords('admin-results')('boards.title');
  return (
    <FormPage resource={results} title={title} goneTitle={title} loaded={{ error }}>
      {children}
    </FormPage>
  );
}

export const HydrateFallback = () => <Frame />;

/** `/admin/results/boards`: which results visitors see, by season, competition and age level. */
export default function BoardsPage({ loaderData: { seasons, season, boards, error } }: Route.ComponentProps) {
  const t = useWords('admin-results');
  const say = useLocal();
  const { lang } = useLanguage();
  const navigate = useNavigate();
  const [first] = boards ?? [];
  return (
    <Frame error={error}>
      <p className="text-soft">{t('boards.lead')}</p>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Select
          name="season"
          label={t('list.season')}
          value={season}
          options={namedOptions(seasons, lang)}
          onChange={(chosen) => navigate(resultBoards.of(chosen), { replace: true, preventScrollReset: true })}
          className="w-full max-w-sm"
        />
        <PublishAll boards={boards ?? []} />
      </div>
      {first && !first.season.status && <HiddenSeason season={first.season} />}
      <DataTable<ResultBoard>
        label={t('boards.title')}
        rows={boards}
        rowKey={({ competion, ageLevel }) => `${competion._id} ${ageLevel}`}
        empty={
          <EmptyState title={t(season ? 'boards.none' : 'boards.noSeasons')} text={t('boards.noneText')} level={2} />
        }
        columns={[
          {
            ...{ key: 'board', header: t('list.competition'), main: true, className: 'sm:w-[30%]' },
            cell: (board) => (
              <>
                <Line>{say(board.competion, 'name')}</Line>
                <Line detail>{say(board.level, 'name')}</Line>
                {!board.competion.status && <HiddenCompetition competition={board.competion} />}
              </>
            ),
          },
          {
            ...{ key: 'results', header: t('boards.results'), className: 'sm:text-sm' },
            cell: ({ competion, ageLevel, results: count }) => (
              <Link to={results.list({ season, competion: competion._id, ageLevel, sort: 'ranked' })}>
                {t('boards.count', { count })}
              </Link>
            ),
          },
          { ...{ key: 'state', header: t('boards.state') }, cell: (board) => <State board={board} /> },
        ]}
        actions={(board) => <PublishButton board={board} />}
      />
    </Frame>
  );
}

/** Whether it is published, since when, and by whom. */
function State({ board: { published, changed_at, changed_by } }: { board: ResultBoard }) {
  const t = useWords('admin-results');
  return (
    <TwoLines
      main={
        <StatusBadge tone={published ? 'good' : 'neutral'}>
          {t(published ? 'boards.published' : 'boards.waiting')}
        </StatusBadge>
      }
      below={
        changed_at && (
          <span className="text-sm text-soft">
            <DateTime iso={changed_at} time /> {changed_by && '· '}
            {changed_by && <bdi>{changed_by}</bdi>}
          </span>
        )
      }
    />
  );
}
