import type { Season } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import type { Milestone } from '#contract/milestone.ts';
import { currentOrNext, endOf, isDay, phaseOf, registrationDates, startOf, thoseFor } from '#domain/milestones.ts';
import { type Written, writeDate } from '#web/kit/write-date.ts';
import { local } from './local.ts';

/** A season's dates relative to a given time: that of the page server, so that hydration matches. */
export type SeasonDates = ReturnType<typeof presentDates>;
export type MilestoneView = SeasonDates['milestones'][number];

type Named = { _id: string; name: string; name_en: string };
/** A season as far as its dates go. */
type Dated = Pick<Season, 'registration' | 'milestones' | 'competions'>;

/** The names of some of a season's competitions, as one text; empty for all of them. */
function namesOf(language: Language, ids: readonly string[], competitions: readonly Named[]): string {
  const named = competitions.filter(({ _id }) => ids.includes(_id));
  if (named.length === competitions.length) return '';
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(
    named.map((one) => local(language, one, 'name')),
  );
}

const present = (language: Language, milestone: Milestone, competitions: readonly Named[], now: Date) => ({
  id: milestone._id,
  kind: milestone.kind,
  title: local(language, milestone, 'title'),
  /** The names of the competitions that it concerns; empty for all. */
  audience: namesOf(language, milestone.competions, competitions),
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
export function presentDates(language: Language, season: Dated, now: Date) {
  return {
    registration: presentSeasonRegistration(language, season, now),
    milestones: season.milestones.map((milestone) => present(language, milestone, season.competions, now)),
  };
}

/** The same of one competition, which says its own. */
export function presentCompetitionDates(
  language: Language,
  { registration, milestones }: Pick<Season, 'registration' | 'milestones'>,
  now: Date,
): ReturnType<typeof presentDates> {
  return {
    registration: presentRegistration(language, registration, milestones, now),
    milestones: milestones.map((milestone) => present(language, milestone, [], now)),
  };
}

/**
 * The end of registration in a season, or its start: of its competitions the first of those that are open, or that will be,
 * with their names where others have another one.
 */
export function presentSeasonRegistration(language: Language, season: Dated, now: Date): RegistrationView {
  const { registration: open, milestones, competions } = season;
  const asked = open ? competions.filter(({ registration }) => registration) : competions;
  const all = asked.map((one) => {
    const own = thoseFor(milestones, one._id);
    const { closes, opens } = registrationDates(open, own, now);
    const ends = closes && endOf({ from: closes, to: closes });
    const begins = opens && startOf({ from: opens, to: opens });
    return { id: one._id, own, at: ends || begins || undefined };
  });
  const [first] = all
    .flatMap(({ at, ...one }) => (at ? [{ ...one, at }] : []))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (!first) {
    const forAll = asked.length > 0 ? [] : milestones.filter(({ competions }) => competions.length === 0);
    return presentRegistration(language, open, forAll, now);
  }
  const same = all.filter(({ at }) => at?.getTime() === first.at.getTime());
  const audience =
    same.length === all.length
      ? ''
      : namesOf(
          language,
          same.map(({ id }) => id),
          competions,
        );
  return { ...presentRegistration(language, open, first.own, now), ...(audience && { audience }) };
}

type RegistrationView = {
  open: boolean;
  closes?: Written;
  opens?: Written;
  until?: string;
  daysLeft?: number;
  /** The names of the competitions of which this is said, if it is not so of all. */
  audience?: string;
};

/** The end of registration with the days left, or its start, of one competition; only if there are dates. */
export function presentRegistration(
  language: Language,
  open: boolean,
  milestones: readonly Milestone[],
  now: Date,
): RegistrationView {
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
  const season = seasons.find(({ milestones }) => coming && milestones.includes(coming));
  return coming && present(language, coming, season?.competions ?? [], now);
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
