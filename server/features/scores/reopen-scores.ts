import { eq } from 'drizzle-orm';
import { logChange } from '#server/features/office-records/index.ts';
import { findTeam, lockTeam, type TeamWithPeople } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { type ReopenedMail, scoresReopenedJob } from './send-scores-reopened.ts';
import { scoreSubmissions } from './table.ts';

/**
 * Lets a team's scores be handed in again. Those that stand are kept, with who reopened them, when and why; whoever
 * registered the team and its coaches are told. Sent again, also after others were handed in, it reopens no others.
 * @param at which scores: when they were handed in
 * @throws Refusal `not_found`, `scores_not_there` for a team without scores to reopen, `scores_handed_in_anew` when
 * others stand by now
 */
export const reopenScores = (
  { db, clock, jobs }: { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> },
  by: Person,
  { teamId, at, reason }: { teamId: string; at: Date; reason: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    const row = await findTeam(tx, teamId);
    if (!row) throw new Refusal('not_found');
    const all = await tx.select().from(scoreSubmissions).where(eq(scoreSubmissions.teamId, teamId));
    const meant = all.find(({ createdAt }) => createdAt.getTime() === at.getTime());
    if (meant?.reopenedBy === by.id && meant.reopenedBecause === reason) return;
    if (!meant || meant.reopenedAt) {
      const others = all.some(({ reopenedAt }) => reopenedAt === null);
      throw new Refusal(others ? 'scores_handed_in_anew' : 'scores_not_there');
    }
    await tx
      .update(scoreSubmissions)
      .set({ reopenedAt: clock(), reopenedBy: by.id, reopenedBecause: reason })
      .where(eq(scoreSubmissions.id, meant.id));
    await logChange(tx, by, {
      ...{ kind: 'teams', recordId: teamId, name: row.team.name, action: 'changed' },
      ...{ before: { scores: true }, after: { scores: false, reason } },
    });
    for (const to of readersOf(row, by)) await jobs.enqueue(tx, scoresReopenedJob, { submissionId: meant.id, to });
  });

/** Whoever registered a team, and the places of its coaches who agreed, each person once; not whoever does it. */
function readersOf({ creator, people }: TeamWithPeople, by: Person): ReopenedMail['to'][] {
  const told = new Set([by.stebUserId, creator.stebUserId]);
  const coaches = people.filter(
    ({ role, agreedAt, stebUserId }) => role === 'coach' && agreedAt && !told.has(stebUserId),
  );
  return [...(creator.id === by.id ? [] : ['creator' as const]), ...coaches.map(({ id }) => id)];
}
