import { type ReactNode, useId } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';

/** The props of every field. */
export interface FieldProps {
  label: string;
  /** Permanent help: what to write, where to find it. */
  hint?: ReactNode;
  /** The error message. */
  error?: string;
  name?: string;
  /** Required: shows a star, and announces it to screen readers. */
  required?: boolean;
  /** Optional: says so. In a form where nearly everything is required, mark the optional fields instead. */
  optional?: boolean;
  /** The label is only for screen readers, if the context makes it clear. */
  hideLabel?: boolean;
  className?: string;
}

/** The attributes that connect the control with its label, hint and error. */
export interface ControlProps {
  id: string;
  name?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/**
 * The style of every text-like control. The line height is large because browsers clip what exceeds it, such as Arabic
 * vowel marks.
 */
export const controlClass =
  'block w-full min-h-(--control) rounded-md border border-edge/75 bg-surface px-3.5 py-1 text-base leading-[calc(var(--control)-0.75rem)] text-ink shadow-xs ' +
  'transition-[border-color,box-shadow] placeholder:text-soft hover:border-edge ' +
  'focus-visible:rounded-md focus-visible:border-focus focus-visible:outline-2 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-bad disabled:cursor-not-allowed disabled:bg-sunken disabled:text-soft [&[readonly]]:bg-sunken';

interface Props extends FieldProps {
  /** Renders the control with the given id and ARIA attributes. */
  children: (control: ControlProps) => ReactNode;
  /** At the end of the label's line: a counter, a link. */
  aside?: ReactNode;
}

/** Label, hint, control, error: the frame of every field. Prefer the fields that are built on it. */
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

/** The star for required fields, the word "optional" for optional ones. */
export function FieldMark({ required, optional }: Pick<FieldProps, 'required' | 'optional'>) {
  const t = useWords('kit');
  if (required)
    return (
      <span aria-hidden className="ms-1 text-bad">
        *
      </span>
    );
  if (!optional) return null;
  // The space is part of what screen readers read.
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

/** The error below a field. */
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
