import { type ReactNode, useState } from 'react';
import { latinDigits } from '#locales/digits.ts';
import { cx } from '../cx.ts';
import { controlClass, Field, type FieldProps } from './Field.tsx';

export interface NumberFieldProps extends FieldProps {
  /** Null if it is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Allows a fraction; otherwise only whole numbers can be typed. */
  decimals?: boolean;
  /** The unit, at the end inside the field: SAR, %, years. */
  unit?: ReactNode;
  disabled?: boolean;
}

const shapes = { whole: /^-?\d*$/, decimals: /^-?\d*\.?\d*$/ };

/** A number typed in digits of either script. The wheel does not change it, and letters are rejected while typing. */
export function NumberField({ value, onChange, decimals, unit, disabled, ...field }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  // Keeps the typed text (`1.`) as long as it means the value; a value set from outside replaces it.
  const shown = parse(text) === value ? text : value === null ? '' : String(value);
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative" dir="ltr">
          <input
            {...control}
            type="text"
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            disabled={disabled}
            value={shown}
            onChange={(event) => {
              const typed = latinDigits(event.target.value).replace('٫', '.').trim();
              if (!shapes[decimals ? 'decimals' : 'whole'].test(typed)) return;
              setText(typed);
              onChange(parse(typed));
            }}
            className={cx(controlClass, 'tabular-nums', unit && 'pe-16')}
          />
          {unit && (
            <span className="pointer-events-none absolute inset-y-0 end-3.5 flex items-center text-sm text-soft">
              {unit}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

function parse(text: string): number | null {
  return /\d/.test(text) ? Number(text) : null;
}
