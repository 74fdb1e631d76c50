import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Region } from '../entities.ts';
import { id } from '../fields.ts';
import { z } from '../zod.ts';

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
  query: z.object({ region_id: id().optional(), training: z.literal('training-center').optional() }),
  answer: z.object({ success, trainings: z.array(TrainingCentre) }),
  cacheSeconds: 60,
  reads: ['training-centres', 'regions'],
});
