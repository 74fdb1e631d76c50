import { listMailings } from '#contract/endpoints/team-mailings.ts';
import { limits } from '#contract/limits.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { formatNumber } from '#locales/format.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Line } from '../kit/Line.tsx';
import { plainListPage } from '../kit/list-page.tsx';
import { Deliveries } from './Deliveries.tsx';
import { teamMailings } from './resource.ts';

/** `/admin/teams/mailings`: mails of the office to coaches, and what became of them. */
const page = plainListPage({
  resource: teamMailings,
  endpoint: listMailings,
  rows: 'mailings',
  words: 'admin-mailings',
  pageSizes: limits.adminPageSizes,
  useOwn() {
    const t = useWords('admin-mailings');
    const { lang } = useLanguage();
    return {
      rowName: ({ subject, subject_en }) => (lang === 'ar' ? subject : subject_en),
      rowHref: ({ _id }) => teamMailings.one(_id),
      columns: [
        {
          ...{ key: 'subject', header: t('subjectHead'), main: true, className: 'sm:w-[45%]' },
          cell: ({ subject, subject_en }) => (
            <span className="font-semibold">
              <Line>{lang === 'ar' ? subject : subject_en}</Line>
            </span>
          ),
        },
        {
          ...{ key: 'sent', header: t('sentAt'), className: 'sm:text-sm' },
          cell: ({ created_at, created_by }) => (
            <TwoLines main={<DateTime iso={created_at} time />} below={<bdi>{nameIn(lang, created_by)}</bdi>} />
          ),
        },
        { ...{ key: 'teams', header: t('teams'), className: 'sm:text-sm' }, cell: (one) => formatNumber(one.teams) },
        {
          ...{ key: 'state', header: t('state') },
          cell: ({ deliveries }) => <Deliveries deliveries={deliveries} />,
        },
      ],
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
