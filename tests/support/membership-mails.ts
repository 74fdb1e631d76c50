import type { TestPortal } from './test-portal.ts';

/** The mails about memberships that wait, each once, as they are sent now. */
export async function membershipMails(portal: TestPortal) {
  const { rows } = await portal.database.pool.query<{ data: never }>(
    "delete from pgboss.job where name = 'send-membership' returning data",
  );
  portal.world.mail.clear();
  for (const { data } of rows) await portal.work['send-membership'].run(data);
  return portal.world.mail.list().map(({ to, subject, text }) => ({ to: to[0] ?? '', subject, text }));
}

/** The token of the link by which a mail asks, or nothing. */
export const linkIn = ({ text }: { text: string }, page: 'entity-request' | 'membership-request'): string =>
  new RegExp(`${page}\\?lang=\\w\\w#([\\w-]+)`).exec(text)?.[1] ?? '';
