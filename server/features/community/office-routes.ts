import { and, inArray, or, sql } from 'drizzle-orm';
import * as calls from '#contract/endpoints/admin-community.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#locales/messages.ts';
import {
  ChangedMeanwhile,
  changeLog,
  crudRoutes,
  orderRoutes,
  paging,
  readLines,
  switchRoutes,
} from '#server/features/office-records/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { banPerson } from './bans.ts';
import { moderate } from './moderate.ts';
import { moderatedPost } from './moderated-post.ts';
import { officeCategories } from './office-categories.ts';
import { reportedFinder } from './reported-list.ts';

const kindsOfPosts = ['community_topics', 'community_comments'];

/** The forum for the office: reported posts and what is decided on them, bans, and the categories. */
export function officeCommunityRoutes(route: Route, deps: { db: Db; jobs: Pick<Jobs, 'enqueue'>; clock: Clock }): void {
  const { db, clock } = deps;
  const find = reportedFinder(db);
  const one = (id: string) => moderatedPost(db, id, clock());

  route(calls.listReportedPosts, async ({ query }) => {
    const { posts, total, capped } = await find(query);
    return { success: true, posts, ...paging(query.page, total, query.per_page), moreThanTotal: capped };
  });

  route(calls.getModeratedPost, async ({ query }) => ({ success: true, post: await one(query.id) }));

  route(calls.moderatePost, async ({ body, person, request }) => {
    await moderate(deps, person, body).catch(refuseChanged);
    return { success: true, msg: messages[request.language].updated, post: await one(body.id) };
  });

  /** Answers that somebody has reported the post or decided on it meanwhile, with the post as it is now. */
  async function refuseChanged(error: unknown): Promise<never> {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    const current = await one(error.id);
    const [last] = (await historyOf(current)).changes;
    const reportedAt = current.reports[0]?.created_at ?? '';
    // The reporter is not named as somebody who changed the post.
    const { by, at } = last && last.at > reportedAt ? last : { by: null, at: reportedAt || current.created_at };
    throw new Refusal('changed_meanwhile', { conflict: { by, at, current } });
  }

  /** What was decided on a post, and on its topic. */
  const historyOf = (post: Pick<Awaited<ReturnType<typeof one>>, '_id' | 'topic'>, page = 1) =>
    readLines(
      db,
      and(
        inArray(changeLog.kind, kindsOfPosts),
        or(
          sql`${changeLog.recordId} = ${post._id}`,
          // A comment's history says when its topic was closed, and not when it was hidden.
          and(sql`${changeLog.recordId} = ${post.topic._id}`, sql`${changeLog.after} ? 'closed'`),
        ),
      ),
      page,
    );

  route(calls.moderationHistory, async ({ query: { id, page } }) => {
    if (!id) throw new Refusal('missing_fields', { fields: { id: 'required' } });
    const { changes, total } = await historyOf(await one(id), page);
    return { success: true, changes, ...paging(page, total, limits.historyPerPage) };
  });

  route(calls.banFromPosting, async ({ body, person, request }) => {
    await banPerson(deps, person, body);
    return { success: true, msg: messages[request.language].updated };
  });

  const categories = officeCategories(db);
  crudRoutes(route, calls.adminCommunityCategories, categories);
  switchRoutes(route, calls.adminCommunityCategories, categories);
  orderRoutes(route, calls.adminCommunityCategories, categories);
}
