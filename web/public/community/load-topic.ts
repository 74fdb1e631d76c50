import { data, type RouterContextProvider, redirect } from 'react-router';
import { listComments, listTopics, type Topic } from '#contract/endpoints/community.ts';
import { limits } from '#contract/limits.ts';
import { htmlToLine } from '#domain/html-text.ts';
import { ApiError, type Call } from '#web/lib/api.ts';
import { beginningOf } from '#web/lib/beginning-of.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { rightAddress } from './right-address.ts';

/** @throws a 404 when there is no such topic */
async function findTopic(call: Call, slug: string): Promise<Topic> {
  try {
    const { result } = await call(listTopics, { query: { single: 'true', slug } });
    if (!Array.isArray(result)) return result;
  } catch (error) {
    // An invalid slug means that there is no such topic.
    if (!(error instanceof ApiError && [404, 422].includes(error.status))) throw error;
  }
  throw data(null, { status: 404 });
}

/**
 * A topic with one page of its comments.
 * @throws a redirect from an address with the wrong day; a 404 when there is no such topic
 */
export async function loadTopic(
  context: Readonly<RouterContextProvider>,
  { date, slug }: { date: string; slug: string },
  query: URLSearchParams,
) {
  const call = serverApi(context);
  const { page } = listComments.query.pick({ page: true }).parse({ page: query.get('page') ?? undefined });
  const topic = await findTopic(call, slug);
  const right = rightAddress({ date, page }, topic);
  if (right) throw redirect(right, 301);
  const comments = await call(listComments, { query: { post_id: topic._id, page } });
  return {
    topic,
    preview: beginningOf(htmlToLine(topic.description), limits.previewLength),
    comments: comments.result,
    page,
    pages: comments.totalPages,
  };
}

export type TopicView = Awaited<ReturnType<typeof loadTopic>>;
