import type { Team } from '#contract/entities.ts';
import { Skeleton, SkeletonText } from '#web/kit/Skeleton.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useIsAskedAsEntity } from '../team/team-context.ts';
import { AskedTeamCard } from './AskedTeamCard.tsx';
import { TeamCard, type TeamCardProps } from './TeamCard.tsx';
import { usePayForTeam } from './usePayForTeam.tsx';

const grid = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

/** Teams as cards; inactive teams can be paid for here. */
export function TeamCards({ teams, level = 3 }: { teams: readonly Team[]; level?: 2 | 3 }) {
  const { pay, paying } = usePayForTeam();
  return (
    <ul className={grid}>
      {teams.map((team) => (
        <li key={team._id} className="flex min-w-0">
          <Card team={team} level={level} onPay={() => pay(team)} paying={paying === team._id} />
        </li>
      ))}
    </ul>
  );
}

function Card(props: TeamCardProps) {
  return useIsAskedAsEntity(props.team) ? <AskedTeamCard {...props} /> : <TeamCard {...props} />;
}

export function TeamCardSkeletons({ count = 3 }: { count?: number }) {
  const t = useWords('kit');
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <div className={grid}>
        {Array.from({ length: count }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
          <TeamCardSkeleton key={card} />
        ))}
      </div>
    </div>
  );
}

/** Same height as a `TeamCard`, so that the layout does not shift. */
function TeamCardSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className="h-4 w-full rounded-none" />
      <div className="grid gap-4 p-5">
        <div className="flex gap-4">
          <Skeleton className="size-14 rounded-lg" />
          <SkeletonText lines={2} className="w-40" />
        </div>
        <SkeletonText lines={3} className="w-48" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-(--control) w-full rounded-md" />
      </div>
    </div>
  );
}
