import { paths } from '#web/app/paths.ts';
import { LinkPills } from '#web/kit/LinkPills.tsx';
import { useWords } from '#web/lib/words.tsx';

interface CategoryLinksProps {
  categories: { id: string; name: string }[];
  current: string | undefined;
}

/** All courses, and each category: beside the cards on a wide screen, above them on a narrow one. */
export function CategoryLinks({ categories, current }: CategoryLinksProps) {
  const t = useWords('catalogue');
  const all = { id: undefined, name: t('courses.all') };
  return (
    <LinkPills
      label={t('courses.categories')}
      column
      links={[all, ...categories].map(({ id, name }) => ({
        label: name,
        to: paths.courses({ category: id }),
        current: id === current,
      }))}
      className="min-w-0 lg:sticky lg:top-24 lg:self-start"
    />
  );
}
