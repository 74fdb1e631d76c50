import { controlClass, Field, type FieldProps } from '#web/kit/form/Field.tsx';

interface MinuteFieldProps extends FieldProps {
  /** 2026-11-23T08:00, or empty. */
  value: string;
  onChange: (value: string) => void;
}

/** A day and a time of the clock, by the browser's own field. */
export const MinuteField = ({ value, onChange, label, hint, error, name, required }: MinuteFieldProps) => (
  <Field {...{ label, hint, error, name, required }}>
    {(control) => (
      <input
        {...control}
        type="datetime-local"
        // As the call takes it; beyond the year 9999 browsers write a sixth digit.
        max="2999-12-31T23:59"
        dir="ltr"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={controlClass}
      />
    )}
  </Field>
);
