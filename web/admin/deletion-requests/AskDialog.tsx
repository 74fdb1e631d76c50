import { useRef } from 'react';
import { carryOutDeletion, type DeletionRequest, type ErasedPlace } from '#contract/endpoints/personal-data.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Button } from '#web/kit/Button.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { call } from '#web/lib/api.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';

interface AskDialogProps {
  request: DeletionRequest;
  onClose: () => void;
  onDone: (report: ErasedPlace[]) => void;
}

/** Asks before an account is deleted, and waits for the answer: a refusal says what has to be settled first. */
export function AskDialog({ request, onClose, onDone }: AskDialogProps) {
  const t = useWords('admin-deletion-requests');
  const { lang } = useLanguage();
  const report = useRef<ErasedPlace[]>([]);
  const { write, pending } = useWrite(
    async () => {
      const answer = await call(carryOutDeletion, { body: { id: request._id } });
      report.current = answer.request.report ?? [];
    },
    { failed: t('ask.failed') },
  );
  const act = async () => {
    const done = await write();
    onClose();
    if (done) onDone(report.current);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={t('ask.title')}
      text={
        <>
          <Sentence
            of="admin-deletion-requests"
            text="ask.text"
            parts={{ name: <bdi className="font-semibold text-ink" /> }}
            values={{ name: nameIn(lang, request.user.name) }}
          />{' '}
          {t('ask.stays')}
        </>
      }
      locked={pending}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" pending={pending} onClick={act}>
            {t('ask.act')}
          </Button>
          <Button data-autofocus aria-disabled={pending} onClick={pending ? undefined : onClose}>
            {t('ask.cancel')}
          </Button>
        </>
      }
    />
  );
}
