import { lookUpCoach, lookUpEntity, lookUpMember } from '#contract/endpoints/lookups.ts';
import type { Person as WirePerson } from '#contract/entities.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { ageOn } from '#domain/age.ts';
import { presentEntity, presentPerson } from '#server/features/teams/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database.ts';
import { rateLimit } from '#server/platform/rate-limit.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { IdentityProvider, StebPerson } from '#server/providers/identity/steb.ts';

/** A person before they are in a team: minors' data is not for whoever knows a number. */
const presentStranger = ({ national_id, phone_number, ...person }: StebPerson): WirePerson =>
  presentPerson({ ...person, nationalId: national_id, phoneNumber: phone_number }, 'masked');

/** Looks people and entities up in the registry for those who register teams; at most 30 a minute each. */
export function lookUpRoutes(
  route: Route,
  { database, identity, clock }: { database: Database; identity: IdentityProvider; clock: Clock },
): void {
  const perMinute = rateLimit(database.pool, 'look-up', limits.lookUpsPerMinute, 60_000);

  async function found<T>(askerId: string, question: () => Promise<T | undefined>, missing: ErrorCode): Promise<T> {
    if (!(await perMinute.take(askerId))) throw new Refusal('look_up_too_often');
    const answer = await question().catch((cause: unknown) => {
      if (cause instanceof ProviderUnavailable) throw new Refusal('look_up_unavailable', { cause });
      throw cause;
    });
    if (!answer) throw new Refusal(missing);
    return answer;
  }

  route(lookUpCoach, async ({ body, person }) => {
    const coach = await found(person.id, () => identity.coach(body.coach_id), 'coach_not_found');
    return { success: true, coach: presentStranger(coach) };
  });

  route(lookUpMember, async ({ body, person }) => {
    const member = await found(person.id, () => identity.member(body.member_id), 'member_not_found');
    const age = member.dob ? ageOn(member.dob, clock()) : null;
    return { success: true, member: { ...presentStranger(member), age } };
  });

  route(lookUpEntity, async ({ body, person }) => {
    const entity = await found(person.id, () => identity.entity(body.entity_cr), 'entity_not_found');
    return { success: true, entity: presentEntity(entity, 'masked') };
  });
}
