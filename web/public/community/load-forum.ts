import { data, type RouterContextProvider } from 'react-router';
import { listCommunityCategories, listTopics, type Topic } from '#contract/endpoints/community.ts';
import { limits } from '#contract/limits.ts';
import { beginningOf } from '#web/lib/beginning-of.ts';
import { local } from '#web/lib/local.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';

type Context = Readonly<RouterContextProvider>;

/** The forum's categories with names in the visitor's language. */
export async function loadCategories(context: Context) {
  const { language } = context.get(pageContext);
  const { categories } = await serverApi(context)(listCommunityCategories);
  return categories.map((category) => ({ id: category._id, name: local(language, category, 'name') }));
}

/** The page of the list that an address requests; status 404 and no topics if the category or page does not exist. */
export async function loadForum(context: Context, query: URLSearchParams) {
  const categories = await loadCategories(context);
  const asked = query.get('category') ?? undefined;
  const category = categories.find(({ id }) => id === asked);
  const { page } = listTopics.query.parse({ page: query.get('page') ?? undefined });
  const unknown = Boolean(asked) && !category;
  if (unknown) return data({ categories, category, page, pages: 0, topics: [], exists: false }, { status: 404 });

  const { result, totalPages } = await serverApi(context)(listTopics, { query: { page, category_by: category?.id } });
  const topics = (Array.isArray(result) ? result : [result]).map(present);
  const exists = page === 1 || topics.length > 0;
  return data({ categories, category, page, pages: totalPages, topics, exists }, { status: exists ? 200 : 404 });
}

/**
 * The fields that a list shows; the ids of people who like a topic would be most of the data. A shortened preview ends
 * at a word.
 */
const present = ({ likes: _likes, ...topic }: Topic) => ({
  ...topic,
  description: beginningOf(topic.description, limits.previewLength - 2),
});

export type ForumView = Awaited<ReturnType<typeof loadForum>>['data'];
export type TopicRow = ReturnType<typeof present>;
