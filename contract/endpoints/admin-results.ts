import { adminCrud } from '../admin-crud.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { AgeLevel, Region } from '../entities.ts';
import { id, requiredText, wholeNumber } from '../fields.ts';
import { limits } from '../limits.ts';
import { resultScoreMax } from '../result-files.ts';
import { z } from '../zod.ts';
import { SeasonChoice } from './season-choices.ts';

/** What the office writes (back-office spec, section 7). Choosing a team fills what belongs to it. */
export const ResultInput = z.object({
  season_id: requiredText().pipe(id()),
  team_id: requiredText().pipe(id()).describe('Of that season, and of that competition'),
  competion_id: requiredText().pipe(id()),
  region_id: requiredText().pipe(id()),
  ageLevel: requiredText().describe('The title of one of the levels of the competition'),
  ranked: wholeNumber(limits.rankMin, limits.rankMax, 'rank'),
  score: z
    .union([z.literal('').transform(() => null), z.null(), wholeNumber(0, resultScoreMax)])
    .optional()
    .describe('Empty for none'),
});

const Named = z.object({ _id: z.string(), name: z.string(), name_en: z.string() });

/** A result as the office sees it: the ids that the form has, and what they mean. */
const AdminResult = z.object({
  _id: z.string(),
  season_id: z.string(),
  team_id: z.string(),
  competion_id: z.string(),
  region_id: z.string(),
  ageLevel: z.string(),
  ranked: z.number().int(),
  score: z.number().nullable(),
  season: Named,
  competion: Named,
  region: Region,
  level: AgeLevel.pick({ title: true, name: true, name_en: true }).describe('What `ageLevel` means'),
  team: z.object({
    _id: z.string(),
    team_no: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    schoolName: z.string(),
  }),
  published: z.boolean().describe('Whether visitors see its board'),
  created_at: z.iso.datetime(),
});

/** What the list can be narrowed by. What cannot be read narrows nothing. */
const filters = z.object({
  season: id().optional().catch(undefined),
  competion: id().optional().catch(undefined),
  ageLevel: z.string().trim().min(1).max(limits.levelNameMax).optional().catch(undefined).describe('A title'),
  region: id().optional().catch(undefined),
});
export type ResultFilters = z.output<typeof filters>;

const path = '/api/admin/results';
const access = 'admin-results';

export const adminResults = adminCrud({
  ...{ path, access, summary: 'results' },
  keys: { one: 'result', many: 'results' },
  record: AdminResult,
  input: ResultInput,
  filters,
  sorts: ['-created_at', 'ranked', 'updated_at'],
  pageSizes: limits.teamPageSizes,
});
export type AdminResult = z.output<typeof adminResults.record>;

/** As the specification has it; the same as that of the seasons. */
export const listResultSeasons = endpoint({
  method: 'GET',
  path: `${path}/season`,
  access,
  summary: 'With `search=true`: the seasons and their competitions to choose from',
  query: z.object({ search: z.literal('true').optional() }),
  answer: z.object({ success, seasons: z.array(SeasonChoice) }),
});
