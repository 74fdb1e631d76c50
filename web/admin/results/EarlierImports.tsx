import { useId } from 'react';
import { type ResultImport, undoResultImport } from '#contract/endpoints/result-imports.ts';
import { formatNumber } from '#locales/format.ts';
import { Button } from '#web/kit/Button.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { useConfirm } from '#web/kit/overlay/confirm.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { DataTable } from '#web/kit/table/DataTable.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { Line } from '../kit/Line.tsx';
import { useWrite } from '../kit/useWrite.ts';
import { resultImport } from './resource.ts';

interface EarlierImportsProps {
  imports: readonly ResultImport[];
  currentPage: number;
  totalPages: number;
}

/** The files that were imported, newest first: each can be undone whole. */
export function EarlierImports({ imports, currentPage, totalPages }: EarlierImportsProps) {
  const t = useWords('admin-results');
  const say = useLocal();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-4 flex flex-col gap-3">
      <h2 id={titleId} className="text-xl">
        {t('imports.title')}
      </h2>
      <DataTable<ResultImport>
        label={t('imports.title')}
        rows={imports}
        rowKey={({ _id }) => _id}
        empty={<p className="p-5 text-soft">{t('imports.none')}</p>}
        columns={[
          {
            key: 'file',
            header: t('import.file'),
            main: true,
            className: 'sm:w-2/5',
            cell: ({ file_name, season }) => (
              <>
                <Line>{file_name || t('imports.noName')}</Line>
                <Line detail>{say(season, 'name')}</Line>
              </>
            ),
          },
          {
            key: 'counts',
            header: t('import.sheet'),
            className: 'sm:text-sm',
            cell: ({ added, replaced, skipped }) =>
              t('imports.counts', {
                ...{ added: formatNumber(added), replaced: formatNumber(replaced), skipped: formatNumber(skipped) },
              }),
          },
          {
            key: 'when',
            header: t('fields.created_at'),
            className: 'sm:text-sm',
            cell: ({ created_at, created_by }) => (
              <TwoLines main={<DateTime iso={created_at} time />} below={<bdi>{created_by}</bdi>} />
            ),
          },
        ]}
        actions={(one) =>
          one.undone_at ? (
            <span className="text-sm text-soft">
              {t('imports.undoneBy')} <bdi>{one.undone_by}</bdi>
            </span>
          ) : (
            <UndoButton one={one} />
          )
        }
      />
      {totalPages > 1 && (
        <Pagination page={currentPage} pages={totalPages} hrefFor={(page) => `${resultImport.address}?page=${page}`} />
      )}
    </section>
  );
}

function UndoButton({ one }: { one: ResultImport }) {
  const t = useWords('admin-results');
  const confirm = useConfirm();
  const file = one.file_name || t('imports.noName');
  const { write, pending } = useWrite(
    async () => {
      const { msg } = await call(undoResultImport, { body: { id: one._id } });
      toast.success(msg);
    },
    {
      explain(error) {
        const named = error instanceof ApiError && error.code === 'import_changed' && error.fields.id;
        // Which results they are says more than that there are some.
        if (named) toast.error(`${(error as ApiError).message} ${named}`);
        return Boolean(named);
      },
    },
  );
  const ask = async () => {
    const counts = { added: formatNumber(one.added), replaced: formatNumber(one.replaced) };
    const question = { title: t('imports.ask'), text: t('imports.askText', { file, ...counts }) };
    if (await confirm({ ...question, action: t('imports.undo'), tone: 'danger' })) await write();
  };
  return (
    <Button size="sm" pending={pending} aria-label={t('imports.undoNamed', { file })} onClick={ask}>
      {t('imports.undo')}
    </Button>
  );
}
