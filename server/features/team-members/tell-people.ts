import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { TeamPerson, TeamWithPeople } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Person } from '#server/http/session.ts';
import { type Tx, together } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';

export const membershipJob = 'send-membership';

/**
 * What somebody is told about a team: that they joined it, that they left it, that one of its members or coaches was
 * replaced, that it was withdrawn or brought back by the office, that its entity says that it is not its own; and what
 * somebody who was entered in it says: that they are not in it, and left or keep the place, or that they are after all.
 */
export type MembershipNews =
  | 'joined'
  | 'left'
  | 'replaced'
  | 'coachReplaced'
  | 'withdrawn'
  | 'broughtBack'
  | 'refused'
  | `${'coach' | 'member'}${'Left' | 'Declined'}`
  | 'cameBack';

/** What somebody is to a team; the entity is its school or organisation. */
export type MembershipRole = 'coach' | 'member' | 'entity';

/** A person in a team, or its entity, as the registry names them. */
type Known = { stebUserId: string; name: string; email: string; gender?: string | null };

/**
 * The data of a mail. Name and address are those of the moment: whoever left is no longer in any table, and whoever
 * joined may never have had an account.
 */
export type MembershipMail = {
  id: string;
  news: MembershipNews;
  teamId: string;
  role: MembershipRole;
  to: Known;
  /** The user who did it; of what somebody answered, whoever registered the team. */
  by: string;
  /** The name of the entity that refused. */
  entity?: string | undefined;
  /** Who answered. */
  about?: { stebUserId: string; name: string } | undefined;
};

type Enqueue = Pick<Jobs, 'enqueue'>;

const tell = (
  tx: Tx,
  jobs: Enqueue,
  { stebUserId, name, email, gender }: Known,
  mail: Omit<MembershipMail, 'id' | 'to'>,
) =>
  email === ''
    ? undefined
    : jobs.enqueue(tx, membershipJob, { id: uuidv7(), to: { stebUserId, name, email, gender }, ...mail });

/** Tells everyone in a new team, and its entity, but not who registered it, who gets the confirmation. */
export function tellOfRegistration(
  tx: Tx,
  jobs: Enqueue,
  {
    teamId,
    people,
    entity,
    by,
  }: { teamId: string; people: readonly Concerned[]; entity?: Known | undefined; by: Person },
) {
  return tellOthers(tx, jobs, [...people, ...(entity ? [asEntity(entity)] : [])], { news: 'joined', teamId, by });
}

/** Tells an entity that a team is its own now, and the one before that it no longer is. */
export function tellOfEntity(
  tx: Tx,
  jobs: Enqueue,
  { teamId, left, joined, by }: { teamId: string; left: Known | null; joined: Known; by: Person },
) {
  return together([
    () => tellOthers(tx, jobs, left ? [asEntity(left)] : [], { news: 'left', teamId, by }),
    () => tellOthers(tx, jobs, [asEntity(joined)], { news: 'joined', teamId, by }),
  ]);
}

type OfTeam = { row: TeamWithPeople; by: Person };

/** Tells everyone who was told that the team was registered, and who registered it. */
export const tellOfWithdrawal = (tx: Tx, jobs: Enqueue, of: OfTeam): Promise<void> =>
  tellEverybody(tx, jobs, 'withdrawn', of);

/** Tells the same people that the office has brought the team back. */
export const tellOfReturn = (tx: Tx, jobs: Enqueue, of: OfTeam): Promise<void> =>
  tellEverybody(tx, jobs, 'broughtBack', of);

async function tellEverybody(
  tx: Tx,
  jobs: Enqueue,
  news: 'withdrawn' | 'broughtBack',
  { row, by }: OfTeam,
): Promise<void> {
  const { id: teamId, entity } = row.team;
  const concerned = [...row.people, ...(entity ? [asEntity(entity)] : [])];
  const creator = await creatorOf(tx, row);
  if (creator && !concerned.some(({ stebUserId }) => stebUserId === creator.stebUserId))
    concerned.push({ ...creator, role: 'coach' });
  await tellOthers(tx, jobs, concerned, { news, teamId, by });
}

