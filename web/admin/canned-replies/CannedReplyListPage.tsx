import { adminCannedReplies, type CannedReply } from '#contract/endpoints/admin-contact.ts';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { useRecordName } from '../kit/columns.tsx';
import { listPage } from '../kit/list-page.tsx';
import { cannedReplies } from './resource.ts';

const page = listPage({
  resource: cannedReplies,
  calls: adminCannedReplies,
  words: 'admin-canned-replies',
  useOwn() {
    const t = useWords('admin-canned-replies');
    const say = useLocal();
    const name = useRecordName<CannedReply>({
      ...{ header: t('list.name'), className: 'sm:w-full' },
      detail: (canned) => say(canned, 'text'),
    });
    return { name };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
