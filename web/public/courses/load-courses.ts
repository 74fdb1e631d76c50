import type { RouterContextProvider } from 'react-router';
import { listCourseCategories, listCourses } from '#contract/endpoints/catalogue.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';
import { academyLanguage, presentPage } from '../catalogue/index.ts';

export type CoursesView = Awaited<ReturnType<typeof loadCourses>>;
export type CourseView = CoursesView['courses']['items'][number];

/** The page of courses that the address requests (`category`, `page`), and the categories. */
export async function loadCourses(context: Readonly<RouterContextProvider>, address: URLSearchParams) {
  const lang = academyLanguage(context.get(pageContext).language);
  const query = listCourses.query.parse({
    lang,
    page: address.get('page') ?? undefined,
    // No id is longer than this: the academy has no such category, and the page says so.
    cat_id: address.get('category')?.slice(0, 40) || undefined,
  });
  const call = serverApi(context);
  const [{ categories }, answer] = await Promise.all([
    call(listCourseCategories, { query: { lang } }),
    call(listCourses, { query }),
  ]);
  const courses = presentPage(answer, ({ id, name, image, user }) => ({ id, name, image, instructor: user.name }));
  return { categories, category: query.cat_id === 'all' ? undefined : query.cat_id, courses };
}
