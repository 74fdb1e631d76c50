import { Link, useLocation } from 'react-router';
import type { LogLine, listLog } from '#contract/endpoints/office-log.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { actionTones, inOrderOf } from '../kit/ChangeHistory.tsx';
import { Line } from '../kit/Line.tsx';
import type { ListColumn } from '../kit/list-types.ts';
import { overList } from '../kit/over-list.ts';
import { useTypeName } from '../people/names.ts';
import { useActionName, useLogLabels, useRecordName } from './record-words.ts';
import { officeLog } from './resource.ts';

export function useLogColumns(): ListColumn<LogLine, typeof listLog>[] {
  const t = useWords('admin-log');
  return [
    {
      ...{ key: 'record', header: t('record'), main: true, className: 'sm:w-[38%]' },
      cell: (line) => <RecordLink line={line} />,
    },
    { ...{ key: 'what', header: t('what'), className: 'sm:w-1/4' }, cell: (line) => <What line={line} /> },
    { ...{ key: 'who', header: t('who'), className: 'sm:w-1/5 sm:text-sm' }, cell: (line) => <Who line={line} /> },
    {
      ...{ key: 'when', header: t('when'), className: 'sm:text-sm sm:whitespace-nowrap' },
      cell: ({ at }) => <DateTime iso={at} time stacked />,
    },
  ];
}

/** Leads to what was changed; search, filters and page stay in the address. */
function RecordLink({ line }: { line: LogLine }) {
  const t = useWords('admin-log');
  const { search } = useLocation();
  const name = useRecordName()(line);
  return (
    <Link
      to={{ pathname: officeLog.view(line._id), search }}
      state={overList}
      preventScrollReset
      className="block rounded-sm text-ink no-underline hover:text-palm"
    >
      <Line>{name}</Line>
      <Line detail>{t(`kinds.${line.kind}`)}</Line>
    </Link>
  );
}

/** The action; for a change, the changed fields, too. */
function What({ line }: { line: LogLine }) {
  const labels = useLogLabels(line.kind);
  const { lang } = useLanguage();
  const names = inOrderOf(labels, line.fields).flatMap((name) => labels[name] ?? []);
  return (
    <span className="block max-sm:min-w-0 max-sm:text-end">
      <ActionBadge line={line} />
      {line.action === 'changed' && names.length > 0 && (
        <Line detail>{new Intl.ListFormat(lang, { type: 'unit' }).format(names)}</Line>
      )}
    </span>
  );
}

export function ActionBadge({ line }: { line: LogLine }) {
  const nameOf = useActionName();
  return <Badge tone={line.kind === 'exports' ? 'neutral' : actionTones[line.action]}>{nameOf(line)}</Badge>;
}

function Who({ line: { by, by_type } }: { line: LogLine }) {
  const t = useWords('admin-log');
  const { lang } = useLanguage();
  const typeName = useTypeName();
  if (by === null) return <span className="text-soft">{t('nobody')}</span>;
  return <TwoLines main={<bdi>{nameIn(lang, by)}</bdi>} below={by_type !== null && typeName(by_type)} />;
}
