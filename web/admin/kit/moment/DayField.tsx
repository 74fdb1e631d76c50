import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ReactNode, useId, useRef } from 'react';
import { Button as AriaButton, DatePicker, Group } from 'react-aria-components/DatePicker';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { formatHijri } from '#locales/hijri.ts';
import { AriaProvider } from '#web/kit/AriaProvider.tsx';
import { cx } from '#web/kit/cx.ts';
import { FieldError, FieldHint, FieldMark, type FieldProps } from '#web/kit/form/Field.tsx';
import { FloatingBox } from '#web/kit/overlay/Popover.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { CalendarView } from './CalendarView.tsx';
import { calendarDay, leftDay } from './moment.ts';
import { boxClass, type Common, Parts } from './Parts.tsx';
import { useWesternDigits } from './useWesternDigits.ts';

export interface DayFieldProps extends Omit<FieldProps, 'hideLabel'> {
  /** `2026-02-01`; empty if none. */
  value: string;
  onChange: (value: string) => void;
  /** What stands beside the day, described as it is: the time of a moment. */
  beside?: (common: Common) => ReactNode;
}

/**
 * A day: typed part by part, in the order and the words of the person's language, or chosen from a month (decision 104).
 * The browsers' own fields follow the language of the browser, which may be another. In Arabic the Umm al-Qura day
 * stands below.
 */
export function DayField({
  value: day,
  onChange,
  beside,
  label,
  hint,
  error,
  name,
  required,
  optional,
  className,
}: DayFieldProps) {
  const t = useWords('admin');
  const { lang } = useLanguage();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const all = useRef<HTMLDivElement>(null);
  useWesternDigits(all);
  const picked = calendarDay(day);
  const hijri = lang === 'ar' && picked ? formatHijri(day, 'ar') : undefined;
  const common: Common = {
    'aria-describedby': cx(error && `${id}-error`, hint && `${id}-hint`, hijri && `${id}-hijri`) || undefined,
    isInvalid: Boolean(error),
    validationBehavior: 'aria',
    shouldForceLeadingZeros: true,
  };

  const onBlur = () => {
    const parts = [...(group.current?.querySelectorAll('[role="spinbutton"]') ?? [])];
    const left = leftDay(day, { begun: parts.some((part) => !part.hasAttribute('data-placeholder')) });
    if (left !== day) onChange(left);
  };

  return (
    <AriaProvider>
      <div data-label={label} className={cx('min-w-0', className)}>
        <span id={`${id}-label`} className="mb-1.5 block font-semibold">
          {label}
          <FieldMark required={required} optional={optional} />
        </span>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        <div ref={all} className="flex flex-wrap gap-2">
          <DatePicker
            {...common}
            // Its class is how the list of errors finds the part to go to.
            className="react-aria-DatePicker min-w-0 grow basis-44"
            aria-labelledby={`${id}-label`}
            value={picked ?? null}
            onChange={(chosen) => onChange(chosen?.toString() ?? '')}
            onBlur={onBlur}
            isRequired={required}
            name={name}
          >
            <Group ref={group} className={cx(boxClass, 'pe-1')}>
              <Parts />
              <AriaButton
                aria-label={t('moment.openCalendar')}
                className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm text-soft hover:bg-ink/7 hover:text-ink"
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
          {beside?.(common)}
        </div>
        {hijri && (
          <p id={`${id}-hijri`} className="mt-1.5 text-sm text-soft">
            {hijri}
          </p>
        )}
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </AriaProvider>
  );
}
