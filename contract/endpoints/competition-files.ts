import { adminCrud, adminOrder, adminSwitch } from '../admin-crud.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { CompetitionFile } from '../entities.ts';
import { document, id, optionalDocument, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { z } from '../zod.ts';

/** What the office writes (back-office spec, section 7): the files of a multipart form are `file` and `file_en`. */
export const CompetitionFileInput = z.object({
  competion_id: id().optional().describe('Of a new file; a file stays with its competition'),
  name: requiredText(),
  name_en: requiredText(),
  description: requiredText(limits.longTextMax),
  description_en: requiredText(limits.longTextMax),
  file_path: document(),
  file_path_en: optionalDocument(),
});

const office = { path: '/api/admin/files', access: 'admin-competitions', summary: 'files of competitions' } as const;

const crud = adminCrud({
  ...office,
  keys: { one: 'file', many: 'files' },
  record: CompetitionFile.extend({
    file_path_en: z.string().describe('May be empty'),
    competion_id: z.string(),
    status: z.boolean(),
    order_id: z.number().int().describe('Its place among the files of its competition, from 1'),
  }),
  input: CompetitionFileInput,
  form: {
    documents: { file: 'file_path', file_en: 'file_path_en' },
    read: ({ file_id, ...fields }) => ({ ...(file_id !== undefined && { id: file_id }), ...fields }),
  },
  filters: z.object({
    competion: id().optional().catch(undefined),
    shown: z.enum(['true', 'false']).optional().catch(undefined),
  }),
  within: 'competion',
  sorts: ['order_id', 'name', 'name_en', 'updated_at'],
});

/**
 * The files of competitions. By the specification `?id` is a competition here and answers its files, so one file has an
 * address of its own.
 */
export const adminCompetitionFiles = {
  ...crud,
  get: endpoint({
    method: 'GET',
    path: `${office.path}/one`,
    access: office.access,
    summary: 'One of the files of competitions',
    query: crud.get.query,
    answer: crud.get.answer,
  }),
  listOf: endpoint({
    method: 'GET',
    path: office.path,
    selectedBy: ['id'],
    access: office.access,
    summary: 'All files of one competition, in their order',
    query: z.object({ id: id().describe('Of the competition') }),
    answer: z.object({ success, files: z.array(crud.record) }),
  }),
  ...adminSwitch(office),
  ...adminOrder(office, 'order_id'),
};
export type AdminCompetitionFile = z.output<typeof adminCompetitionFiles.record>;
