import { lazy, Suspense, useState } from 'react';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { askRegistry } from '#contract/endpoints/team-registry.ts';
import type { Person } from '#contract/entities.ts';
import { isErasedKey, nameIn } from '#domain/deleted-account.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Card, CardHead } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { isolated } from '#web/lib/names.ts';
import { pictureOf } from '#web/lib/picture.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { useFocusWhenGone } from '../kit/useFocusWhenGone.ts';
import type { PlaceRole } from './PlaceDialog.tsx';
import type { RegistryKey } from './RefreshDialog.tsx';

const PlaceDialog = lazy(() => import('./PlaceDialog.tsx'));
const RefreshDialog = lazy(() => import('./RefreshDialog.tsx'));

interface TeamPeopleProps {
  team: AdminTeam;
  /** Is given the team as it was answered after a change of its people, and reads the page anew. */
  onChanged: (team?: AdminTeam) => Promise<void>;
  /** 3 where the titles stand below another one. */
  level?: 2 | 3;
}

/** The coaches and the members of a team: each place can be given to somebody else, and a free one to anybody. */
export function TeamPeople({ team, onChanged, level }: TeamPeopleProps) {
  const [giving, setGiving] = useState<{ role: PlaceRole; old: Person | undefined }>();
  const [comparing, setComparing] = useState<RegistryKey>();
  return (
    <>
      {(['coach', 'member'] as const).map((role) => (
        <Seats
          key={role}
          team={team}
          role={role}
          level={level}
          onGive={(old) => setGiving({ role, old })}
          onCompare={({ _id, name }) => setComparing({ person: _id, name })}
        />
      ))}
      <Suspense>
        {giving && <PlaceDialog team={team} {...giving} onChanged={onChanged} onClose={() => setGiving(undefined)} />}
        {comparing && (
          <RefreshDialog team={team} who={comparing} onChanged={onChanged} onClose={() => setComparing(undefined)} />
        )}
      </Suspense>
    </>
  );
}

interface SeatsProps {
  team: AdminTeam;
  role: PlaceRole;
  level: 2 | 3 | undefined;
  onGive: (old: Person | undefined) => void;
  onCompare: (person: Person) => void;
}

function Seats({ team, role, level, onGive, onCompare }: SeatsProps) {
  const t = useWords('admin-team');
  const may = useMay();
  const isCoach = role === 'coach';
  const title = t(isCoach ? 'people.coaches' : 'people.members');
  const people = (isCoach ? team.coaches : team.members) ?? [];
  const most = isCoach ? team.coaches_no : team.competion.members_no;
  // As on the team's own page: what is written of the team stands for its members (decision 080).
  const isLocked = !isCoach && Boolean(team.scores || team.resultes) && !may({ access: 'admin-teams:correct-members' });
  const mayChange = may(adminTeams.update) && team.status === true && !isLocked;
  // A coach is added only where there is none (back-office spec, section 4).
  const hasRoom = people.length < (isCoach ? 1 : most);
  // Somebody else in a row, or no room left: the button that had the focus is gone.
  const card = useFocusWhenGone<HTMLDivElement>(people.map(({ _id }) => _id).join());
  return (
    <Card as="section" ref={card} tabIndex={-1} aria-label={title} className="outline-none">
      <CardHead
        title={title}
        level={level}
        end={<span className="text-sm text-soft">{t('people.room', { count: people.length, most })}</span>}
      />
      {people.length === 0 && <p className="text-soft">{t(isCoach ? 'people.noCoach' : 'people.noMember')}</p>}
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <Seat
            key={person._id}
            person={person}
            onReplace={mayChange ? () => onGive(person) : undefined}
            onCompare={may(askRegistry) && !isErasedKey(person._id) ? () => onCompare(person) : undefined}
          />
        ))}
      </ul>
      {isLocked && <p className="mt-4 text-sm text-soft">{t('people.locked')}</p>}
      {mayChange && hasRoom && (
        <Button size="sm" className="mt-4" onClick={() => onGive(undefined)}>
          {t(isCoach ? 'people.addCoach' : 'people.addMember')}
        </Button>
      )}
    </Card>
  );
}

interface SeatProps {
  person: Person;
  onReplace: (() => void) | undefined;
  onCompare: (() => void) | undefined;
}

const answerTones = { asked: 'warn', agreed: 'good', refused: 'bad' } as const;

/** Somebody in a team, whole; of a deleted account only the place is left. */
function Seat({ person, onReplace, onCompare }: SeatProps) {
  const t = useWords('admin-team');
  const { lang } = useLanguage();
  const name = nameIn(lang, person.name);
  const isDeleted = isErasedKey(person._id);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <Avatar name={name} picture={pictureOf(person.picture)} size={40} />
      <p className="flex min-w-0 grow basis-40 flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        {person.answer && !isDeleted && <Badge tone={answerTones[person.answer]}>{t(`people.${person.answer}`)}</Badge>}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:order-last max-sm:w-full max-sm:*:grow">
        {onCompare && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('registry.compareNamed', { name: isolated(name) })}
            onClick={onCompare}
          >
            {t('registry.compare')}
          </Button>
        )}
        {onReplace && (
          <Button size="sm" aria-label={t('people.replaceNamed', { name: isolated(name) })} onClick={onReplace}>
            {t('people.replace')}
          </Button>
        )}
      </div>
      <div className="w-full sm:ps-14">
        {isDeleted ? <p className="text-sm text-soft">{t('people.deleted')}</p> : <Facts person={person} />}
      </div>
    </li>
  );
}

function Facts({ person }: { person: Person }) {
  const t = useWords('admin-team');
  const facts = [
    { term: t('people.membershipId'), detail: person.national_id && <Ltr>{person.national_id}</Ltr> },
    { term: t('people.phone'), detail: person.phone_number && <Ltr>{person.phone_number}</Ltr> },
    { term: t('people.email'), detail: person.email && <Ltr className="wrap-anywhere">{person.email}</Ltr> },
    { term: t('people.dob'), detail: person.dob && <DateTime iso={person.dob} /> },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-x-6 gap-y-0.5 text-sm">
      {facts.map(
        ({ term, detail }) =>
          detail && (
            <div key={term} className="flex min-w-0 flex-wrap gap-x-2">
              <dt className="text-soft">{term}</dt>
              <dd className="min-w-0">{detail}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
