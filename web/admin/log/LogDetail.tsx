import type { LogEntry } from '#contract/endpoints/office-log.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Callout } from '#web/kit/Callout.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Link } from '#web/kit/Link.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { ChangedFields } from '../kit/ChangeHistory.tsx';
import { ActionBadge } from '../kit/change-said.tsx';
import { logKinds } from './kinds.ts';
import { type AroundLog, useLogNames } from './names.ts';
import { officeLog } from './resource.ts';
import { useLogEntry } from './useLogEntry.ts';

/** Who did what and when, and each field before and after, with the ways on from here. */
export function LogDetail({ entry, around }: { entry: LogEntry; around: AroundLog }) {
  const t = useWords('admin-log');
  const { lang } = useLanguage();
  const { labels, fields, change, replaced } = useLogEntry(entry, useLogNames(around));
  const { at: pageOf } = logKinds[entry.kind];
  const by = nameIn(lang, entry.by);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <ActionBadge action={entry.action} />
        <span>{t(`kinds.${entry.kind}`)}</span>
        <bdi className="font-semibold">{by}</bdi>
        <DateTime iso={entry.at} time className="text-sm text-soft" />
      </p>
      {replaced && <Callout className="mt-4">{t('detail.replaced')}</Callout>}
      {Object.keys({ ...change.before, ...change.after }).length === 0 ? (
        <p className="mt-4 text-soft">{t('detail.nothing')}</p>
      ) : (
        <div className="mt-4">
          <ChangedFields change={change} labels={labels} fields={fields} />
        </div>
      )}
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4">
        {pageOf && !entry.gone && (
          <li>
            <Link to={pageOf(entry)} look="strong">
              {t('detail.openRecord')}
            </Link>
          </li>
        )}
        <li>
          <Link to={officeLog.list({ by: entry.by_id })}>{t('detail.byThem', { name: by })}</Link>
        </li>
        <li>
          <Link to={officeLog.list({ kind: entry.kind })}>{t('detail.ofKind')}</Link>
        </li>
      </ul>
      {entry.gone && entry.action !== 'deleted' && <p className="mt-3 text-sm text-soft">{t('detail.gone')}</p>}
    </>
  );
}
