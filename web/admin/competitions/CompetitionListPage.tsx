import { type AdminCompetition, adminCompetitions } from '#contract/endpoints/admin-competitions.ts';
import { toHalalas } from '#domain/money.ts';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useLocal } from '#web/lib/local.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { filesOf } from '../competition-files/resource.ts';
import { gallery } from '../gallery/resource.ts';
import { registrationColumn, statusColumn, useUpdatedColumn } from '../kit/columns.tsx';
import { useFieldLabels } from '../kit/field-labels.ts';
import { Line } from '../kit/Line.tsx';
import { eitherFilter, type LoadedList } from '../kit/list-types.ts';
import { beforeFirstAnswer, loadList } from '../kit/load-list.ts';
import { ResourceListPage } from '../kit/ResourceListPage.tsx';
import { bulkSwitch } from '../kit/StatusSwitch.tsx';
import { loadSeasons, seasonOptions } from '../kit/seasons.ts';
import { TakesTeamsCell } from '../takes-teams/TakesTeams.tsx';
import { teams } from '../teams/resource.ts';
import type { Route } from './+types/CompetitionListPage.ts';
import { competitions } from './resource.ts';

export const handle = {
  needs: competitions.needs.list,
  words: ['admin', 'admin-competitions', 'admin-takes-teams'],
} satisfies PageHandle;

const loadPage = loadList(adminCompetitions.list);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [list, seasons] = await Promise.all([loadPage({ request }), loadSeasons(request.signal)]);
  return { list, seasons };
}
type Loaded = Awaited<ReturnType<typeof clientLoader>>;

export const HydrateFallback = () => <CompetitionList list={beforeFirstAnswer(adminCompetitions.list)} seasons={[]} />;

const CompetitionListPage = ({ loaderData }: Route.ComponentProps) => <CompetitionList {...loaderData} />;
export default CompetitionListPage;

function CompetitionList({ list, seasons }: Loaded & { list: LoadedList<typeof adminCompetitions.list> }) {
  const t = useWords('admin-competitions');
  const say = useLocal();
  const { lang } = useLanguage();
  const updated = useUpdatedColumn();
  const words = useWords('admin-takes-teams');
  // Each season may have one of that name.
  const nameOf = (one: AdminCompetition) => `${say(one, 'name')} · ${say(one.season, 'name')}`;
  return (
    <ResourceListPage
      resource={competitions}
      calls={adminCompetitions}
      loaded={list}
      text={list.answer && t('list.text', { count: list.answer.totalItems })}
      createLabel={t('list.create')}
      labels={useFieldLabels('admin-competitions')}
      searchLabel={t('list.search')}
      rowName={nameOf}
      usesAt={(one) => ({
        // The list of teams is narrowed by season; results and scores are in its teams.
        teams: teams.list({ season: one.season._id }),
        files: filesOf(one._id).address,
        gallery: gallery.list({ season: one.season._id }),
      })}
      columns={[
        {
          key: 'competition',
          header: t('list.competition'),
          sort: lang === 'ar' ? 'name' : 'name_en',
          main: true,
          className: 'sm:w-1/3',
          cell: (one) => (
            <>
              <Line>{say(one, 'name')}</Line>
              <Line detail>{`${say(one.season, 'name')} · ${one.slug}`}</Line>
            </>
          ),
        },
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
        statusColumn(adminCompetitions.switchAll, {
          header: t('list.status'),
          label: (one: AdminCompetition) => `${t('list.shown')}: ${nameOf(one)}`,
          states: { on: t('list.isShown'), off: t('list.isHidden') },
        }),
        registrationColumn(adminCompetitions.switchAll, {
          header: t('list.registration'),
          label: (one: AdminCompetition) => `${t('list.open')}: ${nameOf(one)}`,
          states: { on: t('list.isOpen'), off: t('list.isClosed') },
        }),
        updated,
      ]}
      filters={[
        {
          name: 'season',
          label: t('list.seasonFilter'),
          all: t('list.allSeasons'),
          options: seasonOptions(seasons, lang),
        },
        eitherFilter('shown', {
          ...{ label: t('list.statusFilter'), all: t('list.allStatuses') },
          ...{ on: t('list.onlyShown'), off: t('list.onlyHidden') },
        }),
        eitherFilter('open', {
          ...{ label: t('list.registrationFilter'), all: t('list.allRegistrations') },
          ...{ on: t('list.onlyOpen'), off: t('list.onlyClosed') },
        }),
      ]}
      bulk={[bulkSwitch(adminCompetitions.switchAll, { on: t('list.show'), off: t('list.hide') })]}
      empty={<EmptyState title={t('list.empty')} text={t('list.emptyText')} />}
    />
  );
}
