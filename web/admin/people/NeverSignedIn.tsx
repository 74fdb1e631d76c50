import type { NeverSignedIn as Found } from '#contract/endpoints/people.ts';
import { paths } from '#web/app/paths.ts';
import { Badge, StatusBadge } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { teams as teamList } from '../teams/resource.ts';
import { useTypeName } from './names.ts';

const types = { member: 0, coach: 1 } as const;

/** Somebody whom a search for a membership ID has found in teams alone: who that is, where, and what can be done. */
export function NeverSignedIn({ national_id, name, teams, totalTeams }: Found) {
  const t = useWords('admin-users');
  const typeName = useTypeName();
  const isMember = teams.some(({ role }) => role === 'member');
  const mayReplace = useMay()({ access: 'teams:replace-member' });
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div role="status">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-xl wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <StatusBadge tone="warn">{t('neverSignedIn.state')}</StatusBadge>
        </div>
        <p className="mt-1 text-sm text-soft">
          {t('fields.national_id')}: <Ltr>{national_id}</Ltr>
        </p>
        <p className="mt-2 max-w-prose">
          {t('neverSignedIn.text')}{' '}
          {isMember && t(mayReplace ? 'neverSignedIn.replaceYou' : 'neverSignedIn.replaceOthers')}
        </p>
      </div>
      <div>
        <h3 className="text-sm font-semibold text-soft">{t('neverSignedIn.teams', { count: totalTeams })}</h3>
        <ul className="mt-1 divide-y divide-line">
          {teams.map(({ _id, team_no, name: team, role, status }) => (
            <li key={_id} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <Ltr className="text-sm text-soft tabular-nums">{team_no}</Ltr>
              <Link to={paths.team(_id)} className="min-w-0 font-semibold wrap-anywhere">
                <bdi>{team}</bdi>
              </Link>
              <Badge>{typeName(types[role])}</Badge>
              {!status && <StatusBadge>{t('neverSignedIn.withdrawn')}</StatusBadge>}
            </li>
          ))}
        </ul>
        {totalTeams > teams.length && (
          <Link to={teamList.list({ s: national_id })} look="strong" className="mt-2 inline-block text-sm">
            {t('page.allTeams', { count: totalTeams })}
          </Link>
        )}
      </div>
    </Card>
  );
}
