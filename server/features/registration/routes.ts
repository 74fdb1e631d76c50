import { registerTeam } from '#contract/endpoints/registration.ts';
import { messages } from '#locales/messages.ts';
import type { TeamAnswer } from '#server/features/teams/index.ts';
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { type RegistrationDeps, submitRegistration } from './submit-registration.ts';

export function registrationRoutes(route: Route, deps: RegistrationDeps & { teamAnswer: TeamAnswer }): void {
  route(registerTeam, async ({ body, person, request }) => {
    const key = idempotencyKeyOf(request);
    const { teamId } = await submitRegistration(deps, { form: body.data, person, key });
    const team = await deps.teamAnswer(teamId, person);
    if (!team) throw new Refusal('registration_failed');
    return { success: true, msg: messages[request.language].registered, team };
  });
}
