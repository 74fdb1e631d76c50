import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isValidPhoneNumber } from 'libphonenumber-js/max';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ageOn, agesOf } from '#domain/age.ts';
import { certificates } from '#server/features/certificates/table.ts';
import { ageLevels, competitionFiles, competitions } from '#server/features/competitions/index.ts';
import { cannedReplies, contactMessages, contactReplies } from '#server/features/contact/index.ts';
import { faqs } from '#server/features/faqs/index.ts';
import { galleryItems } from '#server/features/gallery/index.ts';
import { invoices } from '#server/features/invoices/index.ts';
import { partners } from '#server/features/partners/index.ts';
import { orders, paymentAttempts } from '#server/features/payments/index.ts';
import { deletionRequests } from '#server/features/personal-data/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { resultImports } from '#server/features/result-imports/index.ts';
import { isPublished, resultBoards, results } from '#server/features/results/index.ts';
import { scoreEntries, scoreMatches, scoreSubmissions } from '#server/features/scores/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { settings } from '#server/features/settings/index.ts';
import { talents } from '#server/features/talents/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { trainingCentres } from '#server/features/training-centres/index.ts';
import { users } from '#server/features/users/index.ts';
import { connectDatabase, type Database } from '#server/platform/database.ts';
import { type FileStore, openFileStore } from '#server/platform/files.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import accounts from './accounts.json' with { type: 'json' };
import { loadDemo } from './load.ts';

/** The day for which the sample content is written (`calendar.ts`). */
const clock = () => new Date('2025-12-28T09:00:00Z');

let testDatabase: TestDatabase;
let database: Database;
let folder: string;
let files: FileStore;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = await connectDatabase(testDatabase.url);
  folder = await mkdtemp(join(tmpdir(), 'turs-demo-'));
  files = await openFileStore(folder, undefined);
  await loadDemo(database.db, files, clock);
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
  await rm(folder, { recursive: true, force: true });
});

const tables = {
  competitions,
  faqs,
  galleryItems,
  invoices,
  orders,
  partners,
  paymentAttempts,
  resultImports,
  results,
  seasons,
  settings,
  cannedReplies,
  contactMessages,
  contactReplies,
  talents,
  teamPeople,
  teams,
  trainingCentres,
  users,
};

async function countAll({ db }: Database) {
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries<PgTable>(tables)) counts[name] = await db.$count(table);
  return counts;
}

async function withDatabase(run: (fresh: Database) => Promise<void>) {
  const own = await createTestDatabase();
  const fresh = await connectDatabase(own.url);
  await run(fresh).finally(() => fresh.close());
  await own.drop();
}

describe('loading', () => {
  test('fills an empty database', async () => {
    expect(await countAll(database)).toMatchObject({
      ...{ seasons: 2, competitions: 7, settings: 1, results: 280, resultImports: 2 },
      ...{ faqs: 20, galleryItems: 30, partners: 12, talents: 34, trainingCentres: 25 },
      ...{ contactMessages: 8, contactReplies: 5, cannedReplies: 4 },
    });
    const bySeason = await database.db
      .select({ slug: seasons.slug, count: sql<number>`count(*)`, last: seasons.lastTeamNumber })
      .from(teams)
      .innerJoin(seasons, eq(seasons.id, teams.seasonId))
      .groupBy(seasons.id)
      .orderBy(asc(seasons.slug));
    expect(bySeason).toEqual([
      { slug: 'first-2025', count: 121, last: 121 },
      { slug: 'wro-2024', count: 360, last: 360 },
    ]);
  });

  test('leaves a database alone that has been loaded', async () => {
    const before = await countAll(database);
    const [season] = await database.db.update(seasons).set({ nameEn: 'Edited by the office' }).returning();
    expect(await loadDemo(database.db, files, clock)).toBe(false);
    expect(await countAll(database)).toEqual(before);
    const edited = await database.db
      .select()
      .from(seasons)
      .where(eq(seasons.id, season?.id ?? ''));
    expect(edited[0]?.nameEn).toBe('Edited by the office');
  });

  test('leaves a database alone that has a season of its own', () =>
    withDatabase(async (fresh) => {
      await fresh.db.insert(seasons).values({ slug: 'own', code: 'OWN', name: 'موسمنا', nameEn: 'Ours' });
      expect(await loadDemo(fresh.db, files, clock)).toBe(false);
      expect(await countAll(fresh)).toMatchObject({
        seasons: 1,
        competitions: 0,
        teams: 0,
        users: 0,
        settings: 0,
        faqs: 0,
      });
    }));

  test('happens once when two portals start at the same time', () =>
    withDatabase(async (fresh) => {
      const loaded = await Promise.all([loadDemo(fresh.db, files, clock), loadDemo(fresh.db, files, clock)]);
      expect(loaded.toSorted()).toEqual([false, true]);
      expect(await countAll(fresh)).toEqual(await countAll(database));
    }));
});

