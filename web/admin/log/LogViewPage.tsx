import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { getLogEntry } from '#contract/endpoints/office-log.ts';
import { Button } from '#web/kit/Button.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import type { overList } from '../kit/over-list.ts';
import type { Route } from './+types/LogViewPage.ts';
import { useEntryName } from './entry-words.ts';
import { wordsOfKinds } from './kinds.ts';
import { LogDetail } from './LogDetail.tsx';
import { loadAroundLog } from './names.ts';
import { officeLog } from './resource.ts';

export const handle = {
  needs: getLogEntry.access,
  words: ['admin', 'admin-log', 'admin-deletion-requests', ...wordsOfKinds],
} satisfies PageHandle;

export async function clientLoader({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) {
  const [loaded, around] = await Promise.all([
    attempt(call(getLogEntry, { query: { id }, signal })),
    loadAroundLog(signal),
  ]);
  return { ...loaded, around };
}

/** `/admin/log/{id}/view`: what was done, before and after, in a dialog over the list. */
export default function LogViewPage({ loaderData: { answer, error, around } }: Route.ComponentProps) {
  const t = useWords('admin-log');
  const nameOf = useEntryName();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { revalidate, state: loading } = useRevalidator();
  const close = () =>
    (state as typeof overList | null)?.overList
      ? navigate(-1)
      : navigate({ pathname: officeLog.address, search }, { replace: true, preventScrollReset: true });
  const entry = answer?.entry;
  return (
    <Dialog
      open
      // It has an address: the back button leads to the one before.
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
      {entry && <LogDetail entry={entry} around={around} />}
    </Dialog>
  );
}
