import { useEffect, useId, useRef, useState } from 'react';
import { type AdminTeamRow, getTeams } from '#contract/endpoints/teams.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { controlClass, Field } from '#web/kit/form/Field.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { useTeams } from './useTeams.ts';

/** What is shown of a chosen team. */
export interface PickedTeam {
  _id: string;
  team_no: string;
  name: string;
  image: string | null;
  schoolName: string;
}

interface TeamPickerProps {
  label: string;
  name: string;
  value: string;
  season: string;
  /** The team of the record, which the form knows already. */
  known: PickedTeam | undefined;
  error: string | undefined;
  onPick: (team: AdminTeamRow) => void;
  onClear: () => void;
}

/** The choice of a team among thousands: by a part of its number, name or school. */
export function TeamPicker({ label, name, value, season, known, error, onPick, onClear }: TeamPickerProps) {
  const t = useWords('admin-results');
  const [picked, setPicked] = useState(known);
  const [search, setSearch] = useState('');
  const { found, pending } = useTeams(season, search);
  const input = useRef<HTMLInputElement>(null);
  const wantsFocus = useRef(false);
  const listId = useId();
  const shown = picked?._id === value ? picked : undefined;
  useEffect(() => {
    if (!value || shown) return;
    // What was typed before a reload holds the team's id alone.
    const abort = new AbortController();
    attempt(call(getTeams, { query: { team_id: value }, signal: abort.signal })).then(({ answer }) => {
      if (answer?.team) setPicked(answer.team as PickedTeam);
    });
    return () => abort.abort();
  }, [value, shown]);
  useEffect(() => {
    if (value || !wantsFocus.current) return;
    wantsFocus.current = false;
    input.current?.focus();
  }, [value]);

  if (value) {
    return (
      <Field label={label} name={name} required {...(error && { error })}>
        {({ id, ...control }) => (
          <div className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-3">
            <Avatar name={shown?.name ?? ''} picture={shown?.image ?? null} size={40} shape="square" />
            <span className="min-w-0 grow">
              <span className="block font-semibold wrap-anywhere">
                <bdi>{shown?.name ?? '…'}</bdi>
              </span>
              <span className="block text-sm text-soft">
                <Ltr>{shown?.team_no ?? ''}</Ltr> {shown && '· '}
                {shown && <bdi>{shown.schoolName}</bdi>}
              </span>
            </span>
            <Button
              id={id}
              size="sm"
              aria-describedby={control['aria-describedby']}
              // Its own words: else the label of the field would be its name.
              aria-label={t('form.teamChange')}
              onClick={() => {
                wantsFocus.current = true;
                onClear();
              }}
            >
              {t('form.teamChange')}
            </Button>
          </div>
        )}
      </Field>
    );
  }
  const pick = (team: AdminTeamRow) => {
    setPicked(team);
    setSearch('');
    onPick(team);
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
            ref={input}
            type="search"
            dir="auto"
            autoComplete="off"
            disabled={!season}
            value={search}
            aria-controls={listId}
            onChange={(event) => setSearch(event.target.value)}
            onKeyDown={(event) => {
              // Enter takes the only team that is found, and never sends the form.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              const [only, ...others] = found?.teams ?? [];
              if (only && others.length === 0 && !pending) pick(only);
            }}
            className={controlClass}
          />
        )}
      </Field>
      <div id={listId} role="status" className="mt-2 text-sm text-soft empty:mt-0">
        {pending && t('form.searching')}
        {!pending && found?.error}
        {!pending && found && !found.error && found.teams.length === 0 && t('form.teamNone')}
      </div>
      {found && found.teams.length > 0 && (
        <ul className="mt-2 divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
          {found.teams.map((team) => (
            <li key={team._id}>
              <TeamChoice team={team} onPick={pick} />
            </li>
          ))}
          {found.more && <li className="px-3 py-2 text-sm text-soft">{t('form.teamMore')}</li>}
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
