import Download from 'lucide-react/icons/download';
import { Outlet } from 'react-router';
import { exportLog, listLog, loggedKinds } from '#contract/endpoints/office-log.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { exportAddress } from '../kit/calls.ts';
import { plainListPage } from '../kit/list-page.tsx';
import { usePeriodFilter } from '../kit/PeriodFilter.tsx';
import { useLogColumns } from './columns.tsx';
import { useEntryName } from './entry-words.ts';
import { wordsOfKinds } from './kinds.ts';
import { loadPeople } from './people.ts';
import { officeLog } from './resource.ts';

const page = plainListPage({
  resource: officeLog,
  endpoint: listLog,
  rows: 'entries',
  words: 'admin-log',
  alsoWords: ['admin-deletion-requests', ...wordsOfKinds],
  load: (signal, asked) => loadPeople(signal, asked.get('by') ?? undefined),
  useOwn(people = [], { query }) {
    const t = useWords('admin-log');
    const { lang } = useLanguage();
    const kinds = loggedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }));
    return {
      more: (total) => t('textMore', { total }),
      searchLabel: t('search'),
      columns: useLogColumns(),
      rowName: useEntryName(),
      filters: [
        {
          ...{ name: 'by', label: t('who'), all: t('allPeople') },
          options: people.map(({ _id, name }) => ({ value: _id, label: nameIn(lang, name) })),
        },
        {
          ...{ name: 'kind', label: t('kind'), all: t('allKinds') },
          options: kinds.toSorted((one, other) => one.label.localeCompare(other.label, lang)),
        },
      ],
      ownFilter: usePeriodFilter(query),
      action: (
        <ButtonLink
          to={exportAddress(exportLog, query)}
          reloadDocument
          download
          icon={<Download aria-hidden size="1.15em" />}
        >
          {t('export')}
        </ButtonLink>
      ),
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;

/** `/admin/log` (back-office spec, section 2); a line of it is shown over it. */
export default function LogListPage({ loaderData }: { loaderData: Awaited<ReturnType<typeof clientLoader>> }) {
  return (
    <>
      <page.Page loaderData={loaderData} />
      <Outlet />
    </>
  );
}
