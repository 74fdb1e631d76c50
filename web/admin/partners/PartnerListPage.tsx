import { adminPartners, type Partner } from '#contract/endpoints/partners.ts';
import { OutsideLink } from '#web/kit/Link.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useRecordName } from '../kit/columns.tsx';
import { listPage } from '../kit/list-page.tsx';
import { Thumbnail } from '../kit/picture/Thumbnail.tsx';
import { partners } from './resource.ts';

const page = listPage({
  resource: partners,
  calls: adminPartners,
  words: 'admin-partners',
  useOwn() {
    const t = useWords('admin-partners');
    const name = useRecordName<Partner>({
      header: t('list.name'),
      picture: ({ file_path }) => <Thumbnail src={file_path} />,
    });
    return {
      name,
      columns: [
        {
          key: 'link',
          header: t('list.link'),
          className: 'sm:w-1/5 sm:text-sm',
          cell: ({ link }) =>
            link && (
              <OutsideLink href={link} newTab look="quiet">
                <bdi dir="ltr" className="wrap-anywhere">
                  {hostOf(link)}
                </bdi>
              </OutsideLink>
            ),
        },
      ],
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;

/** What a person knows a site by. */
const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link);
