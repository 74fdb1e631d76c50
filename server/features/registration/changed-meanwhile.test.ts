import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ageLevels, competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { IdentityProvider, StebPerson } from '#server/providers/identity/steb.ts';
import { openSeason, registrationForm, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { submitRegistration } from './submit-registration.ts';

/* The registry is asked between the first look at a competition and the write: what the office does meanwhile counts. */
let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal();
  await portal.call('POST', '/api/getuser', { as: 'coach' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.db.delete(teamPeople);
  await portal.db.delete(teams);
  await portal.db.delete(competitions);
  await portal.db.delete(seasons);
  season = await openSeason(portal);
});

/** Registers a team, while the office does something as the registry is asked. */
async function registerWhile(meanwhile: () => Promise<unknown>) {
  const [person] = await portal.db.select().from(users).where(eq(users.nationalId, '1000000101'));
  if (!person) throw new Error('no coach');
  const known = (number: string): StebPerson => ({
    ...{ stebUserId: `steb-${number}`, national_id: number, name: number, email: '', phone_number: '' },
    ...{ nationality: '', gender: '', picture: '', guardian_name: '', guardian_phone: '', dob: null },
    ...{ status: true, type: 1, subscription: false },
  });
  const identity = { coach: async (id: string) => known(id), member: async (id: string) => known(id) };
  const deps = {
    ...{ db: portal.db, clock: () => new Date(), identity: identity as unknown as IdentityProvider },
    jobs: { enqueue: async () => {} },
    countLookUps: async () => void (await meanwhile()),
  };
  const form = { ...(await registrationForm(portal, season)), stage: 'Middle', terms: true };
  return submitRegistration(deps as never, { form: form as never, person: person as never, key: undefined }).then(
    () => 'registered',
    (refusal: unknown) => {
      if (!(refusal instanceof Refusal)) throw refusal;
      return [refusal.code, Object.keys(refusal.fields ?? {})];
    },
  );
}

const change = (values: Partial<typeof competitions.$inferInsert>) => () =>
  portal.db.update(competitions).set(values).where(eq(competitions.id, season.paid.id));
const changeSeason = (values: Partial<typeof seasons.$inferInsert>) => () =>
  portal.db.update(seasons).set(values).where(eq(seasons.id, season.season.id));
const drop = (table: typeof competitions) => () => portal.db.delete(table).where(eq(table.id, season.paid.id));

test('what stayed as it was takes the team', async () => {
  expect(await registerWhile(async () => {})).toBe('registered');
});

test.each([
  ['is closed', () => change({ registration: false }), ['registration_closed', []]],
  ['is hidden', () => change({ status: false }), ['invalid_fields', ['competion_id']]],
  ['is deleted', () => drop(competitions), ['invalid_fields', ['competion_id']]],
  ['is moved to another season', () => moved, ['invalid_fields', ['season_id']]],
  ['costs more', () => change({ priceHalalas: 50_000 }), ['fee_changed', []]],
  ['becomes free', () => change({ paid: false, priceHalalas: 0 }), ['fee_changed', []]],
  ['lets fewer people in', () => change({ membersNo: 1 }), ['invalid_fields', ['members']]],
  ['loses the age level', () => () => portal.db.delete(ageLevels), ['invalid_fields', ['ageLevel']]],
  ['belongs to a season that is closed', () => changeSeason({ registration: false }), ['registration_closed', []]],
  ['belongs to a season that is hidden', () => changeSeason({ status: false }), ['invalid_fields', ['competion_id']]],
] as const)('a competition that %s meanwhile takes no team', async (_, act, outcome) => {
  expect(await registerWhile(act())).toEqual(outcome);
  expect(await portal.db.$count(teams)).toBe(0);
});

async function moved() {
  const [other] = await portal.db
    .insert(seasons)
    .values({ slug: 'other', code: 'O99', name: 'آخر', nameEn: 'Other', registration: true })
    .returning();
  await change({ seasonId: other?.id ?? '' })();
}
