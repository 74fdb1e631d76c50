import { lookUpCoach, lookUpEntity, lookUpMember } from '#contract/endpoints/lookups.ts';
import type { Person as WirePerson } from '#contract/entities.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ageOn } from '#domain/age.ts';
import { isMemberInSeason, presentEntity, presentPerson } from '#server/features/teams/index.ts';
import { refuseBlocked } from '#server/features/users/index.ts';
import { outageAs, Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import type { IdentityProvider, StebPerson } from '#server/providers/identity/steb.ts';
import type { LookUpCounter } from './look-up-counter.ts';

/** A person who is not in a team yet, without ID and phone: knowing a number must not reveal a minor's data. */
const presentStranger = ({ national_id, phone_number, ...person }: StebPerson): WirePerson =>
  presentPerson({ ...person, nationalId: national_id, phoneNumber: phone_number }, 'masked');

/** Looks up people and entities in the registry for those who register teams. */
export function lookUpRoutes(
  route: Route,
  { db, identity, clock, counter }: { db: Db; identity: IdentityProvider; clock: Clock; counter: LookUpCounter },
): void {
  async function found<T extends { stebUserId: string }>(
    question: Promise<T | undefined>,
    { missing, field }: { missing: ErrorCode; field: string },
  ): Promise<T> {
    const answer = await question.catch(outageAs('look_up_unavailable'));
    if (!answer) throw new Refusal(missing);
    await refuseBlocked(db, [{ ...answer, field }]);
    return answer;
  }

  route(lookUpCoach, async ({ body, person }) => {
    await counter.countNew(person.id, [body.coach_id]);
    const coach = await found(identity.coach(body.coach_id), { missing: 'coach_not_found', field: 'coach_id' });
    return { success: true, coach: presentStranger(coach) };
  });

  route(lookUpMember, async ({ body, person }) => {
    await counter.countNew(person.id, [body.member_id]);
    const member = await found(identity.member(body.member_id), { missing: 'member_not_found', field: 'member_id' });
    const age = member.dob ? ageOn(member.dob, clock()) : null;
    const { season_id } = body;
    const inTeam = season_id && { in_team_this_season: await isMemberInSeason(db, member.stebUserId, season_id) };
    return { success: true, member: { ...presentStranger(member), age, ...inTeam } };
  });

  route(lookUpEntity, async ({ body, person }) => {
    await counter.countNew(person.id, [body.entity_cr]);
    const entity = await found(identity.entity(body.entity_cr), { missing: 'entity_not_found', field: 'entity_cr' });
    return { success: true, entity: presentEntity(entity, 'masked') };
  });
}