describe('teams', () => {
  test('have numbers without a gap, in the order in which they registered', async () => {
    const loaded = await database.db.select().from(teams).orderBy(asc(teams.createdAt), asc(teams.teamNo));
    for (const code of ['F25', 'W24']) {
      const numbers = loaded.flatMap(({ teamNo }) => (teamNo.startsWith(code) ? [teamNo] : []));
      expect(numbers).toEqual(numbers.map((_, index) => `${code}-${String(index + 1).padStart(4, '0')}`));
    }
    expect(new Set(loaded.map(({ name }) => name)).size).toBe(loaded.length);
    const arabic = loaded.filter(({ name }) => /[\u0600-\u06ff]/.test(name)).length / loaded.length;
    expect(arabic).toBeGreaterThan(0.5);
    expect(arabic).toBeLessThan(0.7);
  });

  test('are of the right size, and their members of the right age', async () => {
    const rows = await database.db
      .select({ team: teams, competition: competitions, person: teamPeople, level: ageLevels })
      .from(teamPeople)
      .innerJoin(teams, eq(teams.id, teamPeople.teamId))
      .innerJoin(competitions, eq(competitions.id, teams.competitionId))
      .innerJoin(ageLevels, and(eq(ageLevels.competitionId, competitions.id), eq(ageLevels.key, teams.ageLevel)));
    const byTeam = Map.groupBy(rows, ({ team }) => team.id);
    expect(byTeam.size).toBe(481);
    for (const people of byTeam.values()) {
      const [first] = people;
      if (!first) continue;
      const ages = agesOf({ title: first.level.name, desc: first.level.description });
      const members = people.filter(({ person }) => person.role === 'member');
      expect(members.length).toBeGreaterThanOrEqual(2);
      expect(members.length).toBeLessThanOrEqual(first.competition.membersNo);
      const coaches = people.length - members.length;
      expect(coaches).toBeGreaterThanOrEqual(1);
      expect(coaches).toBeLessThanOrEqual(first.competition.coachesNo);
      for (const { person, team } of members) {
        const age = ageOn(person.dob ?? '', team.createdAt);
        expect([person.name, age >= (ages?.from ?? 99) && age <= (ages?.to ?? 0)]).toEqual([person.name, true]);
      }
    }
  });

  test('are published by level, but for one board that waits for the office', async () => {
    const boards = await database.db.select().from(resultBoards);
    expect(boards.map(({ published }) => published)).toEqual(Array.from({ length: 6 }, () => true));
    expect(await database.db.$count(results, sql`not ${isPublished()}`)).toBe(40);
  });

  test('are ranked from 1 to 40 in every age level of the older season, and no score is above a better rank', async () => {
    const loaded = await database.db.select().from(results).orderBy(asc(results.ranked));
    const groups = Map.groupBy(loaded, ({ competitionId, ageLevel }) => `${competitionId} ${ageLevel}`);
    expect(groups.size).toBe(7);
    for (const group of groups.values()) {
      expect(group.map(({ ranked }) => ranked)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
      const scores = group.map(({ score }) => score ?? -1);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      expect(Math.min(...scores)).toBeGreaterThan(0);
    }
  });

  test('of people who can sign in have handed in scores, and one has both certificates, with its rank', async () => {
    const { db } = database;
    const scored = await db
      .select({ slug: competitions.slug, at: scoreSubmissions.createdAt, announced: results.createdAt })
      .from(scoreSubmissions)
      .innerJoin(results, eq(results.teamId, scoreSubmissions.teamId))
      .innerJoin(competitions, eq(competitions.id, results.competitionId));
    expect(scored.map(({ slug }) => slug).sort()).toEqual(['future_innovators', 'robo_mission', 'robosports']);
    expect(scored.filter(({ at, announced }) => at >= announced)).toEqual([]);
    expect([await db.$count(scoreEntries), await db.$count(scoreMatches)]).toEqual([3, 2]);
    const issued = await db.select().from(certificates).orderBy(asc(certificates.issuedAt));
    expect(issued.map(({ type, content }) => [type, content.rank])).toEqual([
      ['q', null],
      ['f', 1],
    ]);
    expect(new Set(issued.map(({ teamId }) => teamId)).size).toBe(1);
    expect(issued.every(({ issuedAt }) => issuedAt <= clock())).toBe(true);
    expect(issued[0]?.content).toMatchObject({
      entity: accounts.find(({ role }) => role === 'entity')?.name,
      coaches: expect.arrayContaining([accounts.find(({ role }) => role === 'coach')?.name]),
    });
  });
});

describe('people', () => {
  test('have membership IDs that no real person can have: the check digit is wrong', async () => {
    const [people, owners] = await Promise.all([
      database.db.select({ nationalId: teamPeople.nationalId }).from(teamPeople),
      database.db.select({ nationalId: users.nationalId }).from(users),
    ]);
    const ids = new Set([...people, ...owners].map(({ nationalId }) => nationalId));
    expect(ids.size).toBeGreaterThan(1500);
    for (const id of ids) {
      expect(id).toMatch(/^[12]\d{9}$/);
      const sum = [...id].reduce((total, digit, index) => {
        const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
        return total + (value > 9 ? value - 9 : value);
      }, 0);
      expect([id, sum % 10 === 0]).toEqual([id, false]);
    }
  });

  test('who can sign in have their roles, and coaches and organisations one active team and one to be paid', async () => {
    for (const account of accounts) {
      const [user] = await database.db.select().from(users).where(eq(users.nationalId, account.membership_id));
      expect(user).toMatchObject({ type: account.type, email: account.email, isAdmin: account.role === 'admin' });
      if (account.role !== 'coach' && account.role !== 'entity') continue;
      const own = await database.db
        .select()
        .from(teams)
        .where(eq(teams.createdBy, user?.id ?? ''));
      expect(own.some((team) => team.paymentStatus)).toBe(true);
      expect(own.some((team) => !team.paymentStatus)).toBe(true);
      if (account.role === 'entity')
        expect(new Set(own.map((team) => team.entityStebId))).toEqual(new Set([user?.stebUserId]));
    }
  });
});

describe('money', () => {
  test('a team is paid when its order is, or when it is free; each payment has one invoice', async () => {
    const rows = await database.db
      .select({ team: teams, order: orders, invoice: invoices, paid: competitions.paid })
      .from(teams)
      .innerJoin(competitions, eq(competitions.id, teams.competitionId))
      .leftJoin(orders, eq(orders.purposeId, teams.id))
      .leftJoin(invoices, eq(invoices.orderId, orders.id));
    for (const { team, order, invoice, paid } of rows) {
      expect([team.teamNo, order !== null]).toEqual([team.teamNo, paid]);
      expect([team.teamNo, order === null || order.paidAt !== null]).toEqual([team.teamNo, team.paymentStatus]);
      expect([team.teamNo, invoice !== null]).toEqual([team.teamNo, order?.paidAt != null]);
      if (invoice && order) {
        expect(invoice.content.amounts.total).toBe(order.total);
        expect(invoice.content.amounts.exactTotal + invoice.content.amounts.rounding).toBe(order.total);
      }
    }
    const payable = rows.filter(({ team, paid }) => paid && team.teamNo.startsWith('F25'));
    const share = payable.filter(({ team }) => team.paymentStatus).length / payable.length;
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.8);
  });

  test('invoices are numbered without a gap in the order of payment, and the next one goes on from there', async () => {
    const loaded = await database.db.select().from(invoices).orderBy(asc(invoices.number));
    const years = Map.groupBy(loaded, ({ number }) => number.slice(0, 4));
    expect([...years.keys()]).toEqual(['2024', '2025']);
    for (const [year, ofYear] of years) {
      const numbers = ofYear.map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, index) => `${year}-${String(index + 1).padStart(6, '0')}`));
      const times = ofYear.map(({ issuedAt }) => issuedAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const { rows } = await database.pool.query('select last from invoice_series where series = $1', [year]);
      expect(rows).toEqual([{ last: numbers.length }]);
    }
  });

  test('the seller is fictitious and well-formed, and so are the organisations that invoices are made out to', async () => {
    const loaded = await database.db.select({ content: invoices.content }).from(invoices);
    for (const { content } of loaded) {
      const sides = [content.seller, ...(content.buyer.entity ? [content.buyer.entity] : [])];
      for (const { vatNumber } of sides) expect(vatNumber).toMatch(/^3\d{13}3$/);
      expect(content.seller.crNumber).toMatch(/^\d{10}$/);
    }
    expect(loaded.some(({ content }) => content.buyer.entity)).toBe(true);
    expect(loaded.some(({ content }) => !content.buyer.entity)).toBe(true);
  });

  test('every paid order has one payment that counts, and no attempt is left open', async () => {
    const attempts = await database.db.select().from(paymentAttempts);
    const counting = attempts.filter(({ state, needsRefund }) => state === 'paid' && !needsRefund);
    const paid = await database.db.$count(orders, isNotNull(orders.paidAt));
    expect(new Set(counting.map(({ orderId }) => orderId)).size).toBe(paid);
    expect(counting).toHaveLength(paid);
    expect(attempts.filter(({ state }) => state === 'redirected' || state === 'unknown')).toEqual([]);
  });
});

