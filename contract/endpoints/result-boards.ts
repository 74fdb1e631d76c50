import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';
import { Named, NamedLevel } from './admin-results.ts';

/** Whether visitors see the records of it at all, whatever is published. */
const shown = { status: z.boolean().describe('Whether visitors see it') };

/** The results of an age level of a competition, which visitors see all at once or not at all. */
const ResultBoard = z.object({
  season: Named.extend(shown),
  competion: Named.extend(shown),
  ageLevel: z.string().describe('The title of the level'),
  level: NamedLevel,
  results: z.number().int().describe('How many there are'),
  published: z.boolean(),
  changed_at: z.iso.datetime().nullable().describe('When it was published, or unpublished, the last time'),
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

/** All at one moment, or none. Boards that are so already stay as they are. */
export const publishResultBoards = endpoint({
  method: 'PATCH',
  path,
  access,
  summary: 'Shows boards to visitors, or takes them back',
  body: z.object({
    boards: z
      .array(z.object({ competion_id: id(), ageLevel: requiredText() }))
      .min(1, 'required')
      .max(limits.bulkMax, 'too_long'),
    published: z.boolean(),
  }),
  answer: z.object({ success, msg: z.string() }),
  rate: rates.officeWrite,
});
