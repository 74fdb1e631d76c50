import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { FieldError, FieldHint, FieldMark, type FieldProps } from './Field.tsx';

export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  choices: readonly Choice[];
  /** `list`: one below the other. `cards`: boxes side by side. `segment`: one bar, for two to four short words. */
  look?: 'list' | 'cards' | 'segment';
}

/** One of a few, all visible. Arrow keys change the selection. */
export function RadioGroup({ value, onChange, choices, look = 'list', ...field }: RadioGroupProps) {
  const { label, hint, error, name, required, optional, hideLabel, className } = field;
  const id = useId();
  const Item = { list: ListItem, cards: CardItem, segment: SegmentItem }[look];
  return (
    <fieldset
      data-label={label}
      className={cx('min-w-0', className)}
      aria-describedby={cx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
    >
      <legend className={cx('mb-1.5 font-semibold', hideLabel && 'sr-only')}>
        {label}
        <FieldMark required={required} optional={optional} />
      </legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {/* Above the options, which may be taller than a phone's screen. */}
      {error && (
        <div className="mb-2">
          <FieldError id={`${id}-error`} error={error} />
        </div>
      )}
      <div className={boxes[look]}>
        {choices.map((choice) => (
          <Item
            key={choice.value}
            choice={choice}
            input={{
              type: 'radio',
              name: name ?? id,
              value: choice.value,
              checked: choice.value === value,
              disabled: choice.disabled,
              'aria-invalid': error ? true : undefined,
              onChange: () => onChange(choice.value),
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

const boxes = {
  list: 'flex flex-col gap-2.5',
  cards: 'grid gap-3 sm:grid-cols-2',
  segment: 'inline-flex max-w-full gap-1 rounded-md bg-sunken p-1 ring-1 ring-line ring-inset',
};

const dot =
  'peer grid size-5 shrink-0 appearance-none place-items-center rounded-full border-[1.5px] border-edge bg-surface transition-[border-width,border-color] ' +
  'checked:border-[6px] checked:border-palm hover:border-palm focus-visible:rounded-full aria-invalid:border-bad disabled:opacity-50';

type Item = { choice: Choice; input: React.InputHTMLAttributes<HTMLInputElement> };

function ListItem({ choice, input }: Item) {
  return (
    <label className="flex gap-3">
      <span className="flex h-[1lh] items-center">
        <input {...input} className={dot} />
      </span>
      <span>
        {choice.label}
        {choice.hint && <span className="block text-sm text-soft">{choice.hint}</span>}
      </span>
    </label>
  );
}

function CardItem({ choice, input }: Item) {
  return (
    <label
      className={cx(
        'kit-choice flex gap-3 rounded-md border border-edge/75 bg-surface p-4 shadow-xs transition-[border-color,background-color]',
        'hover:border-edge has-checked:border-palm has-checked:bg-palm-tint has-disabled:opacity-60',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-focus-visible:outline-solid',
      )}
    >
      <span className="flex h-[1lh] items-center">
        <input {...input} className={cx(dot, 'outline-none!')} />
      </span>
      <span className="min-w-0">
        <span className="font-semibold">{choice.label}</span>
        {choice.hint && <span className="block text-sm text-soft">{choice.hint}</span>}
      </span>
    </label>
  );
}

function SegmentItem({ choice, input }: Item) {
  return (
    <label
      className={cx(
        'kit-choice relative flex min-h-8 min-w-0 items-center justify-center gap-1.5 rounded-sm px-3 text-sm font-semibold text-soft transition-colors',
        'hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-sm',
        'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-solid',
      )}
    >
      <input {...input} className="absolute inset-0 cursor-pointer appearance-none! rounded-sm outline-none!" />
      {choice.label}
    </label>
  );
}
