import { useEffect, useRef, useState } from 'react';
import { type AdminTeamRow, getTeams } from '#contract/endpoints/teams.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Field } from '#web/kit/form/Field.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { useWords } from '#web/lib/words.tsx';
import { TeamSearch } from './TeamSearch.tsx';

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
export function TeamPicker({ value, known, onPick, onClear, season, ...field }: TeamPickerProps) {
  const t = useWords('admin-results');
  const { label, name, error } = field;
  const [picked, setPicked] = useState(known);
  const control = useRef<HTMLButtonElement & HTMLInputElement>(null);
  /** A press replaces what has the focus: the other control gets it. */
  const wantsFocus = useRef(false);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a team was picked or cleared
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    control.current?.focus();
  }, [value]);

  if (!value)
    return (
      <TeamSearch
        {...field}
        season={season}
        ref={control}
        onPick={(team) => {
          wantsFocus.current = true;
          setPicked(team);
          onPick(team);
        }}
      />
    );
  return (
    <Field label={label} name={name} required {...(error && { error })}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
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
            ref={control}
            size="sm"
            aria-describedby={describedBy}
            // So that a form that was refused moves the focus here.
            aria-invalid={invalid}
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
