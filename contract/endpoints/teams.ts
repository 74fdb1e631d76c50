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
}).required();
export type AdminTeamRow = z.output<typeof AdminTeamRow>;

/** What the office's list can be narrowed by. What cannot be read narrows nothing. */
const filters = z.object({
  paid: z.enum(['true', 'false']).optional().catch(undefined),
  season: id().optional().catch(undefined),
});
export type TeamFilters = z.output<typeof filters>;
export const teamFilterNames = filters.keyof().options;

export const listAdminTeams = endpoint({
  method: 'GET',
  path: '/api/admin/teams',
  access: 'admin-teams:list',
  summary: 'All teams, searched and paged',
  query: z.object({
    page: page(),
    per_page: perPage(limits.teamPageSizes),
    s: searchText(),
    ...filters.shape,
    sort: z
      .enum(['created_at', '-created_at', 'name', '-name', 'team_no', '-team_no'])
      .catch('-created_at')
      .default('-created_at'),
  }),
  answer: z.object({
    success,
    teams: z.array(AdminTeamRow),
    ...paging,
    moreThanTotal: z.boolean().describe('True where a search finds more than it counts and pages through'),
  }),
});
