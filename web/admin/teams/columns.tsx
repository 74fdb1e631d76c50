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
  ];
}
