import type { Team } from '#contract/entities.ts';
import { paths } from '#web/app/paths.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { CardLink } from '#web/kit/Card.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';

/** A team in the home page's row. An active one links to its page, others to their payment. */
export function TeamCard({ team }: { team: Team }) {
  const t = useWords('home');
  const say = useLocal();
  const active = Boolean(team.status && team.payment_status);
  return (
    <li className="grid min-w-0">
      <CardLink to={active ? paths.team(team._id) : paths.myTeams()}>
        <span className="my-auto flex items-center gap-4">
          <Avatar name={team.name} picture={team.image} size={64} shape="square" />
          <span className="min-w-0">
            <span className="block truncate text-lg font-bold">
              <bdi>{team.name}</bdi>
            </span>
            <span className="block truncate text-sm text-soft">{say(team.competion, 'name')}</span>
            <span className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-soft">
              <StatusBadge tone={active ? 'good' : 'warn'}>{t(active ? 'mine.active' : 'mine.waiting')}</StatusBadge>
              {team.team_no && <Ltr>{team.team_no}</Ltr>}
            </span>
          </span>
        </span>
      </CardLink>
    </li>
  );
}
