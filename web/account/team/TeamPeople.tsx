import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useEffect, useState } from 'react';
import type { Person } from '#contract/entities.ts';
import { isErasedKey, nameIn } from '#domain/deleted-account.ts';
import { genderOf } from '#domain/gender.ts';
import { paths } from '#web/app/paths.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { Badge } from '#web/kit/Badge.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card, CardHead } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { pictureOf } from '#web/lib/picture.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { useViewer } from '../layout/index.ts';
import { useGenderedWords } from '../words-in-form.ts';
import { ReplaceMember } from './ReplaceMember.tsx';
import { useReplacing, useTeam } from './team-context.ts';

export const handle = { needs: 'signedIn', words: ['team', 'members', 'look-up'] } satisfies PageHandle;

/** Coaches and members. A person whose data the viewer may see can be opened; the others are only name and picture. */
export default function TeamPeople() {
  const t = useWords('team');
  const spoken = useGenderedWords('team');
  const say = useWords('members');
  const team = useTeam();
  const { coaches = [], members = [] } = team;
  const replacing = useReplacing(team);
  const viewer = useViewer();
  const waiting = [...coaches, ...members].filter(
    ({ _id, answer }) => answer === 'asked' && _id !== viewer.steb_user_id,
  ).length;
  const [joined, setJoined] = useState<string>();
  const there = members.some(({ _id }) => _id === joined);
  // The button that opened the dialog went with the member who was replaced.
  useEffect(() => {
    if (!joined || !there) return;
    document.getElementById(elementIdOf(joined))?.focus();
    setJoined(undefined);
  }, [joined, there]);
  return (
    <Card as="section">
      <CardHead title={t('people')} />
      {waiting > 0 && <p className="mb-4 text-soft">{say('waiting', { count: waiting })}</p>}
      {replacing === 'locked' && (
        <Callout className="mb-4">
          {say('locked')} <Link to={paths.contact()}>{say('contact')}</Link>
        </Callout>
      )}
      <ul className="grid items-start gap-3 lg:grid-cols-2">
        {coaches.map((person) => (
          <PersonItem key={person._id} person={person} part={spoken(person.gender)('coach')} />
        ))}
        {members.map((person) => (
          <PersonItem key={person._id} person={person} part={spoken(person.gender)('member')}>
            {replacing === 'yes' && <ReplaceMember team={team} member={person} onReplaced={setJoined} />}
          </PersonItem>
        ))}
      </ul>
      {replacing === 'yes' && members.length < team.competion.members_no && (
        <ReplaceMember team={team} onReplaced={setJoined} className="mt-4" />
      )}
    </Card>
  );
}

const elementIdOf = (personId: string) => `person-${personId}`;

/** `children`: what the viewer may do with this person. */
function PersonItem({ person, part, children }: { person: Person; part: string; children?: ReactNode }) {
  const name = <PersonName person={person} part={part} />;
  const box = 'rounded-md border border-line';
  if (person.national_id === undefined) {
    return (
      <li className={`${box} flex flex-wrap items-center gap-3.5 p-3.5`}>
        {name}
        {/* Of a deleted account nothing is left to open, but the place can be given to somebody. */}
        {isErasedKey(person._id) && children}
      </li>
    );
  }
  return (
    <li className={box}>
      <details className="group">
        <summary
          id={elementIdOf(person._id)}
          className="flex list-none items-center gap-3.5 rounded-md p-3.5 hover:bg-ink/4 [&::-webkit-details-marker]:hidden"
        >
          {name}
          <ChevronDown
            aria-hidden
            size="1.2em"
            className="shrink-0 text-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="border-t border-line px-4 py-4">
          <PersonFacts person={person} />
          {children && <div className="mt-4">{children}</div>}
        </div>
      </details>
    </li>
  );
}

function PersonName({ person, part }: { person: Person; part: string }) {
  const { lang } = useLanguage();
  const say = useWords('members');
  return (
    <>
      <Avatar name={person.name} picture={pictureOf(person.picture)} size={44} />
      {/* Beside a short name; below one that needs the whole width of a phone. */}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 grow basis-40 font-semibold break-words">
          <bdi>{nameIn(lang, person.name)}</bdi>
        </span>
        <Badge>{part}</Badge>
        {person.answer === 'asked' && <Badge tone="warn">{say('asked')}</Badge>}
        {person.answer === 'refused' && <Badge tone="bad">{say('refused')}</Badge>}
      </span>
    </>
  );
}

function PersonFacts({ person }: { person: Person }) {
  const t = useWords('team');
  const say = useWords('members');
  const facts = [
    { term: t('email'), detail: person.email && <Ltr className="wrap-anywhere">{person.email}</Ltr> },
    { term: t('membershipId'), detail: person.national_id && <Ltr>{person.national_id}</Ltr> },
    { term: t('phone'), detail: person.phone_number && <Ltr>{person.phone_number}</Ltr> },
    { term: t('birth'), detail: person.dob && <DateTime iso={person.dob} /> },
    { term: t('gender'), detail: person.gender && genderWord(person.gender, t) },
  ].filter(({ detail }) => detail);
  return (
    <>
      {person.answer === 'refused' && <p className="mb-3 text-sm text-soft">{say('refusedText')}</p>}
      <DescriptionList layout="stack" items={facts} />
    </>
  );
}

/** The registry uses Male or Female; other values are shown unchanged. */
function genderWord(gender: string, t: (key: 'male' | 'female') => string): string {
  const known = genderOf(gender);
  return known ? t(known) : gender;
}
