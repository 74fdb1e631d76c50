import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { Skeleton, SkeletonText } from '#web/kit/Skeleton.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { CatalogueCard, type Pressable } from '../catalogue/index.ts';
import type { CourseView } from './load-courses.ts';

/** A course under its picture, or under its own cloth. The first ones are on the screen at once. */
export function CourseCard({ course, press, early }: { course: CourseView; press: Pressable; early: boolean }) {
  return (
    <CatalogueCard
      item={course}
      {...press}
      picture={
        course.image ? (
          <img
            src={course.image}
            alt=""
            width={640}
            height={360}
            loading={early ? 'eager' : 'lazy'}
            fetchPriority={early ? 'high' : undefined}
            decoding="async"
            className="aspect-video w-full object-cover"
          />
        ) : (
          <Tapestry name={`course-${course.id}`} columns={32} rows={18} className="aspect-video w-full" />
        )
      }
    >
      {course.instructor && (
        <span className="mt-auto pt-1 text-sm text-soft">
          <Sentence of="catalogue" text="courses.by" parts={{ name: <bdi /> }} values={{ name: course.instructor }} />
        </span>
      )}
    </CatalogueCard>
  );
}

export function CourseSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className="aspect-video w-full rounded-none" />
      <div className="flex flex-col gap-1 px-5 pt-4 pb-5">
        <SkeletonText lines={2} />
        <SkeletonText lines={1} className="w-3/5 text-sm" />
      </div>
    </div>
  );
}