describe('what the public pages show', () => {
  test('is drawn: every picture is in the store under the name of its row, in its size, and is like no other', async () => {
    const gallery = await database.db.select({ picture: galleryItems.picture }).from(galleryItems);
    const marks = await database.db.select({ picture: partners.picture }).from(partners);
    const sizes = async (rows: { picture: string }[]) =>
      Promise.all(
        rows.map(async ({ picture }) => {
          const { width, height, format } = await sharp(await files.get(`pictures/${picture}`)).metadata();
          return `${format} ${width}x${height}`;
        }),
      );
    expect(new Set(await sizes(gallery))).toEqual(new Set(['webp 1200x800']));
    expect(new Set(await sizes(marks))).toEqual(new Set(['webp 480x240']));
    expect(new Set([...gallery, ...marks].map(({ picture }) => picture)).size).toBe(42);
    // With the banners and logos of competitions, and the logos and pictures of seasons.
    expect(await readdir(join(folder, 'pictures'))).toHaveLength(42 + 2 * 7 + 2 * 2);
  });

  test('has pictures of both seasons and of every competition', async () => {
    const rows = await database.db
      .select({ season: seasons.slug, competition: competitions.slug })
      .from(galleryItems)
      .innerJoin(seasons, eq(seasons.id, galleryItems.seasonId))
      .leftJoin(competitions, eq(competitions.id, galleryItems.competitionId));
    const bySeason = Map.groupBy(rows, ({ season }) => season);
    for (const ofSeason of bySeason.values()) expect(ofSeason.length).toBeGreaterThanOrEqual(12);
    expect(new Set(rows.flatMap(({ competition }) => competition ?? [])).size).toBe(7);
    expect(rows.some(({ competition }) => competition === null)).toBe(true);
  });

  test('has files of every competition in both languages, and a picture for all that sets a season apart', async () => {
    const listed = await database.db.select().from(competitionFiles);
    expect(listed).toHaveLength(7 * 3);
    for (const { filePath, filePathEn } of listed) {
      for (const name of [filePath, filePathEn]) expect(await files.get(`resources/${name}`)).toBeDefined();
    }
    for (const { attributes } of await database.db.select().from(seasons)) {
      expect(attributes).toHaveLength(3);
      for (const { image } of attributes) expect(await files.get(`pictures/${image}`)).toBeDefined();
    }
  });

  test('has a training centre in every region, each with a number that can be called and a map', async () => {
    const rows = await database.db
      .select({ centre: trainingCentres, region: regions.code })
      .from(trainingCentres)
      .innerJoin(regions, eq(regions.id, trainingCentres.regionId));
    expect(new Set(rows.map(({ region }) => region)).size).toBe(13);
    for (const { centre } of rows) {
      expect([centre.nameEn, isValidPhoneNumber(centre.phone)]).toEqual([centre.nameEn, true]);
      const { mlat, mlon } = Object.fromEntries(new URL(centre.location).searchParams);
      expect([centre.nameEn, Number(mlat) > 16 && Number(mlat) < 32]).toEqual([centre.nameEn, true]);
      expect([centre.nameEn, Number(mlon) > 34 && Number(mlon) < 56]).toEqual([centre.nameEn, true]);
    }
    expect(new Set(rows.map(({ centre }) => centre.phone)).size).toBe(25);
  });

  test('has questions in an order without a gap', async () => {
    const rows = await database.db.select().from(faqs).orderBy(asc(faqs.position));
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(new Set(rows.map(({ question }) => question)).size).toBe(20);
  });
});

