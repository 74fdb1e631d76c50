import { Link } from 'react-router';
import type { Team } from '#contract/entities.ts';
import { teamState } from '#domain/team-state.ts';
import { formatNumber } from '#locales/format.ts';
import { paths } from '#web/app/paths.ts';
import { Avatar, AvatarGroup } from '#web/kit/Avatar.tsx';
import { Band } from '#web/kit/art/Band.tsx';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { cx } from '#web/kit/cx.ts';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLocal } from '#web/lib/local.ts';
import { pictureOf } from '#web/lib/picture.ts';
import { useWords } from '#web/lib/words.tsx';
import { NextSteps } from './NextSteps.tsx';

interface TeamCardProps {
  team: Team;
  onPay: () => void;
  paying: boolean;
  /** The heading's level in the page. */
  level: 2 | 3;
}

/** One of the viewer's own teams. The card links to the team if it is active, otherwise to its payment. */
export function TeamCard({ team, level, onPay, paying }: TeamCardProps) {
  const Heading = `h${level}` as const;
  const t = useWords('my-teams');
  const say = useLocal();
  const state = teamState(team);
  const active = state === 'active';
  return (
    <article
      className={cx(
        'relative flex w-full min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-xs transition-[box-shadow,border-color]',
        'focus-within:border-edge/60 hover:border-edge/60 hover:shadow-md',
      )}
    >
      <Band of={team.competion} height={24} className={cx(!active && 'opacity-45 grayscale')} />
      <div className="flex grow flex-col gap-4 p-5">
        <header className="flex gap-4">
          <Avatar name={team.name} picture={team.image} size={56} shape="square" />
          <div className="min-w-0 grow">
            <Heading className="text-lg">
              {active ? (
                <Link to={paths.team(team._id)} className="text-ink no-underline after:absolute after:inset-0">
                  <bdi>{team.name}</bdi>
                </Link>
              ) : (
                <bdi>{team.name}</bdi>
              )}
            </Heading>
            {team.team_no && <Ltr className="text-sm text-soft">{team.team_no}</Ltr>}
          </div>
        </header>
        <div>
          {active && team.season_over ? (
            <StatusBadge tone="neutral">{t('finished')}</StatusBadge>
          ) : (
            <StatusBadge tone={active ? 'good' : 'warn'}>{active ? t('active') : t('notActive')}</StatusBadge>
          )}
          <p className="mt-2.5 font-semibold">{say(team.competion, 'name')}</p>
          <p className="text-sm text-soft">{say(team.season, 'name')}</p>
        </div>
        <div className="flex items-center justify-between gap-4">
          <Members team={team} />
          <Result team={team} />
        </div>
        <NextSteps team={team} onPay={onPay} paying={paying} />
      </div>
    </article>
  );
}

function Members({ team }: { team: Team }) {
  const t = useWords('my-teams');
  const people = (team.members ?? []).map(({ name, picture }) => ({ name, picture: pictureOf(picture) }));
  if (people.length === 0) return <span className="text-sm text-soft">{t('noMembers')}</span>;
  return (
    <div>
      <span className="sr-only">{t('members')}</span>
      <AvatarGroup people={people} />
    </div>
  );
}

/**
 * Score and rank; 0 while there are no results (public spec, section 4). That there are none is what one reads then, and the
 * figures stand small below it.
 */
function Result({ team: { resultes } }: { team: Team }) {
  const t = useWords('my-teams');
  const figures = [
    { key: 'score', value: resultes?.score ?? 0 },
    { key: 'rank', value: resultes?.ranked ?? 0 },
  ] as const;
  if (!resultes) {
    return (
      <div className="text-end text-sm text-soft">
        <p>{t('noResults')}</p>
        <dl className="flex flex-wrap justify-end gap-x-3 text-xs">
          {figures.map(({ key, value }) => (
            <div key={key} className="flex gap-1">
              <dt>{t(key)}</dt>
              <dd className="tabular-nums">{formatNumber(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    );
  }
  return (
    <div className="text-center">
      <dl className="flex justify-center gap-5">
        {figures.map(({ key, value }) => (
          <div key={key} className="flex flex-col-reverse">
            <dt className="text-xs text-soft">{t(key)}</dt>
            <dd className={'text-lg font-bold tabular-nums'}>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
