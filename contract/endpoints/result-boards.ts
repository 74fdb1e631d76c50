import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { AgeLevel } from '../entities.ts';
import { id, requiredText } from '../fields.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

const Named = z.object({ _id: z.string(), name: z.string(), name_en: z.string() });

/** The results of an age level of a competition, which visitors see all at once or not at all. */
const ResultBoard = z.object({
  season: Named,
  competion: Named,
  ageLevel: z.string().describe('The title of the level'),
  level: AgeLevel.pick({ title: true, name: true, name_en: true }),
  results: z.number().int().describe('How many there are'),
  published: z.boolean(),
  changed_at: z.iso.datetime().nullable().describe('When it was published, or taken back, the last time'),
  changed_by: z.string().nullable(),
});
export type ResultBoard = z.output<typeof ResultBoard>;

const path = '/api/admin/results/boards';
const access = 'admin-results';

export const listResultBoards = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'The boards of a season that have results, in the order of its competitions and levels',
  query: z.object({ season: id() }),
  answer: z.object({ success, boards: z.array(ResultBoard) }),
});

/** The same again changes nothing. */
export const publishResultBoard = endpoint({
  method: 'PATCH',
  path,
  access,
  summary: 'Shows a board to visitors, or takes it back',
  body: z.object({ competion_id: id(), ageLevel: requiredText(), published: z.boolean() }),
  answer: z.object({ success, msg: z.string() }),
  rate: rates.officeWrite,
});
