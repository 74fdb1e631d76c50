import { Link } from 'react-router';
import type { Team } from '#contract/entities.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { paths } from '#web/app/paths.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Band } from '#web/kit/art/Band.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { AnswerByAccount } from '../entity/index.ts';

/** A team whose school or organisation somebody else named, in the list of that one, which is asked whether it is its own. */
export function AskedTeamCard({ team, level }: { team: Team; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const t = useWords('entity');
  const asked = useWords('asked');
  const say = useLocal();
  const { lang } = useLanguage();
  return (
    <article className="flex w-full min-w-0 flex-col overflow-hidden rounded-lg border border-warn/60 bg-surface shadow-xs">
      <Band of={team.competion} height={24} />
      <div className="flex grow flex-col gap-4 p-5">
        <p className="font-semibold text-warn">{t('ask.title')}</p>
        <header className="flex gap-4">
          <Avatar name={team.name} picture={team.image} size={56} shape="square" />
          <div className="min-w-0 grow">
            <Heading className="line-clamp-2 text-lg">
              <Link to={paths.team(team._id)} className="text-ink no-underline hover:underline">
                <bdi>{team.name}</bdi>
              </Link>
            </Heading>
            {team.team_no && <Ltr className="text-sm text-soft">{team.team_no}</Ltr>}
          </div>
        </header>
        <div>
          <p className="font-semibold">{say(team.competion, 'name')}</p>
          <p className="text-sm text-soft">{say(team.season, 'name')}</p>
          {team.user && (
            <p className="mt-2 text-sm">
              {asked('by')} <bdi>{nameIn(lang, team.user.name)}</bdi>
            </p>
          )}
        </div>
        <AnswerByAccount team={team} className="mt-auto" />
      </div>
    </article>
  );
}
