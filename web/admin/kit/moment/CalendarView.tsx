import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { cx } from '#web/kit/cx.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';

const arrow = 'grid size-9 place-items-center rounded-sm text-soft hover:bg-ink/7 hover:text-ink disabled:opacity-40';

/** One month in which to choose a day; weeks begin on Sunday, as is usual here. */
export function CalendarView() {
  const t = useWords('admin');
  const { lang } = useLanguage();
  return (
    <Calendar firstDayOfWeek="sun">
      <div className="mb-2 flex items-center justify-between gap-2">
        <AriaButton slot="previous" aria-label={t('moment.previousMonth')} className={arrow}>
          <ChevronLeft aria-hidden size="1.2em" className="rtl:-scale-x-100" />
        </AriaButton>
        <Heading className="text-base font-semibold tracking-normal" />
        <AriaButton slot="next" aria-label={t('moment.nextMonth')} className={arrow}>
          <ChevronRight aria-hidden size="1.2em" className="rtl:-scale-x-100" />
        </AriaButton>
      </div>
      <CalendarGrid weekdayStyle={lang === 'ar' ? 'narrow' : 'short'} className="border-separate border-spacing-0.5">
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className="pb-1 text-xs font-semibold text-soft">{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={({ isSelected, isOutsideMonth, isUnavailable, isDisabled, isFocusVisible }) =>
                cx(
                  'kit-choice grid size-9 cursor-pointer place-items-center rounded-sm text-sm tabular-nums outline-none',
                  isSelected ? 'bg-palm font-semibold text-on-palm' : 'hover:bg-ink/7',
                  isOutsideMonth && 'hidden',
                  (isDisabled || isUnavailable) && 'cursor-default text-soft opacity-45',
                  isFocusVisible && 'ring-3 ring-focus ring-offset-1 ring-offset-raised',
                )
              }
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
