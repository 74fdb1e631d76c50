import { startOfDay } from '#domain/milestones.ts';

const DAY = 24 * 60 * 60_000;

/** Days of Riyadh from one to another; below zero if it is earlier. */
const daysBetween = (from: string, to: string) =>
  Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / DAY);

const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/**
 * The day of an earlier season on which its registration had been open as long as that of this one is today (decision
 * 142); undefined before it opens.
 */
export function sameDayOf(before: { opened: string }, season: { opened: string; today: string }): string | undefined {
  const open = daysBetween(season.opened, season.today);
  return open < 0 ? undefined : addDays(before.opened, open);
}

/** The days until this one, it included. */
export const untilDay = <Of extends { day: string }>(days: readonly Of[], last: string): Of[] =>
  days.filter(({ day }) => day <= last);
