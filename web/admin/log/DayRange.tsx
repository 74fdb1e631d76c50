import { type ReactNode, useId, useState } from 'react';
import { cx } from '#web/kit/cx.ts';
import { controlClass } from '#web/kit/form/Field.tsx';
import { useListAddress } from '#web/kit/list/useListAddress.ts';
import { useWords } from '#web/lib/words.tsx';

type Range = { from: string; to: string };

/** The filter by days of Riyadh, both included: two fields beside the other filters. */
export function DayRange({ from, to }: Range): ReactNode {
  const t = useWords('admin-log');
  const backwards = from !== '' && to !== '' && to < from;
  const errorId = useId();
  return (
    <fieldset className="flex flex-wrap gap-3 max-sm:basis-full">
      <legend className="sr-only">{t('when')}</legend>
      <Day name="from" label={t('from')} value={from} describedBy={backwards ? errorId : undefined} />
      <Day name="to" label={t('to')} value={to} describedBy={backwards ? errorId : undefined} />
      {backwards && (
        <p id={errorId} role="status" className="w-0 min-w-full text-sm text-bad">
          {t('backwards')}
        </p>
      )}
    </fieldset>
  );
}

interface DayProps {
  name: keyof Range;
  label: string;
  value: string;
  describedBy: string | undefined;
}

function Day({ name, label, value, describedBy }: DayProps) {
  const { change } = useListAddress();
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // The address has changed: by the back button, or by what was typed here.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:basis-full">
      <label htmlFor={id} className="text-sm text-soft max-sm:w-16 max-sm:shrink-0">
        {label}
      </label>
      <input
        id={id}
        type="date"
        dir="ltr"
        min="1900-01-01"
        max="2999-12-31"
        value={typed}
        aria-invalid={describedBy ? true : undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          setTyped(target.value);
          // While a year is typed, the first digits are a year of their own.
          if (target.value === '' || target.validity.valid) change({ [name]: target.value || undefined });
        }}
        className={cx(controlClass, 'text-start sm:w-40')}
      />
    </div>
  );
}
