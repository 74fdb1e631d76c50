import Tags from 'lucide-react/icons/tags';
import { adminCommunityCategories, caseStates, listReportedPosts } from '#contract/endpoints/admin-community.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { useWords } from '#web/lib/words.tsx';
import { communityCategories } from '../community-categories/resource.ts';
import { useMay } from '../kit/calls.ts';
import { plainListPage } from '../kit/list-page.tsx';
import { useReportedColumns } from './columns.tsx';
import { reportedPosts } from './resource.ts';

/** `/admin/community`: what people reported in the forum, those that wait first. */
const page = plainListPage({
  resource: reportedPosts,
  endpoint: listReportedPosts,
  rows: 'posts',
  words: 'admin-community',
  useOwn() {
    const t = useWords('admin-community');
    const may = useMay();
    return {
      more: (total) => t('textMore', { total }),
      columns: useReportedColumns(),
      rowName: ({ kind, title, beginning }) => (kind === 'topic' ? title : beginning),
      rowHref: ({ _id }) => reportedPosts.view(_id),
      filters: [
        {
          ...{ name: 'state', label: t('stateFilter'), all: t('allStates') },
          options: caseStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ],
      otherOrders: [{ sort: '-is_waiting', label: t('waitingFirst') }],
      action: may(adminCommunityCategories.list) && (
        <ButtonLink to={communityCategories.list()} icon={<Tags aria-hidden size="1.15em" />}>
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
