import Award from 'lucide-react/icons/award';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Mail from 'lucide-react/icons/mail';
import { listCertificateBatches } from '#contract/endpoints/certificate-batches.ts';
import { downloadEventSheets } from '#contract/endpoints/team-bulk.ts';
import { listMailings } from '#contract/endpoints/team-mailings.ts';
import { dayOf } from '#domain/milestones.ts';
import { DropdownMenu } from '#web/kit/overlay/DropdownMenu.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { fetchFile, useDownload } from '#web/team/download/index.ts';
import { exportAddress, useMay } from '../kit/calls.ts';
import { certificateBatches, teamMailings } from './resource.ts';

/** What else there is of the teams of the list: sheets for the event, mails that were sent, files of certificates. */
export function MoreMenu({ query }: { query: Record<string, unknown> }) {
  const t = useWords('admin-teams');
  const { lang } = useLanguage();
  const may = useMay();
  const { download, loading } = useDownload(t('sheets.failed'));
  const icon = (Icon: typeof Mail) => <Icon aria-hidden size="1.15em" />;
  const sheets = () =>
    download({
      key: 'sheets',
      name: `event-sheets-${dayOf(new Date())}`,
      fetch: () => fetchFile(exportAddress(downloadEventSheets, query)),
    });
  const items = [
    ...(may(downloadEventSheets)
      ? [{ id: 'sheets', label: t('sheets.get'), icon: icon(ClipboardList), onAction: () => void sheets() }]
      : []),
    ...(may(listMailings)
      ? [{ id: 'mailings', label: teamMailings.label[lang], icon: icon(Mail), href: teamMailings.address }]
      : []),
    ...(may(listCertificateBatches)
      ? [{ id: 'batches', label: certificateBatches.label[lang], icon: icon(Award), href: certificateBatches.address }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <DropdownMenu label={t('more')} items={items} variant="quiet" size="md">
        {t('more')}
      </DropdownMenu>
      <span role="status" className={loading ? 'text-sm text-soft' : 'sr-only'}>
        {loading && t('sheets.making')}
      </span>
    </>
  );
}
