import { useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { type AdminTalent, adminTalents } from '#contract/endpoints/admin-talents.ts';
import { Button } from '#web/kit/Button.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/TalentDialogPage.ts';
import { type overList, talents } from './resource.ts';
import { TalentDetail } from './TalentDetail.tsx';

export const handle = { needs: adminTalents.get.access, words: ['admin', 'admin-talents'] } satisfies PageHandle;

export const clientLoader = ({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) =>
  attempt(call(adminTalents.get, { query: { id }, signal }));

/** `/admin/moetalents/{id}/view`: a dialog over the list, with an address of its own (back-office spec, section 2). */
export default function TalentDialogPage({ loaderData: { answer, error } }: Route.ComponentProps) {
  const t = useWords('admin-talents');
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { revalidate, state: loading } = useRevalidator();
  const list = { pathname: talents.address, search };
  const closed = useRef(false);
  function close() {
    // A second click would go one step back more.
    if (closed.current) return;
    closed.current = true;
    if ((state as typeof overList | null)?.overList) navigate(-1);
    else navigate(list, { replace: true, preventScrollReset: true });
  }
  const talent: AdminTalent | undefined = answer?.moeTalent;
  return (
    <Dialog
      open
      leaving
      size="lg"
      onClose={close}
      title={talent ? <bdi>{talent.name}</bdi> : t('detail.title')}
      actions={
        <Button variant="primary" data-autofocus onClick={close}>
          {t('detail.close')}
        </Button>
      }
    >
      {error !== undefined && (
        <ErrorState title={t('detail.failed')} text={error} onRetry={revalidate} pending={loading === 'loading'} />
      )}
      {talent && <TalentDetail talent={talent} />}
    </Dialog>
  );
}
