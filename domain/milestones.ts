/**
 * The milestones of a season and what follows from them at a given time. Days are days in Riyadh, which is
 * three hours ahead of UTC all year.
 */

import type { Milestone } from '#contract/milestone.ts';

export type MilestoneKind = Milestone['kind'];

/**
 * From its first moment to its last: both days (`2026-02-01`, the second one included), or both instants
 * (`2026-02-01T19:00:00+03:00`).
 */
export type Span = { from: string; to: string };
export type Dated = Span & { kind: MilestoneKind };

export type Phase = 'past' | 'current' | 'next';

const DAY = 24 * 60 * 60 * 1000;
const RIYADH = '+03:00';
const riyadhOffset = 3 * 60 * 60 * 1000;

export const isDay = (iso: string): boolean => iso.length === 10;

/** The day in Riyadh at an instant: `2026-02-01`. */
export const dayOf = (instant: Date): string => new Date(instant.getTime() + riyadhOffset).toISOString().slice(0, 10);

/** When a day begins in Riyadh. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${RIYADH}`);

/** The next midnight in Riyadh. */
export const nextDayAfter = (instant: Date): Date => new Date(startOfDay(dayOf(instant)).getTime() + DAY);

/** The first moment. */
export const startOf = ({ from }: Span): Date => (isDay(from) ? startOfDay(from) : new Date(from));

/** The first moment after it. */
export const endOf = ({ to }: Span): Date => (isDay(to) ? new Date(startOfDay(to).getTime() + DAY) : new Date(to));

export function phaseOf(span: Span, now: Date): Phase {
  if (now < startOf(span)) return 'next';
  return now < endOf(span) ? 'current' : 'past';
}

/** Milliseconds to the next moment at which one of them begins or ends; undefined where none does any more. */
export function untilNextChange(spans: readonly Span[], now: Date): number | undefined {
  const moments = spans.flatMap((span) => [startOf(span), endOf(span)]).filter((moment) => moment > now);
  return moments.length > 0 ? Math.min(...moments.map((moment) => moment.getTime() - now.getTime())) : undefined;
}

/** Whole days from the day of `now` to the last day of a span: 0 on that day. */
export function daysLeftOf(span: Span, now: Date): number {
  const lastDay = dayOf(new Date(endOf(span).getTime() - 1));
  return Math.round((startOfDay(lastDay).getTime() - startOfDay(dayOf(now)).getTime()) / DAY);
}

/**
 * Whether a season is over: its last date has passed, or the office has switched it off. Without dates only the switch
 * says so.
 * @param endsAt the end of its last date
 */
export const isSeasonOver = ({ status, endsAt }: { status: boolean; endsAt: Date | null }, now: Date): boolean =>
  !status || (endsAt !== null && endsAt <= now);

/**
 * When the scores of a team can be handed in: once the first event of its season begins, for nobody has any before. A
 * season without such a date takes them at any time.
 * @returns undefined if they can be handed in now
 */
export const scoresOpenAt = ({ firstEventAt }: { firstEventAt: Date | null }, now: Date): Date | undefined =>
  firstEventAt !== null && now < firstEventAt ? firstEventAt : undefined;

/** By start, then by end. */
export const sortedByStart = <One extends Span>(spans: readonly One[]): One[] =>
  spans.toSorted(
    (one, other) => startOf(one).getTime() - startOf(other).getTime() || endOf(one).getTime() - endOf(other).getTime(),
  );

/** The current milestone of a kind, else the next; undefined if none is left. */
export const currentOrNext = <One extends Dated>(milestones: readonly One[], kind: MilestoneKind, now: Date) =>
  sortedByStart(milestones).find((one) => one.kind === kind && phaseOf(one, now) !== 'past');

/** Whether a competition takes teams while its season does: it is switched on, and has an age level to register in. */
export const takesTeams = (competition: { registration: boolean; ageLevels: readonly unknown[] }): boolean =>
  competition.registration && competition.ageLevels.length > 0;

/**
 * Whether teams can register: every switch is on, and if the season has dates for registration, now is within them.
 * So registration ends with the switch or with the date, whichever comes first.
 * @param switches of the season and, for one competition, whether that one takes teams
 */
export function registrationOpen(
  of: { switches: readonly boolean[]; milestones: readonly Dated[] },
  now: Date,
): boolean {
  if (!of.switches.every(Boolean)) return false;
  const windows = of.milestones.filter(({ kind }) => kind === 'registration');
  return windows.length === 0 || windows.some((span) => phaseOf(span, now) === 'current');
}

/**
 * The registration dates that a page shows.
 * @param open from `registrationOpen`
 * @returns while it is open and has a date: until when, and how many days are left; before it opens: when; else
 * nothing
 */
export function registrationDates(
  open: boolean,
  milestones: readonly Dated[],
  now: Date,
): { closes?: string; daysLeft?: number; opens?: string } {
  const window = currentOrNext(milestones, 'registration', now);
  if (!window) return {};
  if (open) return { closes: window.to, daysLeft: daysLeftOf(window, now) };
  return phaseOf(window, now) === 'next' ? { opens: window.from } : {};
}
