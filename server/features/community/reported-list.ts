import { inArray, sql } from 'drizzle-orm';
import type { ParsedQuery } from '#contract/endpoint.ts';
import type { listReportedPosts, ReportedPost } from '#contract/endpoints/admin-community.ts';
import { htmlToLine } from '#domain/html-text.ts';
import type { Db, DbOrTx } from '#server/platform/database.ts';
import { listFilters } from '#server/platform/list-filters.ts';
import { longListFinder } from '#server/platform/long-list.ts';
import { communityCases as cases } from './table.ts';

type CaseRow = typeof cases.$inferSelect;

/** Characters of a post in the list: more than a line takes. */
const SHOWN = 200;

const narrow = listFilters<'state'>({ state: (value) => sql`${cases.state} = ${value}` });

const orders = { is_waiting: [cases.isWaiting, cases.reportedAt], reported_at: [cases.reportedAt] };

/** Returns the query for the office's list of reported posts (`platform/long-list.ts`). */
export function reportedFinder(db: Db) {
  const find = longListFinder<CaseRow, keyof typeof orders>(db, {
    ...{ name: 'office_reported_posts', table: cases, orders, byText: [], ends: true },
    select: (from) => from.select().from(cases) as never,
    hasWord: () => sql`true`,
  });
  return async ({ page, per_page, sort, state }: ParsedQuery<typeof listReportedPosts>) => {
    // Within one state the newest are first, whether they wait or not.
    const order = state ? (sort.replace('is_waiting', 'reported_at') as typeof sort) : sort;
    const { rows, ...counted } = await find({
      ...{ search: '', narrowed: narrow({ state }), sort: order, offset: (page - 1) * per_page, limit: per_page },
    });
    return { posts: await presentCases(db, rows), ...counted };
  };
}

type PostOfCase = {
  [column: string]: unknown;
  id: string;
  title: string;
  /** Plain text of a topic, HTML of a comment. */
  text: string;
  created_at: string;
  author: string;
  name: string;
  reasons: ReportedPost['reasons'];
};

/** The rows of a page with their posts, in one statement. */
async function presentCases(db: DbOrTx, rows: CaseRow[]): Promise<ReportedPost[]> {
  if (rows.length === 0) return [];
  const ofPage = inArray(
    cases.id,
    rows.map(({ id }) => id),
  );
  const { rows: posts } = await db.execute<PostOfCase>(sql`
    select ${cases.id}, t.title, coalesce(c.body, t.preview) as text, coalesce(c.created_at, t.created_at) as created_at,
      u.id as author, u.name,
      (select coalesce(array_agg(distinct r.reason) filter (where r.settled_at is null), array_agg(distinct r.reason), '{}')
        from community_reports r where r.topic_id = ${cases.topicId} or r.comment_id = ${cases.commentId}) as reasons
    from ${cases} left join community_comments c on c.id = ${cases.commentId}
      join community_topics t on t.id = coalesce(${cases.topicId}, c.topic_id)
      join users u on u.id = coalesce(c.user_id, t.user_id)
    where ${ofPage}`);
  const byCase = new Map(posts.map((post) => [post.id, post]));
  return rows.flatMap((row): ReportedPost[] => {
    const post = byCase.get(row.id);
    if (!post) return [];
    return [
      {
        _id: row.commentId ?? row.topicId ?? '',
        kind: row.commentId ? 'comment' : 'topic',
        title: post.title,
        beginning: (row.commentId ? htmlToLine(post.text) : post.text).slice(0, SHOWN),
        author: { _id: post.author, name: post.name },
        created_at: new Date(post.created_at).toISOString(),
        state: row.state,
        open_reports: row.openReports,
        reasons: post.reasons,
        reported_at: row.reportedAt.toISOString(),
      },
    ];
  });
}
