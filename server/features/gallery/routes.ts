import { adminGallery, type GalleryItem, listGallery } from '#contract/endpoints/gallery.ts';
import { crudRoutes, switchRoutes } from '#server/features/office-records/index.ts';
import { pictureAddress } from '#server/features/uploads/index.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import { officeGallery } from './office.ts';
import { activeGalleryFinder, type FoundGalleryItem } from './store.ts';

export function galleryRoutes(route: Route, { db }: { db: Db }): void {
  const findActiveGallery = activeGalleryFinder(db);

  route(listGallery, async ({ query }) => ({
    success: true,
    gallery: (await findActiveGallery(query)).map(presentItem),
  }));

  const office = officeGallery(db);
  crudRoutes(route, adminGallery, office);
  switchRoutes(route, adminGallery, office);
}

const presentItem = ({ item, season, competition }: FoundGalleryItem): GalleryItem => ({
  _id: item.id,
  file_path: pictureAddress(item.picture),
  name: item.name,
  name_en: item.nameEn,
  season: presentNamed(season),
  competion: competition && presentNamed(competition),
  status: item.status,
});

const presentNamed = ({ id, name, nameEn }: FoundGalleryItem['season']) => ({ _id: id, name, name_en: nameEn });
