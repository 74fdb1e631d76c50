import { type AdminSeason, adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useRecordName } from '../kit/columns.tsx';
import { listPage } from '../kit/list-page.tsx';
import { Thumbnail } from '../kit/picture/Thumbnail.tsx';
import { seasons } from './resource.ts';

const page = listPage({
  resource: seasons,
  calls: adminSeasons,
  words: 'admin-seasons',
  useOwn() {
    const t = useWords('admin-seasons');
    const name = useRecordName<AdminSeason>({
      header: t('list.name'),
      className: 'sm:w-full',
      picture: ({ logo, slug }) =>
        logo ? (
          <Thumbnail src={logo} />
        ) : (
          <Tapestry name={slug} columns={18} rows={12} className="h-12 w-18 shrink-0 rounded-sm" />
        ),
    });
    return { name };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
