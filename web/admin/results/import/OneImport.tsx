import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getResultImport, ResultImportRow } from '#contract/endpoints/result-imports.ts';
import { formatNumber } from '#locales/format.ts';
import { query } from '#web/app/paths.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { DataTable } from '#web/kit/table/DataTable.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Line } from '../../kit/Line.tsx';
import { resultImport } from '../resource.ts';
import { UndoButton } from './UndoButton.tsx';

/** What an import wrote: each result before and after it. */
export function OneImport({ import: one, rows, currentPage, totalPages }: AnswerOf<typeof getResultImport>) {
  const t = useWords('admin-result-imports');
  const say = useLocal();
  const { lang } = useLanguage();
  const value = (result: ResultImportRow['before']) => {
    if (!result) return <span className="text-soft">{t('one.noResult')}</span>;
    const rank = formatNumber(result.ranked);
    const region = lang === 'ar' ? result.region.ar_name : result.region.en_name;
    return (
      <TwoLines
        main={
          result.score === null
            ? t('one.value', { rank })
            : t('one.valueWithScore', { rank, score: formatNumber(result.score) })
        }
        below={`${say(result.level, 'name')} · ${region}`}
      />
    );
  };
  return (
    <section aria-label={t('one.title')} className="flex flex-col gap-4">
      <Link to={resultImport.address} look="quiet" className="inline-flex min-h-8 items-center gap-2 text-sm">
        <ArrowLeft aria-hidden size="1.15em" className="shrink-0 rtl:-scale-x-100" />
        {t('one.back')}
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <DescriptionList
          layout="stack"
          className="min-w-0 grow"
          items={[
            {
              term: t('earlier.file'),
              detail: <bdi className="wrap-anywhere">{one.file_name || t('earlier.noName')}</bdi>,
            },
            { term: t('season'), detail: <bdi>{say(one.season, 'name')}</bdi> },
            { term: t('earlier.when'), detail: <Moment at={one.created_at} by={one.created_by} /> },
            ...(one.undone_at
              ? [{ term: t('earlier.undone'), detail: <Moment at={one.undone_at} by={one.undone_by} /> }]
              : []),
          ]}
        />
        {!one.undone_at && <UndoButton one={one} />}
      </div>
      <DataTable<ResultImportRow>
        label={t('one.title')}
        rows={rows}
        rowKey={({ _id }) => _id}
        empty={<p className="p-5 text-soft">{t('one.none')}</p>}
        columns={[
          {
            key: 'team',
            header: t('one.team'),
            main: true,
            className: 'sm:w-1/3',
            cell: ({ team, competion, changed }) => (
              <>
                <Line>{team.name}</Line>
                <span className="block text-sm font-normal text-soft">
                  <Ltr>{team.team_no}</Ltr> · <bdi>{say(competion, 'name')}</bdi>
                </span>
                {changed && <Badge tone="warn">{t('one.changed')}</Badge>}
              </>
            ),
          },
          { key: 'before', header: t('one.before'), cell: ({ before }) => value(before) },
          { key: 'after', header: t('one.after'), cell: ({ after }) => value(after) },
        ]}
      />
      <Pagination
        page={currentPage}
        pages={totalPages}
        hrefFor={(page) => `${resultImport.address}${query({ id: one._id, page })}`}
      />
    </section>
  );
}

/** When something was done, and by whom, if the account is still there. */
const Moment = ({ at, by }: { at: string; by: string | null }) => (
  <>
    <DateTime iso={at} time />
    {by && (
      <span className="block text-sm font-normal text-soft">
        <bdi>{by}</bdi>
      </span>
    )}
  </>
);
