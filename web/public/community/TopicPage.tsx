import { nameIn } from '#domain/deleted-account.ts';
import { paths } from '#web/app/paths.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Breadcrumbs } from '#web/kit/Breadcrumbs.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Prose } from '#web/kit/Prose.tsx';
import { useLocal } from '#web/lib/local.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/TopicPage.ts';
import { Comments } from './Comments.tsx';
import { HouseRules } from './HouseRules.tsx';
import { LikeButton } from './LikeButton.tsx';
import { loadTopic } from './load-topic.ts';
import { ReportButton } from './ReportButton.tsx';

export const handle = { needs: 'public', words: ['community'], cache: { query: ['page'] } } satisfies PageHandle;

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadTopic(context, params, new URL(request.url).searchParams);

/** `/community/forums/{YYYY-MM-DD}/{slug}`: a topic and one page of its comments (public spec, section 2). */
export default function TopicPage({ loaderData: view }: Route.ComponentProps) {
  const t = useWords('community');
  const category = useLocal()(view.topic.category, 'name');
  const { topic } = view;
  const { lang } = useLanguage();
  return (
    <div className="wrap grid items-start gap-x-12 gap-y-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <PageMeta title={topic.title} description={view.preview} trail={[{ label: t('title'), to: paths.community() }]} />
      <div className="min-w-0 max-w-176">
        <article>
          <Breadcrumbs
            trail={[
              { label: t('title'), to: paths.community() },
              { label: category, to: paths.community({ category: topic.category._id }) },
              { label: topic.title },
            ]}
          />
          <h1 dir="auto" className="mt-5 text-3xl">
            {topic.title}
          </h1>
          <div className="mt-4 flex items-center gap-3">
            <Avatar name={topic.user.name} size={44} />
            <p className="min-w-0 text-sm">
              <span className="block truncate font-semibold">
                <bdi>{nameIn(lang, topic.user.name)}</bdi>
              </span>
              <DateTime iso={topic.created_at} time className="text-soft" />
            </p>
          </div>
          {/* Headings in user text are of level 3. */}
          <h2 className="sr-only">{t('post')}</h2>
          <Prose typed html={topic.description} className="mt-7 max-w-none!" />
          <div className="mt-7 flex flex-wrap items-center gap-2">
            <LikeButton post={topic} label={t('like.topic')} />
            <ReportButton id={topic._id} of={t('post')} className="ms-auto" />
          </div>
        </article>
        <Comments key={topic._id} view={view} />
      </div>
      <div className="grid gap-5 lg:sticky lg:top-24">
        <ButtonLink to={paths.newTopic({ category: topic.category._id })}>{t('addNew')}</ButtonLink>
        <HouseRules />
      </div>
    </div>
  );
}
