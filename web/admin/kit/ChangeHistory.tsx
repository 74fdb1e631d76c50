import { Fragment, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { LoggedChange } from '#contract/admin-crud.ts';
import { directionOf } from '#contract/languages.ts';
import { htmlToText } from '#domain/html-text.ts';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { SkeletonText } from '#web/kit/Skeleton.tsx';
import { attempt } from '#web/lib/attempt.ts';
import { useWords } from '#web/lib/words.tsx';
import type { RecordField } from './form/record-fields.ts';
import { useValueText } from './useValueText.ts';
import { wordChanges } from './word-changes.ts';

interface Page {
  changes: LoggedChange[];
  totalPages: number;
}

export interface ChangeHistoryProps {
  /** Fetches a page of the record's log, from 1. */
  load: (page: number) => Promise<Page>;
  /** The names of the fields, by their names on the wire. */
  labels: Record<string, string>;
  fields: Record<string, RecordField>;
  /** The log of all records, in a dialog that has the title: each change says which record it was. */
  ofAll?: boolean;
}

/** The log of a record: who changed which fields and when, and what was changed in them. Newest first. */
export function ChangeHistory({ load, labels, fields, ofAll }: ChangeHistoryProps) {
  const t = useWords('admin');
  const id = useId();
  const { changes, more, error, pending, next } = useHistory(load);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={ofAll ? 'sr-only' : 'text-xl'}>
        {t('history.title')}
      </h2>
      <Card pad="none" className="mt-3">
        {changes.length === 0 && pending && <SkeletonText lines={3} className="p-5" />}
        {changes.length === 0 && !pending && !error && <p className="p-5 text-soft">{t('history.none')}</p>}
        <ol className="divide-y divide-line">
          {changes.map((change) => (
            <Entry key={change._id} change={change} labels={labels} fields={fields} named={ofAll} />
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
function useHistory(load: ChangeHistoryProps['load']) {
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
  const { action, by, at, before, after } = change;
  const names = action === 'changed' ? [...new Set([...Object.keys(before), ...Object.keys(after)])] : [];
  return (
    <li className="px-5 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone={action === 'created' ? 'good' : action === 'deleted' ? 'bad' : 'neutral'}>
          {t(`history.${action}`)}
        </Badge>
        <bdi className="font-semibold">{by}</bdi>
        <DateTime iso={at} time className="text-sm text-soft" />
      </p>
      {named && (
        <p className="mt-1.5 font-semibold wrap-anywhere">
          <bdi>{change.name}</bdi>
        </p>
      )}
      {names.length > 0 && (
        <dl className="mt-3 grid gap-3">
          {names.map((name) => (
            <div key={name}>
              <dt className="text-sm text-soft">{labels[name] ?? name}</dt>
              <dd className="mt-0.5">
                <Difference before={before[name]} after={after[name]} field={fields[name]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** Characters of a change beyond which it is folded. */
const LONG = 600;

interface DifferenceProps {
  before: unknown;
  after: unknown;
  field: RecordField | undefined;
}

function Difference({ before, after, field }: DifferenceProps) {
  const t = useWords('admin');
  const textOf = useValueText();
  const plain = (value: unknown) =>
    textOf(field?.html && value ? htmlToText(String(value)).replaceAll(/\n+/g, '\n') : value);
  const [old, now] = [plain(before), plain(after)];
  const isText = typeof before === 'string' && typeof after === 'string' && before !== '' && after !== '';
  const runs = isText
    ? wordChanges(old, now)
    : [
        { kind: 'removed' as const, text: old },
        { kind: 'added' as const, text: now },
      ];
  if (runs.every(({ kind }) => kind === 'same')) return <span className="text-soft">{t('history.formatting')}</span>;
  const text = (
    <span
      lang={field?.language}
      dir={field?.language && directionOf(field.language)}
      className="block whitespace-pre-line wrap-anywhere"
    >
      {runs.map(({ kind, text }, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs never change
        if (kind === 'same') return <span key={at}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the runs never change
          <Fragment key={at}>
            <Mark className={marks[kind]}>
              <span className="sr-only">{t(`history.${kind}`)} </span>
              {text.trimEnd()}
            </Mark>
            {text.slice(text.trimEnd().length) || ' '}
          </Fragment>
        );
      })}
    </span>
  );
  if (runs.reduce((length, run) => length + run.text.length, 0) <= LONG) return text;
  return (
    <details>
      <summary className="cursor-pointer rounded-xs font-semibold">{t('history.show')}</summary>
      <div className="mt-2">{text}</div>
    </details>
  );
}

const marks = {
  added: 'rounded-xs bg-good-tint text-good underline decoration-good/50 underline-offset-3',
  removed: 'rounded-xs bg-bad-tint text-bad line-through decoration-bad/60',
};
