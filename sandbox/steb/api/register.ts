import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Fields, fieldsOf, passwordField, textField } from '../body.ts';
import { faultyAnswer, loseAnswer } from '../faults.ts';
import type { StebContext } from '../options.ts';
import { type Account, type AccountType, toUserJson } from '../store/account.ts';
import type { Taken } from '../store/accounts.ts';
import { hasApiKey, missingFields, refusal, requireApiKey } from './refusals.ts';
import { readForm } from './registration-form.ts';

const REQUIRED = ['name', 'email', 'phone_number', 'national_id', 'password'];

const takenRefusals: Record<Taken, object> = {
  email: refusal('taken', 'Email is already registered.', 'email'),
  nationalId: refusal('taken', 'National ID is already registered.', 'national_id'),
  crNumber: refusal('taken', 'CR number is already registered.', 'crNumber'),
};

const blank: Omit<Account, 'id' | 'type' | 'status' | 'name' | 'email' | 'nationalId' | 'phone'> = {
  nationality: 'SA',
  dob: null,
  gender: null,
  picture: null,
  subscription: 0,
  guardianName: null,
  guardianPhone: null,
  city: null,
  school: null,
  entityType: null,
  crNumber: null,
  taxId: null,
  address: null,
  password: null,
  skills: '[]',
  education: '[]',
};

/** `POST /user-register`: a new account, or with `steb_user_id` changes to one. */
export function registerRoutes(app: FastifyInstance, context: StebContext): void {
  app.post('/user-register', async (request) => {
    const wrong = await faultyAnswer(context.faults);
    if (wrong !== undefined) return wrong;
    const fields = fieldsOf(request.body);
    const id = textField(fields, 'steb_user_id');
    if (id) requireApiKey(request, context.apiKey);
    const answer = await (id
      ? updateAccount(context, id, fields)
      : createAccount(context, fields, hasApiKey(request, context.apiKey)));
    loseAnswer(context.faults);
    return answer;
  });
}

/** The requested type, if the caller may use it: only a server with the key may register organisations. */
function readType(fields: Fields, trusted: boolean): AccountType | undefined | 'refused' {
  const text = textField(fields, 'type');
  if (!text) return undefined;
  const allowed = trusted ? ['0', '1', '2'] : ['0', '1'];
  return allowed.includes(text) ? (Number(text) as AccountType) : 'refused';
}

async function createAccount({ store, publicUrl }: StebContext, fields: Fields, trusted: boolean) {
  const missing = REQUIRED.filter((name) => !(name === 'password' ? passwordField(fields) : textField(fields, name)));
  if (missing.length > 0) throw missingFields(missing);
  const type = readType(fields, trusted) ?? 0;
  if (type === 'refused') return refusal('type_refused', 'This type of account cannot be registered here.', 'type');
  const form = await readForm(fields);
  if (form.problem) return refusal('invalid', form.msg, form.problem);

  const required = form.changes as Pick<Account, 'name' | 'email' | 'nationalId' | 'phone'>;
  // A coach is active only after pressing Verify on the provider's own page.
  const account: Account = { ...blank, ...required, id: randomUUID(), type, status: type === 1 ? 0 : 1 };
  const taken = store.accounts.add(account, form.picture);
  if (taken) return takenRefusals[taken];
  return {
    success: true,
    msg:
      type === 1
        ? 'Account created successfully. Please verify your account on STEB.'
        : 'Account created successfully.',
    type,
    user: toUserJson(account, publicUrl),
    token: account.status === 1 ? store.tokens.issue(account.id, 'access') : null,
  };
}

async function updateAccount({ store, publicUrl }: StebContext, id: string, fields: Fields) {
  const current = store.accounts.byId(id);
  if (!current) return refusal('not_found', 'User is not found.', 'steb_user_id');
  const type = readType(fields, true) ?? current.type;
  if (type === 'refused') return refusal('type_refused', 'This type of account cannot be registered here.', 'type');
  const form = await readForm(fields);
  if (form.problem) return refusal('invalid', form.msg, form.problem);

  const taken = store.accounts.change(id, { ...form.changes, type }, form.picture);
  if (taken) return takenRefusals[taken];
  if (form.changes.password) store.tokens.revokeAll(id);
  const account = store.accounts.byId(id) ?? current;
  return {
    success: true,
    msg: 'Account updated successfully.',
    type,
    user: toUserJson(account, publicUrl),
    token: null,
  };
}
