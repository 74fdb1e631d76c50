import { type AdminCompetition, adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { toHalalas } from '#domain/money.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { filesOf } from '../competition-files/resource.ts';
import { useRecordName } from '../kit/columns.tsx';
import { listPage } from '../kit/list-page.tsx';
import { loadSeasons, namesOfSeasons, seasonOptions } from '../kit/seasons.ts';
import { competitions } from './resource.ts';
import { reasonsOf } from './why-no-teams.ts';

const page = listPage({
  resource: competitions,
  calls: adminCompetitions,
  words: 'admin-competitions',
  load: loadSeasons,
  useOwn(seasons = []) {
    const t = useWords('admin-competitions');
    const say = useLocal();
    const { lang } = useLanguage();
    const name = useRecordName<AdminCompetition>({
      header: t('list.name'),
      className: 'sm:w-1/3',
      detail: (one) => `${say(one.season, 'name')} · ${one.slug}`,
    });
    return {
      names: { season: namesOfSeasons(seasons, lang).season },
      // Each season may have one of that name.
      name: { ...name, of: (one) => `${name.of(one)} · ${say(one.season, 'name')}` },
      columns: [
        {
          key: 'teams',
          header: t('list.teams'),
          cell: (one) => {
            const reasons = reasonsOf(one, seasons);
            if (!reasons) return null;
            const [why, ...others] = reasons;
            if (why === undefined) return <StatusBadge tone="good">{t('list.takes')}</StatusBadge>;
            return (
              <StatusBadge tone="neutral" className="whitespace-normal!">
                {t(`why.${why}`)}
                {others.length > 0 && ` ${t('list.whyMore', { count: others.length })}`}
              </StatusBadge>
            );
          },
        },
        {
          key: 'fee',
          header: t('list.fee'),
          className: 'sm:whitespace-nowrap',
          cell: ({ paid, price }) => (paid && price > 0 ? <Money halalas={toHalalas(price)} /> : t('list.free')),
        },
        {
          key: 'files',
          header: t('list.files'),
          className: 'sm:whitespace-nowrap',
          cell: (one) => {
            const count = t('list.filesOf', { count: one.files.length });
            return (
              <Link
                to={filesOf(one._id).address}
                aria-label={`${count}: ${say(one, 'name')} · ${say(one.season, 'name')}`}
              >
                {count}
              </Link>
            );
          },
        },
      ],
      filters: [
        {
          ...{ name: 'season', label: t('list.season'), all: t('list.allSeasons') },
          options: seasonOptions(seasons, lang),
        },
      ],
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
