import type { RouterContextProvider } from 'react-router';
import { getFigures } from '#contract/endpoints/figures.ts';
import { listGallery } from '#contract/endpoints/gallery.ts';
import { listPartners } from '#contract/endpoints/partners.ts';
import { listRegions } from '#contract/endpoints/regions.ts';
import { listSeasons } from '#contract/endpoints/seasons.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { presentPicture } from '../gallery/index.ts';
import { presentPartner } from '../partners/index.ts';

/** The newest pictures; the gallery has all of them. */
const shownPictures = 8;

/** The data of the page: figures, pictures, partners. */
export async function loadAbout(context: Readonly<RouterContextProvider>) {
  const { language } = context.get(pageContext);
  const call = serverApi(context);
  const [{ wroseasons }, { figures }, { regions }, { gallery }, { partners }] = await Promise.all([
    call(listSeasons),
    call(getFigures),
    call(listRegions),
    call(listGallery),
    call(listPartners),
  ]);
  return {
    figures: {
      teams: figures.teams,
      participants: figures.participants,
      regions: regions.length,
      competitions: wroseasons.reduce((sum, season) => sum + season.competions.length, 0),
    },
    pictures: gallery.slice(0, shownPictures).map((item) => presentPicture(language, item, wroseasons)),
    partners: partners.map((partner) => presentPartner(language, partner)),
  };
}

export type Figures = Awaited<ReturnType<typeof loadAbout>>['figures'];
