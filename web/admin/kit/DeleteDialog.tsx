import { useState } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import type { RemoveCall } from './calls.ts';
import { useWrite } from './useWrite.ts';

export interface Doomed {
  id: string;
  /** Of the row that the person saw: a record that somebody has changed since is not deleted, and the list shows it anew. */
  revision: number;
  name: string;
}

interface DeleteDialogProps {
  remove: RemoveCall;
  record: Doomed;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a record is deleted, and waits for the answer: a refusal says what still needs the record. */
export function DeleteDialog({ remove, record, onClose, onDeleted }: DeleteDialogProps) {
  const t = useWords('admin');
  const kit = useWords('kit');
  const { write, pending } = useWrite(({ id, revision }: Doomed) => call(remove, { query: { id, revision } }), {
    done: t('list.deleted'),
    failed: t('list.deleteFailed'),
  });
  const act = async () => {
    const done = await write(record);
    onClose();
    if (done) onDeleted();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={t('list.deleteAsk')}
      text={t('list.deleteText', { name: record.name })}
      locked={pending}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" pending={pending} onClick={act}>
            {t('list.delete')}
          </Button>
          <Button data-autofocus aria-disabled={pending} onClick={pending ? undefined : onClose}>
            {kit('cancel')}
          </Button>
        </>
      }
    />
  );
}

/** `const [dialog, ask] = useDelete(adminFaqs.remove)`: the dialog, and what opens it. */
export function useDelete(remove: RemoveCall) {
  const [record, ask] = useState<Doomed>();
  const dialog = record && (
    <DeleteDialog
      remove={remove}
      record={record}
      onClose={() => ask(undefined)}
      // The row's button is gone, to which the closing dialog gives the focus.
      onDeleted={() => setTimeout(() => document.getElementById('content')?.focus())}
    />
  );
  return [dialog, ask] as const;
}
