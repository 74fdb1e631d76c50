import { parseDate } from '@internationalized/date';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId } from 'react';
import { Button as AriaButton, DateInput, DatePicker, DateSegment, Group } from 'react-aria-components/DatePicker';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { formatHijri } from '#locales/hijri.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { AriaProvider } from '../AriaProvider.tsx';
import { cx } from '../cx.ts';
import { FloatingBox } from '../overlay/Popover.tsx';
import { CalendarView } from './CalendarView.tsx';
import { FieldError, FieldHint, FieldMark, type FieldProps } from './Field.tsx';

export interface DateFieldProps extends FieldProps {
  /** A day as `2026-02-01`; empty if none. */
  value: string;
  onChange: (value: string) => void;
  /** The first and last day that can be selected. */
  min?: string;
  max?: string;
  disabled?: boolean;
}

const day = (iso: string | undefined) => (iso ? parseDate(iso.slice(0, 10)) : undefined);

/** A Gregorian day, typed part by part or chosen from a month; in Arabic with the Umm al-Qura date below. */
export function DateField({ value, onChange, min, max, disabled, ...field }: DateFieldProps) {
  const t = useWords('kit');
  const { lang } = useLanguage();
  const id = useId();
  const { label, hint, error, name, required, optional, hideLabel, className } = field;
  const hijri = lang === 'ar' && value ? formatHijri(value, 'ar') : undefined;
  return (
    <AriaProvider>
      <div data-label={label} className={cx('min-w-0', className)}>
        <span id={`${id}-label`} className={cx('mb-1.5 block font-semibold', hideLabel && 'sr-only')}>
          {label}
          <FieldMark required={required} optional={optional} />
        </span>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        <DatePicker
          aria-labelledby={`${id}-label`}
          aria-describedby={cx(error && `${id}-error`, hint && `${id}-hint`, hijri && `${id}-hijri`) || undefined}
          value={day(value) ?? null}
          onChange={(picked) => onChange(picked?.toString() ?? '')}
          minValue={day(min)}
          maxValue={day(max)}
          isDisabled={disabled}
          isRequired={required}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          shouldForceLeadingZeros
          name={name}
        >
          <Group
            className={cx(
              'flex min-h-(--control) items-center rounded-md border border-edge/75 bg-surface ps-2 pe-1 shadow-xs hover:border-edge',
              'data-invalid:border-bad data-disabled:bg-sunken data-focus-within:border-focus',
              'data-focus-within:outline-2 data-focus-within:outline-focus data-focus-within:outline-solid',
            )}
          >
            <DateInput className="flex grow items-center tabular-nums">
              {(segment) => (
                <DateSegment
                  segment={segment}
                  className="rounded-xs px-1 outline-none data-focused:bg-focus data-focused:text-paper data-placeholder:text-soft data-focused:data-placeholder:text-paper"
                />
              )}
            </DateInput>
            <AriaButton
              aria-label={t('openCalendar')}
              className="grid size-9 shrink-0 place-items-center rounded-sm text-soft hover:bg-ink/7 hover:text-ink"
            >
              <CalendarDays aria-hidden size="1.15em" />
            </AriaButton>
          </Group>
          <FloatingBox className="p-4">
            <AriaDialog className="outline-none">
              <CalendarView />
            </AriaDialog>
          </FloatingBox>
        </DatePicker>
        {hijri && (
          <p id={`${id}-hijri`} className="mt-1.5 text-sm text-soft">
            {t('hijri')}: {hijri}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </AriaProvider>
  );
}
