import { mayWithdraw } from '#domain/team-access.ts';
import { logChange } from '#server/features/office-records/index.ts';
import { checkOpenAttempts, findOrder, type PaymentDeps } from '#server/features/payments/index.ts';
import { accessFactsOf, findTeam, lockTeam, withdrawUnpaid } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Person } from '#server/http/session.ts';

type State = { status: boolean; paymentStatus: boolean };

/**
 * Withdraws a team whose fee is not paid. What its open payments have become is asked first; one whose page is merely
 * open stays open and is checked as before, and if it is charged after all, it waits for the office in review.
 * @throws Refusal for a team that is not theirs, is paid or withdrawn, one whose payment the bank or the office has not
 * decided, and while the gateway does not say
 */
export async function withdrawTeam(payments: PaymentDeps, person: Person, teamId: string): Promise<void> {
  const { db } = payments.database;
  const row = await findTeam(db, teamId);
  if (!row || !mayWithdraw(person, accessFactsOf(row))) throw new Refusal('not_found');
  refuseSettled(row.team);
  const order = await findOrder(db, { kind: 'team', id: teamId });
  if (order) await refuseCharged(payments, order.id);
  await db.transaction(async (tx) => {
    // Whoever settles a payment locks the team, too, and looks whether it was withdrawn.
    const team = await lockTeam(tx, teamId);
    if (!team) throw new Refusal('not_found');
    refuseSettled(team);
    await withdrawUnpaid(tx, teamId);
    await logChange(tx, person, {
      ...{ kind: 'teams', recordId: teamId, name: row.team.name, action: 'changed' },
      ...{ before: { status: true }, after: { status: false } },
    });
  });
}

function refuseSettled({ status, paymentStatus }: State): void {
  if (!status) throw new Refusal('team_withdrawn');
  if (paymentStatus) throw new Refusal('team_paid');
}

/** The gateway knows of a payment that nobody came back from. */
async function refuseCharged(payments: PaymentDeps, orderId: string): Promise<void> {
  let cause: unknown;
  const log: PaymentDeps['log'] = ({ err }) => {
    cause = err;
  };
  for await (const { state } of checkOpenAttempts({ ...payments, log }, orderId)) {
    if (state === 'paid') throw new Refusal('team_paid');
    if (state === 'held' || state === 'review') throw new Refusal('withdrawal_waits');
    if (state === 'unknown') throw new Refusal('withdrawal_unavailable', { cause });
  }
}
