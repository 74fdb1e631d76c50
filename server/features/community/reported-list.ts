import { sql } from 'drizzle-orm';
import type { ParsedQuery } from '#contract/endpoint.ts';
import type { listReportedPosts, ReportedPost } from '#contract/endpoints/admin-community.ts';
import { htmlToLine } from '#domain/html-text.ts';
import type { DbOrTx } from '#server/platform/database.ts';

/** Characters of a post in the list: more than a line takes. */
const SHOWN = 200;

/** What a row says of the reports on its post. */
export const reportFacts = sql`
  (count(*) filter (where settled_at is null))::int as open_reports,
  coalesce(array_agg(distinct reason) filter (where settled_at is null), array_agg(distinct reason)) as reasons,
  max(created_at) as reported_at`;

const orders = {
  '-state': sql`(open_reports > 0) desc, reported_at desc, id desc`,
  state: sql`(open_reports > 0), reported_at, id`,
  '-reported_at': sql`reported_at desc, id desc`,
  reported_at: sql`reported_at, id`,
};

type Row = {
  id: string;
  is_topic: boolean;
  title: string;
  /** Plain text of a topic, HTML of a comment. */
  text: string;
  created_at: string;
  hidden: boolean;
  open_reports: number;
  reasons: ReportedPost['reasons'];
  reported_at: string;
  author: string;
  name: string;
};

/**
 * A page of the reported posts. It reads all reports: they come from people who were signed in, a few an hour at most from
 * each, and are some thousand after years.
 */
export async function listReported(
  db: DbOrTx,
  { state, hidden, sort, page, per_page }: ParsedQuery<typeof listReportedPosts>,
): Promise<{ posts: ReportedPost[]; total: number }> {
  const isOpen = state && sql`(open_reports > 0) = ${state === 'waiting'}`;
  const isHidden = hidden && sql`hidden = ${hidden === 'true'}`;
  const wanted = [isOpen, isHidden].filter((one) => one !== undefined);
  const posts = sql`
    with reported as (select topic_id, comment_id, ${reportFacts} from community_reports group by 1, 2),
    posts as (
      select coalesce(c.id, t.id) as id, c.id is null as is_topic, not coalesce(c.status, t.status) as hidden,
        t.id as topic, coalesce(c.user_id, t.user_id) as author, coalesce(c.created_at, t.created_at) as created_at,
        open_reports, reasons, reported_at
      from reported left join community_comments c on c.id = reported.comment_id
        join community_topics t on t.id = coalesce(reported.topic_id, c.topic_id)),
    wanted as (select * from posts ${wanted.length > 0 ? sql`where ${sql.join(wanted, sql` and `)}` : sql``})`;
  const [found, counted] = await Promise.all([
    db.execute<Row>(sql`${posts},
      page as (
        select *, row_number() over (order by ${orders[sort]}) as place from wanted
        order by place limit ${per_page} offset ${(page - 1) * per_page})
      select page.*, t.title, case when is_topic then t.preview else c.body end as text, u.name
      from page join community_topics t on t.id = page.topic left join community_comments c on c.id = page.id
        join users u on u.id = page.author
      order by place`),
    db.execute<{ total: number }>(sql`${posts} select count(*)::int as total from wanted`),
  ]);
  return { posts: found.rows.map(present), total: counted.rows[0]?.total ?? 0 };
}

const present = (row: Row): ReportedPost => ({
  _id: row.id,
  kind: row.is_topic ? 'topic' : 'comment',
  title: row.title,
  beginning: (row.is_topic ? row.text : htmlToLine(row.text)).slice(0, SHOWN),
  author: { _id: row.author, name: row.name },
  created_at: new Date(row.created_at).toISOString(),
  hidden: row.hidden,
  state: row.open_reports > 0 ? 'waiting' : 'settled',
  open_reports: row.open_reports,
  reasons: row.reasons,
  reported_at: new Date(row.reported_at).toISOString(),
});
