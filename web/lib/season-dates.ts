import type { Season } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import type { Milestone } from '#contract/milestone.ts';
import { currentOrNext, isDay, phaseOf, registrationDates } from '#domain/milestones.ts';
import { type Written, writeDate } from '#web/kit/write-date.ts';
import { local } from './local.ts';

/** What a season's dates come to on a moment: the page server's, so that browsers show what they were sent. */
export type SeasonDates = ReturnType<typeof presentDates>;
export type MilestoneView = SeasonDates['milestones'][number];

const present = (language: Language, milestone: Milestone, now: Date) => ({
  id: milestone._id,
  kind: milestone.kind,
  title: local(language, milestone, 'title'),
  from: milestone.from,
  to: milestone.to,
  /** Whether it goes by the clock, and not by whole days. */
  timed: !isDay(milestone.from),
  /** Written here, so that no page brings the table of the Umm al-Qura calendar. */
  when: writeDate(language, { iso: milestone.from, to: milestone.to, time: !isDay(milestone.from), weekday: true }),
  phase: phaseOf(milestone, now),
  place: local(language, milestone, 'place'),
  region: milestone.region?.[language === 'ar' ? 'ar_name' : 'en_name'] ?? '',
  link: milestone.link,
});

/** A season's milestones by when they begin, and until when one can register. */
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

/** Until when teams can be registered and how many days are left, or from when on; only what the dates say. */
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

/** The one of a kind that is under way, else the next, over all seasons. */
export function presentComing(language: Language, seasons: readonly Season[], kind: Milestone['kind'], now: Date) {
  const coming = currentOrNext(
    seasons.flatMap(({ milestones }) => milestones),
    kind,
    now,
  );
  return coming && present(language, coming, now);
}

/**
 * When and where those of a kind are, taken together: from the first to the last, and the place if all have the same. One
 * alone has its own title, which may say for whom it is.
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
