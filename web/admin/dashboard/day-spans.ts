import type { Span } from '#domain/milestones.ts';

const DAY = 24 * 60 * 60_000;
const time = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10);

/** More bars than this are too thin to tell apart. */
const MOST = 62;
/** A chart goes on until today if the last registration is not longer ago than so many days. */
const RECENT = 14;

export type DayValue = { day: string; value: number };

/** One bar: both days included, its value and, if a season is compared with, that one's on the same days of registration. */
export type Bar = Span & { value: number; before?: number };

interface Charted {
  opened: string;
  today: string;
  days: readonly DayValue[];
  /** A day that the chart has at least, so that two charts of a season end on the same one. */
  until?: string | undefined;
  before?: { opened: string; days: readonly DayValue[] };
}

/**
 * The bars of a chart of days, in order and without gaps: of single days, or of 7 or 28 where it would be too many. The
 * days of the season before are moved so that both open on the same one.
 */
export function barsOf({ opened, today, days, until = opened, before }: Charted): Bar[] {
  const moved = before ? time(opened) - time(before.opened) : 0;
  const own = days.map(({ day, value }) => ({ at: time(day), value }));
  const past = before?.days.map(({ day, value }) => ({ at: time(day) + moved, value })) ?? [];
  const all = [...own, ...past].map(({ at }) => at);
  if (all.length === 0) return [];
  const first = Math.min(time(opened), ...all);
  const last = Math.max(time(until), ...all);
  const end = time(today) - last <= RECENT * DAY ? Math.max(last, time(today)) : last;
  const count = Math.round((end - first) / DAY) + 1;
  const size = [1, 7, 28].find((step) => count / step <= MOST) ?? Math.ceil(count / MOST);
  const bars = Array.from({ length: Math.ceil(count / size) }, (_, place): Bar => {
    const from = first + place * size * DAY;
    const to = from + (size - 1) * DAY;
    return { from: dayAt(from), to: dayAt(Math.min(to, Math.max(end, from))), value: 0, ...(before && { before: 0 }) };
  });
  const barAt = (at: number) => bars[Math.floor((at - first) / (size * DAY))];
  for (const { at, value } of own) {
    const bar = barAt(at);
    if (bar) bar.value += value;
  }
  for (const { at, value } of past) {
    const bar = barAt(at);
    if (bar) bar.before = (bar.before ?? 0) + value;
  }
  return bars;
}

/** A round number at the top of an axis, at least `most`; a whole one, as its half is wherever that can be. */
export function roundTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  const steps = power === 1 ? [1, 2, 4, 6, 8, 10] : [1, 1.2, 1.6, 2, 3, 4, 6, 8, 10];
  return Math.round((steps.find((times) => times * power >= most) ?? 10) * power);
}
