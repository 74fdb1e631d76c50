import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { listResultBoards, publishResultBoard, type ResultBoard } from '#contract/endpoints/result-boards.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Link } from '#web/kit/Link.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { DataTable } from '#web/kit/table/DataTable.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useLocal } from '#web/lib/local.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { FormPage } from '../kit/FormPage.tsx';
import { Line } from '../kit/Line.tsx';
import { SeasonSelect } from '../kit/SeasonSelect.tsx';
import { loadSeasons } from '../kit/seasons.ts';
import { useWrite } from '../kit/useWrite.ts';
import type { Route } from './+types/BoardsPage.ts';
import { resultBoards, results } from './resource.ts';

export const handle = { needs: listResultBoards.access, words: ['admin', 'admin-results'] } satisfies PageHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { signal, url } = request;
  const seasons = await loadSeasons(signal);
  const asked = seasons.find(({ _id }) => _id === new URL(url).searchParams.get('season'));
  // Unless one is asked for, the newest that has results: the one that has just begun has none to publish.
  for (const { _id: season } of asked ? [asked] : seasons) {
    const { answer, error } = await attempt(call(listResultBoards, { query: { season }, signal }));
    if (error || asked || (answer && answer.boards.length > 0))
      return { seasons, season, boards: answer?.boards, error };
  }
  return { seasons, season: seasons[0]?._id ?? '', boards: [] };
}

/** The title, with what is below it once it is loaded. */
function Frame({ children, error }: { children?: ReactNode; error?: string | undefined }) {
  return (
    <FormPage resource={results} title={useWords('admin-results')('boards.title')} loaded={{ error }}>
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
  const nameOf = ({ competion, level }: ResultBoard) =>
    t('boards.board', { competition: say(competion, 'name'), ageLevel: say(level, 'name') });
  return (
    <Frame error={error}>
      <p className="text-soft">{t('boards.lead')}</p>
      <SeasonSelect
        name="season"
        label={t('list.season')}
        seasons={seasons}
        value={season}
        onChange={(chosen) => navigate(resultBoards.of(chosen), { replace: true, preventScrollReset: true })}
        className="max-w-sm"
      />
      <DataTable<ResultBoard>
        label={t('boards.title')}
        rows={boards}
        rowKey={({ competion, ageLevel }) => `${competion._id} ${ageLevel}`}
        empty={<EmptyState title={t('boards.none')} text={t('boards.noneText')} />}
        columns={[
          {
            key: 'board',
            header: t('list.competition'),
            main: true,
            cell: (board) => (
              <>
                <Line>{say(board.competion, 'name')}</Line>
                <Line detail>{say(board.level, 'name')}</Line>
              </>
            ),
          },
          {
            key: 'results',
            header: results.label[lang],
            className: 'sm:text-sm',
            cell: ({ competion, ageLevel, results: count }) => (
              <Link to={results.list({ season, competion: competion._id, ageLevel, sort: 'ranked' })}>
                {t('boards.count', { count })}
              </Link>
            ),
          },
          {
            key: 'state',
            header: t('fields.published'),
            cell: (board) => <State board={board} />,
          },
        ]}
        actions={(board) => <PublishButton board={board} name={nameOf(board)} />}
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
            <DateTime iso={changed_at} time /> {changed_by && <bdi>· {changed_by}</bdi>}
          </span>
        )
      }
    />
  );
}

function PublishButton({ board, name }: { board: ResultBoard; name: string }) {
  const t = useWords('admin-results');
  const confirm = useConfirm();
  const { competion, ageLevel, published, results: count } = board;
  const { write, pending } = useWrite(async (to: boolean) => {
    const { msg } = await call(publishResultBoard, { body: { competion_id: competion._id, ageLevel, published: to } });
    toast.success(msg);
  }, {});
  const ask = async () => {
    const sure = await confirm(
      published
        ? {
            ...{ title: t('boards.askTakeBack'), text: t('boards.askTakeBackText', { board: name }) },
            ...{ action: t('boards.takeBack'), tone: 'danger' },
          }
        : {
            ...{ title: t('boards.askPublish'), text: t('boards.askPublishText', { board: name, count }) },
            action: t('boards.publish'),
          },
    );
    if (sure) await write(!published);
  };
  return (
    <Button
      size="sm"
      variant={published ? 'quiet' : 'primary'}
      pending={pending}
      aria-label={t(published ? 'boards.takeBackNamed' : 'boards.publishNamed', { board: name })}
      onClick={ask}
    >
      {t(published ? 'boards.takeBack' : 'boards.publish')}
    </Button>
  );
}
