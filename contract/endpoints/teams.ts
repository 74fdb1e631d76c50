import { strict } from '../admin-list.ts';
import { paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Team } from '../entities.ts';
import { id, page, perPage, searchText } from '../fields.ts';
import { limits } from '../limits.ts';
import { z } from '../zod.ts';

/**
 * One's own teams (`[]` for a guest), or with `team_id` that team: whole for those who belong to it and for the office;
 * the public profile of a paid team for any other signed-in person; 404 otherwise.
 */
export const getTeams = endpoint({
  method: 'GET',
  path: '/api/teams',
  access: 'public',
  summary: 'Own teams, or one team',
  query: z.object({ team_id: id().optional() }),
  answer: z.object({ success, teams: z.array(Team).optional(), team: Team.optional() }),
});

export const listMyTeams = endpoint({
  method: 'GET',
  path: '/api/teams/myteams',
  access: 'signedIn',
  summary: 'Own teams, by page and season',
  query: z.object({
    page: page(),
    season: z
      .union([z.literal('all'), id()])
      .catch('all')
      .default('all'),
  }),
  answer: z.object({ success, teams: z.array(Team), ...paging }),
});

/** A row of the back-office's list: who made the team and whether it is paid, without members' personal data. */
export const AdminTeamRow = Team.pick({
  _id: true,
  team_no: true,
  name: true,
  image: true,
  season: true,
  competion: true,
  schoolName: true,
  city: true,
  city_names: true,
  region: true,
  ageLevel: true,
  status: true,
  payment_status: true,
  user: true,
  created_at: true,
})
  .required()
  .extend({
    entity_name: z.string().nullable().describe('Its school or organisation, where one is attached'),
    has_scores: z.boolean().describe('Whether scores were handed in'),
    has_certificate: z.boolean().describe('Whether it has a certificate that is not revoked'),
  });
export type AdminTeamRow = z.output<typeof AdminTeamRow>;

const either = () => z.enum(['true', 'false']).optional().catch(undefined);
const some = () => id().optional().catch(undefined);

/** Filters by yes or no. */
const eithers = {
  paid: either(),
  active: either().describe('False of withdrawn teams'),
  entity: either().describe('Whether a school or organisation is attached'),
  scores: either().describe('Whether scores were handed in'),
  certificate: either().describe('Whether it has a certificate that is not revoked'),
};
export const eitherTeamFilters: readonly string[] = Object.keys(eithers);

/** What the office's list can be narrowed by. What cannot be read narrows nothing. */
const filters = z.object({
  season: some(),
  competion: some(),
  ageLevel: z.string().trim().min(1).max(limits.levelNameMax).optional().catch(undefined).describe('A title'),
  region: some(),
  ...eithers,
});
export type TeamFilters = z.output<typeof filters>;
export const teamFilterNames = filters.keyof().options;

/** The order of the list while nobody asks for another. */
export const newestTeamsFirst = '-created_at';
const sort = z.enum(['created_at', '-created_at', 'name', '-name', 'team_no', '-team_no']);

/** Search, filters and order of the office's list. */
const teamNarrowing = {
  s: searchText(),
  ...filters.shape,
  sort: sort.catch(newestTeamsFirst).default(newestTeamsFirst),
};

/** The same for a file of them, and for what is saved: nothing is sent whole because a filter cannot be read. */
export const strictTeamNarrowing = { ...teamNarrowing, ...strict(filters), sort: sort.default(newestTeamsFirst) };

export const listAdminTeams = endpoint({
  method: 'GET',
  path: '/api/admin/teams',
  access: 'admin-teams:list',
  summary: 'All teams, searched and paged',
  query: z.object({
    page: page(),
    per_page: perPage(limits.teamPageSizes),
    ...teamNarrowing,
  }),
  answer: z.object({
    success,
    teams: z.array(AdminTeamRow),
    ...paging,
    moreThanTotal: z.boolean().describe('True where a search finds more than it counts and pages through'),
  }),
});

/** Of the specification's form of a result. */
export const chooseTeams = endpoint({
  method: 'GET',
  path: '/api/admin/teams',
  selectedBy: ['search'],
  access: 'admin-teams:list',
  summary: 'With `search=true`: the teams of a season to choose from, as many as the largest page has',
  query: z.object({
    search: z.literal('true', { error: 'not_offered' }),
    season: some(),
    s: searchText(),
  }),
  answer: z.object({ success, teams: z.array(AdminTeamRow) }),
});
