import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { can, roleOf } from '#contract/access.ts';
import type { AdminTeamInput } from '#contract/endpoints/admin-teams.ts';
import { type CompetitionRecord, competitions } from '#server/features/competitions/index.ts';
import { ChangedMeanwhile, logChange, updateRecord } from '#server/features/office-records/index.ts';
import {
  changeOrder,
  findOrder,
  isBeginning,
  isBeingPaid,
  lockOrderOf,
  type PaymentDeps,
  settleByHand,
} from '#server/features/payments/index.ts';
import { itemsOfTeam } from '#server/features/registration/index.ts';
import { tellOfWithdrawal } from '#server/features/team-mails/index.ts';
import { refuseCharged } from '#server/features/team-withdrawal/index.ts';
import { findTeam, type TeamWithPeople, teams } from '#server/features/teams/index.ts';
import { pictureNameOf } from '#server/features/uploads/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { teamKind } from './kind.ts';

/** What is not said stays. */
export type TeamChange = Partial<z.output<typeof AdminTeamInput>> & {
  id: string;
  revision?: number | undefined;
  status?: boolean | undefined;
  payment_status?: boolean | undefined;
  payment_note?: string | undefined;
};

const line = (text: string | undefined) => (text === undefined ? undefined : cleanLine(text));

const valuesOf = ({ image, ...sent }: TeamChange) => ({
  ...{ name: line(sent.name), schoolName: line(sent.schoolName), ageLevel: line(sent.ageLevel) },
  ...{ stage: line(sent.stage), city: line(sent.city), notes: sent.notes, status: sent.status },
  ...{ competitionId: sent.competion, regionId: sent.region },
  image: image === undefined ? undefined : image === '' ? null : pictureNameOf(image),
  // As a team that withdraws itself: a registration that is sent again is then a new one.
  ...(sent.status === false && { idempotencyKey: null, idempotencyForm: null }),
});

/**
 * Changes a team as the office asks: its contents, whether it takes part, and that it was paid, in one transaction with
 * what that means for its order. What the gateway knows of open payments is asked first, where the change depends on it.
 * @throws Refusal for a wrong field, for what only administrators may, for a competition that costs something else, and
 * as a withdrawal does; ChangedMeanwhile
 */
export async function changeTeam(payments: PaymentDeps, by: Person, sent: TeamChange): Promise<void> {
  const { db } = payments.database;
  const before = await findTeam(db, sent.id);
  if (!before) throw new Refusal('not_found');
  refuseMoney(by, before, sent);
  const { withdraws, moves } = effectOf(before, sent);
  if ((withdraws || moves) && !before.team.paymentStatus) {
    const order = await findOrder(db, { kind: 'team', id: sent.id });
    if (order) await refuseCharged(payments, order.id);
  }
  await db.transaction(async (tx) => {
    // Before the team, as whoever settles a payment locks them.
    const order = await lockOrderOf(tx, { kind: 'team', id: sent.id });
    await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, sent.id)).for('update');
    const locked = await findTeam(tx, sent.id);
    if (!locked) throw new Refusal('not_found');
    const paid = locked.team.paymentStatus;
    // What it was when the person, and the gateway, were asked may be past: a refund or another move came between.
    refuseMoney(by, locked, sent);
    const effect = effectOf(locked, sent);
    if (effect.withdraws !== withdraws || effect.moves !== moves) throw new ChangedMeanwhile(sent.id);
    if (paid && sent.payment_status === true) refuseSecondPayment(order, sent.payment_note);
    if (moves) await refuseOtherPrice(tx, { from: before, to: sent.competion as string, paid, order });
    if (withdraws && order && !paid && (await isBeginning(tx, order.id))) throw new Refusal('withdrawal_payment_begun');
    await updateRecord(tx, teamKind as never, by, {
      id: sent.id,
      revision: sent.revision,
      values: valuesOf(sent) as never,
    });
    const now = await findTeam(tx, sent.id);
    if (!now) throw new Refusal('not_found');
    if (order && !order.paidAt) await keepOrder(tx, now, order, moves);
    if (withdraws) await tellOfWithdrawal(tx, payments.jobs, { row: before, by });
    if (sent.payment_status === true && !paid) await pay(payments, tx, by, { now, order, note: sent.payment_note });
  });
}

