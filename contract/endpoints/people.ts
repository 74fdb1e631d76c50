import { officeTypes } from '../access.ts';
import { adminCrud, adminSwitch } from '../admin-crud.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import type { ErrorCode, FieldCode } from '../errors.ts';
import {
  email,
  membershipId,
  optionalPhoneNumber,
  optionalPicture,
  optionalText,
  password,
  phoneNumber,
  requiredText,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { z } from '../zod.ts';

/*
 * People as the office edits them (back-office spec, sections 3 and 7), in three lists: everybody, the members (type 0) and
 * the administrators (types 4 and 5). The registry saves them first (decision 178).
 */

const code = (of: FieldCode) => of;

/** How the wire says that there is none (section 3); no screen shows these. */
export const NO_PICTURE = 'avator.png' as const;
export const NO_GUARDIAN = 'None';

/** The types of accounts; 3 is any other, which reads as judge. */
const personTypes = [0, 1, 2, 3, ...officeTypes] as const;

const Person = z.object({
  _id: z.string(),
  steb_user_id: z.string(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  national_id: z.string(),
  subscription: z.boolean(),
  nationality: z.string(),
  dob: z.string().describe('ISO 8601; empty if nobody knows'),
  type: z.number().int(),
  gender: z.string().describe('`Male`, `Female` or empty'),
  picture: z.string().describe(`An address, or \`${NO_PICTURE}\``),
  guardian_name: z.string().describe(`\`${NO_GUARDIAN}\` if nobody knows`),
  guardian_phone: z.string().describe(`\`${NO_GUARDIAN}\` if nobody knows`),
  isAdmin: z.boolean(),
  status: z.boolean().describe('False while the account is blocked'),
  status_reason: z.string().describe('Why it was blocked, or the block lifted; empty if neither ever was'),
  password_set_at: z.iso.datetime().nullable().describe('When the office last gave them another password'),
  pending: z.boolean().describe('The last change is not settled: STEB saved it and it follows here, or did not answer'),
});

/** A box of a form; nothing is sent where it stays as it is. */
const optionalFlag = () =>
  z.preprocess(
    (sent) => (sent === 'true' ? true : sent === 'false' ? false : sent === '' ? undefined : sent),
    z.boolean({ error: code('invalid') }).optional(),
  ) as unknown as z.ZodType<boolean | undefined, boolean | undefined>;

/** As a number, or as a form sends it; nothing is sent where it stays as it is. */
const typeOf = (types: readonly number[]) =>
  z.preprocess(
    (sent) => (sent === '' || sent === null ? undefined : (types.find((type) => String(type) === sent) ?? sent)),
    z.literal([...types], { error: code('not_offered') }).optional(),
  ) as unknown as z.ZodType<number | undefined, number | undefined>;

/** As `password()`, which may be empty where it stays as it is. */
const optionalPassword = () =>
  z
    .union([z.literal(''), password().min(limits.passwordMin, code('password_short'))], {
      error: code('password_short'),
    })
    .optional();

/** The address of the picture: as it is answered, or of one that was just uploaded. */
export const personPicture = () =>
  optionalText(limits.linkMax)
    .refine(
      (sent) =>
        !sent || sent === NO_PICTURE || /^https?:\/\/\S+$/.test(sent) || optionalPicture().safeParse(sent).success,
      code('invalid'),
    )
    .meta(optionalPicture().meta() ?? {});

const RIYADH_OFFSET = 3 * 60 * 60_000;

/** A day that has been, in Riyadh; one before 1900 is a typing mistake. */
const isBirthday = (day: string) =>
  z.iso.date().safeParse(day).success &&
  day >= '1900-01-01' &&
  day <= new Date(Date.now() + RIYADH_OFFSET).toISOString().slice(0, 10);

/** What has no value may come as the wire says it, as it was answered. */
const noneAsEmpty = (sent: unknown) => (sent === NO_GUARDIAN ? '' : sent);

const everyones = {
  picture: personPicture(),
  name: requiredText(120).min(2, code('too_short')),
  email: email(),
  phone_number: phoneNumber(),
  national_id: membershipId().pipe(z.string().regex(/^[12]/, code('national_id'))),
  dob: optionalText().refine((day) => !day || isBirthday(day), code('invalid')),
  nationality: requiredText(2).regex(/^[A-Z]{2}$/, code('not_offered')),
  gender: z.enum(['Male', 'Female', ''], { error: code('not_offered') }).optional(),
  subscription: optionalFlag(),
  password: optionalPassword(),
  c_password: z
    .string({ error: code('invalid') })
    .max(limits.passwordMax, code('too_long'))
    .optional(),
};

const UserInput = z.object({ ...everyones, type: typeOf(personTypes) });
const MemberInput = z.object({
  ...everyones,
  guardian_name: z.preprocess(noneAsEmpty, optionalText(120)) as unknown as ReturnType<typeof optionalText>,
  guardian_phone: z.preprocess(noneAsEmpty, optionalPhoneNumber()) as unknown as ReturnType<typeof optionalPhoneNumber>,
});
const AdminInput = z.object({ ...everyones, type: typeOf(officeTypes) });

/** What a write of any of the three sends. */
export type PersonInput = Partial<z.output<typeof MemberInput>> & z.output<typeof UserInput>;

/** Back-office spec, section 9: 10 up to 1000. */
const userPageSizes = [10, 25, 100, 200, 300, 400, 500, 1000] as const;

const asked = <Value extends string>(...values: [Value, ...Value[]]) => z.enum(values).optional().catch(undefined);
const status = asked('true', 'false');

const shared = {
  record: Person,
  ofPeople: true,
  // The registry's refusals, and its absence.
  errors: ['sign_up_refused', 'sign_up_unavailable', 'password_mismatch'] satisfies ErrorCode[],
  missing: 'person_fields_empty',
  asSent: ['password', 'c_password'],
  form: { pictures: { logo: 'picture' } },
  sorts: ['-created_at', 'name'],
} as const;

const calls = {
  users: {
    path: '/api/admin/users',
    access: {
      read: 'admin-users',
      write: 'admin-users',
      create: 'admin-people',
      remove: 'admin-people',
      export: 'admin-people',
      history: 'admin-people',
    },
    summary: 'people',
  },
  members: { path: '/api/admin/members', access: 'admin-people', summary: 'members' },
  admins: { path: '/api/admin/admins', access: 'admin-people', summary: 'administrators' },
} as const;

/** Somebody in a team who has never signed in: there is no account of theirs, and nothing to edit. */
export const NeverSignedIn = z.object({
  national_id: z.string(),
  name: z.string().describe('As the registry had it when they joined the newest of the teams'),
  teams: z
    .array(
      z.object({
        ...{ _id: z.string(), team_no: z.string(), name: z.string() },
        role: z.enum(['coach', 'member']),
        status: z.boolean().describe('False for one that was withdrawn'),
      }),
    )
    .describe('The newest'),
  totalTeams: z.number().int(),
});
export type NeverSignedIn = z.output<typeof NeverSignedIn>;

const never_signed_in = NeverSignedIn.nullable().describe('Whom a search for a membership ID finds in teams alone');
const moreThanTotal = z.boolean().describe('True where a search finds more than it counts and pages through');

// Nobody is deleted here: people ask for that themselves (decision 081).
const { remove: _user, ...userCalls } = adminCrud({
  ...{ ...shared, ...calls.users },
  keys: { one: 'user', many: 'users' },
  input: UserInput,
  filters: z.object({ type: asked('0', '1', '2', '3', '4', '5'), status }),
  pageSizes: userPageSizes,
});
export const adminUsers = {
  ...userCalls,
  list: endpoint({
    ...userCalls.list,
    answer: userCalls.list.answer.extend({ moreThanTotal, never_signed_in }),
  }),
  /** As the specification has it; our pages call `exportCsv`. */
  download: endpoint({
    ...userCalls.exportCsv,
    path: calls.users.path,
    selectedBy: ['download'],
    query: userCalls.exportCsv.query.extend({ download: z.literal('true', { error: code('invalid') }) }),
  }),
};
export type AdminUser = z.output<typeof adminUsers.record>;

const { remove: _member, ...memberCalls } = adminCrud({
  ...{ ...shared, ...calls.members },
  keys: { one: 'member', many: 'members' },
  input: MemberInput,
  filters: z.object({ status }),
});
export const adminMembers = {
  ...memberCalls,
  list: endpoint({ ...memberCalls.list, answer: memberCalls.list.answer.extend({ moreThanTotal, never_signed_in }) }),
};

const { remove: _admin, ...adminCalls } = adminCrud({
  ...{ ...shared, ...calls.admins },
  keys: { one: 'user', many: 'users' },
  input: AdminInput,
  filters: z.object({ type: asked('4', '5'), status }),
});
export const adminAdmins = {
  ...adminCalls,
  list: endpoint({ ...adminCalls.list, answer: adminCalls.list.answer.extend({ moreThanTotal }) }),
  /** As the specification has it, without a reason; our pages call `blockPerson`. */
  toggle: adminSwitch(calls.admins).toggle,
};

/** New people whom the registry has, or may have, and the portal not yet. */
export const listUnsavedPeople = endpoint({
  method: 'GET',
  path: '/api/admin/users/unsaved',
  // Whoever sees the list sees who is about to be in it.
  access: 'admin-users',
  summary: 'New people whom STEB has already, or may have, and who appear here by themselves',
  answer: z.object({
    success,
    users: z.array(
      z.object({ steb_user_id: z.string().describe('Empty while STEB has not answered'), name: z.string() }),
    ),
  }),
});
