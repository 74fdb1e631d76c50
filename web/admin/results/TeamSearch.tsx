import { type Ref, useId, useState } from 'react';
import type { AdminTeamRow } from '#contract/endpoints/teams.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { controlClass, Field } from '#web/kit/form/Field.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { useTeams } from './useTeams.ts';

interface TeamSearchProps {
  label: string;
  name: string;
  season: string;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  onPick: (team: AdminTeamRow) => void;
}

/** A field to type a part of a team in, and the teams of the season that it finds. */
export function TeamSearch({ label, name, season, error, ref, onPick }: TeamSearchProps) {
  const t = useWords('admin-results');
  const [search, setSearch] = useState('');
  const { found, pending } = useTeams(season, search);
  const listId = useId();
  const teams = found?.teams ?? [];
  const answer = () => {
    if (!found) return null;
    if (found.error) return found.error;
    if (teams.length === 0) return t('form.teamNone');
    return found.more ? t('form.teamMore') : t('form.teamsFound', { count: teams.length });
  };
  return (
    <div>
      <Field
        label={label}
        name={name}
        required
        hint={t(season ? 'form.teamSearch' : 'form.teamFirst')}
        {...(error && { error })}
      >
        {(control) => (
          <input
            {...control}
            ref={ref}
            type="search"
            dir="auto"
            autoComplete="off"
            disabled={!season}
            value={search}
            aria-controls={teams.length > 0 ? listId : undefined}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              // Enter takes the only team that is found, and never sends the form.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              const [only, ...others] = teams;
              if (only && others.length === 0 && !pending) onPick(only);
            }}
            className={controlClass}
          />
        )}
      </Field>
      <div role="status" className="mt-2 text-sm text-soft empty:mt-0">
        {pending ? t('form.searching') : answer()}
      </div>
      {teams.length > 0 && (
        <ul id={listId} className="mt-2 divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
          {teams.map((team) => (
            <li key={team._id}>
              <TeamChoice team={team} onPick={onPick} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function TeamChoice({ team, onPick }: { team: AdminTeamRow; onPick: (team: AdminTeamRow) => void }) {
  const t = useWords('admin-results');
  const say = useLocal();
  return (
    <button
      type="button"
      onClick={() => onPick(team)}
      className="flex w-full cursor-pointer items-center gap-3 px-3 py-2.5 text-start hover:bg-ink/5"
    >
      <Avatar name={team.name} picture={team.image} size={32} shape="square" />
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">
          <bdi>{team.name}</bdi> <Ltr className="font-normal text-soft">{team.team_no}</Ltr>
        </span>
        <span className="block text-sm text-soft wrap-anywhere">
          <bdi>{say(team.competion, 'name')}</bdi> · <bdi>{team.schoolName}</bdi>
        </span>
      </span>
      {!team.status && <StatusBadge>{t('list.withdrawn')}</StatusBadge>}
    </button>
  );
}
