import { type AdminSeason, adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { useWords } from '#web/lib/words.tsx';
import { competitions } from '../competitions/resource.ts';
import { gallery } from '../gallery/resource.ts';
import { useRecordName } from '../kit/columns.tsx';
import { listPage } from '../kit/list-page.tsx';
import { Thumbnail } from '../kit/picture/Thumbnail.tsx';
import { loadSeasons } from '../kit/seasons.ts';
import { TakesTeamsCell } from '../takes-teams/TakesTeams.tsx';
import { teams } from '../teams/resource.ts';
import { seasons } from './resource.ts';

const page = listPage({
  resource: seasons,
  calls: adminSeasons,
  words: 'admin-seasons',
  alsoWords: ['admin-takes-teams'],
  load: loadSeasons,
  useOwn(choices = []) {
    const t = useWords('admin-seasons');
    const words = useWords('admin-takes-teams');
    const name = useRecordName<AdminSeason>({
      header: t('list.name'),
      className: 'sm:w-1/3',
      picture: ({ logo, slug }) =>
        logo ? (
          <Thumbnail src={logo} />
        ) : (
          <Tapestry name={slug} columns={18} rows={12} className="h-12 w-18 shrink-0 rounded-sm" />
        ),
    });
    return {
      name,
      columns: [
        {
          key: 'takesTeams',
          header: words('column'),
          className: 'sm:min-w-52',
          cell: ({ _id }) => {
            const season = choices.find((one) => one._id === _id);
            return season && <TakesTeamsCell season={season} />;
          },
        },
      ],
      usesAt: ({ _id }) => ({
        teams: teams.list({ season: _id }),
        competitions: competitions.list({ season: _id }),
        gallery: gallery.list({ season: _id }),
      }),
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
