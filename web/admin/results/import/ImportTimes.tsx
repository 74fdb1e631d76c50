import type { ResultImport } from '#contract/endpoints/result-imports.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { writeDate } from '#web/kit/write-date.ts';
import { isolated } from '#web/lib/names.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';

/** What tells an import from others of a file with the same name: `t('earlier.undoNamed', nameOf(one))`. */
export function useImportName() {
  const t = useWords('admin-result-imports');
  const { lang } = useLanguage();
  return ({ file_name, created_at }: ResultImport) => {
    const { day, hijri } = writeDate(lang, { iso: created_at, time: true });
    return { file: isolated(file_name || t('earlier.noName')), date: hijri ? `${day} (${hijri})` : day };
  };
}

/** When and by whom a file was imported, and undone. */
export function ImportTimes({ one: { created_at, created_by, undone_at, undone_by } }: { one: ResultImport }) {
  const t = useWords('admin-result-imports');
  return (
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
  );
}
