import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { FieldError } from './Field.tsx';

export interface CheckboxProps {
  /** May contain a link. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  name?: string;
  value: boolean;
  /** `extended`: with Shift held, to take in everything since the last one. */
  onChange: (value: boolean, extended: boolean) => void;
  /** Indeterminate: only some of the things it stands for are selected. */
  some?: boolean;
  disabled?: boolean;
  /** The label is only for screen readers (a table's row). */
  hideLabel?: boolean;
  className?: string;
}

/** Yes or no, submitted with the form. */
export function Checkbox({
  label,
  hint,
  error,
  name,
  value,
  onChange,
  some,
  disabled,
  hideLabel,
  className,
}: CheckboxProps) {
  const id = useId();
  return (
    <div data-label={typeof label === 'string' ? label : undefined} className={className}>
      <div className="flex gap-3">
        <span className="relative grid h-[1lh] shrink-0 place-items-center">
          <input
            type="checkbox"
            id={id}
            name={name}
            checked={value}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
            ref={(input) => {
              if (input) input.indeterminate = Boolean(some);
            }}
            onChange={(event) => onChange(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)}
            className={cx(
              'kit-finger peer size-5.5 appearance-none rounded-sm border-[1.5px] border-edge bg-surface transition-colors',
              'checked:border-palm checked:bg-palm indeterminate:border-palm indeterminate:bg-palm',
              'hover:border-palm focus-visible:rounded-sm aria-invalid:border-bad disabled:opacity-50',
            )}
          />
          <svg
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="pointer-events-none absolute size-4 text-on-palm opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
          >
            <path d={some ? 'M3.5 8h9' : 'M3 8.5l3.5 3.5L13 4.5'} fill="none" stroke="currentColor" strokeWidth="2.4" />
          </svg>
        </span>
        <span className={cx('min-w-0', hideLabel && 'sr-only')}>
          <label htmlFor={id}>{label}</label>
          {hint && (
            <span id={`${id}-hint`} className="block text-sm text-soft">
              {hint}
            </span>
          )}
        </span>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
