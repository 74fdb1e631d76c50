import { changed } from '../admin-record.ts';
import { msg, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { pictureErrors } from '../errors.ts';
import { id, password, phoneNumber } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';
import { adminUsers, personPicture } from './people.ts';

/*
 * The signed-in officer's own account (back-office spec, section 2). Like other people's, it is saved at the registry first
 * (decisions 178 and 184).
 */

const path = '/api/admin/profile';
const access = 'admin-profile';

/** A browser in which the person is signed in. */
const OwnSession = z.object({
  _id: z.string(),
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  seen_at: z.iso.datetime().describe('Written once an hour'),
  current: z.boolean().describe('The one that asks'),
});
export type OwnSession = z.output<typeof OwnSession>;

const OwnAccountInput = z.object({
  picture: personPicture().describe('An address as it is answered or of an upload; empty removes the picture'),
  phone_number: phoneNumber(),
});

/** What somebody of the office reads and changes of themselves. */
export const ownAccount = {
  keys: { one: 'user' },
  record: adminUsers.record,
  input: OwnAccountInput,
  get: endpoint({
    method: 'GET',
    path,
    access,
    summary: 'The own account, with the sessions that are open: this one first, then those used last',
    answer: z.object({
      success,
      user: adminUsers.record,
      created_at: z.iso.datetime().describe('Since when the portal has the account'),
      signed_in_at: z.iso.datetime().nullable().describe('The last time'),
      sessions: z.array(OwnSession),
    }),
  }),
  update: endpoint({
    method: 'PUT',
    path,
    access,
    summary: 'Changes the own picture and phone number',
    // The id of the account for which the form was opened: another person may have signed in since.
    body: OwnAccountInput.extend(changed),
    form: { pictures: { logo: 'picture' } },
    missing: 'person_fields_empty',
    answer: z.object({ success, msg, user: adminUsers.record }),
    rate: rates.officeWrite,
    errors: ['changed_meanwhile', 'sign_up_refused', 'sign_up_unavailable', ...pictureErrors],
  }),
};
export type OwnAccount = z.output<typeof ownAccount.get.answer>;

export const changeOwnPassword = endpoint({
  method: 'POST',
  path: `${path}/password`,
  access,
  summary: 'Changes the own password, which ends all other sessions of the person',
  body: z.object({
    current_password: password().describe('Wrong ones are limited like failed sign-ins, and counted separately'),
    password: password().min(limits.passwordMin, 'password_short'),
    c_password: password(),
  }),
  asSent: ['current_password', 'password', 'c_password'],
  missing: 'person_fields_empty',
  answer: z.object({ success, msg }),
  rate: rates.officeWrite,
  errors: ['changed_meanwhile', 'sign_up_refused', 'sign_up_unavailable', 'password_mismatch', 'sign_in_too_often'],
});

export const endOwnSession = endpoint({
  method: 'POST',
  path: `${path}/sessions/end`,
  access,
  summary: 'Ends one of the own sessions; ending the one that asks signs out',
  body: z.object({ id: id() }),
  answer: z.object({ success, msg }),
  rate: rates.officeWrite,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: `${path}/sessions/end-others`,
  access,
  summary: 'Ends all own sessions but the one that asks',
  answer: z.object({ success, msg }),
  rate: rates.officeWrite,
});
