import { useRevalidator } from 'react-router';
import { type AdminTalent, adminTalents } from '#contract/endpoints/admin-talents.ts';
import { Button } from '#web/kit/Button.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { useCloseToList } from '../kit/over-list.ts';
import type { Route } from './+types/TalentDialogPage.ts';
import { talents } from './resource.ts';
import { TalentDetail } from './TalentDetail.tsx';

export const handle = { needs: adminTalents.get.access, words: ['admin', 'admin-talents'] } satisfies PageHandle;

export const clientLoader = ({ params: { id }, request: { signal } }: Route.ClientLoaderArgs) =>
  attempt(call(adminTalents.get, { query: { id }, signal }));

/** `/admin/moetalents/{id}/view`: a dialog over the list, with an address of its own (back-office spec, section 2). */
export default function TalentDialogPage({ loaderData: { answer, error } }: Route.ComponentProps) {
  const t = useWords('admin-talents');
  const { revalidate, state: loading } = useRevalidator();
  const close = useCloseToList(talents);
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
