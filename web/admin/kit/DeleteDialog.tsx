import { useEffect, useRef, useState } from 'react';
import type { Use, UseKind } from '#contract/errors.ts';
import { Button } from '#web/kit/Button.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import type { RemoveCall } from './calls.ts';
import { useWrite } from './useWrite.ts';

/** The addresses of the lists in which what uses a record is found, where there is one. */
export type UsesAt = Partial<Record<UseKind, string>>;

export interface Doomed {
  id: string;
  /** Of the row that the person saw: a record that somebody has changed since is not deleted, and the list shows it anew. */
  revision: number;
  name: string;
  usesAt: UsesAt;
}

interface DeleteDialogProps {
  remove: RemoveCall;
  record: Doomed;
  /** What is said afterwards, where the specification has other words. */
  deletedText?: string | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a record is deleted, and waits for the answer: of one that is still used it says by what. */
export function DeleteDialog({ remove, record, deletedText, onClose, onDeleted }: DeleteDialogProps) {
  const t = useWords('admin');
  const kit = useWords('kit');
  const [uses, setUses] = useState<readonly Use[]>([]);
  const { write, pending } = useWrite(({ id, revision }: Doomed) => call(remove, { query: { id, revision } }), {
    done: deletedText ?? t('list.deleted'),
    failed: t('list.deleteFailed'),
    explain(error) {
      const named = (error instanceof ApiError && error.uses) || [];
      if (named.length === 0) onClose();
      setUses(named);
      return named.length > 0;
    },
  });
  const act = async () => {
    if (!(await write(record))) return;
    onClose();
    onDeleted();
  };
  const isUsed = uses.length > 0;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isUsed) close.current?.focus();
  }, [isUsed]);
  const stays = pending && !isUsed;
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={t(isUsed ? 'list.stillUsed' : 'list.deleteAsk')}
      text={isUsed ? undefined : t('list.deleteText', { name: record.name })}
      locked={stays}
      onClose={onClose}
      actions={
        <>
          {!isUsed && (
            <Button variant="danger" pending={pending} onClick={act}>
              {t('list.delete')}
            </Button>
          )}
          <Button ref={close} data-autofocus aria-disabled={stays} onClick={stays ? undefined : onClose}>
            {kit(isUsed ? 'close' : 'cancel')}
          </Button>
        </>
      }
    >
      {isUsed && <Uses record={record} uses={uses} />}
    </Dialog>
  );
}

/** What keeps a record from being deleted: how many of which kind, each with the way to its list. */
function Uses({ record: { name, usesAt }, uses }: { record: Doomed; uses: readonly Use[] }) {
  const t = useWords('admin');
  return (
    <div role="alert" className="-mt-3">
      <p className="text-soft">{t('list.stillUsedText', { name })}</p>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-5">
        {uses.map(({ kind, count }) => {
          const list = usesAt[kind];
          const text = t(`uses.${kind}`, { count });
          return <li key={kind}>{list ? <Link to={list}>{text}</Link> : text}</li>;
        })}
      </ul>
    </div>
  );
}

/** `const [dialog, ask] = useDelete(adminFaqs.remove)`: the dialog, and what opens it. */
export function useDelete(remove: RemoveCall | undefined, deletedText?: string) {
  const [record, ask] = useState<Doomed>();
  const dialog = remove && record && (
    <DeleteDialog
      remove={remove}
      record={record}
      deletedText={deletedText}
      onClose={() => ask(undefined)}
      // The row's button is gone, to which the closing dialog gives the focus.
      onDeleted={() => setTimeout(() => document.getElementById('content')?.focus())}
    />
  );
  return [dialog, ask] as const;
}
