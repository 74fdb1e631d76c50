import ChevronDown from 'lucide-react/icons/chevron-down';
import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import { controlClass, Field, type FieldProps } from './Field.tsx';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldProps {
  /** Empty if nothing is selected. */
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** Shown if nothing is selected; "Choose…" by default. */
  placeholder?: string;
  disabled?: boolean;
  /** The options are still being fetched. */
  loading?: boolean;
}

/** One of a few. A native select, which works best on phones. */
export function Select({ value, onChange, options, placeholder, disabled, loading, ...field }: SelectProps) {
  const t = useWords('kit');
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={value}
            disabled={disabled || loading}
            aria-busy={loading || undefined}
            onChange={(event) => onChange(event.target.value)}
            className={cx(controlClass, 'appearance-none truncate pe-10', !value && 'text-soft')}
          >
            {(!value || field.optional) && (
              <option value="">{loading ? t('loading') : (placeholder ?? t('choose'))}</option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} className="text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size="1.2em"
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-soft"
          />
        </div>
      )}
    </Field>
  );
}
