import { adminCrud } from '../admin-crud.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { AgeLevel, Region } from '../entities.ts';
import { chosenId, id, optionalWholeNumber, requiredText, wholeNumber } from '../fields.ts';
import { limits } from '../limits.ts';
import { z } from '../zod.ts';

/** The highest score of a result. Not among `limits`, which every public page loads. */
export const resultScoreMax = 99_999;

/** What the office writes (back-office spec, section 7). The score is an addition of ours. */
export const ResultInput = z.object({
  season_id: chosenId(),
  team_id: chosenId().describe('Of that season, and of that competition'),
  competion_id: chosenId(),
  region_id: chosenId(),
  ageLevel: requiredText().describe('The title of one of the levels of the competition'),
  ranked: wholeNumber(limits.rankMin, limits.rankMax, 'rank'),
  score: optionalWholeNumber(0, resultScoreMax, 'result_score').describe('Empty for none'),
});

export const Named = z.object({ _id: z.string(), name: z.string(), name_en: z.string() });
/** A level with its names: `ageLevel` on the wire is its title. */
export const NamedLevel = AgeLevel.pick({ title: true, name: true, name_en: true });

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
  level: NamedLevel.describe('What `ageLevel` means'),
  team: z.object({
    _id: z.string(),
    team_no: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    schoolName: z.string(),
    status: z.boolean().describe('False once it is withdrawn'),
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
  published: z.enum(['true', 'false']).optional().catch(undefined),
});
export type ResultFilters = z.output<typeof filters>;

const office = { path: '/api/admin/results', access: 'admin-results' } as const;

const { list, ...calls } = adminCrud({
  ...office,
  summary: 'results',
  keys: { one: 'result', many: 'results' },
  record: AdminResult,
  input: ResultInput,
  filters,
  sorts: ['-created_at', 'ranked', 'updated_at'],
  pageSizes: limits.teamPageSizes,
});

export const adminResults = {
  ...calls,
  list: endpoint({
    ...list,
    answer: list.answer.extend({
      moreThanTotal: z.boolean().describe('True where a search finds more than it counts and pages through'),
    }),
  }),
};
export type AdminResult = z.output<typeof adminResults.record>;

const ResultSeason = Named.extend({
  competions: z.array(
    Named.extend({
      agelevel: z.array(NamedLevel.extend({ published: z.boolean() })).describe('Those that take no teams, too'),
    }),
  ),
});
export type ResultSeason = z.output<typeof ResultSeason>;

export const listResultSeasons = endpoint({
  method: 'GET',
  path: `${office.path}/season`,
  access: office.access,
  summary: 'With `search=true`: the seasons with their competitions and age levels to choose from, newest first',
  query: z.object({ search: z.literal('true').optional() }),
  answer: z.object({ success, seasons: z.array(ResultSeason) }),
});
