import type { LogEntry } from '#contract/endpoints/office-log.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Link } from '#web/kit/Link.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { ChangedFields } from '../kit/ChangeHistory.tsx';
import { useTypeName } from '../people/names.ts';
import { ActionBadge } from './columns.tsx';
import { logKinds } from './kinds.ts';
import { officeLog } from './resource.ts';
import { type Beside, useLogEntry } from './useLogEntry.ts';

/** Who did what and when, each field before and after, and where to go from here. */
export function LogDetail({ entry, ...beside }: { entry: LogEntry } & Beside) {
  const t = useWords('admin-log');
  const { lang } = useLanguage();
  const typeName = useTypeName();
  const { labels, fields, change, isErased } = useLogEntry(entry, beside);
  const { page } = logKinds[entry.kind];
  const by = entry.by === null ? t('nobody') : nameIn(lang, entry.by);
  const saysNothing = Object.keys({ ...change.before, ...change.after }).length === 0;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ActionBadge line={entry} />
        <span>{t(`kinds.${entry.kind}`)}</span>
        <DateTime iso={entry.at} time className="text-sm text-soft" />
      </p>
      <p className="mt-2">
        <bdi className="font-semibold">{by}</bdi>
        {entry.by_type !== null && <span className="text-soft"> · {typeName(entry.by_type)}</span>}
      </p>
      {entry.by === null && <p className="mt-1 text-sm text-soft">{t('detail.nobody')}</p>}
      {isErased && <Callout className="mt-4">{t('detail.replaced')}</Callout>}
      <div className="mt-4 border-t border-line pt-2">
        {saysNothing ? (
          <p className="mt-2 text-soft">{t('detail.nothing')}</p>
        ) : (
          <ChangedFields change={change} labels={labels} fields={fields} />
        )}
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4">
        {page && entry.exists && (
          <li>
            <Link to={page(entry)} look="strong">
              {t('detail.openRecord')}
            </Link>
          </li>
        )}
        {entry.kind !== 'exports' && (
          <li>
            <Link to={officeLog.list({ record: entry.record_id })}>{t('detail.ofRecord')}</Link>
          </li>
        )}
        {entry.by_id !== null && (
          <li>
            <Link to={officeLog.list({ by: entry.by_id })}>{t('detail.byThem', { name: by })}</Link>
          </li>
        )}
      </ul>
      {page && !entry.exists && entry.action !== 'deleted' && (
        <p className="mt-3 text-sm text-soft">{t('detail.gone')}</p>
      )}
    </>
  );
}
