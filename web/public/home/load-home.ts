import type { RouterContextProvider } from 'react-router';
import { type Faq, listFaqs } from '#contract/endpoints/faqs.ts';
import { type Figures, getFigures } from '#contract/endpoints/figures.ts';
import { listGallery } from '#contract/endpoints/gallery.ts';
import { listPartners } from '#contract/endpoints/partners.ts';
import { listSeasons } from '#contract/endpoints/seasons.ts';
import type { CompetitionCard, Season } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { agesOf } from '#domain/age.ts';
import { feeFor } from '#domain/fee.ts';
import { toHalalas } from '#domain/money.ts';
import { local } from '#web/lib/local.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { presentComing, presentDates } from '#web/lib/season-dates.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { presentPicture } from '../gallery/index.ts';
import { presentPartner } from '../partners/index.ts';

export type Ages = { from: number; to: number };
export type Home = Awaited<ReturnType<typeof loadHome>>;
export type HomeSeason = Home['seasons'][number];
export type HomeCompetition = HomeSeason['competitions'][number];
export type HomeFaq = Home['faqs'][number];

/** The newest pictures; the gallery has all of them. */
const shownPictures = 12;

/** From the youngest to the oldest age of several age groups; undefined if none names ages. */
export function spanOf(ages: readonly (Ages | undefined)[]): Ages | undefined {
  const known = ages.filter((range) => range !== undefined);
  if (known.length === 0) return undefined;
  return { from: Math.min(...known.map(({ from }) => from)), to: Math.max(...known.map(({ to }) => to)) };
}

/** People first. Each has a minimum worth showing: "3 teams" on the first day of a season would look bad. */
const least = { participants: 50, teams: 10, schools: 10, regions: 2 } as const satisfies Figures;

/** The figures that reach their minimum, in the order of the page; none without participants or teams. */
export function worthTelling(figures: Figures) {
  const told = (Object.keys(least) as (keyof Figures)[]).filter((key) => figures[key] >= least[key]);
  return told.includes('participants') || told.includes('teams')
    ? told.map((key) => ({ key, count: figures[key] }))
    : [];
}

/** The data of the home page, reduced to the visitor's language, with the numbers computed from it. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const { language, now } = context.get(pageContext);
  const call = serverApi(context);
  const [{ wroseasons }, { figures }, { faqs }, { gallery }, { partners }] = await Promise.all([
    call(listSeasons),
    call(getFigures),
    call(listFaqs),
    call(listGallery),
    call(listPartners),
  ]);
  const seasons = wroseasons.map((season) => presentSeason(season, language, now));
  return {
    seasons,
    broadcast: presentComing(language, wroseasons, 'broadcast', now),
    facts: worthTelling(figures),
    faqs: faqs.map((faq) => presentFaq(faq, language)),
    pictures: gallery.slice(0, shownPictures).map((item) => presentPicture(language, item, wroseasons)),
    partners: partners.map((partner) => presentPartner(language, partner)),
  };
}

const presentFaq = (faq: Faq, language: Language) => ({
  id: faq._id,
  question: local(language, faq, 'name'),
  /** Sanitised HTML. */
  answer: local(language, faq, 'description'),
});

function presentSeason(season: Season, language: Language, now: Date) {
  return {
    id: season._id,
    slug: season.slug,
    name: local(language, season, 'name'),
    logo: season.logo,
    registration: presentDates(language, season, now).registration,
    competitions: season.competions
      .toSorted((a, b) => a.order_id - b.order_id)
      .map((competition) => presentCompetition(competition, language)),
  };
}

function presentCompetition(competition: CompetitionCard, language: Language) {
  return {
    id: competition._id,
    slug: competition.slug,
    name: local(language, competition, 'name'),
    logo: competition.logo,
    ages: spanOf(competition.agelevel.map(agesOf)),
    members: competition.members_no,
    coaches: competition.coaches_no,
    /** In halalas, with tax: the fee of a team. Zero if it is free. */
    total: competition.paid ? feeFor(toHalalas(competition.price)).total : 0,
  };
}
