import { type ReactNode, useId } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';

/** What every field has. */
export interface FieldProps {
  label: string;
  /** Help that stays: what to write, where to find it. */
  hint?: ReactNode;
  /** What is wrong with it. */
  error?: string;
  name?: string;
  /** Must be filled: a star, and said to screen readers. */
  required?: boolean;
  /** May be left empty: says so. In a form where nearly all must be filled, mark these and not those. */
  optional?: boolean;
  /** The label is read out and not shown, where the place makes it plain. */
  hideLabel?: boolean;
  className?: string;
}

/** What the control inside a field must carry, so that label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  name?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** The shape of every text-like control. Its line is high: browsers cut off what stands out of it, as vowel marks would. */
export const controlClass =
  'block w-full min-h-(--control) rounded-md border border-edge/75 bg-surface px-3.5 py-1 text-base leading-[calc(var(--control)-0.75rem)] text-ink shadow-xs ' +
  'transition-[border-color,box-shadow] placeholder:text-soft hover:border-edge ' +
  'focus-visible:rounded-md focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-bad disabled:cursor-not-allowed disabled:bg-sunken disabled:text-soft [&[readonly]]:bg-sunken';

interface Props extends FieldProps {
  /** Given the id and the ARIA of the control, draws it. */
  children: (control: ControlProps) => ReactNode;
  /** Beside the label at its end: a counter, a link. */
  aside?: ReactNode;
}

/** Label, hint, control, error: the frame of every field. Use the fields made of it rather than this. */
export function Field({ label, hint, error, name, required, optional, hideLabel, className, aside, children }: Props) {
  const id = useId();
  const describedBy = cx(error && `${id}-error`, hint && `${id}-hint`);
  return (
    <div data-label={label} className={cx('min-w-0', className)}>
      <div className={cx('mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="font-semibold">
          {label}
          <FieldMark required={required} optional={optional} />
        </label>
        {aside}
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children({
        id,
        name,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The star of what must be filled, the word of what need not be. */
export function FieldMark({ required, optional }: Pick<FieldProps, 'required' | 'optional'>) {
  const t = useWords('kit');
  if (required)
    return (
      <span aria-hidden className="ms-1 text-bad">
        *
      </span>
    );
  if (!optional) return null;
  // The space is part of what is read out.
  return (
    <>
      {' '}
      <span className="text-sm font-normal text-soft">({t('optional')})</span>
    </>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="-mt-1 mb-2 text-sm text-soft">
      {children}
    </p>
  );
}

/** The sentence below a wrong field. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-sm font-semibold text-bad">
      <svg viewBox="0 0 16 16" className="mt-[0.28em] size-[0.95em] shrink-0" aria-hidden="true">
        <path d="M8 0l8 8-8 8-8-8z" fill="currentColor" />
        <path d="M8 4v5M8 10.5v1.7" stroke="var(--surface)" strokeWidth="1.7" />
      </svg>
      <span>{error}</span>
    </p>
  );
}
