import { adminFaqs } from '#contract/endpoints/faqs.ts';
import { useWords } from '#web/lib/words.tsx';
import { useRecordName } from '../kit/columns.tsx';
import { listPage } from '../kit/list-page.tsx';
import { faqs } from './resource.ts';

const page = listPage({
  resource: faqs,
  calls: adminFaqs,
  words: 'admin-faqs',
  useOwn() {
    const t = useWords('admin-faqs');
    return { name: useRecordName({ header: t('list.name'), className: 'sm:w-full' }) };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
