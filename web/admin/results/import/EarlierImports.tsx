import { type ResultImport, undoResultImport } from '#contract/endpoints/result-imports.ts';
import { formatNumber } from '#locales/format.ts';
import { query } from '#web/app/paths.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { DataTable } from '#web/kit/table/DataTable.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { Line } from '../../kit/Line.tsx';
import { useWrite } from '../../kit/useWrite.ts';
import { resultImport } from '../resource.ts';

interface EarlierImportsProps {
  imports: readonly ResultImport[];
  currentPage: number;
  totalPages: number;
}

/** The files that were imported, newest first: each can be undone whole. */
export function EarlierImports({ imports, currentPage, totalPages }: EarlierImportsProps) {
  const t = useWords('admin-result-imports');
  const say = useLocal();
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
            cell: ({ created_at, created_by, undone_at, undone_by }) => (
              <>
                <TwoLines main={<DateTime iso={created_at} time />} below={<bdi>{created_by}</bdi>} />
                {undone_at && (
                  <TwoLines
                    main={
                      <span className="font-semibold">
                        {undone_by ? t('earlier.undoneBy') : t('earlier.undone')} <bdi>{undone_by}</bdi>
                      </span>
                    }
                    below={<DateTime iso={undone_at} time />}
                  />
                )}
              </>
            ),
          },
        ]}
        actions={(one) => (
          <div className="flex items-center justify-end gap-2">
            <ButtonLink
              size="sm"
              variant="ghost"
              to={resultImport.of(one._id)}
              aria-label={t('earlier.showNamed', { file: one.file_name || t('earlier.noName') })}
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

/** Asks first. A refusal names the teams whose results were changed since. */
export function UndoButton({ one }: { one: ResultImport }) {
  const t = useWords('admin-result-imports');
  const confirm = useConfirm();
  const file = one.file_name || t('earlier.noName');
  const { write, pending } = useWrite(
    async () => {
      const { msg } = await call(undoResultImport, { body: { id: one._id } });
      toast.success(msg);
    },
    {
      explain(error) {
        if (!(error instanceof ApiError) || error.code !== 'import_changed' || !error.fields.id) return false;
        toast.error(`${error.message} ${error.fields.id}`);
        return true;
      },
    },
  );
  const ask = async () => {
    const counts = { added: formatNumber(one.added), replaced: formatNumber(one.replaced) };
    const question = { title: t('earlier.ask'), text: t('earlier.askText', { file, ...counts }) };
    if (await confirm({ ...question, action: t('earlier.undo'), tone: 'danger' })) await write();
  };
  return (
    <Button size="sm" pending={pending} aria-label={t('earlier.undoNamed', { file })} onClick={ask}>
      {t('earlier.undo')}
    </Button>
  );
}
