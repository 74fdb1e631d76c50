import type { Season } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import type { Milestone } from '#contract/milestone.ts';
import { currentOrNext, isDay, phaseOf, registrationDates } from '#domain/milestones.ts';
import { type Written, writeDate } from '#web/kit/write-date.ts';
import { local } from './local.ts';

/** A season's dates relative to a given time: that of the page server, so that hydration matches. */
export type SeasonDates = ReturnType<typeof presentDates>;
export type MilestoneView = SeasonDates['milestones'][number];

const present = (language: Language, milestone: Milestone, now: Date) => ({
  id: milestone._id,
  kind: milestone.kind,
  title: local(language, milestone, 'title'),
  from: milestone.from,
  to: milestone.to,
  /** Whether it has a time of day, or only whole days. */
  timed: !isDay(milestone.from),
  /** Formatted on the server, so that no page loads the Umm al-Qura calendar table. */
  when: writeDate(language, { iso: milestone.from, to: milestone.to, time: !isDay(milestone.from), weekday: true }),
  phase: phaseOf(milestone, now),
  place: local(language, milestone, 'place'),
  region: milestone.region?.[language === 'ar' ? 'ar_name' : 'en_name'] ?? '',
  link: milestone.link,
});

/** A season's milestones by their start, and the end of registration. */
export function presentDates(
  language: Language,
  { registration, milestones }: Pick<Season, 'registration' | 'milestones'>,
  now: Date,
) {
  return {
    registration: presentRegistration(language, registration, milestones, now),
    milestones: milestones.map((milestone) => present(language, milestone, now)),
  };
}

/** The end of registration with the days left, or its start; only if there are dates. */
export function presentRegistration(
  language: Language,
  open: boolean,
  milestones: readonly Milestone[],
  now: Date,
): { open: boolean; closes?: Written; opens?: Written; until?: string; daysLeft?: number } {
  const { closes, opens, daysLeft } = registrationDates(open, milestones, now);
  const write = (iso: string) => writeDate(language, { iso, time: !isDay(iso) });
  return {
    open,
    ...(closes && { closes: write(closes), until: closes }),
    ...(daysLeft !== undefined && { daysLeft }),
    ...(opens && { opens: write(opens) }),
  };
}

/** The current milestone of a kind, otherwise the next one, over all seasons. */
export function presentComing(language: Language, seasons: readonly Season[], kind: Milestone['kind'], now: Date) {
  const coming = currentOrNext(
    seasons.flatMap(({ milestones }) => milestones),
    kind,
    now,
  );
  return coming && present(language, coming, now);
}

/**
 * The time and place of all milestones of a kind together: from the first to the last, with the place if all have the
 * same. A single one keeps its own title, which may say who it is for.
 */
export function presentTogether(language: Language, milestones: readonly Milestone[], kind: Milestone['kind']) {
  const ofKind = milestones.filter((milestone) => milestone.kind === kind);
  const [first] = ofKind;
  if (!first) return undefined;
  const places = new Set(ofKind.map((one) => local(language, one, 'place')));
  const last = ofKind
    .map(({ to }) => to)
    .sort()
    .at(-1);
  return {
    kind,
    title: ofKind.length === 1 ? local(language, first, 'title') : '',
    when: writeDate(language, { iso: first.from, to: last }),
    place: places.size === 1 ? [...places][0] : '',
  };
}