describe('texts', () => {
  /** A key and its counterpart in the other language: `name` and `nameEn`, or on the wire `desc` and `desc_en`. */
  const counterpart = (key: string, record: object) => [`${key}En`, `${key}_en`].find((name) => name in record);
  /** Texts that the sample content does without. */
  const leftOut = ['generalRules', 'notice'];
  const words = (text: unknown) => String(text).replace(/<[^>]*>/g, ' ');

  test('stand there in both languages, each in its own script', async () => {
    const records: object[] = (
      await Promise.all(
        [seasons, competitions, settings, faqs, galleryItems, partners, trainingCentres].map((table) =>
          database.db.select().from(table as PgTable),
        ),
      )
    ).flat();
    const attributes = (await database.db.select({ list: seasons.attributes }).from(seasons)).flatMap(
      ({ list }) => list,
    );
    expect(attributes).toHaveLength(6);
    let compared = 0;
    for (const record of [...records, ...attributes] as Record<string, unknown>[]) {
      for (const key of Object.keys(record)) {
        const english = counterpart(key, record);
        if (!english) continue;
        if (leftOut.includes(key) && record[key] === '' && record[english] === '') continue;
        compared += 1;
        expect([key, words(record[key])]).toEqual([key, expect.stringMatching(/[\u0600-\u06ff]/)]);
        expect([english, words(record[english])]).toEqual([english, expect.stringMatching(/[A-Za-z]{3}/)]);
        expect([english, words(record[english])]).not.toEqual([english, expect.stringMatching(/[\u0600-\u06ff]/)]);
      }
    }
    expect(compared).toBe(2 * 4 + 7 * 8 + 6 + 6 * 2 + 20 * 2 + 30 + 12 + 25 * 2);
  });
});

