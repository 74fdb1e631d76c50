import type { ErasedPlace } from '#contract/endpoints/personal-data.ts';
import { formatNumber } from '#locales/format.ts';
import { Button } from '#web/kit/Button.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { DataTable } from '#web/kit/table/DataTable.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';

const counts = ['removed', 'nameless', 'kept'] as const;

/** What became of the data of a deleted account, by place: counts, what was kept, why and until when. */
export function ReportDialog({ report, onClose }: { report: ErasedPlace[]; onClose: () => void }) {
  const t = useWords('admin-deletion-requests');
  const { lang } = useLanguage();
  const touched = report.filter((row) => counts.some((count) => row[count] > 0));
  const others = report.filter((row) => !touched.includes(row)).map(({ place }) => t(`places.${place}`));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('done.title')}
      text={t('done.text')}
      size="lg"
      actions={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('done.close')}
        </Button>
      }
    >
      <DataTable
        label={t('done.title')}
        rows={touched}
        rowKey={(row) => row.place}
        columns={[
          {
            key: 'place',
            header: t('done.place'),
            main: true,
            cell: ({ place, kept_until }) => (
              <>
                <span className="block font-semibold">{t(`places.${place}`)}</span>
                {kept_until && (
                  <span className="block text-sm font-normal text-soft">
                    <Sentence
                      of="admin-deletion-requests"
                      text="done.keptWhy"
                      parts={{ when: <DateTime iso={kept_until} /> }}
                    />
                  </span>
                )}
              </>
            ),
          },
          ...counts.map((count) => ({
            key: count,
            header: t(`done.${count}`),
            align: 'end' as const,
            cell: (row: ErasedPlace) => (row[count] > 0 ? formatNumber(row[count]) : '–'),
          })),
        ]}
      />
      {others.length > 0 && (
        <p className="mt-4 text-sm text-soft">
          {t('done.nothing', { places: new Intl.ListFormat(lang, { type: 'conjunction' }).format(others) })}
        </p>
      )}
    </Dialog>
  );
}
