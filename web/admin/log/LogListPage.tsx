import Download from 'lucide-react/icons/download';
import { Outlet } from 'react-router';
import { changeActions } from '#contract/admin-record.ts';
import { exportLog, listLog, listLogPeople, loggedKinds } from '#contract/endpoints/office-log.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { useListAddress } from '#web/kit/list/useListAddress.ts';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { exportAddress } from '../kit/calls.ts';
import { plainListPage } from '../kit/list-page.tsx';
import { useLogColumns } from './columns.tsx';
import { DayRange } from './DayRange.tsx';
import { wordsOfLog } from './kinds.ts';
import { useRecordName } from './record-words.ts';
import { officeLog } from './resource.ts';

/** The people to filter by, with whoever is filtered by now; nobody if the call fails. */
async function loadPeople(signal: AbortSignal, also: string | null) {
  const { answer } = await attempt(call(listLogPeople, { query: also ? { also } : {}, signal }));
  return answer?.people ?? [];
}

const page = plainListPage({
  resource: officeLog,
  endpoint: listLog,
  rows: 'entries',
  words: 'admin-log',
  alsoWords: wordsOfLog,
  load: (signal, asked) => loadPeople(signal, asked.get('by')),
  useOwn(people = [], query) {
    const t = useWords('admin-log');
    const { lang } = useLanguage();
    const kinds = loggedKinds.map((value) => ({ value, label: t(`kinds.${value}`) }));
    return {
      more: (total) => t('more', { total }),
      searchLabel: t('search'),
      columns: useLogColumns(),
      rowName: useRecordName(),
      filters: [
        {
          ...{ name: 'by', label: t('who'), all: t('allPeople') },
          options: people.map(({ _id, name }) => ({ value: _id, label: nameIn(lang, name) })),
        },
        {
          ...{ name: 'kind', label: t('kind'), all: t('allKinds') },
          options: kinds.toSorted((one, other) => one.label.localeCompare(other.label, lang)),
        },
        {
          ...{ name: 'action', label: t('what'), all: t('allActions') },
          options: changeActions.map((value) => ({ value, label: t(`actions.${value}`) })),
        },
      ],
      ownFilters: {
        names: ['from', 'to', 'record'],
        fields: <DayRange from={query.from ?? ''} to={query.to ?? ''} />,
      },
      above: query.record && <OneRecord />,
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

/** `/admin/log` (back-office spec, section 2); an entry opens as a dialog over it. */
export default function LogListPage({ loaderData }: { loaderData: Awaited<ReturnType<typeof clientLoader>> }) {
  return (
    <>
      <page.Page loaderData={loaderData} />
      <Outlet />
    </>
  );
}

/** That the list has one record's changes, and the way to all. */
function OneRecord() {
  const t = useWords('admin-log');
  const { change } = useListAddress();
  return (
    <Callout
      actions={
        <Button size="sm" onClick={() => change({ record: undefined })}>
          {t('allRecords')}
        </Button>
      }
    >
      {t('oneRecord')}
    </Callout>
  );
}
