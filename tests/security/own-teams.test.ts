import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { relationOf, type Viewer } from '#domain/team-access.ts';
import { orders } from '#server/features/payments/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { accessFactsOf, findTeam, teamPeople, teams } from '#server/features/teams/index.ts';
import { listOwnTeams } from '#server/features/teams/store.ts';
import { listOwnOrders } from '#server/features/transactions/store.ts';
import { users } from '#server/features/users/index.ts';
import type { Tx } from '#server/platform/database.ts';
import { openSeason, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { unguarded } from '#tests/support/unguarded.ts';

/** People of every role; the last has an unknown type. */
const types = [0, 1, 1, 2, 2, 4, 5, 9];
const everybody = types.map((_, index) => index);
const page = { offset: 0, limit: 1_000 };

let portal: TestPortal;
let season: TestSeason;
let regionId: string;
let viewers: Viewer[];

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  const [region] = await portal.db.select().from(regions).limit(1);
  regionId = region?.id ?? '';
  const rows = types.map((type, index) => ({
    ...{ stebUserId: `steb-${index}`, type, name: `Person ${index}`, email: `p${index}@example.com` },
    nationalId: `100000000${index}`,
  }));
  viewers = await portal.db
    .insert(users)
    .values(rows)
    .returning({ id: users.id, stebUserId: users.stebUserId, type: users.type });
});
afterAll(() => portal.close());

const somebody = fc.constantFrom(...everybody);
/** Each of the people may have any role in a team, and several at once. */
const aTeam = fc.record({
  creator: somebody,
  entity: fc.option(somebody),
  agreed: fc.boolean(),
  coaches: fc.uniqueArray(somebody, { maxLength: 2 }),
  members: fc.uniqueArray(somebody, { maxLength: 3 }),
  paid: fc.boolean(),
  withdrawn: fc.boolean(),
});
type MadeTeam = typeof aTeam extends fc.Arbitrary<infer T> ? T : never;

const viewer = (index: number) => viewers[index] as Viewer;

/** Paid and unpaid teams, whose orders are all unpaid. */
const load = (made: MadeTeam[]) => unguarded(portal.db, (tx) => write(tx, made));

async function write(db: Tx, made: MadeTeam[]): Promise<string[]> {
  for (const table of [teamPeople, orders, teams]) await db.delete(table);
  if (made.length === 0) return [];
  const place = { seasonId: season.season.id, competitionId: season.paid.id, ageLevel: 'Junior', regionId };
  const rows = await db
    .insert(teams)
    .values(
      made.map(({ creator, entity, agreed, paid, withdrawn }, index) => ({
        ...{
          ...place,
          teamNo: `F25-${index}`,
          name: `Team ${index}`,
          schoolName: 'School',
          createdBy: viewer(creator).id,
        },
        ...{
          entityStebId: entity === null ? null : viewer(entity).stebUserId,
          entityAgreedAt: agreed ? new Date() : null,
          paymentStatus: paid,
          status: !withdrawn,
        },
      })),
    )
    .returning({ id: teams.id });
  const ids = rows.map(({ id }) => id);
  const people = made.flatMap(({ coaches, members }, index) =>
    (['coach', 'member'] as const).flatMap((role) =>
      (role === 'coach' ? coaches : members).map((person, position) => ({
        ...{ teamId: ids[index] as string, role, position, stebUserId: viewer(person).stebUserId, name: 'Person' },
        // A person can be in a team only once; here somebody is both its coach and a member, and both must be reported.
        nationalId: `${role}-${person}`,
      })),
    ),
  );
  if (people.length > 0) await db.insert(teamPeople).values(people);
  const words = { name: 'x', nameEn: 'x' };
  await db.insert(orders).values(
    ids.map((purposeId, index) => ({
      ...{ purposeKind: 'team', purposeId, createdBy: viewer(made[index]?.creator ?? 0).id, currency: 'SAR' },
      ...{ subtotal: 100, tax: 15, rounding: -15, total: 100 },
      items: {
        customer: { name: 'x', email: 'x', nationalId: 'x' },
        subject: { number: 'x', name: 'x', organisation: 'x' },
        ...{ product: words, period: words },
      },
    })),
  );
  return ids;
}

/** A person's relation to a team, without the role: the office's own teams are like anybody's. */
const relationByPerson = (person: Viewer, facts: Parameters<typeof relationOf>[1]) =>
  relationOf({ ...person, type: 0 }, facts);

test('whose teams and orders the database lists is what the rules say of each team', async () => {
  let own = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(aTeam, { maxLength: 8 }), async (made) => {
      const ids = await load(made);
      const facts = await Promise.all(
        ids.map(async (id) => {
          const row = await findTeam(portal.db, id);
          if (!row) throw new Error('a team has gone');
          return [id, accessFactsOf(row)] as const;
        }),
      );
      for (const person of viewers) {
        const idsWhere = (fits: (relation: string) => boolean) =>
          facts.filter(([, of]) => fits(relationByPerson(person, of))).map(([id]) => id);
        const [listed, paying] = await Promise.all([
          listOwnTeams(portal.db, person, page),
          listOwnOrders(portal.db, person, page),
        ]);
        // One that was withdrawn before it was paid is nobody's any longer; its order stays.
        const gone = new Set(ids.filter((_, index) => made[index]?.withdrawn && !made[index].paid));
        const mine = idsWhere((relation) => relation !== 'stranger')
          .filter((id) => !gone.has(id))
          .sort();
        own += mine.length;
        expect(listed.rows.map(({ team }) => team.id).sort()).toEqual(mine);
        expect(listed.total).toBe(mine.length);
        // An entity that somebody named stands on the invoice, whatever it said.
        const managed = idsWhere((relation) => relation === 'manager' || relation === 'named').sort();
        expect(paying.rows.map(({ teamId }) => teamId).sort()).toEqual(managed);
        expect(paying.total).toBe(managed.length);
      }
    }),
    { numRuns: 60 },
  );
  // Without any own teams the test would prove nothing.
  expect(own).toBeGreaterThan(100);
});
