import { IslamicUmalquraCalendar, parseDate, toCalendar } from '@internationalized/date';
import { dayOf, startOfDay } from '#domain/milestones.ts';

/**
 * The Sunday for which the sample content is written: past events are dated before it, coming ones at
 * least a week after it.
 */
const WRITTEN_FOR = '2025-12-28';
const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7 * DAY;

/** Moves the dates of the sample content to the day on which it is loaded. */
export type Calendar = {
  /** A written day, moved by whole weeks, so that a Saturday stays a Saturday. */
  day(written: string): string;
  instant(written: Date): Date;
};

export function calendarOf(now: Date): Calendar {
  const passed = startOfDay(dayOf(now)).getTime() - startOfDay(WRITTEN_FOR).getTime();
  const shift = Math.floor(passed / WEEK) * WEEK;
  const instant = (written: Date) => new Date(written.getTime() + shift);
  return { instant, day: (written) => dayOf(instant(startOfDay(written))) };
}

export const weeksLater = (day: string, weeks: number): string =>
  dayOf(new Date(startOfDay(day).getTime() + weeks * WEEK));

/** Whether no event is held on that day: in Ramadan, around either Eid and during Hajj. */
export function isHoliday(day: string): boolean {
  const hijri = toCalendar(parseDate(day), new IslamicUmalquraCalendar());
  return hijri.month === 9 || (hijri.month === 10 && hijri.day <= 10) || (hijri.month === 12 && hijri.day <= 15);
}
