import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { OutsideLink } from '#web/kit/Link.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { useWords } from '#web/lib/words.tsx';
import { BackLink } from './BackLink.tsx';
import { RecordGone } from './form/RecordGone.tsx';
import type { LoadedRecord } from './load-record.ts';
import type { Resource } from './resource.ts';

export interface FormPageProps {
  resource: Resource;
  /** There is one such record, and no list to go back to. */
  single?: boolean;
  title: string;
  /** The title when the record is no longer there. */
  goneTitle: string;
  /** The values of a new record, where what was typed for one that is gone can be saved as a new one. */
  empty?: object;
  loaded?: LoadedRecord;
  /** Where visitors see this record, if it is not where they see all (`resource.site`), and what the link says. */
  seeIt?: { href: string; label: string };
  /** The form, and what is below it; skeletons while there is none. */
  children?: ReactNode;
}

/** A page with the form of one record: the way back to its list, title, form. */
export function FormPage({
  resource,
  single,
  title,
  goneTitle,
  empty = {},
  loaded = {},
  seeIt,
  children,
}: FormPageProps) {
  const t = useWords('admin');
  const { revalidate, state } = useRevalidator();
  const { error, gone } = loaded;
  const site = seeIt ?? (resource.site && { href: resource.site, label: t('form.seeIt') });
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <PageMeta title={gone ? goneTitle : title} private />
      <header>
        {!single && <BackLink to={resource} />}
        {!gone && (
          <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h1 className="min-w-0 text-3xl wrap-anywhere">{title}</h1>
            {site && loaded.answer !== undefined && (
              <OutsideLink href={site.href} newTab className="text-sm font-semibold">
                {site.label}
              </OutsideLink>
            )}
          </div>
        )}
      </header>
      {gone && <RecordGone resource={resource} title={goneTitle} deletion={gone.by} empty={empty} />}
      {error && <ErrorState text={error} onRetry={revalidate} pending={state === 'loading'} />}
      {!gone && !error && (children ?? <Waiting />)}
    </div>
  );
}

/** Of the size of a form's first fields. */
const Waiting = () => (
  <div aria-hidden className="flex flex-col gap-6">
    {['h-10', 'h-56'].map((height) => (
      <div key={height} className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        {['one', 'other'].map((side) => (
          <div key={side} className="flex flex-col gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className={`${height} w-full rounded-md`} />
          </div>
        ))}
      </div>
    ))}
  </div>
);
