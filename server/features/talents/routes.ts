import type { ParsedBody } from '#contract/endpoint.ts';
import { adminTalents, listTalentSlots } from '#contract/endpoints/admin-talents.ts';
import {
  listAdministrations,
  listTalentCompetitions,
  listTimeSlots,
  registerTalent,
  timeSlots,
} from '#contract/endpoints/talents.ts';
import type { FieldCode } from '#contract/errors.ts';
import { downloadRoute, listRoutes, switchRoutes } from '#server/features/office-records/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import { administrations, isAdministration } from './administrations.ts';
import { officeTalents } from './office.ts';
import { slotFiguresCounter } from './slot-figures.ts';
import { offeredAmong, talentCompetitionsFinder } from './store.ts';
import { talents } from './table.ts';

const slotNames = {
  morning: { name: 'صباحًا', name_en: 'Morning' },
  evening: { name: 'مساءً', name_en: 'Evening' },
};
/** When a training may be held (public spec, section 9). */
const slots = timeSlots.map((_id) => ({ _id, ...slotNames[_id] }));

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

  const office = officeTalents(db);
  listRoutes(route, adminTalents, office);
  downloadRoute(route, adminTalents, office);
  switchRoutes(route, adminTalents, office);
  const countSlots = slotFiguresCounter(db);
  route(listTalentSlots, async () => ({ success: true, slots: await countSlots(), administrations }));
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
