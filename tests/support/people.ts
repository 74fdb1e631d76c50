import { eq, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { users } from '#server/features/users/index.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import { accountsOf, type RoleName } from './accounts.ts';
import { officeCalls } from './office-records.ts';
import { multipart, picture } from './season.ts';
import type { TestPortal } from './test-portal.ts';

/** A form of the office for a person whom nobody knows, as its pages send it. */
export const newPerson = (change: object = {}) => ({
  ...{ name: 'نوف الحربي', email: 'nouf@example.com', phone_number: '+966500001234', national_id: '1000099991' },
  ...{ nationality: 'SA', dob: '2014-05-06', gender: 'Female', subscription: true },
  ...{ password: 'A-new-password-1', c_password: 'A-new-password-1' },
  ...change,
});

/** No answer of the registry, as its client says it. */
export const noAnswer = (cause?: Error) =>
  new ProviderUnavailable({ provider: 'steb', purpose: 'account' }, 'no answer', cause && { cause });

/** What tests of the three lists of people share. */
export function peopleOfOffice(portal: () => TestPortal) {
  const of = (face: 'users' | 'members' | 'admins') => officeCalls(portal, `/api/admin/${face}`, users);
  const admins = of('admins');
  const rowOf = async (role: RoleName, number = 0) => {
    await portal().tokenOf(role, number);
    const [row] = await portal()
      .db.select()
      .from(users)
      .where(eq(users.nationalId, accountsOf(role)[number]?.membership_id ?? ''));
    if (!row) throw new Error(`no account of ${role}`);
    return row;
  };
  const signIn = (national_id: string, password: string) =>
    portal().call('POST', '/api/adduser', { body: { national_id, password } });
  const queued = async (name: string) =>
    (
      await portal().db.execute<{ data: never }>(
        sql`select data from pgboss.job where name = ${name} and data is not null order by created_on, id`,
      )
    ).rows.map(({ data }) => data);
  return {
    users: of('users'),
    members: of('members'),
    admins,
    rowOf,
    signIn,
    /** The row of a number; undefined if nobody here has it. */
    withNumber: async (nationalId: string) =>
      (await portal().db.select().from(users).where(eq(users.nationalId, nationalId)))[0],
    /** A form as a page has them, unchanged but for this. */
    formOf: async (role: RoleName, change: object = {}, number = 0) => {
      const row = await rowOf(role, number);
      const { json } = await portal().call('GET', `/api/admin/users/?id=${row.id}`, { as: 'admin' });
      const { _id, revision, ...rest } = json.user;
      return { ...rest, id: _id, revision, password: '', c_password: '', ...change };
    },
    /** Another administrator, signed in. */
    async another(number = '1000099971') {
      const email = `admin${number}@example.com`;
      const body = newPerson({ email, national_id: number, name: `مدير ${number}` });
      const { json } = await admins.admin('POST', '', body);
      const { headers } = await signIn(number, body.password);
      return { id: json.user._id as string, headers: { authorization: String(headers.authorization) } };
    },
    /** Uploads a picture as a form does; returns its address. */
    async upload(as: RoleName = 'admin'): Promise<string> {
      const { body, headers } = multipart({ name: 'face.png', type: 'image/png', bytes: await picture(300) }, {});
      return (await portal().call('POST', '/api/admin/uploads', { as, body, headers })).json.url;
    },
    /** What the registry has of a number; undefined if nobody. */
    atRegistry: (nationalId: string) => portal().identity.member(nationalId),
    /** Blocks somebody, or lifts the block. */
    block: (id: string, blocked: boolean, reason = 'لسبب يعرفه المكتب', as: RoleName = 'admin') =>
      portal().call('POST', '/api/admin/users/block', { as, body: { id, blocked, reason } }),
    /**
     * The registry saves the next one at once, and answers when it is let; or its answer is `lost` then.
     * Until `vi.restoreAllMocks()`.
     */
    slowRegistry({ loses = false } = {}) {
      const saved = Promise.withResolvers<void>();
      const may = Promise.withResolvers<void>();
      const { identity } = portal();
      const ask = identity.saveAccount.bind(identity);
      vi.spyOn(identity, 'saveAccount').mockImplementationOnce(async (form) => {
        const answer = await ask(form);
        saved.resolve();
        await may.promise;
        if (loses) throw noAnswer();
        return answer;
      });
      return { saved: saved.promise, answers: may.resolve };
    },
    /** Nothing here can be saved while this is so. */
    async failing(isFailing: boolean) {
      const { db } = portal();
      if (!isFailing) return void (await db.execute(sql`drop function fail() cascade`));
      await db.execute(
        sql`create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`,
      );
      await db.execute(sql`create trigger fails before insert on change_log for each row execute function fail()`);
    },
    queued,
    /** Runs what is queued for people who are not settled, as the workers do later. */
    async settle() {
      for (const data of await queued('save-person')) await portal().work['save-person'].run(data);
    },
    reset: () => portal().db.execute(sql`delete from rate_limits`),
  };
}
