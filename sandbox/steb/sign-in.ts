import { verifyPassword } from './passwords.ts';
import type { Account } from './store/account.ts';
import type { Store } from './store/store.ts';

export type LoginType = 'email' | 'national_id';

/**
 * The account with this identifier and password, active or not; an unknown account and a wrong password give the same
 * result.
 */
export async function findByPassword(
  store: Store,
  login: { identifier: string; loginType: LoginType; password: string },
): Promise<Account | undefined> {
  const { accounts } = store;
  const account =
    login.loginType === 'email' ? accounts.byEmail(login.identifier) : accounts.byNationalId(login.identifier);
  const fits = await verifyPassword(login.password, account?.password ?? null);
  return fits ? account : undefined;
}
