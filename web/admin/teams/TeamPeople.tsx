import { useState } from 'react';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { refreshFromRegistry } from '#contract/endpoints/team-bulk.ts';
import type { Person } from '#contract/entities.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Card, CardHead } from '#web/kit/Card.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { pictureOf } from '#web/lib/picture.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import { RefreshDialog } from './RefreshDialog.tsx';

type Role = 'coach' | 'member';

/** The coaches or the members of a team; each place can be given to somebody else, and a free one to anybody. */
export function TeamPeople({ team, of: role }: { team: AdminTeam; of: Role }) {
  const t = useWords('admin-teams');
  const may = useMay();
  const [giving, setGiving] = useState<{ old: Person | undefined }>();
  const [comparing, setComparing] = useState<Person>();
  const people = (role === 'coach' ? team.coaches : team.members) ?? [];
  const most = role === 'coach' ? team.coaches_no : team.competion.members_no;
  const mayChange = may(adminTeams.update) && team.status === true;
  // A coach is added only where there is none (back-office spec, section 4).
  const hasRoom = people.length < (role === 'coach' ? 1 : most);
  return (
    <Card as="section">
      <CardHead
        title={t(role === 'coach' ? 'people.coaches' : 'people.members')}
        end={<span className="text-sm text-soft">{t('people.room', { count: people.length, most })}</span>}
      />
      {people.length === 0 && <p className="text-soft">{t(role === 'coach' ? 'people.noCoach' : 'people.noMember')}</p>}
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <PersonRow
            key={person._id}
            person={person}
            onReplace={mayChange ? () => setGiving({ old: person }) : undefined}
            onCompare={may(refreshFromRegistry) && person.national_id ? () => setComparing(person) : undefined}
          />
        ))}
      </ul>
      {mayChange && hasRoom && (
        <Button size="sm" className="mt-3" onClick={() => setGiving({ old: undefined })}>
          {t(role === 'coach' ? 'people.addCoach' : 'people.addMember')}
        </Button>
      )}
      {comparing && <RefreshDialog team={team} person={comparing} onClose={() => setComparing(undefined)} />}
      {giving && <PlaceDialog team={team} of={role} old={giving.old} onClose={() => setGiving(undefined)} />}
    </Card>
  );
}

interface PersonRowProps {
  person: Person;
  onReplace: (() => void) | undefined;
  onCompare: (() => void) | undefined;
}

function PersonRow({ person, onReplace, onCompare }: PersonRowProps) {
  const t = useWords('admin-teams');
  const { lang } = useLanguage();
  const name = nameIn(lang, person.name);
  const facts = [
    [t('people.membershipId'), person.national_id],
    [t('people.phone'), person.phone_number],
    [t('people.email'), person.email],
    [t('people.dob'), person.dob],
  ] as const;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <Avatar name={name} picture={pictureOf(person.picture)} size={36} />
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-soft">
          {facts.map(
            ([label, value]) =>
              value && (
                <span key={label} className="min-w-0">
                  <span className="sr-only">{label}: </span>
                  <Ltr className="wrap-anywhere">{value}</Ltr>
                </span>
              ),
          )}
        </p>
      </div>
      {onCompare && (
        <Button size="sm" variant="ghost" aria-label={t('registry.compareNamed', { name })} onClick={onCompare}>
          {t('registry.compare')}
        </Button>
      )}
      {onReplace && (
        <Button size="sm" aria-label={t('people.replaceNamed', { name })} onClick={onReplace}>
          {t('people.replace')}
        </Button>
      )}
    </li>
  );
}
