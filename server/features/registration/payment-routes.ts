import type { FastifyRequest } from 'fastify';
import { checkRegistration, verifyPayment, verifyReturnedPayment } from '#contract/endpoints/payments.ts';
import { type AttemptState, publicStatus } from '#domain/payment-state.ts';
import { mayPayFor } from '#domain/team-access.ts';
import {
  findOrder,
  forRequest,
  latestAttempt,
  type PaymentDeps,
  settlePayment,
  startPayment,
} from '#server/features/payments/index.ts';
import { bondsOf, findTeam, presentTeam, type TeamWithPeople } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';

type Deps = PaymentDeps & {
  /** The portal's configured address; without one, the host that the person's own request names. */
  publicUrl: string | undefined;
};

/** Paying for a team: starting it, and asking what became of it. */
export function teamPaymentRoutes(route: Route, deps: Deps): void {
  const { db } = deps.database;

  /** The team, for one who may pay for it; anyone else learns nothing, not even that it exists. */
  async function payableTeam(teamId: string, person: Person): Promise<TeamWithPeople> {
    const row = await findTeam(db, teamId);
    if (!row || !mayPayFor(person, bondsOf(row))) throw new Refusal('not_found');
    return row;
  }

  route(checkRegistration, async ({ body, person, request }) => {
    const row = await payableTeam(body.team_id, person);
    if (!row.team.status) throw new Refusal('team_withdrawn');
    const portal = deps.publicUrl ?? `${request.protocol}://${request.host}`;
    const owed = row.team.paymentStatus ? undefined : await findOrder(db, { kind: 'team', id: row.team.id });
    const order =
      owed &&
      (await startPayment(deps, {
        order: owed,
        person,
        language: request.language,
        description: `${row.team.teamNo} ${row.competition.nameEn}`,
        returnTo: (token, outcome) =>
          `${portal}/payment/v2/telr/${row.team.id}/${token}/${outcome}/?lang=${request.language}`,
      }));
    const fresh = order ? row : ((await findTeam(db, body.team_id)) ?? row);
    const team = presentTeam(fresh, undefined, person);
    if (!team) throw new Refusal('not_found');
    const answer = { order: order ?? null, team };
    return { success: true, response: answer, ...answer };
  });

  route(verifyPayment, async ({ body, person, request }) => outcome(await payableTeam(body.team_id, person), request));

  route(verifyReturnedPayment, async ({ body, person, request }) => {
    const row = await payableTeam(body.team_id, person);
    const answer = await outcome(row, request, body.token);
    // The gateway sent the person back without success: whatever it says later, this return is not a payment.
    if (body.status !== 'auth' && answer.payment.order.status.code >= 0) {
      answer.payment.order.status = publicStatus('cancelled');
    }
    return answer;
  });

  async function outcome({ team }: TeamWithPeople, request: FastifyRequest, token?: string) {
    const order = await findOrder(db, { kind: 'team', id: team.id });
    if (!order) return answerOf('', 'paid');
    const attempt = await latestAttempt(db, order.id, token);
    if (!attempt?.ref) throw new Refusal('payment_not_found');
    return answerOf(attempt.ref, order.paidAt ? 'paid' : await settlePayment(forRequest(deps, request), attempt.id));
  }
}

const answerOf = (ref: string, state: AttemptState) => ({
  success: true,
  payment: { order: { ref, status: publicStatus(state) } },
});
