import type { AdminTeamRow, listAdminTeams } from '#contract/endpoints/teams.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { cityName, useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Line } from '../kit/Line.tsx';
import type { ListColumn } from '../kit/list-types.ts';
import { PayLink } from './PayLink.tsx';

/** Everything but the team's own name is smaller, so that a row stays two lines high. */
const dense = 'sm:text-sm';

/** With these the rows would be three lines high on a screen of 1280 px: whoever needs one chooses it. */
export const hiddenAtFirst = ['level', 'region', 'entity', 'creator', 'scores', 'certificate'];

/** @param mayPay whether the person may pay for teams: then the unpaid ones say where */
export function useTeamColumns({ mayPay }: { mayPay: boolean }): ListColumn<AdminTeamRow, typeof listAdminTeams>[] {
  const t = useWords('admin-teams');
  const say = useLocal();
  const { lang } = useLanguage();
  return [
    {
      key: 'number',
      header: t('number'),
      sort: 'team_no',
      className: dense,
      cell: (team) => <Ltr className="whitespace-nowrap">{team.team_no}</Ltr>,
    },
    {
      key: 'name',
      header: t('name'),
      sort: 'name',
      main: true,
      className: 'sm:w-[24%]',
      cell: (team) => (
        <span className="flex items-center gap-3">
          <Avatar name={team.name} picture={team.image} size={32} shape="square" />
          <span className="min-w-0 grow font-semibold">
            <Line>{team.name}</Line>
          </span>
        </span>
      ),
    },
    {
      key: 'competition',
      header: t('competition'),
      className: `${dense} sm:w-[21%]`,
      cell: (team) => (
        <TwoLines main={<Line>{say(team.competion, 'name')}</Line>} below={<Line>{say(team.season, 'name')}</Line>} />
      ),
    },
    {
      key: 'school',
      header: t('school'),
      className: `${dense} sm:w-[21%]`,
      cell: (team) => <TwoLines main={<Line>{team.schoolName}</Line>} below={<Line>{cityName(lang, team)}</Line>} />,
    },
    {
      key: 'level',
      header: t('level'),
      className: `${dense} sm:w-[12%]`,
      cell: ({ ageLevel, competion }) => {
        const level = competion.agelevel.find(({ title }) => title === ageLevel);
        return <Line>{level ? say(level, 'name') : ageLevel}</Line>;
      },
    },
    {
      key: 'region',
      header: t('region'),
      className: `${dense} sm:w-[12%]`,
      cell: ({ region }) => <Line>{lang === 'ar' ? region.ar_name : region.en_name}</Line>,
    },
    {
      key: 'entity',
      header: t('entity'),
      className: `${dense} sm:w-[15%]`,
      cell: ({ entity_name }) => (entity_name ? <Line>{nameIn(lang, entity_name)}</Line> : t('none')),
    },
    {
      key: 'creator',
      header: t('creator'),
      className: `${dense} sm:w-[15%]`,
      cell: (team) => <Line>{nameIn(lang, team.user.name)}</Line>,
    },
    {
      key: 'created',
      header: t('created'),
      sort: 'created_at',
      className: `${dense} sm:whitespace-nowrap`,
      cell: (team) => <DateTime iso={team.created_at} stacked />,
    },
    {
      key: 'status',
      header: t('status'),
      cell: (team) => (
        <span className="flex flex-wrap items-center gap-1.5 max-sm:justify-end">
          <StatusBadge tone={team.payment_status ? 'good' : 'warn'}>
            {team.payment_status ? t('paid') : t('pending')}
          </StatusBadge>
          {!team.status && <StatusBadge>{t('withdrawn')}</StatusBadge>}
          {mayPay && <PayLink team={team} />}
        </span>
      ),
    },
    { key: 'scores', header: t('scores'), className: dense, cell: ({ has_scores }) => t(has_scores ? 'yes' : 'no') },
    {
      key: 'certificate',
      header: t('certificate'),
      className: dense,
      cell: ({ has_certificate }) => t(has_certificate ? 'yes' : 'no'),
    },
  ];
}
