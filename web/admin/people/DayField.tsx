import { dayOf } from '#domain/milestones.ts';
import { cx } from '#web/kit/cx.ts';
import { controlClass, Field, type FieldProps } from '#web/kit/form/Field.tsx';

interface DayFieldProps extends FieldProps {
  /** `2015-01-01`; empty if there is none. */
  value: string;
  onChange: (value: string) => void;
}

/** A day of the calendar, no later than today. */
export const DayField = ({ value, onChange, ...field }: DayFieldProps) => (
  <Field {...field}>
    {(control) => (
      <input
        {...control}
        type="date"
        min="1900-01-01"
        max={dayOf(new Date())}
        dir="ltr"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cx(controlClass, 'text-start')}
      />
    )}
  </Field>
);
