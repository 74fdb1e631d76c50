import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';
import { TeamNarrowing } from './team-bulk.ts';

const path = '/api/admin/teams/views';
const access = 'admin-teams:list';

/** What the list of teams was narrowed to, and its order, under the name that an officer gave it; for that officer alone. */
const TeamView = z.object({
  _id: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()).describe('By the names of the list’s call'),
});
export type TeamView = z.output<typeof TeamView>;

const name = requiredText(limits.viewNameMax);
const many = z.object({ success, views: z.array(TeamView) });

export const listTeamViews = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'Your saved views of the list of teams, by name',
  answer: many,
});

export const saveTeamView = endpoint({
  method: 'POST',
  path,
  access,
  summary: 'Saves a view of the list of teams; answers all of yours',
  body: z.object({ name, query: TeamNarrowing }),
  missing: 'admin_fields_empty',
  answer: many,
  rate: rates.officeWrite,
  errors: ['too_many_views'],
});

export const renameTeamView = endpoint({
  method: 'PUT',
  path,
  access,
  summary: 'Renames one of your views; answers all of them',
  body: z.object({ id: id(), name }),
  missing: 'admin_fields_empty',
  answer: many,
  rate: rates.officeWrite,
});

export const removeTeamView = endpoint({
  method: 'DELETE',
  path,
  access,
  summary: 'Deletes one of your views; answers those that are left',
  query: z.object({ id: id() }),
  answer: many,
  rate: rates.officeWrite,
});
