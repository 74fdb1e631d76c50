import * as calls from '#contract/endpoints/admin-community.ts';
import { messages } from '#locales/messages.ts';
import {
  ChangedMeanwhile,
  crudRoutes,
  orderRoutes,
  paging,
  switchRoutes,
} from '#server/features/office-records/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { decide } from './moderate.ts';
import { officeCategories } from './office.ts';
import { listReported } from './reported-list.ts';
import { moderatedPost } from './reported-post.ts';

/** The forum for the office: reported posts and what is decided on them, and the categories. */
export function officeCommunityRoutes(route: Route, { db, clock }: { db: Db; clock: Clock }): void {
  route(calls.listReportedPosts, async ({ query }) => {
    const { posts, total } = await listReported(db, query);
    return { success: true, posts, ...paging(query.page, total, query.per_page) };
  });

  const one = (id: string) => moderatedPost(db, id, clock());

  route(calls.getReportedPost, async ({ query }) => ({ success: true, post: await one(query.id) }));

  route(calls.moderatePost, async ({ body, person, request }) => {
    await decide(db, clock, person, body).catch(async (error: unknown) => {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      const current = await one(error.id);
      const { by, at } = current.decisions[0] ?? { by: null, at: current.reported_at };
      throw new Refusal('changed_meanwhile', { conflict: { by, at, current } });
    });
    return { success: true, msg: messages[request.language].recordUpdated, post: await one(body.id) };
  });

  const categories = officeCategories(db);
  crudRoutes(route, calls.adminCommunityCategories, categories);
  switchRoutes(route, calls.adminCommunityCategories, categories);
  orderRoutes(route, calls.adminCommunityCategories, categories);
}
