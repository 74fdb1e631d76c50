import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  name?: string;
  value: boolean;
  onChange: (value: boolean) => void;
  /** Waiting for the server; it can still be switched back. */
  pending?: boolean;
  disabled?: boolean;
  /** The label is only for screen readers (a table's row). */
  hideLabel?: boolean;
  className?: string;
}

/** On or off, effective immediately and not with a form. Roll it back if the server refuses. */
export function Switch({ label, hint, name, value, onChange, pending, disabled, hideLabel, className }: SwitchProps) {
  const id = useId();
  return (
    <div className={cx('flex gap-3', hideLabel && 'pointer-coarse:min-h-11 pointer-coarse:items-center', className)}>
      <span className="relative grid h-[1lh] shrink-0 items-center">
        <input
          type="checkbox"
          role="switch"
          aria-checked={value}
          id={id}
          name={name}
          checked={value}
          disabled={disabled}
          aria-busy={pending || undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className={cx(
            'kit-finger peer h-6 w-10.5 appearance-none rounded-full border-[1.5px] border-edge bg-sunken transition-colors',
            'checked:border-palm checked:bg-palm focus-visible:rounded-full disabled:opacity-50',
          )}
        />
        <span
          aria-hidden
          className={cx(
            'kit-edge pointer-events-none absolute start-1 size-4 rounded-full bg-edge shadow-xs transition-[inset-inline-start,background-color]',
            'peer-checked:start-5.5 peer-checked:bg-on-palm',
            pending && 'animate-pulse',
          )}
        />
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
  );
}
