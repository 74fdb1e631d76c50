import { Link, Outlet, useLocation } from 'react-router';
import { type AdminTalent, adminTalents } from '#contract/endpoints/admin-talents.ts';
import { timeSlots } from '#contract/endpoints/talents.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Line } from '../kit/Line.tsx';
import { listPage } from '../kit/list-page.tsx';
import type { LoadedList } from '../kit/list-types.ts';
import { overList } from '../kit/over-list.ts';
import { ReachLink } from '../kit/ReachLink.tsx';
import { namedOptions } from '../kit/seasons.ts';
import { talents } from './resource.ts';
import { loadOverview, SlotTable } from './SlotTable.tsx';

const page = listPage({
  resource: talents,
  calls: adminTalents,
  words: 'admin-talents',
  load: loadOverview,
  useOwn(overview) {
    const t = useWords('admin-talents');
    const say = useLocal();
    const { lang } = useLanguage();
    return {
      name: {
        of: ({ name }) => name,
        column: {
          ...{ key: 'name', header: t('list.name'), sort: 'name', main: true, className: 'sm:w-1/5' },
          cell: (talent) => <NameLink talent={talent} />,
        },
      },
      columns: [
        {
          ...{ key: 'phone', header: t('list.phone'), className: 'sm:text-sm sm:whitespace-nowrap' },
          cell: ({ phone }) => <ReachLink phone={phone} />,
        },
        {
          ...{ key: 'school', header: t('list.school'), sort: 'school', className: 'sm:w-1/4 sm:text-sm' },
          cell: ({ school, moeAdmin }) => <TwoLines main={<Line>{school}</Line>} below={say(moeAdmin, 'name')} />,
        },
        {
          ...{ key: 'subject', header: t('list.subject'), className: 'sm:w-1/8 sm:text-sm' },
          cell: ({ subjects }) => <Line>{subjects}</Line>,
        },
        {
          ...{ key: 'when', header: t('list.when'), sort: 'created_at', className: 'sm:text-sm sm:whitespace-nowrap' },
          cell: ({ created_at }) => <DateTime iso={created_at} stacked />,
        },
      ],
      filters: [
        {
          ...{ name: 'competion', label: t('list.competition'), all: t('list.allCompetitions') },
          options: (overview?.answer?.slots ?? []).map((of) => ({
            value: of._id,
            label: [say(of, 'name'), of.season && say(of.season, 'name')].filter(Boolean).join(' · '),
          })),
        },
        {
          ...{ name: 'slot', label: t('list.slot'), all: t('list.allSlots') },
          options: timeSlots.map((value) => ({ value, label: t(`slots.${value}`) })),
        },
        {
          ...{ name: 'moeAdmin', label: t('list.administration'), all: t('list.allAdministrations') },
          options: namedOptions(overview?.answer?.administrations ?? [], lang),
        },
      ],
      more: (total) => t('list.more', { total }),
      // Who switched one last stands in the log.
      withoutUpdated: true,
      statusWords: 'admin-talents',
      exportLabel: t('list.export'),
      summary: <SlotTable overview={overview} />,
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;

type Loaded = Awaited<ReturnType<typeof clientLoader>> & { list: LoadedList<typeof adminTalents.list> };

/** `/admin/moetalents/`; what is at `…/{id}/view` is shown over it. */
export default function TalentListPage({ loaderData }: { loaderData: Loaded }) {
  return (
    <>
      <page.Page loaderData={loaderData} />
      <Outlet />
    </>
  );
}

/** Leads to all that the person has entered; search, filters and page stay in the address. */
function NameLink({ talent: { _id, name } }: { talent: AdminTalent }) {
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: talents.view(_id), search }}
      state={overList}
      preventScrollReset
      className="block rounded-sm text-ink no-underline hover:text-palm"
    >
      <Line>{name}</Line>
    </Link>
  );
}
