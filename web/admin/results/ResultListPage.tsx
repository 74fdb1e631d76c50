import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Megaphone from 'lucide-react/icons/megaphone';
import { type AdminResult, adminResults } from '#contract/endpoints/admin-results.ts';
import { medalOf } from '#domain/medal.ts';
import { formatNumber } from '#locales/format.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Badge, StatusBadge } from '#web/kit/Badge.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Line } from '../kit/Line.tsx';
import { listPage } from '../kit/list-page.tsx';
import { eitherFilter } from '../kit/list-types.ts';
import { regionNames, regionOptions } from '../kit/regions.ts';
import { competitionsOfAny, competitionsWithin, levelOptions, namedOptions } from '../kit/seasons.ts';
import { loadChoices, namesOfChoices, noChoices } from './choices.ts';
import { resultBoards, resultImport, results } from './resource.ts';

const page = listPage({
  resource: results,
  calls: adminResults,
  words: 'admin-results',
  load: loadChoices,
  useOwn(choices = noChoices, { query }) {
    const { seasons, regions } = choices;
    const t = useWords('admin-results');
    const say = useLocal();
    const { lang } = useLanguage();
    const regionOf = regionNames(regions, lang);
    return {
      names: namesOfChoices(choices, lang),
      name: {
        column: {
          ...{ key: 'team', header: t('list.team'), main: true, className: 'sm:w-[28%]' },
          cell: ({ team }) => (
            <span className="flex items-center gap-3">
              <Avatar name={team.name} picture={team.image} size={32} shape="square" />
              <span className="min-w-0 grow">
                <Line>{team.name}</Line>
                <span className="block text-sm font-normal text-soft">
                  <Ltr>{team.team_no}</Ltr>
                  {!team.status && ` · ${t('list.withdrawn')}`}
                </span>
              </span>
            </span>
          ),
        },
        of: ({ team, ranked }: AdminResult) => t('list.resultOf', { team: team.name, rank: ranked }),
      },
      columns: [
        {
          ...{ key: 'rank', header: t('list.rank'), sort: 'ranked' },
          cell: ({ ranked }) => <RankBadge rank={ranked} />,
        },
        {
          ...{ key: 'score', header: t('list.score'), className: 'sm:text-sm tabular-nums' },
          cell: ({ score }) => (score === null ? '–' : formatNumber(score)),
        },
        {
          ...{ key: 'competition', header: t('list.competition'), className: 'sm:w-[20%] sm:text-sm' },
          cell: ({ competion, season }) => (
            <TwoLines main={<Line>{say(competion, 'name')}</Line>} below={<Line>{say(season, 'name')}</Line>} />
          ),
        },
        {
          ...{ key: 'level', header: t('list.level'), className: 'sm:w-[14%] sm:text-sm' },
          cell: ({ level, region_id }) => (
            <TwoLines main={<Line>{say(level, 'name')}</Line>} below={<Line>{regionOf[region_id] ?? ''}</Line>} />
          ),
        },
        {
          ...{ key: 'published', header: t('fields.published') },
          cell: ({ published }) => (
            <StatusBadge tone={published ? 'good' : 'neutral'}>
              {t(published ? 'list.published' : 'list.unpublished')}
            </StatusBadge>
          ),
        },
      ],
      filters: [
        {
          ...{ name: 'season', label: t('list.season'), all: t('list.allSeasons') },
          options: namedOptions(seasons, lang),
        },
        {
          ...{ name: 'competion', label: t('list.competition'), all: t('list.allCompetitions') },
          options: competitionsOfAny(seasons, query.season, lang),
        },
        {
          ...{ name: 'ageLevel', label: t('list.ageLevel'), all: t('list.allLevels') },
          options: levelOptions(competitionsWithin(seasons, query), lang),
        },
        {
          ...{ name: 'region', label: t('list.region'), all: t('list.allRegions') },
          options: regionOptions(regions, lang),
        },
        eitherFilter('published', {
          ...{ label: t('list.publishedFilter'), all: t('list.allPublished') },
          ...{ on: t('list.published'), off: t('list.unpublished') },
        }),
      ],
      more: (total) => t('list.textMore', { total }),
      deletedText: t('list.deleted'),
      actions: (
        <>
          <ButtonLink to={resultImport.address} icon={<FileSpreadsheet aria-hidden size="1.15em" />}>
            {t('list.import')}
          </ButtonLink>
          <ButtonLink
            to={query.season ? resultBoards.of(query.season) : resultBoards.address}
            icon={<Megaphone aria-hidden size="1.15em" />}
          >
            {t('list.boards')}
          </ButtonLink>
        </>
      ),
    };
  },
});
/** A rank with its medal (back-office spec, section 4). */
function RankBadge({ rank }: { rank: number }) {
  const t = useWords('admin-results');
  const medal = medalOf(rank);
  return (
    <Badge tone={medal}>
      <bdi>{rank}</bdi> {t(`medal.${medal}`)}
    </Badge>
  );
}

export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;
export default page.Page;
