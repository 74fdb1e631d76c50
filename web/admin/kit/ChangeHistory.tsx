import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { LoggedChange } from '#contract/admin-record.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { SkeletonText } from '#web/kit/Skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { type HistoryCall, useMay } from './calls.ts';
import { Contents, Difference } from './Difference.tsx';
import type { RecordField } from './form/record-fields.ts';

/** The badge colour of each action. */
export const actionTones = { created: 'good', changed: 'neutral', deleted: 'bad' } as const;

/** Names of fields in the order of the form, which JSON in the database does not keep. */
export function inOrderOf(labels: Record<string, string>, names: readonly string[]): string[] {
  const order = Object.keys(labels);
  return names.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

interface Page {
  changes: LoggedChange[];
  totalPages: number;
}

export interface ChangeHistoryProps {
  history: HistoryCall;
  /** Of one record; without it of all, in a dialog that has the title: each change says which record it was. */
  id?: string;
  /** The names of the fields, by their names on the wire. */
  labels: Record<string, string>;
  fields: Record<string, RecordField>;
}

/** The log of a record, for who may read it: who changed which fields and when, and what was changed in them. */
export function ChangeHistory(props: ChangeHistoryProps) {
  const may = useMay();
  return may(props.history) && <Changes {...props} />;
}

/** What was changed in all records of a resource, also in those that are deleted. */
export function HistoryDialog({ onClose, ...history }: Omit<ChangeHistoryProps, 'id'> & { onClose: () => void }) {
  const t = useWords('admin');
  return (
    <Dialog open size="lg" title={t('history.title')} onClose={onClose}>
      <ChangeHistory {...history} />
    </Dialog>
  );
}

/** Newest first. */
function Changes({ history, id, labels, fields }: ChangeHistoryProps) {
  const t = useWords('admin');
  const titleId = useId();
  const { changes, more, error, pending, next } = useHistory((page) => call(history, { query: { id, page } }));
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={id ? 'text-xl' : 'sr-only'}>
        {t('history.title')}
      </h2>
      <Card pad="none" className="mt-3">
        {changes.length === 0 && pending && <SkeletonText lines={3} className="p-5" />}
        {changes.length === 0 && !pending && !error && <p className="p-5 text-soft">{t('history.none')}</p>}
        <ol className="divide-y divide-line">
          {changes.map((change) => (
            <Entry key={change._id} change={change} labels={labels} fields={fields} named={!id} />
          ))}
        </ol>
        {error && <ErrorState text={error} onRetry={next} pending={pending} level={3} />}
        {more && !error && (
          <div className="border-t border-line p-3">
            <Button variant="ghost" size="sm" pending={pending} onClick={next}>
              {t('history.older')}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}

/** The pages fetched so far, the first at once. */
function useHistory(load: (page: number) => Promise<Page>) {
  const [pages, setPages] = useState<Page[]>([]);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(true);
  const latest = useRef(load);
  latest.current = load;
  const fetchPage = useCallback(async (page: number, isWanted: () => boolean) => {
    setPending(true);
    const { answer, error } = await attempt(latest.current(page));
    if (!isWanted()) return;
    if (answer) setPages((now) => [...now.slice(0, page - 1), answer]);
    setError(error);
    setPending(false);
  }, []);
  useEffect(() => {
    let here = true;
    fetchPage(1, () => here);
    return () => {
      here = false;
    };
  }, [fetchPage]);
  return {
    // A change made meanwhile moves the last entries of a page to the next one.
    changes: [...new Map(pages.flatMap(({ changes }) => changes).map((change) => [change._id, change])).values()],
    more: pages.length < (pages.at(-1)?.totalPages ?? 0),
    error,
    pending,
    next: () => fetchPage(pages.length + 1, () => true),
  };
}

type EntryProps = Pick<ChangeHistoryProps, 'labels' | 'fields'> & { change: LoggedChange; named?: boolean };

function Entry({ change, labels, fields, named }: EntryProps) {
  const t = useWords('admin');
  const say = useLocal();
  const { action, by, at } = change;
  const contents = <ChangedFields change={change} labels={labels} fields={fields} />;
  return (
    <li className="px-5 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone={actionTones[action]}>{t(`history.${action}`)}</Badge>
        <bdi className="font-semibold">{by}</bdi>
        <DateTime iso={at} time className="text-sm text-soft" />
      </p>
      {named && (
        <p className="mt-1.5 font-semibold wrap-anywhere">
          <bdi>{say(change, 'name')}</bdi>
        </p>
      )}
      {action === 'changed' ? (
        contents
      ) : (
        <details className="mt-2">
          <summary className="cursor-pointer rounded-xs text-sm font-semibold">{t('history.contents')}</summary>
          {contents}
        </details>
      )}
    </li>
  );
}

type ChangedFieldsProps = Pick<ChangeHistoryProps, 'labels' | 'fields'> & {
  change: Pick<LoggedChange, 'action' | 'before' | 'after'>;
};

/** What was changed in each field; of a record that was added or deleted, what it said. In the order of the labels. */
export function ChangedFields({ change: { action, before, after }, labels, fields }: ChangedFieldsProps) {
  return (
    <dl className="mt-3 grid gap-3">
      {inOrderOf(labels, Object.keys({ ...before, ...after })).map((name) => (
        <div key={name}>
          <dt className="text-sm text-soft">{labels[name] ?? name}</dt>
          <dd className="mt-0.5">
            {action === 'changed' && name in before ? (
              <Difference before={before[name]} after={after[name]} field={fields[name]} />
            ) : (
              <Contents value={(action === 'deleted' ? before : after)[name]} field={fields[name]} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
