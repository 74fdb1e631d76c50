import { eq, sql } from 'drizzle-orm';
import { users } from '#server/features/users/index.ts';
import { accountsOf, type RoleName } from './accounts.ts';
import { officeCalls } from './office-records.ts';
import { multipart, picture } from './season.ts';
import type { TestPortal } from './test-portal.ts';

/** A form of the office for a person whom nobody knows, as its pages send it. */
export const newPerson = (change: object = {}) => ({
  ...{ name: 'نوف الحربي', email: 'nouf@example.com', phone_number: '+966500001234', national_id: '1000099991' },
  ...{ nationality: 'SA', dob: '2014-05-06', gender: 'Female', subscription: true, status: true },
  ...{ password: 'A-new-password-1', c_password: 'A-new-password-1' },
  ...change,
});

/** What tests of the three lists of people share. */
export function peopleOfOffice(portal: () => TestPortal) {
  const of = (face: 'users' | 'members' | 'admins') => officeCalls(portal, `/api/admin/${face}`, users);
  const rowOf = async (role: RoleName, number = 0) => {
    await portal().tokenOf(role, number);
    const [row] = await portal()
      .db.select()
      .from(users)
      .where(eq(users.nationalId, accountsOf(role)[number]?.membership_id ?? ''));
    if (!row) throw new Error(`no account of ${role}`);
    return row;
  };
  return {
    users: of('users'),
    members: of('members'),
    admins: of('admins'),
    rowOf,
    /** A person as a form has them, unchanged. */
    formOf: async (role: RoleName, change: object = {}, number = 0) => {
      const row = await rowOf(role, number);
      const { json } = await portal().call('GET', `/api/admin/users/?id=${row.id}`, { as: 'admin' });
      const { _id, revision, ...rest } = json.user;
      return { ...rest, id: _id, revision, password: '', c_password: '', ...change };
    },
    /** Uploads a picture as a form does; returns its address. */
    async upload(as: RoleName = 'admin'): Promise<string> {
      const { body, headers } = multipart({ name: 'face.png', type: 'image/png', bytes: await picture(300) }, {});
      return (await portal().call('POST', '/api/admin/uploads', { as, body, headers })).json.url;
    },
    /** What the registry has of a number; undefined if nobody. */
    atRegistry: (nationalId: string) => portal().identity.member(nationalId),
    reset: () => portal().db.execute(sql`delete from rate_limits`),
  };
}
