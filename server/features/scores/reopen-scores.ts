import { eq } from 'drizzle-orm';
import { logChange } from '#server/features/office-records/index.ts';
import { findTeam, lockTeam } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import type { Db } from '#server/platform/database.ts';
import { scoreSubmissions } from './table.ts';

/**
 * Lets a team's scores be handed in again: those that stand are kept beside the next ones, with who reopened them, and why.
 * Sent again, also after others were handed in, it reopens no others.
 * @param at which scores: when they were handed in
 * @throws Refusal `not_found`, `scores_not_there` for a team whose scores are not handed in, `scores_handed_in_anew` when
 * others are by now
 */
export const reopenScores = (
  db: Db,
  by: Person,
  { teamId, at, reason }: { teamId: string; at: Date; reason: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    const row = await findTeam(tx, teamId);
    if (!row) throw new Refusal('not_found');
    const all = await tx.select().from(scoreSubmissions).where(eq(scoreSubmissions.teamId, teamId));
    const meant = all.find(({ createdAt }) => createdAt.getTime() === at.getTime());
    const sentBefore = meant?.reopenedBy === by.id && meant.reopenedBecause === reason;
    if (sentBefore) return;
    if (!meant || meant.reopenedAt) {
      const others = all.some(({ reopenedAt }) => reopenedAt === null);
      throw new Refusal(others ? 'scores_handed_in_anew' : 'scores_not_there');
    }
    await tx
      .update(scoreSubmissions)
      .set({ reopenedAt: new Date(), reopenedBy: by.id, reopenedBecause: reason })
      .where(eq(scoreSubmissions.id, meant.id));
    await logChange(tx, by, {
      ...{ kind: 'teams', recordId: teamId, name: row.team.name, action: 'changed' },
      ...{ before: { scores: true }, after: { scores: false, reason } },
    });
  });
