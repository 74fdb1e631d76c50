import { sql } from 'drizzle-orm';
import {
  communityCases,
  communityCategories,
  communityComments,
  communityLikes,
  communityReports,
  communityTopics,
  postingBans,
} from '#server/features/community/table.ts';
import { openSession } from '#server/features/sessions/store.ts';
import { users } from '#server/features/users/index.ts';
import type { TestPortal } from './test-portal.ts';

/** `shown` is the name in the forum. */
export type Member = { id: string; name: string; shown: string; headers: { authorization: string } };

const YEAR = 365 * 24 * 60 * 60_000;
let made = 0;

/** People who are signed in, with accounts a year old unless `joined` says otherwise. */
export async function forumMembers(
  { db }: Pick<TestPortal, 'db'>,
  count: number,
  joined = new Date(Date.now() - YEAR),
) {
  const records = Array.from({ length: count }, () => {
    made += 1;
    return {
      ...{ stebUserId: `forum-${made}`, type: 0, name: `عضو${made} القحطاني`, email: `member${made}@example.com` },
      picture: `https://steb.example/pictures/forum-${made}.svg`,
      ...{ nationalId: String(2_000_000_000 + made), createdAt: joined },
    };
  });
  const added = await db.insert(users).values(records).returning({ id: users.id, name: users.name });
  return Promise.all(
    added.map(async ({ id, name }): Promise<Member> => {
      const token = await openSession(db, { userId: id, userAgent: undefined, askedAt: new Date() }, new Date());
      return { id, name, shown: name.replace('القحطاني', 'ق.'), headers: { authorization: token } };
    }),
  );
}

/** Three categories, the last of which is hidden. Returns their ids. */
export async function forumCategories({ db }: TestPortal): Promise<[string, string, string]> {
  const added = await db
    .insert(communityCategories)
    .values([
      { name: 'أسئلة', nameEn: 'Questions', position: 2 },
      { name: 'البناء', nameEn: 'Building', position: 1, logo: 'logo.webp' },
      { name: 'مخفي', nameEn: 'Hidden', position: 3, status: false },
    ])
    .returning({ id: communityCategories.id });
  return added.map(({ id }) => id) as [string, string, string];
}

/** All rows of the forum, to prove that a refusal changed nothing. */
export async function forumContent({ db }: TestPortal) {
  const tables = [communityTopics, communityComments, communityLikes, communityReports, communityCases];
  return Promise.all([
    ...tables.map((table) => db.select().from(table).orderBy(table.id)),
    db.select().from(postingBans),
  ]);
}

/** Deletes all posts and resets the limits for posting. */
export async function emptyForum({ db }: TestPortal): Promise<void> {
  await db.execute(sql`truncate ${communityTopics} cascade`);
  await db.execute(sql`truncate ${postingBans}`);
  await db.execute(sql`delete from rate_limits`);
}

/** Inserts a topic directly into the database. */
export async function putTopic({ db }: TestPortal, values: Partial<typeof communityTopics.$inferInsert>) {
  made += 1;
  const plain = { title: `موضوع ${made}`, slug: `topic-${made}`, body: '<p>نص</p>', preview: 'نص' };
  const [topic] = await db
    .insert(communityTopics)
    .values({ ...plain, ...values } as typeof communityTopics.$inferInsert)
    .returning();
  if (!topic) throw new Error('no topic was inserted');
  return topic;
}

/** Inserts a comment directly into the database. */
export async function putComment({ db }: TestPortal, values: Omit<typeof communityComments.$inferInsert, 'body'>) {
  const [comment] = await db
    .insert(communityComments)
    .values({ body: '<p>تعليق</p>', ...values })
    .returning();
  if (!comment) throw new Error('no comment was inserted');
  return comment;
}
