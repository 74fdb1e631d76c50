import {
  addComment,
  addTopic,
  getPostingBan,
  listComments,
  listCommunityCategories,
  listTopics,
  reportPost,
  toggleLike,
} from '#contract/endpoints/community.ts';
import { id } from '#contract/fields.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { writeComment } from './add-comment.ts';
import { beginTopic } from './add-topic.ts';
import { banOf, presentBan } from './bans.ts';
import { listCommentPage } from './comments.ts';
import { officeCommunityRoutes } from './office-routes.ts';
import { postingRules } from './posting-rules.ts';
import { presentCategory, presentComment, presentTopic } from './present.ts';
import { keepReport } from './report-post.ts';
import { switchLike } from './toggle-like.ts';
import { findTopic, listCategories, listTopicPage } from './topics.ts';

const paging = (page: number, size: number, total: number) => ({
  currentPage: page,
  totalPages: Math.max(1, Math.ceil(total / size)),
  totalItems: total,
});

/** The requested category: `none` or nothing means all; an invalid id means a category without topics. */
function categoryOf(asked: string | undefined): string | undefined {
  if (!asked || asked === 'none') return undefined;
  return id().safeParse(asked).data ?? NO_ID;
}
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The forum's calls: public reading, and writing for people who are signed in. */
export function communityRoutes(
  route: Route,
  { database, jobs, clock }: { database: Database; jobs: Pick<Jobs, 'enqueue'>; clock: Clock },
): void {
  const { db } = database;
  const posting = { db, rules: postingRules(database, clock), clock };

  route(listCommunityCategories, async () => ({
    success: true,
    categories: (await listCategories(db)).map(presentCategory),
  }));

  route(listTopics, async ({ query }) => {
    if (query.single === 'true') {
      const topic = query.slug ? await findTopic(db, query.slug) : undefined;
      if (!topic) throw new Refusal('not_found');
      return { success: true, result: presentTopic(topic), ...paging(1, 1, 1) };
    }
    const { page, limit } = query;
    const category = categoryOf(query.category_by);
    const { rows, total } = await listTopicPage(db, { category, offset: (page - 1) * limit, limit });
    return { success: true, result: rows.map(presentTopic), ...paging(page, limit, total) };
  });

  route(addTopic, async ({ body, person, request }) => {
    const { language } = request;
    return { success: true, result: presentTopic(await beginTopic(posting, { person, language }, body)) };
  });

  route(getPostingBan, async ({ person }) => ({ success: true, ban: presentBan(await banOf(db, person.id, clock())) }));

  route(listComments, async ({ query: { post_id, page, limit } }) => {
    const found = await listCommentPage(db, post_id, { offset: (page - 1) * limit, limit });
    if (!found) throw new Refusal('not_found');
    return { success: true, result: found.rows.map(presentComment), ...paging(page, limit, found.total) };
  });

  route(addComment, async ({ body, person, request }) => {
    const { language } = request;
    return { success: true, result: presentComment(await writeComment(posting, { person, language }, body)) };
  });

  route(toggleLike, async ({ body, person }) => {
    const likes = await switchLike(db, person.id, body.id);
    return { success: true, newCommunity: { _id: body.id, likes, likes_count: likes.length } };
  });

  route(reportPost, async ({ body, person }) => {
    await keepReport(db, person.id, body, clock());
    return { success: true };
  });

  officeCommunityRoutes(route, { db, jobs, clock });
}
