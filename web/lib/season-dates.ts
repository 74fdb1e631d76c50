import type { Milestone, Season } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { comingOf, isDay, phaseOf, registrationDates } from '#domain/milestones.ts';
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
    registration: { open: registration, ...registrationDates(registration, milestones, now) },
    milestones: milestones.map((milestone) => present(language, milestone, now)),
  };
}

/** The one of a kind that is under way, else the next, over all seasons. */
export function presentComing(language: Language, seasons: readonly Season[], kind: Milestone['kind'], now: Date) {
  const coming = comingOf(
    seasons.flatMap(({ milestones }) => milestones),
    kind,
    now,
  );
  return coming && present(language, coming, now);
}

/** Those that people travel to, as search engines are told of them. */
export const heldEvents = (milestones: readonly MilestoneView[]) =>
  milestones
    .filter(({ kind }) => kind === 'regional' || kind === 'final')
    .map(({ id, title, from, to, place, region }) => ({ id, name: title, from, to, place, region }));