type Concerned = Known & { role: MembershipRole };

const asEntity = (entity: Known): Concerned => ({ ...entity, role: 'entity' });

/** Whoever did it is not told of it. */
const tellOthers = (
  tx: Tx,
  jobs: Enqueue,
  people: readonly Concerned[],
  { by, ...of }: Pick<MembershipMail, 'news' | 'teamId'> & { by: Person },
) =>
  together(
    people
      .filter(({ stebUserId }) => stebUserId !== by.stebUserId)
      .map((person) => () => tell(tx, jobs, person, { ...of, role: person.role, by: by.id })),
  );

/** Tells whoever registered a team, and its coaches, that its entity says that it is not its own. */
export async function tellOfRefusal(
  tx: Tx,
  jobs: Enqueue,
  { entity, ...row }: Pick<TeamWithPeople, 'team' | 'people'> & { entity: string },
): Promise<void> {
  const of = { teamId: row.team.id, by: row.team.createdBy, entity, news: 'refused', role: 'coach' } as const;
  await together((await coachesOf(tx, row)).map((coach) => () => tell(tx, jobs, coach, of)));
}

/** Whoever registered a team, and its coaches, each once. */
async function coachesOf(tx: Tx, row: Pick<TeamWithPeople, 'team' | 'people'>): Promise<Known[]> {
  const creator = await creatorOf(tx, row);
  const coaches = row.people.filter(({ role, stebUserId }) => role === 'coach' && stebUserId !== creator?.stebUserId);
  return [...(creator ? [creator] : []), ...coaches];
}

async function creatorOf(tx: Tx, { team }: Pick<TeamWithPeople, 'team'>): Promise<Known | undefined> {
  const [creator] = await tx
    .select({ stebUserId: users.stebUserId, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, team.createdBy));
  return creator;
}

/** Tells whoever registered a team, and its coaches who agreed, what somebody who was entered in it says. */
export async function tellOfMembershipAnswer(
  tx: Tx,
  jobs: Enqueue,
  { row, place, said }: { row: TeamWithPeople; place: TeamPerson; said: 'Left' | 'Declined' | 'cameBack' },
): Promise<void> {
  const { stebUserId, name, role } = place;
  const agreed = { team: row.team, people: row.people.filter(({ agreedAt }) => agreedAt) };
  const coaches = (await coachesOf(tx, agreed)).filter((coach) => coach.stebUserId !== stebUserId);
  const news = said === 'cameBack' ? said : (`${role}${said}` as const);
  const of = { teamId: row.team.id, by: row.team.createdBy, news, role: 'coach', about: { stebUserId, name } } as const;
  await together(coaches.map((coach) => () => tell(tx, jobs, coach, of)));
}

/** Tells who left, if anybody did, who joined, and, without a name of either, the team's creator and coaches. */
export async function tellOfReplacement(
  tx: Tx,
  jobs: Enqueue,
  {
    row,
    left,
    joined,
    by,
    role = 'member',
  }: { row: TeamWithPeople; left: Known | undefined; joined: Known; by: Person; role?: 'coach' | 'member' },
): Promise<void> {
  const concerned = [left?.stebUserId, joined.stebUserId];
  const coaches = left ? (await coachesOf(tx, row)).filter(({ stebUserId }) => !concerned.includes(stebUserId)) : [];
  const of = { teamId: row.team.id, by: by.id };
  const news = role === 'coach' ? 'coachReplaced' : 'replaced';
  await together([
    ...(left ? [() => tell(tx, jobs, left, { ...of, news: 'left', role })] : []),
    () => tell(tx, jobs, joined, { ...of, news: 'joined', role }),
    ...coaches.map((coach) => () => tell(tx, jobs, coach, { ...of, news, role: 'coach' })),
  ]);
}
