import { cx } from '#web/kit/cx.ts';
import { controlClass, Field } from '#web/kit/form/Field.tsx';
import { useWords } from '#web/lib/words.tsx';
import type { RecordBinding } from '../kit/form/useRecordForm.ts';

/**
 * A day, and a time that may be left out: `2026-02-01`, or `2026-02-01T19:00` by Riyadh's clock. The browser's own fields,
 * which every phone knows.
 */
export function MomentField({ value, onChange, language: _, ...field }: RecordBinding<string>) {
  const t = useWords('admin-seasons');
  const [day = '', time = ''] = value.split('T');
  const write = (day: string, time: string) => onChange(time ? `${day}T${time}` : day);
  return (
    <Field {...field} hint={t('milestones.timeHint')}>
      {(control) => (
        <div className="flex gap-2" dir="ltr">
          <input
            {...control}
            type="date"
            value={day}
            aria-label={`${field.label}: ${t('milestones.day')}`}
            onChange={(event) => write(event.target.value, time.slice(0, 5))}
            className={cx(controlClass, 'min-w-0 grow')}
          />
          <input
            type="time"
            value={time.slice(0, 5)}
            aria-label={`${field.label}: ${t('milestones.time')}`}
            aria-invalid={control['aria-invalid']}
            onChange={(event) => write(day, event.target.value)}
            className={cx(controlClass, 'w-32! shrink-0')}
          />
        </div>
      )}
    </Field>
  );
}
