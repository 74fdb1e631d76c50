import Plus from 'lucide-react/icons/plus';
import { useNavigation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { LinkPills } from '#web/kit/LinkPills.tsx';
import { Pagination } from '#web/kit/table/Pagination.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import art from '../layout/heads/community.svg?url';
import { PageHead } from '../layout/index.ts';
import type { Route } from './+types/ForumPage.ts';
import { HouseRules } from './HouseRules.tsx';
import { type ForumView, loadForum } from './load-forum.ts';
import { TopicList } from './TopicList.tsx';

export const handle = {
  needs: 'public',
  words: ['community'],
  opening: 'night',
  cache: { query: ['category', 'page'] },
} satisfies PageHandle;

export const loader = ({ context, request }: Route.LoaderArgs) => loadForum(context, new URL(request.url).searchParams);

/** `/community/`: the newest topics, all or of one category (public spec, section 2). */
export default function ForumPage({ loaderData: view }: Route.ComponentProps) {
  const t = useWords('community');
  const loading = useNavigation().location?.pathname === paths.community();
  const { category, page, pages } = view;
  return (
    <>
      <PageMeta title={category ? `${t('title')}: ${category.name}` : t('title')} description={t('lead')} />
      <PageHead title={t('title')} lead={t('lead')} art={art}>
        <ButtonLink
          to={paths.newTopic({ category: category?.id })}
          variant="go"
          size="lg"
          className="mt-6"
          icon={<Plus aria-hidden size="1.2em" />}
        >
          {t('addNew')}
        </ButtonLink>
      </PageHead>
      <div className="wrap py-8 sm:py-10">
        <LinkPills
          label={t('categories')}
          links={[
            { label: t('all'), to: paths.community(), current: view.exists && !category },
            ...view.categories.map(({ id, name }) => ({
              label: name,
              to: paths.community({ category: id }),
              current: id === category?.id,
            })),
          ]}
        />
        <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <section aria-labelledby="topics">
            <h2 id="topics">{category ? t('newTopicsIn', { category: category.name }) : t('newTopics')}</h2>
            <div className={cx('mt-5 transition-opacity', loading && 'opacity-60')} aria-busy={loading || undefined}>
              {view.topics.length > 0 ? <TopicList topics={view.topics} /> : <NoTopics view={view} />}
            </div>
            <Pagination
              page={page}
              pages={pages}
              hrefFor={(to) => paths.community({ category: category?.id, page: to })}
              className="mt-8 flex justify-center"
            />
          </section>
          <HouseRules />
        </div>
      </div>
    </>
  );
}

function NoTopics({ view: { exists, category } }: { view: ForumView }) {
  const t = useWords('community');
  return exists ? (
    <EmptyState
      level={3}
      title={t('empty')}
      text={t('emptyText')}
      action={<ButtonLink to={paths.newTopic({ category: category?.id })}>{t('addNew')}</ButtonLink>}
    />
  ) : (
    <EmptyState
      level={3}
      title={t('notFound')}
      text={t('notFoundText')}
      action={<ButtonLink to={paths.community()}>{t('allTopics')}</ButtonLink>}
    />
  );
}
