import { useWords } from '#web/lib/words.tsx';
import { cx } from '../cx.ts';
import { controlClass, Field, type FieldProps } from './Field.tsx';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Initial number of lines; grows with the text, if the browser supports it. */
  rows?: number;
  /**
   * Shows how many characters are left. A longer text is allowed while typing, but shown as too long: nothing is cut
   * off.
   */
  limit?: number;
  placeholder?: string;
  disabled?: boolean;
}

/** Several lines of text. */
export function TextArea({ value, onChange, rows = 4, limit, placeholder, disabled, ...field }: TextAreaProps) {
  const t = useWords('kit');
  const left = limit === undefined ? 0 : limit - value.length;
  const counter = limit !== undefined && (
    <span className={cx('text-sm', left < 0 ? 'font-semibold text-bad' : 'text-soft')}>
      {left < 0 ? t('over', { count: -left }) : t('left', { count: left })}
    </span>
  );
  return (
    <Field {...field} aside={counter}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          dir={value ? 'auto' : undefined}
          placeholder={placeholder}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={cx(controlClass, 'field-sizing-content max-h-96 resize-y py-1.5! leading-(--lead-base)!')}
          style={{ minBlockSize: `calc(${rows}lh + 1.1rem)` }}
        />
      )}
    </Field>
  );
}
