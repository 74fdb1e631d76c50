import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { CatalogueCard, type InList } from '../catalogue/index.ts';
import type { CourseView } from './load-courses.ts';

/** A course with its picture, or with its own cloth. */
export function CourseCard({ course, inList }: { course: CourseView; inList: InList }) {
  return (
    <CatalogueCard
      item={course}
      {...inList}
      art={<Tapestry name={`course-${course.id}`} columns={32} rows={18} className="aspect-video w-full" />}
    >
      {course.instructor && (
        <span className="mt-auto pt-1 text-sm text-soft">
          <Sentence of="catalogue" text="courses.by" parts={{ name: <bdi /> }} values={{ name: course.instructor }} />
        </span>
      )}
    </CatalogueCard>
  );
}
