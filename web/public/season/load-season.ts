import { data, type RouterContextProvider, redirect } from 'react-router';
import { previewSeason } from '#contract/endpoints/admin-seasons.ts';
import { type GalleryItem, listGallery } from '#contract/endpoints/gallery.ts';
import { listSeasons } from '#contract/endpoints/seasons.ts';
import type { CompetitionCard, Season } from '#contract/entities.ts';
import type { Language } from '#contract/languages.ts';
import { feeFor } from '#domain/fee.ts';
import { toHalalas } from '#domain/money.ts';
import { paths } from '#web/app/paths.ts';
import { local } from '#web/lib/local.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { presentDates } from '#web/lib/season-dates.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { sceneOf } from '../gallery/index.ts';

const presentCard = (language: Language, card: CompetitionCard) => ({
  id: card._id,
  slug: card.slug,
  name: local(language, card, 'name'),
  logo: card.logo,
  ages: card.agelevel,
  members: card.members_no,
  /** Halalas, with tax; 0 if it is free. */
  total: card.paid ? feeFor(toHalalas(card.price)).total : 0,
});

const present = (language: Language, season: Season, gallery: readonly GalleryItem[], now: Date) => ({
  id: season._id,
  slug: season.slug,
  name: local(language, season, 'name'),
  title: local(language, season, 'title'),
  description: local(language, season, 'description'),
  /** HTML; empty if the office has written none. */
  template: local(language, season, 'template_html'),
  logo: season.logo,
  /** Its own general rules, as HTML; empty for those of every season. */
  rules: local(language, season, 'general_rules'),
  /** The address of its large picture; null if neither it nor the gallery has one. */
  scene: season.image ?? sceneOf(gallery, { season: season._id }),
  registration: season.registration,
  dates: presentDates(language, season, now),
  attributes: season.attributes.slice(0, 3).map((attribute) => ({
    title: local(language, attribute, 'title'),
    text: local(language, attribute, 'desc'),
    image: attribute.image,
  })),
  competitions: season.competions
    .toSorted((one, other) => one.order_id - other.order_id)
    .map((card) => presentCard(language, card)),
});

export type SeasonView = ReturnType<typeof present>;
export type CompetitionCardView = SeasonView['competitions'][number];

/** The season of `/competion-wro-2024/`, and that of the other address which the specification names. */
export const WRO = 'wro-2024';
const named: readonly string[] = ['first-2025', WRO];

/**
 * A season by its slug, reduced to what its page shows, in the visitor's language. The two addresses of the specification
 * lead to the newest season where there is none of their name.
 * @throws a 404 when there is no such season
 */
export async function loadSeason(context: Readonly<RouterContextProvider>, slug: string): Promise<SeasonView> {
  const call = serverApi(context);
  const [{ wroseasons }, { gallery }] = await Promise.all([call(listSeasons, { query: { slug } }), call(listGallery)]);
  const [season] = wroseasons;
  if (!season) {
    const [newest] = named.includes(slug) ? (await call(listSeasons, { query: {} })).wroseasons : [];
    throw newest ? redirect(paths.season(newest.slug)) : data(null, { status: 404 });
  }
  const { language, now } = context.get(pageContext);
  return present(language, season, gallery, now);
}

/**
 * The same of any season by its id, for the office.
 * @throws a 404 when there is none, or the person may not see it
 */
export async function loadPreview(context: Readonly<RouterContextProvider>, id: string): Promise<SeasonView> {
  const call = serverApi(context);
  const [{ season }, { gallery }] = await Promise.all([
    call(previewSeason, { query: { id } }).catch(() => {
      throw data(null, { status: 404 });
    }),
    call(listGallery),
  ]);
  const { language, now } = context.get(pageContext);
  return present(language, season, gallery, now);
}
