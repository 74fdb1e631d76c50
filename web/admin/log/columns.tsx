import { Link, useLocation } from 'react-router';
import { can, roleOf } from '#contract/access.ts';
import { changeActions } from '#contract/admin-record.ts';
import type { LogEntry, listLog } from '#contract/endpoints/office-log.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { ActionBadge, namesOfFields } from '../kit/change-said.tsx';
import { Line } from '../kit/Line.tsx';
import type { ListColumn } from '../kit/list-types.ts';
import { overList } from '../kit/over-list.ts';
import { useEntryName, useLogLabels } from './entry-words.ts';
import { officeLog } from './resource.ts';

export function useLogColumns(): ListColumn<LogEntry, typeof listLog>[] {
  const t = useWords('admin-log');
  return [
    {
      ...{ key: 'record', header: t('record'), main: true, className: 'sm:w-2/5' },
      cell: (entry) => <RecordLink entry={entry} />,
    },
    { ...{ key: 'what', header: t('what'), className: 'sm:w-1/4' }, cell: (entry) => <What entry={entry} /> },
    { ...{ key: 'who', header: t('who'), className: 'sm:w-1/5 sm:text-sm' }, cell: (entry) => <Who entry={entry} /> },
    {
      ...{ key: 'when', header: t('when'), className: 'sm:text-sm sm:whitespace-nowrap' },
      cell: ({ at }) => <DateTime iso={at} time stacked />,
    },
  ];
}

/** Leads to what was changed; search, filters and page stay in the address. */
function RecordLink({ entry }: { entry: LogEntry }) {
  const t = useWords('admin-log');
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: officeLog.view(entry._id), search }}
      state={overList}
      preventScrollReset
      className="block rounded-sm text-ink no-underline hover:text-palm"
    >
      <Line>{useEntryName()(entry)}</Line>
      <Line detail>{t(`kinds.${entry.kind}`)}</Line>
    </Link>
  );
}

/** What was done; of a change also in which fields. */
function What({ entry }: { entry: LogEntry }) {
  const labels = useLogLabels(entry);
  const { lang } = useLanguage();
  const names = namesOfFields(entry, labels).flatMap((name) => labels[name] ?? []);
  return (
    <span className="block max-sm:min-w-0 max-sm:text-end">
      <ActionBadge action={entry.action} />
      {changeActions[entry.action] === 'both' && names.length > 0 && (
        <Line detail>{new Intl.ListFormat(lang, { type: 'unit' }).format(names)}</Line>
      )}
    </span>
  );
}

/** Who did it; whoever is not of the office is said to be what they are. */
function Who({ entry: { by, by_type } }: { entry: LogEntry }) {
  const t = useWords('admin-log');
  const { lang } = useLanguage();
  const role = roleOf(by_type);
  return (
    <TwoLines
      main={<bdi>{nameIn(lang, by)}</bdi>}
      below={role !== 'guest' && !can(role, 'admin:enter') && t(`roles.${role}`)}
    />
  );
}
