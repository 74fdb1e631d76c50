import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { z } from '../zod.ts';

export const GalleryItem = z.object({
  _id: z.string(),
  file_path: z.string().describe('A ready address'),
  name: z.string(),
  name_en: z.string(),
  season: z.object({ _id: z.string(), name: z.string(), name_en: z.string() }),
  competion: z.object({ _id: z.string(), name: z.string(), name_en: z.string() }).nullable(),
  status: z.boolean(),
});
export type GalleryItem = z.output<typeof GalleryItem>;

/** Newest first; only active ones of active seasons, whatever `status` says. */
export const listGallery = endpoint({
  method: 'GET',
  path: '/api/gallery',
  access: 'public',
  summary: 'Pictures of the seasons',
  query: z.object({ status: z.string().optional(), season: id().optional() }),
  answer: z.object({ success, gallery: z.array(GalleryItem) }),
  cacheSeconds: 60,
  reads: ['gallery', 'seasons', 'competitions'],
});
