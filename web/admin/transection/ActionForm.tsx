import { type ReactNode, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextArea } from '#web/kit/form/TextArea.tsx';
import { TextField } from '#web/kit/form/TextField.tsx';
import { ApiError } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';
import { useWrite } from '../kit/useWrite.ts';

export interface Typed {
  note: string;
  reference: string;
}

interface ActionFormProps {
  /** What is done: of the button that opens the form, and of the one that sends it. */
  label: string;
  /** What follows from it. */
  text: ReactNode;
  /** Whether money went back, which has a reference. */
  withReference?: boolean;
  danger?: boolean;
  send: (typed: Typed) => Promise<unknown>;
}

/** Something that is done with money: a button that opens what it means, and asks for the reason before it is done. */
export function ActionForm({ label, text, withReference = false, danger = false, send }: ActionFormProps) {
  const t = useWords('admin-transactions');
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<Typed>({ note: '', reference: '' });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { write, pending } = useWrite(send, {
    ...{ done: t('actions.saved'), failed: t('actions.failed') },
    explain: (error) => {
      if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return false;
      setErrors(error.fields);
      return true;
    },
  });
  if (!open)
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
    );
  return (
    <form
      noValidate
      aria-label={label}
      className="flex basis-full flex-col gap-4 rounded-md border border-line bg-sunken p-4"
      onSubmit={async (event) => {
        event.preventDefault();
        setErrors({});
        if (await write(typed)) setOpen(false);
      }}
    >
      <p className="text-sm">{text}</p>
      {withReference && (
        <TextField
          label={t('actions.reference')}
          required
          autoFocus
          maxLength={limits.referenceMax}
          value={typed.reference}
          onChange={(reference) => setTyped({ ...typed, reference })}
          {...(errors.reference && { error: errors.reference })}
        />
      )}
      <TextArea
        label={t('actions.note')}
        hint={t('actions.noteHint')}
        required
        rows={2}
        limit={limits.noteMax}
        value={typed.note}
        onChange={(note) => setTyped({ ...typed, note })}
        {...(errors.note && { error: errors.note })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant={danger ? 'danger' : 'primary'} pending={pending}>
          {label}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
          {t('actions.cancel')}
        </Button>
      </div>
    </form>
  );
}
