import { type AdminGalleryItem, adminGallery } from '#contract/endpoints/gallery.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useRecordName } from '../kit/columns.tsx';
import { Line } from '../kit/Line.tsx';
import { listPage } from '../kit/list-page.tsx';
import { Thumbnail } from '../kit/picture/Thumbnail.tsx';
import { competitionOptions, loadSeasons, namedOptions, namesOfSeasons } from '../kit/seasons.ts';
import { gallery } from './resource.ts';

const page = listPage({
  resource: gallery,
  calls: adminGallery,
  words: 'admin-gallery',
  load: loadSeasons,
  useOwn(seasons = []) {
    const t = useWords('admin-gallery');
    const { lang } = useLanguage();
    const names = namesOfSeasons(seasons, lang);
    const name = useRecordName<AdminGalleryItem>({
      header: t('list.name'),
      picture: ({ file_path }) => <Thumbnail src={file_path} cover />,
    });
    return {
      names,
      name,
      columns: [
        {
          key: 'season',
          header: t('list.season'),
          className: 'sm:w-1/4 sm:text-sm',
          cell: ({ season, competion }) => (
            <>
              <Line lang={lang}>{names.season[season] ?? ''}</Line>
              {competion && (
                <Line detail lang={lang}>
                  {competitionOptions(seasons, season, lang).find(({ value }) => value === competion)?.label ?? ''}
                </Line>
              )}
            </>
          ),
        },
      ],
      filters: [
        {
          ...{ name: 'season', label: t('list.season'), all: t('list.allSeasons') },
          options: namedOptions(seasons, lang),
        },
      ],
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
