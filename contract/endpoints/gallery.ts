import { adminCrud, adminSwitch } from '../admin-crud.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { chosenId, id, picture, requiredText } from '../fields.ts';
import { z } from '../zod.ts';

const Named = z.object({ _id: z.string(), name: z.string(), name_en: z.string() });

export const GalleryItem = z.object({
  _id: z.string(),
  file_path: z.string().describe('A ready address'),
  name: z.string(),
  name_en: z.string(),
  season: Named,
  competion: Named.nullable(),
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

/** What the office writes (back-office spec, section 7); the file of a multipart form is `file`. */
export const GalleryInput = z.object({
  file_path: picture(),
  name: requiredText(),
  name_en: requiredText(),
  season: chosenId(),
  competion: z
    .union([id(), z.literal('')], { error: 'not_offered' })
    .describe('Of that season; empty for a picture of the season as a whole')
    .optional(),
});

const office = { path: '/api/admin/gallery', access: 'admin-gallery', summary: 'pictures of the gallery' } as const;

/** Newest first, as visitors see them. */
export const adminGallery = {
  ...adminCrud({
    ...office,
    keys: { one: 'gallery', many: 'galleries' },
    record: GalleryItem.extend({
      season: z.string().describe('Its id'),
      competion: z.string().describe('Its id; may be empty'),
      created_at: z.iso.datetime(),
    }),
    input: GalleryInput,
    form: { pictures: { file: 'file_path' } },
    filters: z.object({
      season: id().optional().catch(undefined),
      shown: z.enum(['true', 'false']).optional().catch(undefined),
    }),
    sorts: ['-created_at', 'name', 'name_en', 'updated_at'],
  }),
  ...adminSwitch(office),
};
export type AdminGalleryItem = z.output<typeof adminGallery.record>;