/** What a change does beside writing the contents: it takes the team out, or to another competition. */
const effectOf = ({ team }: TeamWithPeople, { status, competion }: TeamChange) => ({
  withdraws: status === false && team.status,
  moves: competion !== undefined && competion !== team.competitionId,
});

/** Sent again, the same payment is recorded once. Other money for what is paid is somebody's to give back. */
function refuseSecondPayment(order: Move['order'], note: string | undefined): void {
  if (!note) return;
  if (order?.paymentMethod !== 'manual' || order.paymentNote !== note.trim()) throw new Refusal('order_paid');
}

/** Who may do it, and that what is paid stays so: money goes back by a refund, which makes a credit note. */
function refuseMoney(by: Person, before: TeamWithPeople, sent: TeamChange): void {
  const { team } = before;
  const pays = sent.payment_status === true && !team.paymentStatus;
  const unpays = sent.payment_status === false && team.paymentStatus;
  const { moves } = effectOf(before, sent);
  if ((pays || unpays || moves) && !can(roleOf(by.type), 'admin-teams:money')) throw new Refusal('not_allowed');
  if (unpays) throw new Refusal('payment_stands');
  if (pays && !sent.payment_note) throw new Refusal('admin_fields_empty', { fields: { payment_note: 'required' } });
  if (pays && !(sent.status ?? team.status)) throw new Refusal('team_withdrawn');
}

const priceOf = ({ paid, priceHalalas, currency }: CompetitionRecord) => ({
  price: paid ? priceHalalas : 0,
  currency,
});

type Move = { from: TeamWithPeople; to: string; paid: boolean; order: Awaited<ReturnType<typeof lockOrderOf>> };

/** Decision 134: a fee that was paid, or is being paid, stays what it is. */
async function refuseOtherPrice(tx: Tx, { to, paid, order }: Move): Promise<void> {
  const [next] = await tx.select().from(competitions).where(eq(competitions.id, to)).for('share');
  if (!next) return;
  const wanted = priceOf(next);
  const owed = { price: order?.subtotal ?? 0, currency: order?.currency ?? wanted.currency };
  if (wanted.price === owed.price && wanted.currency === owed.currency) return;
  const refuse = (code: 'other_price' | 'free_competition' | 'payment_running') =>
    new Refusal('invalid_fields', { fields: { competion: code } });
  if (paid || !order) throw refuse('other_price');
  if (wanted.price === 0) throw refuse('free_competition');
  if (await isBeingPaid(tx, order.id)) throw refuse('payment_running');
}

/** An order that is not paid says what the team is now; another competition has its own fee. */
async function keepOrder(tx: Tx, row: TeamWithPeople, order: NonNullable<Move['order']>, moved: boolean) {
  const { team, season, competition } = row;
  const items = itemsOfTeam({ customer: order.items.customer, team, competition, season });
  const [next] = moved ? await tx.select().from(competitions).where(eq(competitions.id, competition.id)) : [];
  await changeOrder(tx, order, { items, fee: next && priceOf(next) });
}

type Paying = { now: TeamWithPeople; order: Move['order']; note: string | undefined };

/** Records the payment of an order by hand, in the transaction of the change. */
async function pay(payments: PaymentDeps, tx: Tx, by: Person, { now, order, note = '' }: Paying): Promise<void> {
  if (!order) throw new Error('an unpaid team has an order');
  // Its transaction is one within this one.
  const within = { ...payments, database: { ...payments.database, db: tx as unknown as Db } };
  if (!(await settleByHand(within, order.id, { note, recordedBy: by.id }))) return;
  await logChange(tx, by, {
    ...{ kind: 'teams', recordId: now.team.id, name: now.team.name, action: 'changed' },
    ...{ before: { payment_status: false }, after: { payment_status: true, payment_note: note } },
  });
}
