import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id, requiredText } from '../fields.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';
import { strictTeamNarrowing } from './teams.ts';

const path = '/api/admin/teams/views';
const access = 'admin-teams:list';

/** Characters of the name of a view. Not among `limits`, which every public page loads. */
export const viewNameMax = 60;
/** More than a menu is read. */
export const viewsMax = 50;

/** What the list of teams was narrowed to, and its order, under a name that everybody of the office sees and opens. */
const TeamView = z.object({
  _id: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()).describe('By the names of the list’s call'),
  by: z.string().describe('Who saved it'),
  mine: z.boolean(),
});
export type TeamView = z.output<typeof TeamView>;

const name = requiredText(viewNameMax);
const many = z.object({ success, views: z.array(TeamView) });

export const listTeamViews = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'The saved views of the list of teams, by name',
  answer: many,
});

export const saveTeamView = endpoint({
  method: 'POST',
  path,
  access,
  summary: 'Saves a view of the list of teams for the office; answers all of them',
  body: z.object({ name, query: z.object(strictTeamNarrowing) }),
  missing: 'admin_fields_empty',
  answer: many,
  rate: rates.officeWrite,
  errors: ['too_many_views'],
});

export const changeTeamView = endpoint({
  method: 'PUT',
  path,
  access,
  summary: 'Changes a view: one’s own, or as an administrator any; what is not sent stays. Answers all of them',
  body: z.object({ id: id(), name: name.optional(), query: z.object(strictTeamNarrowing).optional() }),
  missing: 'admin_fields_empty',
  answer: many,
  rate: rates.officeWrite,
  errors: ['not_allowed'],
});

export const removeTeamView = endpoint({
  method: 'DELETE',
  path,
  access,
  summary: 'Deletes a view: one’s own, or as an administrator any; answers those that are left',
  query: z.object({ id: id() }),
  answer: many,
  rate: rates.officeWrite,
  errors: ['not_allowed'],
});
