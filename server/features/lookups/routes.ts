import { lookUpCoach, lookUpEntity, lookUpMember } from '#contract/endpoints/lookups.ts';
import type { Person as WirePerson } from '#contract/entities.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ageOn } from '#domain/age.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import { ProviderUnavailable } from '#server/providers/http-client.ts';
import type { IdentityProvider, StebPerson } from '#server/providers/identity/steb.ts';
import type { LookUpCounter } from './look-up-counter.ts';

/** All but the last two characters hidden: enough to recognise what one knows, too little to learn what one does not. */
const masked = (value: string) => value.replace(/.(?=.{2})/g, '•');

/** A person before they are in a team: name and picture, the rest masked (minors' data is not for whoever knows a number). */
const presentStranger = (person: StebPerson): WirePerson => ({
  _id: person.stebUserId,
  steb_user_id: person.stebUserId,
  name: person.name,
  picture: person.picture || 'avator.png',
  national_id: masked(person.national_id),
  email: masked(person.email),
  phone_number: masked(person.phone_number),
  gender: person.gender,
  status: person.status,
});

/** Looks people and entities up in the registry for those who register teams. */
export function lookUpRoutes(
  route: Route,
  { identity, clock, counter }: { identity: IdentityProvider; clock: Clock; counter: LookUpCounter },
): void {
  async function found<T>(question: Promise<T | undefined>, missing: ErrorCode): Promise<T> {
    const answer = await question.catch((cause: unknown) => {
      if (cause instanceof ProviderUnavailable) throw new Refusal('look_up_unavailable', { cause });
      throw cause;
    });
    if (!answer) throw new Refusal(missing);
    return answer;
  }

  route(lookUpCoach, async ({ body, person }) => {
    await counter.remember(person.id, [body.coach_id]);
    const coach = await found(identity.coach(body.coach_id), 'coach_not_found');
    return { success: true, coach: presentStranger(coach) };
  });

  route(lookUpMember, async ({ body, person }) => {
    await counter.remember(person.id, [body.member_id]);
    const member = await found(identity.member(body.member_id), 'member_not_found');
    const age = member.dob ? ageOn(member.dob, clock()) : null;
    return { success: true, member: { ...presentStranger(member), age } };
  });

  route(lookUpEntity, async ({ body }) => {
    const entity = await found(identity.entity(body.entity_cr), 'entity_not_found');
    const { address: _, ...shown } = entity;
    return { success: true, entity: shown };
  });
}
