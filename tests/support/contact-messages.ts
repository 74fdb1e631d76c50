import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { cannedReplies, contactMessages, contactReplyJob } from '#server/features/contact/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { settings } from '#server/features/settings/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf, type RoleName } from './accounts.ts';
import { allContent } from './rates.ts';
import type { TestPortal } from './test-portal.ts';
import { patiently } from './time-limits.ts';

type Message = Partial<typeof contactMessages.$inferInsert>;
type Sent = { as?: RoleName; headers?: Record<string, string> };

/** The contact messages of a test portal, whose office reads and answers them. */
export function contactInbox(portal: () => TestPortal) {
  const path = '/api/admin/contactus';
  const sender = { name: 'نورة العتيبي', email: 'noura@school.example', phoneNumber: '+966501234567' };
  const list = (query = '', as: RoleName = 'admin') => portal().call('GET', `${path}/${query}`, { as });
  const send = (body: object, { as = 'admin', headers = {} }: Sent = {}) =>
    portal().call('POST', path, { as, body, headers });
  /** In which states the jobs that mail replies are. */
  const jobStates = async (): Promise<string[]> => {
    const states = 'select state::text from pgboss.job where name = $1';
    const { rows } = await portal().database.pool.query(states, [contactReplyJob]);
    return rows.map(({ state }) => state);
  };
  return {
    path,
    sender,
    list,
    send,
    jobStates,
    /** Waits until the queue has nothing to do, except for mails that it will try again later. */
    idle: () => vi.waitUntil(async () => !(await jobStates()).some((state) => /created|active/.test(state)), patiently),
    async reset() {
      const { database, db, world } = portal();
      world.mail.clear();
      await database.pool.query('delete from pgboss.job where name = $1', [contactReplyJob]);
      await db.delete(contactMessages);
      await db.delete(cannedReplies);
      await database.pool.query('delete from rate_limits');
      await db.update(settings).set({ email: 'office@turs.example' });
    },
    /** The account of a role, which has signed in. */
    async idOf(role: RoleName): Promise<string> {
      await portal().tokenOf(role);
      const number = accountsOf(role)[0]?.membership_id ?? '';
      const [row] = await portal().db.select({ id: users.id }).from(users).where(eq(users.nationalId, number));
      return row?.id ?? '';
    },
    /** Stores a message that somebody wrote so many minutes ago. */
    async written(message: Message = {}, minutes = 0): Promise<string> {
      const createdAt = new Date(Date.now() - minutes * 60_000);
      const values = { ...sender, message: 'متى يُغلق التسجيل؟\nلدينا فريقان.', language: 'ar' as const, createdAt };
      const [row] = await portal()
        .db.insert(contactMessages)
        .values({ ...values, ...message })
        .returning();
      return row?.id ?? '';
    },
    listed: async (query: string, as?: RoleName) =>
      (await list(query, as)).json.contacts.map(({ name }: { name: string }) => name),
    one: async (id: string) => (await list(`?id=${id}`)).json.contact,
    reply: (id: string, message = 'في آخر الشهر.', sent: Sent & { revision?: number } = {}) =>
      send({ id, to_email: sender.email, message, ...(sent.revision && { revision: sent.revision }) }, sent),
    change: (body: object, as: RoleName = 'sub_admin') => portal().call('PATCH', path, { as, body }),
    mails: () => portal().world.mail.list(),
    logged: (id: string) => portal().db.select().from(changeLog).where(eq(changeLog.recordId, id)),
    /** Makes a call that is refused, and proves that it changed nothing and mailed nobody. */
    async refused(call: () => ReturnType<TestPortal['call']>) {
      const state = async () => [await allContent(portal()), await jobStates(), portal().world.mail.list()];
      const before = await state();
      const { status, json } = await call();
      expect(await state()).toEqual(before);
      return [status, json.code, json.fields && Object.keys(json.fields)];
    },
  };
}
