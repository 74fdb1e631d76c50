import type { RouterContextProvider } from 'react-router';
import { listGallery } from '#contract/endpoints/gallery.ts';
import { listSeasons } from '#contract/endpoints/seasons.ts';
import { local } from '#web/lib/local.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { presentPicture } from './present.ts';

/**
 * The seasons, and the pictures of one of them, in the visitor's language.
 * @param asked the season's id from the address; without a valid one, all pictures
 */
export async function loadGallery(context: Readonly<RouterContextProvider>, asked: string | null) {
  const { language } = context.get(pageContext);
  const call = serverApi(context);
  const { wroseasons } = await call(listSeasons);
  const season = wroseasons.find(({ _id }) => _id === asked)?._id;
  const { gallery } = await call(listGallery, { query: { season } });
  return {
    season,
    seasons: wroseasons.map((one) => ({ id: one._id, name: local(language, one, 'name') })),
    pictures: gallery.map((item) => presentPicture(language, item, wroseasons)),
  };
}
