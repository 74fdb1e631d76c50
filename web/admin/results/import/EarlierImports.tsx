import type { ResultImport } from '#contract/endpoints/result-imports.ts';
import { formatNumber } from '#locales/format.ts';
import { query } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { DataTable } from '#web/kit/table/DataTable.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { Line } from '../../kit/Line.tsx';
import { resultImport } from '../resource.ts';
import { ImportTimes, useImportName } from './ImportTimes.tsx';
import { UndoButton } from './UndoButton.tsx';

interface EarlierImportsProps {
  imports: readonly ResultImport[];
  currentPage: number;
  totalPages: number;
}

/** The files that were imported, newest first: each can be undone whole. */
export function EarlierImports({ imports, currentPage, totalPages }: EarlierImportsProps) {
  const t = useWords('admin-result-imports');
  const say = useLocal();
  const nameOf = useImportName();
  return (
    <div className="mt-4 flex flex-col gap-3">
      <h2 className="text-xl">{t('earlier.title')}</h2>
      <DataTable<ResultImport>
        label={t('earlier.title')}
        rows={imports}
        rowKey={({ _id }) => _id}
        empty={<p className="p-5 text-soft">{t('earlier.none')}</p>}
        columns={[
          {
            key: 'file',
            header: t('earlier.file'),
            main: true,
            className: 'sm:w-1/4',
            cell: ({ file_name, season }) => (
              <>
                <Line>{file_name || t('earlier.noName')}</Line>
                <Line detail>{say(season, 'name')}</Line>
              </>
            ),
          },
          {
            key: 'counts',
            header: t('earlier.counts'),
            className: 'sm:text-sm',
            cell: ({ added, replaced, skipped }) =>
              t('earlier.countsText', {
                ...{ added: formatNumber(added), replaced: formatNumber(replaced), skipped: formatNumber(skipped) },
              }),
          },
          {
            key: 'when',
            header: t('earlier.when'),
            className: 'sm:text-sm',
            cell: (one) => <ImportTimes one={one} />,
          },
        ]}
        actions={(one) => (
          <div className="flex items-center justify-end gap-2">
            <ButtonLink
              size="sm"
              variant="ghost"
              to={resultImport.of(one._id)}
              aria-label={t('earlier.showNamed', nameOf(one))}
            >
              {t('earlier.show')}
            </ButtonLink>
            {!one.undone_at && <UndoButton one={one} />}
          </div>
        )}
      />
      <Pagination
        page={currentPage}
        pages={totalPages}
        hrefFor={(page) => `${resultImport.address}${query({ page })}`}
      />
    </div>
  );
}
