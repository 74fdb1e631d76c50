import { adminCrud } from '../admin-crud.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Region } from '../entities.ts';
import { chosenId, id, optionalPhoneNumber, optionalWebLink, requiredText } from '../fields.ts';
import { z } from '../zod.ts';

/** The only kind of training that there is (back-office spec, section 9). */
const kind = z.literal('training-center');

export const TrainingCentre = z.object({
  _id: z.string(),
  name: z.string(),
  name_en: z.string(),
  address: z.string(),
  address_en: z.string(),
  phone: z.string(),
  location: z.string().describe('The address of a map; may be empty'),
  region: Region,
});
export type TrainingCentre = z.output<typeof TrainingCentre>;

/** `training` is the kind; there is only one. */
export const listTrainingCentres = endpoint({
  method: 'GET',
  path: '/api/trainings',
  access: 'public',
  summary: 'Training centres, by region',
  query: z.object({ region_id: id().optional(), training: kind.optional() }),
  answer: z.object({ success, trainings: z.array(TrainingCentre) }),
  cacheSeconds: 60,
  reads: ['training-centres', 'regions'],
});

/** What the office writes (back-office spec, section 7). */
export const TrainingInput = z.object({
  name: requiredText(),
  name_en: requiredText(),
  address: requiredText(),
  address_en: requiredText(),
  region: chosenId(),
  phone: optionalPhoneNumber(),
  location: optionalWebLink(),
});

/** Visitors see them by name. */
export const adminTrainings = adminCrud({
  path: '/api/admin/tranings',
  access: 'admin-trainings',
  summary: 'training centres',
  keys: { one: 'training', many: 'trainings' },
  record: TrainingCentre.extend({ region: z.string().describe('Its id'), training: kind }),
  input: TrainingInput,
  filters: z.object({ region: id().optional().catch(undefined) }),
  sorts: ['name', 'name_en', 'updated_at'],
});
export type AdminTraining = z.output<typeof adminTrainings.record>;
