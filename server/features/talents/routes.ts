import type { ParsedBody } from '#contract/endpoint.ts';
import {
  listAdministrations,
  listTalentCompetitions,
  listTimeSlots,
  registerTalent,
} from '#contract/endpoints/talents.ts';
import type { FieldCode } from '#contract/errors.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { administrations, isAdministration } from './administrations.ts';
import { officeTalentRoutes } from './office-routes.ts';
import { offeredAmong, talentCompetitionsFinder } from './store.ts';
import { talents } from './table.ts';
import { slots } from './time-slots.ts';

export function talentRoutes(route: Route, { db, clock }: { db: Db; clock: Clock }): void {
  const findCompetitions = talentCompetitionsFinder(db, clock);

  route(listAdministrations, async () => ({ success: true, moeTypes: administrations }));
  route(listTimeSlots, async () => ({ success: true, moeTime: slots }));
  route(listTalentCompetitions, async ({ query }) => {
    return { success: true, competions: await findCompetitions(query.season) };
  });

  route(registerTalent, async ({ body }) => {
    const fields = await wrongChoices(db, body);
    if (Object.keys(fields).length > 0) throw new Refusal('invalid_fields', { fields });
    await db.insert(talents).values({
      name: cleanLine(body.name),
      gender: body.gender,
      email: body.email,
      phoneNumber: body.phone_number,
      school: cleanLine(body.school),
      subject: cleanLine(body.subject),
      administration: body.moeAdmin,
      trainings: body.training.map((row) => ({
        competitionId: row.competion,
        slot1: row.time_slot_1,
        slot2: row.time_slot_2,
      })),
    });
    return { success: true };
  });

  officeTalentRoutes(route, db);
}

/**
 * The fields with a choice that is not offered: an administration or a competition that does not exist or is inactive.
 */
async function wrongChoices(db: Db, { moeAdmin, training }: ParsedBody<typeof registerTalent>) {
  const offered = await offeredAmong(
    db,
    training.map(({ competion }) => competion),
  );
  const wrong: [string, FieldCode][] = training.flatMap(({ competion }, row) =>
    offered.has(competion) ? [] : [[`training.${row}.competion`, 'not_offered']],
  );
  if (!isAdministration(moeAdmin)) wrong.unshift(['moeAdmin', 'not_offered']);
  return Object.fromEntries(wrong);
}
