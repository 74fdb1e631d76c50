import { paths } from '#web/app/paths.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { AcademyLink, CardList } from '../catalogue/index.ts';
import art from '../layout/heads/courses.svg?url';
import { PageHead } from '../layout/index.ts';
import type { Route } from './+types/CoursesPage.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import { CourseCard } from './CourseCard.tsx';
import { loadCourses } from './load-courses.ts';

export const handle = {
  needs: 'public',
  words: ['catalogue'],
  opening: 'night',
  cache: { query: ['category', 'page'] },
} satisfies PageHandle;

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadCourses(context, new URL(request.url).searchParams);

/** `/courses/`: the academy's courses, by category and page. */
export default function CoursesPage({ loaderData: { categories, category, courses } }: Route.ComponentProps) {
  const t = useWords('catalogue');
  const title = t('courses.title');
  const chosen = categories.find(({ id }) => id === category);
  return (
    <>
      <PageMeta
        title={chosen ? `${title} · ${chosen.name}` : title}
        description={t('courses.lead')}
        {...(chosen && { trail: [{ label: title, to: paths.courses() }] })}
      />
      <PageHead title={title} lead={t('courses.lead')} art={art}>
        <AcademyLink label={t('courses.academy')} variant="go" className="mt-6" />
      </PageHead>
      <div className="wrap grid gap-8 py-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <CategoryLinks categories={categories} current={category} />
        <section aria-labelledby="courses-title" className="min-w-0">
          <h2 id="courses-title" className="mb-5">
            {chosen ? <bdi>{chosen.name}</bdi> : category ? title : t('courses.allTitle')}
          </h2>
          <CardList
            kind="courses"
            view={courses}
            hrefFor={(page) => paths.courses({ category, page })}
            grid="grid gap-5 sm:grid-cols-2 xl:grid-cols-3"
            card={(course, inList) => <CourseCard course={course} inList={inList} />}
          />
        </section>
      </div>
    </>
  );
}
