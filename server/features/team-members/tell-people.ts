import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { TeamWithPeople } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Person } from '#server/http/session.ts';
import { type Tx, together } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';

export const membershipJob = 'send-membership';

/** What a person is told about a team: that they joined it, that they left it, that one of its members was replaced. */
export type MembershipNews = 'joined' | 'left' | 'replaced';

/** A person in a team, as the registry names them. */
type Known = { stebUserId: string; name: string; email: string; gender?: string | null };

/**
 * The data of a mail. Name and address are those of the moment: whoever left is no longer in any table, and whoever
 * joined may never have had an account.
 */
export type MembershipMail = {
  id: string;
  news: MembershipNews;
  teamId: string;
  role: 'coach' | 'member';
  to: Known;
  /** The user who did it. */
  by: string;
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

/** Tells everyone in a new team but who registered it, who gets the confirmation. */
export function tellOfRegistration(
  tx: Tx,
  jobs: Enqueue,
  { teamId, people, by }: { teamId: string; people: readonly (Known & { role: 'coach' | 'member' })[]; by: Person },
) {
  const others = people.filter(({ stebUserId }) => stebUserId !== by.stebUserId);
  return together(
    others.map((person) => () => tell(tx, jobs, person, { news: 'joined', teamId, role: person.role, by: by.id })),
  );
}

/** Tells who left, who joined, and, without a name of either, the team's creator and coaches. */
export async function tellOfReplacement(
  tx: Tx,
  jobs: Enqueue,
  { row, left, joined, by }: { row: TeamWithPeople; left: Known; joined: Known; by: Person },
): Promise<void> {
  const [creator] = await tx
    .select({ stebUserId: users.stebUserId, name: users.name, email: users.email, gender: users.gender })
    .from(users)
    .where(eq(users.id, row.team.createdBy));
  const coaches = row.people.filter(({ role, stebUserId }) => role === 'coach' && stebUserId !== creator?.stebUserId);
  const of = { teamId: row.team.id, by: by.id };
  await together([
    () => tell(tx, jobs, left, { ...of, news: 'left', role: 'member' }),
    () => tell(tx, jobs, joined, { ...of, news: 'joined', role: 'member' }),
    ...[...(creator ? [creator] : []), ...coaches].map(
      (coach) => () => tell(tx, jobs, coach, { ...of, news: 'replaced', role: 'coach' }),
    ),
  ]);
}
