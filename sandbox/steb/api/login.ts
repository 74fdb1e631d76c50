import type { FastifyInstance } from 'fastify';
import { fieldsOf, passwordField, textField } from '../body.ts';
import type { StebContext } from '../options.ts';
import { findByPassword } from '../sign-in.ts';
import { toUserJson } from '../store/account.ts';
import { CallError, missingFields, refusal } from './refusals.ts';

/** `POST /login` returns a token, `GET /user` the account of a token. */
export function loginRoutes(app: FastifyInstance, { store, publicUrl }: StebContext): void {
  app.post('/login', async (request) => {
    const fields = fieldsOf(request.body);
    const identifier = textField(fields, 'national_id');
    const password = passwordField(fields);
    const loginType = textField(fields, 'loginType');
    if (!identifier || !password) {
      throw missingFields([...(identifier ? [] : ['national_id']), ...(password ? [] : ['password'])]);
    }
    if (loginType !== 'email' && loginType !== 'national_id') throw missingFields(['loginType']);

    const account = await findByPassword(store, { identifier, loginType, password });
    if (!account) return refusal('wrong_credentials', 'National ID or Password is wrong.');
    if (account.status === 0) {
      return account.type === 1
        ? refusal('not_verified', 'Your account is not active. Please verify it on STEB.')
        : refusal('inactive', 'Your account is not active.');
    }
    return {
      success: true,
      msg: 'Signed in successfully.',
      user: toUserJson(account, publicUrl),
      steb_token: store.tokens.issue(account.id, 'access'),
    };
  });

  app.get('/user', async (request) => {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const id = token && store.tokens.accountOf(token, 'access');
    const account = id ? store.accounts.byId(id) : undefined;
    if (account?.status !== 1) throw new CallError(401, 'Invalid or expired token');
    return { success: true, user: toUserJson(account, publicUrl) };
  });
}
