import { type CalendarDate, parseDate, parseTime, type Time } from '@internationalized/date';

/** Stands in a moment for a day of which only parts were typed: no schema takes it. */
export const unfinished = '?';

/** The day and the time, to the minute, of `2026-02-01T19:00:00+03:00` or a part of it. */
export function splitMoment(moment: string): { day: string; time: string } {
  const [day = '', time = ''] = moment.split('T');
  return { day, time: time.slice(0, 5) };
}

export const joinMoment = (day: string, time: string): string => (time ? `${day}T${time}` : day);

/** Nothing for what no calendar has. */
function tried<Parsed>(parse: (text: string) => Parsed, text: string): Parsed | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

export const calendarDay = (day: string): CalendarDate | undefined => tried(parseDate, day);
export const clockTime = (time: string): Time | undefined => tried(parseTime, time);

/**
 * The day of a field that is left: one that was begun and not finished is no empty one, and is refused when the form is
 * sent.
 */
export const leftDay = (day: string, { begun }: { begun: boolean }): string =>
  calendarDay(day) ? day : begun ? unfinished : '';
