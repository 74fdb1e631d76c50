import type { FastifyRequest } from 'fastify';
import { checkRegistration, verifyPayment, verifyReturnedPayment } from '#contract/endpoints/payments.ts';
import type { Language } from '#contract/languages.ts';
import { type AttemptState, isOpen, publicStatus } from '#domain/payment-state.ts';
import { mayPayFor } from '#domain/team-access.ts';
import { fill } from '#locales/fill.ts';
import { messages } from '#locales/messages.ts';
import {
  findOrder,
  forRequest,
  latestAttempt,
  type PaymentDeps,
  settlePayment,
  startPayment,
} from '#server/features/payments/index.ts';
import { accessFactsOf, findTeam, type TeamAnswer, type TeamWithPeople } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';

type Deps = PaymentDeps & {
  /** The portal's configured address; if undefined, the host of the request is used. */
  publicUrl: string | undefined;
  teamAnswer: TeamAnswer;
};

/** What is paid for, in the payer's words. In Arabic it begins with an Arabic word, or the page's line runs the wrong way. */
const feeOf = ({ team, competition }: TeamWithPeople, language: Language): string =>
  fill(messages[language].teamFee, {
    number: team.teamNo,
    competition: language === 'ar' ? competition.name : competition.nameEn,
  });

/** Payment for a team: starting it, and checking its result. */
export function teamPaymentRoutes(route: Route, deps: Deps): void {
  const { db } = deps.database;

  /** The team, if this person may pay for it; others get the same answer as for a team that does not exist. */
  async function payableTeam(teamId: string, person: Person): Promise<TeamWithPeople> {
    const row = await findTeam(db, teamId);
    if (!row || !mayPayFor(person, accessFactsOf(row))) throw new Refusal('not_found');
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
        description: feeOf(row, request.language),
        returnTo: (token, outcome) =>
          `${portal}/payment/v2/telr/${row.team.id}/${token}/${outcome}/?lang=${request.language}`,
      }));
    const team = await deps.teamAnswer(body.team_id, person);
    if (!team) throw new Refusal('not_found');
    const answer = { order: order ?? null, team };
    return { success: true, response: answer, ...answer };
  });

  route(verifyPayment, async ({ body, person, request }) => {
    const { ref, state } = await outcome(await payableTeam(body.team_id, person), request);
    return answerOf(ref, state);
  });

  route(verifyReturnedPayment, async ({ body, person, request }) => {
    const row = await payableTeam(body.team_id, person);
    const { ref, state, elsewhere } = await outcome(row, request, body.token);
    // The gateway redirected without success: this return is not a payment, whatever the gateway reports later.
    const failed = body.status !== 'auth' && !elsewhere && publicStatus(state).code >= 0;
    return answerOf(ref, failed ? 'cancelled' : state);
  });

  /**
   * The result of a team's order, checked at the gateway if it is not known: by the token's attempt, and if that was
   * not charged, by the one that may have been (decision 029).
   */
  async function outcome({ team }: TeamWithPeople, request: FastifyRequest, token?: string): Promise<Outcome> {
    const order = await findOrder(db, { kind: 'team', id: team.id });
    if (!order) return { ref: '', state: 'paid', elsewhere: false };
    const asked = await latestAttempt(db, order.id, token);
    // Paid without the gateway, so there is nothing to check there.
    if (!asked?.ref && !token && order.paidAt) return { ref: '', state: 'paid', elsewhere: false };
    if (!asked?.ref) throw new Refusal('payment_not_found');
    const settle = (id: string) => settlePayment(forRequest(deps, request), id);
    if (!order.paidAt) {
      const state = await settle(asked.id);
      const other = token && state !== 'paid' ? await latestAttempt(db, order.id) : undefined;
      const otherPaid = other && other.id !== asked.id && mayBePaid(other.state) && (await settle(other.id)) === 'paid';
      if (!otherPaid) return { ref: asked.ref, state, elsewhere: false };
    }
    const paid = asked.state === 'paid' ? asked : await latestAttempt(db, order.id);
    return { ref: paid?.ref ?? asked.ref, state: 'paid', elsewhere: token !== undefined && asked.state !== 'paid' };
  }
}

type Outcome = {
  ref: string;
  state: AttemptState;
  /** Paid, but not by the attempt that was checked. */
  elsewhere: boolean;
};

const mayBePaid = (state: AttemptState) => state === 'paid' || isOpen(state);

const answerOf = (ref: string, state: AttemptState) => ({
  success: true,
  payment: { order: { ref, status: publicStatus(state) } },
});
