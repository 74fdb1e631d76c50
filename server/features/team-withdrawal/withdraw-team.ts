import { mayWithdraw } from '#domain/team-access.ts';
import { logChange } from '#server/features/office-records/index.ts';
import {
  checkOpenAttempts,
  findOrder,
  isBeginning,
  type PaymentDeps,
  withinTimeout,
} from '#server/features/payments/index.ts';
import { tellOfWithdrawal } from '#server/features/team-members/index.ts';
import { accessFactsOf, findTeam, lockTeam, withdrawUnpaid } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';

type State = { status: boolean; paymentStatus: boolean };

/** Milliseconds that somebody who withdraws a team waits for the gateway: nothing is lost by asking again later. */
export const GATEWAY_TIMEOUT = 5_000;

/**
 * Withdraws a team whose fee is not paid, and tells everyone who was told of its registration. What its open payments
 * have become is asked first; one whose page is merely open stays open and is checked as before, and if it is charged
 * after all, it waits for the office in review.
 * @throws Refusal for a team that is not theirs, is paid or withdrawn, one whose payment the bank or the office has not
 * decided, one that somebody begins to pay at this moment, and while the gateway does not say
 */
export async function withdrawTeam(payments: PaymentDeps, person: Person, teamId: string): Promise<void> {
  const { db } = payments.database;
  const row = await findTeam(db, teamId);
  if (!row || !mayWithdraw(person, accessFactsOf(row))) throw new Refusal('not_found');
  refuseSettled(row.team);
  const order = await findOrder(db, { kind: 'team', id: teamId });
  if (order) await refuseCharged(payments, order.id);
  await db.transaction(async (tx) => {
    // Whoever begins or settles a payment locks the team, too, and looks whether it was withdrawn.
    await lockTeam(tx, teamId);
    const now = await findTeam(tx, teamId);
    if (!now) throw new Refusal('not_found');
    refuseSettled(now.team);
    if (order && (await isBeginning(tx, order.id))) throw new Refusal('withdrawal_payment_begun');
    await withdrawUnpaid(tx, teamId, person);
    await logChange(tx, person, {
      ...{ kind: 'teams', recordId: teamId, name: now.team.name, action: 'changed' },
      ...{ before: { status: true }, after: { status: false } },
    });
    await tellOfWithdrawal(tx, payments.jobs, { row: now, by: person });
  });
}

function refuseSettled({ status, paymentStatus }: State): void {
  if (!status) throw new Refusal('team_withdrawn');
  if (paymentStatus) throw new Refusal('team_paid');
}

/**
 * The gateway knows of a payment that nobody came back from. While it does not say, nothing is written.
 * @throws Refusal for an order that turns out to be paid, or whose payment the bank or the office has not decided
 */
export async function refuseCharged(payments: PaymentDeps, orderId: string): Promise<void> {
  const hurried = withinTimeout(payments, GATEWAY_TIMEOUT).gateway;
  const gateway: PaymentDeps['gateway'] = {
    ...hurried,
    check: (ref) =>
      hurried.check(ref).catch((cause: unknown) => {
        throw new Refusal('withdrawal_unavailable', { cause });
      }),
  };
  for await (const { state } of checkOpenAttempts({ ...payments, gateway }, orderId)) {
    if (state === 'paid') throw new Refusal('team_paid');
    if (state === 'held' || state === 'review') throw new Refusal('withdrawal_waits');
  }
}
