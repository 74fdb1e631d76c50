import { type AdminCompetition, adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { toHalalas } from '#domain/money.ts';
import { Link } from '#web/kit/Link.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { filesOf } from '../competition-files/resource.ts';
import { gallery } from '../gallery/resource.ts';
import { useRecordName } from '../kit/columns.tsx';
import { listPage } from '../kit/list-page.tsx';
import { loadSeasons, namedOptions } from '../kit/seasons.ts';
import { TakesTeamsCell } from '../takes-teams/TakesTeams.tsx';
import { teams } from '../teams/resource.ts';
import { competitions } from './resource.ts';

const page = listPage({
  resource: competitions,
  calls: adminCompetitions,
  words: 'admin-competitions',
  alsoWords: ['admin-takes-teams'],
  load: loadSeasons,
  useOwn(seasons = []) {
    const t = useWords('admin-competitions');
    const words = useWords('admin-takes-teams');
    const say = useLocal();
    const { lang } = useLanguage();
    const name = useRecordName<AdminCompetition>({
      header: t('list.name'),
      className: 'sm:w-1/3 sm:min-w-56',
      detail: (one) => `${say(one.season, 'name')} · ${one.slug}`,
    });
    // Each season may have one of that name.
    const nameOf = (one: AdminCompetition) => `${name.of(one)} · ${say(one.season, 'name')}`;
    return {
      name: { ...name, of: nameOf },
      columns: [
        {
          key: 'takesTeams',
          header: words('column'),
          className: 'sm:min-w-52',
          cell: ({ _id, season: { _id: ofSeason } }) => {
            const season = seasons.find((one) => one._id === ofSeason);
            const competition = season?.competions.find((one) => one._id === _id);
            return season && competition && <TakesTeamsCell season={season} competition={competition} />;
          },
        },
        {
          key: 'fee',
          header: t('list.fee'),
          className: 'sm:whitespace-nowrap',
          cell: ({ paid, price }) => (paid ? <Money halalas={toHalalas(price)} /> : t('list.free')),
        },
        {
          key: 'files',
          header: t('list.files'),
          className: 'sm:whitespace-nowrap',
          cell: (one) => {
            const count = t('list.filesOf', { count: one.files.length });
            return (
              <Link to={filesOf(one._id).address} aria-label={`${count}: ${nameOf(one)}`}>
                {count}
              </Link>
            );
          },
        },
      ],
      filters: [
        {
          ...{ name: 'season', label: t('list.season'), all: t('list.allSeasons') },
          options: namedOptions(seasons, lang),
        },
      ],
      usesAt: (one) => ({
        // The list of teams is narrowed by season; results and scores are in its teams.
        teams: teams.list({ season: one.season._id }),
        files: filesOf(one._id).address,
        gallery: gallery.list({ season: one.season._id }),
      }),
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