test('the office has requests for deletion: new, nearly due, and taken back', async () => {
  const asked = await database.db.select().from(deletionRequests).orderBy(asc(deletionRequests.createdAt));
  const days = asked.map(({ createdAt }) => Math.floor((clock().getTime() - createdAt.getTime()) / 86_400_000));
  expect(days).toEqual([40, 26, 0]);
  expect(asked.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true, false, false]);
});

test('members were asked whether they are in their teams: most agreed, some have not answered, one refused', async () => {
  const people = await database.db.select().from(teamPeople);
  const refused = people.filter(({ refusedAt }) => refusedAt);
  const asked = people.filter(({ agreedAt, refusedAt }) => !agreedAt && !refusedAt);
  expect([refused.length, asked.length > 5, asked.length < people.length / 10]).toEqual([1, true, true]);
  expect(asked.every(({ role }) => role === 'member')).toBe(true);
});

test('every competition has a banner, a logo and a loop, and every season a logo and a picture', async () => {
  const kept = async (folder: string, name: string | null | undefined) =>
    (await files.get(`${folder}/${name}`))?.length ?? 0;
  for (const { slug, banner, logo, video } of await database.db.select().from(competitions)) {
    const sizes = [await kept('pictures', banner), await kept('pictures', logo)];
    expect([slug, ...sizes.map((size) => size > 0)]).toEqual([slug, true, true]);
    expect([slug, (await kept('videos', video?.replace('/files/videos/', ''))) > 0]).toEqual([slug, true]);
  }
  for (const { slug, logo, image } of await database.db.select().from(seasons)) {
    expect([slug, (await kept('pictures', logo)) > 0, (await kept('pictures', image)) > 0]).toEqual([slug, true, true]);
  }
});
