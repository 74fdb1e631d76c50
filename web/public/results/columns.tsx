import type { ResultRow } from '#contract/endpoints/results.ts';
import { medalOf } from '#domain/medal.ts';
import { paths } from '#web/app/paths.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import type { Column } from '#web/kit/table/DataTable.tsx';
import { useWords } from '#web/lib/words.tsx';

/** The columns that the specification names, in its order (public spec, section 2, "Results"). */
export function useResultColumns(results: readonly ResultRow[]): Column<ResultRow>[] {
  const t = useWords('results');
  return [
    { key: 'no', header: t('no'), wideOnly: true, cell: (row) => results.indexOf(row) + 1, className: 'tabular-nums' },
    {
      key: 'team',
      header: t('team'),
      main: true,
      cell: ({ team }) => (
        <span className="flex items-center gap-3">
          <Avatar name={team.name} picture={team.image} size={36} shape="square" />
          <span className="min-w-0 font-semibold">
            <bdi>{team.name}</bdi>
          </span>
        </span>
      ),
    },
    { key: 'teamNo', header: t('teamNo'), cell: ({ team }) => <Ltr className="whitespace-nowrap">{team.team_no}</Ltr> },
    { key: 'city', header: t('city'), cell: ({ team }) => <bdi>{team.city}</bdi> },
    { key: 'school', header: t('school'), cell: ({ team }) => <bdi>{team.schoolName}</bdi> },
    {
      key: 'rank',
      header: t('rank'),
      cell: ({ ranked }) => (
        <Badge tone={medalOf(ranked)}>
          <bdi dir="ltr">{ranked}</bdi> {t(medalOf(ranked))}
        </Badge>
      ),
    },
    {
      key: 'certification',
      header: t('certification'),
      cell: ({ team }) =>
        team.payment_status ? (
          <Link to={paths.team(team._id)} look="strong" aria-label={t('seeTeam', { team: team.name })}>
            {t('see')}
          </Link>
        ) : (
          <span className="text-soft">{t('notPaid')}</span>
        ),
    },
  ];
}
