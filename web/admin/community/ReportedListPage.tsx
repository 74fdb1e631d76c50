import Tags from 'lucide-react/icons/tags';
import { adminCommunityCategories, listReportedPosts, reportStates } from '#contract/endpoints/admin-community.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { plainListPage } from '../kit/list-page.tsx';
import { eitherFilter } from '../kit/list-types.ts';
import { useReportedColumns } from './columns.tsx';
import { categories, reportedPosts } from './resource.ts';

/** `/admin/community/`: what people reported in the forum, what waits first. */
const page = plainListPage({
  resource: reportedPosts,
  endpoint: listReportedPosts,
  rows: 'posts',
  words: 'admin-community',
  useOwn() {
    const t = useWords('admin-community');
    const may = useMay();
    return {
      columns: useReportedColumns(),
      // What is called by where it begins: a topic by its title.
      rowName: ({ kind, title, beginning }) => (kind === 'topic' ? title : beginning),
      rowHref: (post) => reportedPosts.one(post._id),
      filters: [
        {
          ...{ name: 'state', label: t('stateFilter'), all: t('allStates') },
          options: reportStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        eitherFilter('hidden', {
          ...{ label: t('hiddenFilter'), all: t('allShown'), on: t('hidden'), off: t('shown') },
        }),
      ],
      otherOrders: [{ sort: '-state', label: t('waitingFirst') }],
      action: may(adminCommunityCategories.list) && (
        <ButtonLink to={categories.list()} icon={<Tags aria-hidden size="1.15em" />}>
          {t('categories')}
        </ButtonLink>
      ),
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
