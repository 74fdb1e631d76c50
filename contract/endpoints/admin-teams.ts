import { adminHistory, changed, recordState } from '../admin-record.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Scores, Team } from '../entities.ts';
import { pictureErrors } from '../errors.ts';
import { chosenId, digitsOf, id, optionalPicture, optionalText, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { readJson } from '../multipart-form.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';
import { strictTeamNarrowing } from './teams.ts';

const path = '/api/admin/teams';

/** What the office edits of a team. Its season and its number stay. */
export const AdminTeamInput = z.object({
  name: requiredText(),
  schoolName: requiredText(),
  competion: chosenId().describe('One of the same season'),
  ageLevel: requiredText().describe('The title of one of the levels of the competition'),
  stage: optionalText(),
  region: chosenId(),
  city: optionalText(),
  notes: optionalText(limits.longTextMax).describe('For the office alone'),
  image: optionalPicture(),
});
export type AdminTeamInput = z.output<typeof AdminTeamInput>;

/** Scores that were handed in and then reopened, so that others could take their place. */
const EarlierScores = Scores.extend({
  reopened_at: z.iso.datetime(),
  reopened_by: z.string(),
  reason: z.string(),
});
export type EarlierScores = z.output<typeof EarlierScores>;

/** A team as the office sees it: whole, without money for a sub admin. */
export const AdminTeam = Team.extend({
  ...recordState,
  notes: z.string(),
  has_certificate: z.boolean().describe('Whether it has a certificate that is not revoked'),
  has_fee: z.boolean().describe('Whether there is an order for its fee; who may not see money learns only that'),
  coaches_no: z.number().int().describe('Coaches that its competition takes'),
  earlier_scores: z.array(EarlierScores).describe('Those that were reopened, newest first'),
  payment: z
    .object({
      method: z.string().nullable(),
      at: z.iso.datetime(),
      note: z.string().nullable().describe('Of a payment by hand: how it was paid'),
      by: z.string().nullable().describe('Who recorded it'),
    })
    .nullable()
    .optional()
    .describe('How its fee was paid, for administrators; null where it is not, or nothing is owed'),
});
export type AdminTeam = z.output<typeof AdminTeam>;

const one = z.object({ success, team: AdminTeam });

const getTeam = endpoint({
  method: 'GET',
  path,
  selectedBy: ['id'],
  access: 'admin-teams:list',
  summary: 'One team, whole; the same with `view_team=true`',
  query: z.object({ id: id(), view_team: z.literal('true').optional().catch(undefined) }),
  answer: one,
});

/** A membership ID, or a looked-up person with one: nothing else of the person is used. */
const personSent = z
  .union([z.string(), z.number(), z.object({ national_id: z.string() })], { error: 'membership_id' })
  .transform((sent) => digitsOf(typeof sent === 'object' ? sent.national_id : String(sent)))
  .pipe(z.string().regex(/^\d{10}$/, 'membership_id'));

/** A form of the specification sends what is not said as an empty text. */
const emptyIsNone = <T extends z.ZodType>(schema: T) =>
  z.preprocess((sent) => (sent === '' || sent === null ? undefined : sent), schema.optional());
const flag = () =>
  emptyIsNone(z.preprocess((sent) => (sent === 'true' ? true : sent === 'false' ? false : sent), z.boolean('invalid')));

/** Whose place is given; empty, it names nobody, and is refused beside whoever gets the place. */
const replaced = () => z.preprocess((sent) => sent ?? undefined, optionalText());

const replacement = {
  old_coach_id: replaced().describe('`_id` of the coach who is replaced; not sent where one is added'),
  old_member_id: replaced().describe('The same of a member'),
  coach_id_update: emptyIsNone(z.unknown()).describe('The membership ID of the new coach, or `true` beside `coach`'),
  member_id_update: emptyIsNone(z.unknown()).describe('The same of a member'),
  coach: emptyIsNone(personSent).describe('The looked-up coach; the registry is asked again'),
  member: emptyIsNone(personSent),
  steb_user_id: emptyIsNone(z.unknown()).describe('Not used: the registry says whom a membership ID is of'),
};

/** A form of the specification holds the looked-up person as JSON. */
const readLookedUp = ({ coach, member, ...fields }: Readonly<Record<string, unknown>>) => ({
  ...fields,
  ...(coach !== undefined && { coach: readJson(coach) }),
  ...(member !== undefined && { member: readJson(member) }),
});

const updateTeam = endpoint({
  method: 'PUT',
  path,
  access: 'admin-teams:write',
  summary: 'Changes a team, or gives a place in it to another person; what is not sent stays as it is',
  body: AdminTeamInput.partial().extend({
    ...changed,
    status: flag().describe('False withdraws the team, true brings it back'),
    payment_status: flag().describe('True records a payment by hand; for administrators'),
    payment_note: optionalText(limits.paymentNoteMax).describe('How it was paid; required with a payment by hand'),
    ...replacement,
  }),
  form: { pictures: { file: 'image' }, read: readLookedUp },
  missing: 'admin_fields_empty',
  answer: one.extend({ msg: z.string() }),
  rate: rates.officeWrite,
  errors: [
    'changed_meanwhile',
    'not_allowed',
    'team_withdrawn',
    'payment_stands',
    'order_paid',
    'nothing_to_pay',
    'payment_not_ready',
    'withdrawal_waits',
    'withdrawal_payment_begun',
    'withdrawal_unavailable',
    'coach_not_found',
    'member_not_found',
    'member_replaced',
    'person_blocked',
    'duplicate_person',
    'team_full',
    'has_coach',
    'members_locked',
    'look_up_unavailable',
    'look_up_too_often',
    ...pictureErrors,
  ],
});

/** The calls of a team's form and of its view. */
export const adminTeams = {
  keys: { one: 'team', many: 'teams' },
  input: AdminTeamInput,
  record: AdminTeam,
  get: getTeam,
  update: updateTeam,
  history: adminHistory({ path, access: 'admin-teams:history', summary: 'teams' }),
  /** The first version stays, and can be read by the office. */
  reopenScores: endpoint({
    method: 'POST',
    path: `${path}/scores/reopen`,
    access: 'admin-teams:reopen-scores',
    summary: 'Lets scores be handed in again',
    body: z.object({
      id: id(),
      scores_at: z.iso.datetime('invalid').describe('Which scores: their `created_at`'),
      reason: requiredText(limits.reopeningReasonMax),
    }),
    missing: 'admin_fields_empty',
    answer: one.extend({ msg: z.string() }),
    rate: rates.officeWrite,
    errors: ['scores_not_there', 'scores_handed_in_anew'],
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: `${path}/export.csv`,
    access: 'admin-teams:export',
    summary: 'The teams of a list as a CSV file; of one competition with the columns of its kind',
    query: z.object(strictTeamNarrowing),
    answer: z.undefined(),
    leavesTrace: true,
    rate: rates.officeExport,
  }),
  download: endpoint({
    method: 'GET',
    path,
    selectedBy: ['download'],
    access: 'admin-teams:export',
    summary: 'The teams of one competition, or of `all`, in one answer',
    query: z.object({
      ...strictTeamNarrowing,
      download: z.literal('true', { error: 'not_offered' }),
      competion_id: z.union([z.literal('all'), id()]).default('all'),
    }),
    answer: z.object({
      success,
      comp_slug: z.string().describe('`default` for all competitions'),
      teams: z.array(Team),
    }),
    leavesTrace: true,
    rate: rates.officeExport,
  }),
};
