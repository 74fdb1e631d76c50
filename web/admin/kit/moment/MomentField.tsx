import { TimeField } from 'react-aria-components/TimeField';
import { cx } from '#web/kit/cx.ts';
import { useWords } from '#web/lib/words.tsx';
import { DayField, type DayFieldProps } from './DayField.tsx';
import { clockTime, joinMoment, splitMoment } from './moment.ts';
import { boxClass, Parts } from './Parts.tsx';

interface MomentFieldProps extends Omit<DayFieldProps, 'beside'> {
  /** A day, or a day and a time of Riyadh's clock: `2026-02-01`, `2026-02-01T19:00`; empty if none. */
  value: string;
}

/** A day, and beside it a time, which may be left out. */
export function MomentField({ value, onChange, ...field }: MomentFieldProps) {
  const t = useWords('admin');
  const { day, time } = splitMoment(value);
  return (
    <DayField
      {...field}
      value={day}
      onChange={(chosen) => onChange(joinMoment(chosen, time))}
      beside={(common) => (
        <TimeField
          {...common}
          className="min-w-28"
          aria-label={`${field.label}: ${t('moment.time')}`}
          granularity="minute"
          hourCycle={24}
          value={clockTime(time) ?? null}
          onChange={(chosen) => onChange(joinMoment(day, chosen?.toString().slice(0, 5) ?? ''))}
        >
          <div data-invalid={common.isInvalid || undefined} className={cx(boxClass, 'pe-2')}>
            <Parts />
          </div>
        </TimeField>
      )}
    />
  );
}
