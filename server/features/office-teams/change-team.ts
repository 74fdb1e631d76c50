import { eq } from 'drizzle-orm';
import type { AdminTeamInput } from '#contract/endpoints/admin-teams.ts';
import { ChangedMeanwhile, updateRecordIn } from '#server/features/office-records/index.ts';
import { findOrder, isBeginning, lockOrderOf, type PaymentDeps } from '#server/features/payments/index.ts';
import { tellOfReturn, tellOfWithdrawal } from '#server/features/team-members/index.ts';
import { refuseCharged } from '#server/features/team-withdrawal/index.ts';
import { findTeam, teams } from '#server/features/teams/index.ts';
import { pictureNameOf } from '#server/features/uploads/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import { constraintOf } from '#server/platform/database.ts';
import { goneMeanwhile, teamKind } from './kind.ts';
import {
  askWhetherPaid,
  type Effect,
  effectOf,
  pay,
  refuseMoney,
  refuseSecondPayment,
  type TeamChange,
  writeOrder,
} from './team-money.ts';

const line = (text: string | undefined) => (text === undefined ? undefined : cleanLine(text));

function valuesOf({ status, ...sent }: TeamChange) {
  const { competion, region, ...values } = {
    ...{ name: line(sent.name), schoolName: line(sent.schoolName), ageLevel: line(sent.ageLevel) },
    ...{ stage: line(sent.stage), city: line(sent.city), notes: sent.notes },
    ...{ competion: sent.competion, region: sent.region },
    image: sent.image === undefined ? undefined : sent.image === '' ? null : pictureNameOf(sent.image),
  } satisfies Record<keyof AdminTeamInput, unknown>;
  return { ...values, status, competitionId: competion, regionId: region };
}

/**
 * Changes a team as the office asks: its fields, whether it takes part, its competition, and that it was paid, in one
 * transaction with what that means for its order. Where the change depends on it, the gateway is asked first whether
 * the team was paid by card; that is settled whatever becomes of the change.
 * @throws Refusal `not_found`, for a wrong field, for what only administrators may (`refuseMoney`), for a competition
 * with another fee, a payment that is recorded already, and as a withdrawal does; ChangedMeanwhile
 */
export async function changeTeam(payments: PaymentDeps, by: Person, sent: TeamChange): Promise<void> {
  const { db } = payments.database;
  const { id, revision } = sent;
  const asked = await askFirst(payments, by, sent);
  await db.transaction(async (tx) => {
    // Before the team, as whoever settles a payment locks them.
    const order = await lockOrderOf(tx, { kind: 'team', id });
    await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, id)).for('update');
    const row = await findTeam(tx, id);
    if (!row) throw new Refusal('not_found');
    const effect = effectOf(row, sent);
    // A payment, a withdrawal or another competition may have come between.
    refuseMoney(by, { row, order, sent, effect });
    if ((effect.withdraws && !asked.withdraws) || (effect.moves && !asked.moves)) throw new ChangedMeanwhile(id);
    if (sent.payment_status && row.team.paymentStatus) refuseSecondPayment(order, sent.payment_note);
    if (effect.withdraws && order && !order.paidAt && (await isBeginning(tx, order.id)))
      throw new Refusal('withdrawal_payment_begun');
    await updateRecordIn(tx, teamKind, by, { id, revision, values: valuesOf(sent) }).catch(refuseGone);
    const now = await findTeam(tx, id);
    if (!now) throw new Error('the team that was changed is not there');
    await writeOrder(tx, order, { now, moves: effect.moves });
    // A registration that is sent again is a new one, as after a withdrawal by whoever registered it.
    if (effect.withdraws)
      await tx.update(teams).set({ idempotencyKey: null, idempotencyForm: null }).where(eq(teams.id, id));
    if (effect.withdraws) await tellOfWithdrawal(tx, payments.jobs, { row: now, by });
    if (effect.returns) await tellOfReturn(tx, payments.jobs, { row: now, by });
    if (effect.pays) await pay(payments, tx, by, { now, order, note: sent.payment_note ?? '' });
  });
}

/** For `catch`: what there is no more is refused on its field. */
function refuseGone(cause: unknown): never {
  const field = goneMeanwhile[constraintOf(cause) ?? ''];
  throw field ? new Refusal('invalid_fields', { fields: { [field]: 'not_offered' }, cause }) : cause;
}

/** Refuses what this person may not do, and asks the gateway about open payments where the change depends on them. */
async function askFirst(payments: PaymentDeps, by: Person, sent: TeamChange): Promise<Effect> {
  const { db } = payments.database;
  const row = await findTeam(db, sent.id);
  if (!row) throw new Refusal('not_found');
  const order = await findOrder(db, { kind: 'team', id: sent.id });
  const effect = effectOf(row, sent);
  refuseMoney(by, { row, order, sent, effect });
  if (!order || order.paidAt) return effect;
  if (effect.withdraws)
    await refuseCharged(payments, order.id).catch((cause: unknown) => {
      // To whoever registered it, it is told as active; the office withdraws a paid team, too, once it knows that it is
      // one.
      throw cause instanceof Refusal && cause.code === 'team_paid' ? new Refusal('order_paid', { cause }) : cause;
    });
  else if (effect.moves || effect.pays) await askWhetherPaid(payments, order.id);
  return effect;
}
