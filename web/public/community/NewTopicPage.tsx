import { paths } from '#web/app/paths.ts';
import { Breadcrumbs } from '#web/kit/Breadcrumbs.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/NewTopicPage.ts';
import { HouseRules } from './HouseRules.tsx';
import { loadCategories } from './load-forum.ts';
import { NewTopicForm } from './NewTopicForm.tsx';
import { UnlessBanned } from './UnlessBanned.tsx';

export const handle = { needs: 'signedIn', words: ['community', 'editor'] } satisfies PageHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const categories = await loadCategories(context);
  const asked = new URL(request.url).searchParams.get('category');
  return { categories, category: categories.find(({ id }) => id === asked)?.id ?? '' };
}

/** `/community/add-new/`: for signed-in people; the layout's guard checks this (public spec, section 2). */
export default function NewTopicPage({ loaderData }: Route.ComponentProps) {
  const t = useWords('community');
  return (
    <div className="wrap grid items-start gap-x-12 gap-y-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <PageMeta title={t('addNew')} private />
      <div className="min-w-0 max-w-176">
        <Breadcrumbs trail={[{ label: t('title'), to: paths.community() }, { label: t('addNew') }]} />
        <h1 className="mt-5 text-3xl">{t('addNew')}</h1>
        <p className="mt-2 text-soft">{t('write.lead')}</p>
        <noscript>
          <Callout tone="warn" className="mt-6">
            {t('write.noScript')}
          </Callout>
        </noscript>
        <Card pad="lg" className="mt-7">
          <h2 className="sr-only">{t('write.form')}</h2>
          <UnlessBanned>
            <NewTopicForm {...loaderData} />
          </UnlessBanned>
        </Card>
      </div>
      <HouseRules />
    </div>
  );
}
