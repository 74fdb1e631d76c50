import type { Team } from '#contract/entities.ts';
import { teamState } from '#domain/team-state.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';

const tones = { active: 'good', finished: 'neutral', withdrawn: 'warn' } as const;

/** A team that is withdrawn stays so; one that was active is finished with its season. */
const stateOf = (team: Team): keyof typeof tones =>
  teamState(team) !== 'active' ? 'withdrawn' : team.season_over ? 'finished' : 'active';

/** The team's name and facts on its own cloth. */
export function TeamBanner({ team }: { team: Team }) {
  const t = useWords('team');
  const say = useLocal();
  const state = stateOf(team);
  return (
    <header className="on-night">
      <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-5 py-10 sm:flex-nowrap sm:py-14">
        <Avatar name={team.name} picture={team.image} size={112} shape="square" />
        <div className="min-w-0">
          <p className="text-soft">
            {say(team.season, 'name')} · {say(team.competion, 'name')}
          </p>
          <h1 className="mt-1 break-words">
            <bdi>{team.name}</bdi>
          </h1>
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            {team.team_no && (
              <span>
                <span className="sr-only">{t('number')}: </span>
                <Ltr className="text-lg font-semibold">{team.team_no}</Ltr>
              </span>
            )}
            {team.payment_status !== undefined && <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>}
          </p>
        </div>
      </div>
      <Tapestry name={team.name} columns={160} rows={6} className="h-8 w-full" />
    </header>
  );
}
