import { adminCommunityCategories } from '#contract/endpoints/admin-community.ts';
import { paths } from '#web/app/paths.ts';
import { useWords } from '#web/lib/words.tsx';
import { useRecordName } from '../kit/columns.tsx';
import { listPage } from '../kit/list-page.tsx';
import { communityCategories } from './resource.ts';

const page = listPage({
  resource: communityCategories,
  calls: adminCommunityCategories,
  words: 'admin-community-categories',
  useOwn() {
    const t = useWords('admin-community-categories');
    return {
      name: useRecordName({ header: t('list.name'), className: 'sm:w-full' }),
      usesAt: ({ _id }) => ({ topics: paths.community({ category: _id }) }),
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
