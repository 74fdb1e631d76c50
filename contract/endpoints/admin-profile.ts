import { changed } from '../admin-record.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { type FieldCode, pictureErrors } from '../errors.ts';
import { id, phoneNumber } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';
import { adminUsers, optionalPassword, personPicture, sentText } from './people.ts';

/** A browser in which the person is signed in. */
export const OwnSession = z.object({
  _id: z.string(),
  browser: z.string().nullable().describe('Its name, as the browser says it; null if it is not known'),
  system: z.string().nullable(),
  created_at: z.iso.datetime(),
  seen_at: z.iso.datetime().describe('Noted once an hour'),
  current: z.boolean().describe('The one that asks'),
});
export type OwnSession = z.output<typeof OwnSession>;

const path = '/api/admin/profile';
const access = 'admin-profile';

const typed = () =>
  z
    .string({ error: 'invalid' satisfies FieldCode })
    .max(limits.passwordMax, 'too_long')
    .optional();

/** What people of the office change of themselves; everything else of them STEB or another administrator changes. */
const OwnAccountInput = z.object({
  picture: personPicture(),
  phone_number: phoneNumber(),
  current_password: typed().describe('Needed for a new one'),
  password: optionalPassword(),
  c_password: typed(),
});

/** A phone number that stays as it is, or empty, is not judged, as in `PersonChange`. */
const OwnAccountChange = OwnAccountInput.extend({ phone_number: sentText() });
export type OwnAccountChange = z.output<typeof OwnAccountChange>;

const answer = { success, user: adminUsers.record };

/** The own account of whoever is of the office, saved at the registry first (decision 122). */
export const ownAccount = {
  keys: { one: 'user' },
  record: adminUsers.record,
  input: OwnAccountInput,
  get: endpoint({
    method: 'GET',
    path,
    access,
    summary: 'The own account of the person who asks',
    answer: z.object(answer),
  }),
  update: endpoint({
    method: 'PUT',
    path,
    access,
    summary: 'Changes the own picture, phone number and password; a new password ends the other sessions',
    // The id says whose form it is: somebody else may have signed in in the same browser meanwhile.
    body: OwnAccountChange.extend(changed),
    form: true,
    formPictures: { logo: 'picture' },
    asSent: ['current_password', 'password', 'c_password'],
    missing: 'person_fields_empty',
    answer: z.object({ ...answer, msg: z.string() }),
    rate: rates.officeWrite,
    errors: [
      ...['changed_meanwhile', 'sign_up_refused', 'sign_up_unavailable', 'password_mismatch'],
      ...['sign_in_too_often', ...pictureErrors],
    ] as const,
  }),
};

export const listOwnSessions = endpoint({
  method: 'GET',
  path: `${path}/sessions`,
  access,
  summary: 'The sessions of the administrator who asks: this one first, then those seen last',
  answer: z.object({ success, sessions: z.array(OwnSession) }),
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: `${path}/sessions`,
  access,
  summary: 'Ends one of the own sessions but the one that asks; one that has ended already stays so',
  query: z.object({ id: id() }),
  answer: z.object({ success, ended: z.number().int() }),
  rate: rates.officeWrite,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: `${path}/sessions/end-others`,
  access,
  summary: 'Ends all own sessions but the one that asks',
  answer: z.object({ success, ended: z.number().int() }),
  rate: rates.officeWrite,
});
