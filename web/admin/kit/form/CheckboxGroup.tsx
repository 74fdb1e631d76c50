import { useId } from 'react';
import { cx } from '#web/kit/cx.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { FieldError, FieldHint, type FieldProps } from '#web/kit/form/Field.tsx';

interface CheckboxGroupProps extends FieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  choices: readonly { value: string; label: string }[];
}

/** Some of a few, all visible. The value has their order, whichever was ticked first. */
export function CheckboxGroup({ value, onChange, choices, ...field }: CheckboxGroupProps) {
  const { label, hint, error, name, className } = field;
  const id = useId();
  const toggle = (one: string, ticked: boolean) =>
    onChange(
      choices.flatMap((choice) => ((choice.value === one ? ticked : value.includes(choice.value)) ? choice.value : [])),
    );
  return (
    <fieldset
      name={name}
      data-label={label}
      tabIndex={-1}
      className={cx('min-w-0', className)}
      aria-describedby={cx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <div className="grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {choices.map((choice) => (
          <Checkbox
            key={choice.value}
            label={choice.label}
            value={value.includes(choice.value)}
            onChange={(ticked) => toggle(choice.value, ticked)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
