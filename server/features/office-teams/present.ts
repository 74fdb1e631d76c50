import { and, eq } from 'drizzle-orm';
import type { AdminTeam, AdminTeamInput } from '#contract/endpoints/admin-teams.ts';
import type { Viewer } from '#domain/team-access.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { orders } from '#server/features/payments/index.ts';
import { earlierSubmissionsOf } from '#server/features/scores/index.ts';
import { type TeamAnswer, teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Db } from '#server/platform/database.ts';

/** Answers one team for the office: whole, as far as this person may see it. */
export type OfficeAnswer = (id: string, viewer: Viewer) => Promise<AdminTeam>;

export function officeAnswers(db: Db, teamAnswer: TeamAnswer): OfficeAnswer {
  const stateOf = (id: string) =>
    db
      .select({
        ...{
          hasCertificate: teams.hasCertificate,
          notes: teams.notes,
          revision: teams.revision,
          updatedAt: teams.updatedAt,
        },
        ...{ by: users.name, coachesNo: competitions.coachesNo, orderId: orders.id },
      })
      .from(teams)
      .innerJoin(competitions, eq(competitions.id, teams.competitionId))
      .leftJoin(users, eq(users.id, teams.updatedBy))
      .leftJoin(orders, and(eq(orders.purposeKind, 'team'), eq(orders.purposeId, teams.id)))
      .where(eq(teams.id, id));
  return async (id, viewer) => {
    // The revision is read before the rest: a change that comes between is then shown with the older revision, and whoever
    // saves that form is told that the team was changed.
    const [row] = await stateOf(id);
    const [team, earlier] = await Promise.all([teamAnswer(id, viewer), earlierSubmissionsOf(db, id)]);
    if (!team || !row) throw new Refusal('not_found');
    return {
      ...team,
      // As its order: not for those who may not see money.
      ...(team.order !== undefined && { payment: await paymentOf(db, id) }),
      ...{ has_fee: row.orderId !== null, has_certificate: row.hasCertificate },
      ...{ notes: row.notes, coaches_no: row.coachesNo, earlier_scores: earlier },
      ...{ revision: row.revision, updated_at: row.updatedAt.toISOString(), updated_by: row.by },
    };
  };
}

/** How the fee of a team was paid; null where it is not, or nothing is owed. */
async function paymentOf(db: Db, teamId: string): Promise<AdminTeam['payment']> {
  const { paidAt, paymentMethod: method, paymentNote: note } = orders;
  const [paid] = await db
    .select({ paidAt, method, note, by: users.name })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.recordedBy))
    .where(and(eq(orders.purposeKind, 'team'), eq(orders.purposeId, teamId)));
  return paid?.paidAt ? { method: paid.method, at: paid.paidAt.toISOString(), note: paid.note, by: paid.by } : null;
}

/** A team as its form has it: with the ids of its competition and its region. */
export const formValues = ({ competion, region, ...team }: AdminTeam) =>
  ({
    ...{ _id: team._id, revision: team.revision, updated_at: team.updated_at, updated_by: team.updated_by },
    ...{ name: team.name, schoolName: team.schoolName, competion: competion._id, ageLevel: team.ageLevel ?? '' },
    ...{ stage: team.stage ?? '', region: region?._id ?? '', city: team.city, notes: team.notes },
    ...{ image: team.image ?? '', status: team.status, payment_status: team.payment_status },
  }) satisfies Record<keyof AdminTeamInput, unknown>;
