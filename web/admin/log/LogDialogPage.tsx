import { useRevalidator } from 'react-router';
import { getLogEntry } from '#contract/endpoints/office-log.ts';
import { Button } from '#web/kit/Button.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { useCloseToList } from '../kit/over-list.ts';
import { loadCountries } from '../people/names.ts';
import type { Route } from './+types/LogDialogPage.ts';
import { formsOfKinds } from './kind-fields.ts';
import { saysOfPeople, wordsOfLog } from './kinds.ts';
import { LogDetail } from './LogDetail.tsx';
import { useRecordName } from './record-words.ts';
import { officeLog } from './resource.ts';

export const handle = { needs: getLogEntry.access, words: wordsOfLog } satisfies PageHandle;

export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const loaded = await attempt(call(getLogEntry, { query: { id }, signal }));
  const kind = loaded.answer?.entry.kind;
  const countries = kind && saysOfPeople(kind) ? await loadCountries(signal) : [];
  return { ...loaded, countries, input: (kind && (await formsOfKinds[kind]?.()))?.input };
}

/** `/admin/log/{id}/view`: what was changed, in a dialog over the list with an address of its own. */
export default function LogDialogPage({ loaderData: { answer, error, ...beside } }: Route.ComponentProps) {
  const t = useWords('admin-log');
  const nameOf = useRecordName();
  const { revalidate, state: loading } = useRevalidator();
  const close = useCloseToList(officeLog);
  const entry = answer?.entry;
  return (
    <Dialog
      open
      leaving
      size="lg"
      onClose={close}
      title={entry ? <bdi className="wrap-anywhere">{nameOf(entry)}</bdi> : t('detail.title')}
      actions={
        <Button variant="primary" data-autofocus onClick={close}>
          {t('detail.close')}
        </Button>
      }
    >
      {error !== undefined && (
        <ErrorState title={t('detail.failed')} text={error} onRetry={revalidate} pending={loading === 'loading'} />
      )}
      {entry && <LogDetail entry={entry} {...beside} />}
    </Dialog>
  );
}
