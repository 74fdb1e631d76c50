import { adminCommunityCategories } from '#contract/endpoints/admin-community.ts';
import { useWords } from '#web/lib/words.tsx';
import { useRecordName } from '../kit/columns.tsx';
import { listPage } from '../kit/list-page.tsx';
import { categories } from './resource.ts';

const page = listPage({
  resource: categories,
  calls: adminCommunityCategories,
  words: 'admin-community-categories',
  useOwn() {
    const t = useWords('admin-community-categories');
    return { name: useRecordName({ header: t('list.name'), className: 'sm:w-full' }) };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
