import CalendarDays from 'lucide-react/icons/calendar-days';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { useListAddress } from '#web/kit/list/useListAddress.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { momentText } from './useValueText.ts';

/** Fetched when the fields are opened: the calendar is heavier than the list. */
const DayField = lazy(async () => ({ default: (await import('./moment/DayField.tsx')).DayField }));

type Period = { from: string; to: string };
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The filter of the days: its button says which, and opens the two fields below the others. */
export function usePeriodFilter({ from = '', to = '' }: Partial<Period>) {
  const t = useWords('admin');
  const { lang } = useLanguage();
  const [open, setOpen] = useState(false);
  const [first, last] = [from && momentText(from, lang), to && momentText(to, lang)];
  const label =
    first && last
      ? t('period.between', { from: first, to: last })
      : first
        ? t('period.since', { from: first })
        : last
          ? t('period.until', { to: last })
          : t('period.any');
  return {
    names: ['from', 'to'],
    button: (
      <Button
        aria-expanded={open}
        aria-label={`${t('period.title')}: ${label}`}
        onClick={() => setOpen(!open)}
        icon={<CalendarDays aria-hidden size="1.15em" className="text-soft" />}
        className="max-sm:grow"
      >
        {label}
      </Button>
    ),
    below: open && (
      <Suspense fallback={<Card className="h-28" />}>
        <PeriodFields key={`${from} ${to}`} from={from} to={to} />
      </Suspense>
    ),
  };
}

function PeriodFields(period: Period) {
  const t = useWords('admin');
  const { change } = useListAddress();
  const [typed, setTyped] = useState(period);
  const backwards = isDay(typed.from) && isDay(typed.to) && typed.to < typed.from;
  const set = (part: Partial<Period>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    // A half-typed day waits for its other parts.
    const whole = Object.values(next).every((day) => day === '' || isDay(day));
    if (whole && !(next.from && next.to && next.to < next.from)) change(next);
  };
  return (
    <Card className="flex flex-wrap items-start gap-4">
      <DayField
        label={t('period.from')}
        value={typed.from}
        onChange={(from) => set({ from })}
        className="max-sm:basis-full sm:w-60"
      />
      <DayField
        label={t('period.to')}
        value={typed.to}
        onChange={(to) => set({ to })}
        error={backwards ? t('period.backwards') : undefined}
        className="max-sm:basis-full sm:w-60"
      />
      {(period.from || period.to) && (
        <Button variant="ghost" className="sm:mt-7" onClick={() => change({ from: undefined, to: undefined })}>
          {t('period.clear')}
        </Button>
      )}
    </Card>
  );
}
