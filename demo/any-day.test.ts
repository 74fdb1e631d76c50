import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { PgTimestamp } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  currentOrNext,
  type Dated,
  dayOf,
  daysLeftOf,
  endOf,
  phaseOf,
  registrationDates,
  registrationOpen,
  sortedByStart,
  startOfDay,
} from '#domain/milestones.ts';
import { communityTopics } from '#server/features/community/index.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { cannedReplies, contactMessages, contactReplies } from '#server/features/contact/index.ts';
import { faqs } from '#server/features/faqs/index.ts';
import { galleryItems } from '#server/features/gallery/index.ts';
import { invoices } from '#server/features/invoices/index.ts';
import { changeLog } from '#server/features/office-records/index.ts';
import { orders } from '#server/features/payments/index.ts';
import { resultImports } from '#server/features/result-imports/index.ts';
import { results } from '#server/features/results/index.ts';
import { milestonesOf, seasons } from '#server/features/seasons/index.ts';
import { settings } from '#server/features/settings/index.ts';
import { talents } from '#server/features/talents/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { connectDatabase } from '#server/platform/database.ts';
import { openFileStore } from '#server/platform/files.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { calendarOf, isHoliday } from './calendar.ts';
import { loadDemo } from './load.ts';
import { datedMilestones } from './loaders/milestones.ts';
import { first2025, wro2024 } from './read/seasons.ts';

const DAY = 86_400_000;
const day = (number: number) => dayOf(new Date(startOfDay('2026-11-20').getTime() + number * DAY));
/** Every day on which the sample may be started first in the next two years. */
const twoYears = Array.from({ length: 2 * 366 }, (_, number) => day(number));
/** The morning of a day in Riyadh. */
const morningOf = (riyadh: string) => new Date(`${riyadh}T08:00:00+03:00`);

/** The milestones as the API returns them. */
const spansOf = (content: typeof first2025, now: Date): Dated[] =>
  datedMilestones(content.milestones, calendarOf(now)).map(({ kind, from, to, times }) => ({
    kind,
    from: times ? `${from}T${times[0]}:00+03:00` : from,
    to: times ? `${to}T${times[1]}:00+03:00` : to,
  }));

const openAt = (season: typeof first2025, milestones: Dated[], now: Date) =>
  registrationOpen({ switches: [season.registration], milestones }, now);

describe('started first on any day of two years', () => {
  test.each([
    ['at midnight', 'T00:00:00+03:00'],
    ['in the morning', 'T08:00:00+03:00'],
    ['a second before midnight', 'T23:59:59+03:00'],
  ])('%s the current season takes teams for some days yet, and has all that a season is to come', (_, time) => {
    for (const today of twoYears) {
      const now = new Date(today + time);
      const spans = spansOf(first2025, now);
      expect([today, openAt(first2025, spans, now)]).toEqual([today, true]);
      const { daysLeft = 0 } = registrationDates(true, spans, now);
      expect([today, daysLeft >= 7 && daysLeft <= 21]).toEqual([today, true]);
      for (const kind of ['training', 'regional', 'final', 'broadcast', 'results'] as const) {
        const next = currentOrNext(spans, kind, now);
        expect([today, kind, next && phaseOf(next, now)]).toEqual([today, kind, 'next']);
      }
      const cast = currentOrNext(spans, 'broadcast', now) as Dated;
      expect([today, daysLeftOf(cast, now) <= 14]).toEqual([today, true]);
      const final = currentOrNext(spans, 'final', now) as Dated;
      expect([today, daysLeftOf(final, now) < 200]).toEqual([today, true]);
    }
  });

  test('the past season is past, in all that it dates, and by less than two years', () => {
    for (const today of twoYears) {
      const now = morningOf(today);
      const spans = spansOf(wro2024, now);
      for (const span of spans) expect([today, span.kind, phaseOf(span, now)]).toEqual([today, span.kind, 'past']);
      expect([today, openAt(wro2024, spans, now)]).toEqual([today, false]);
      const last = Math.max(...spans.map((span) => endOf(span).getTime()));
      expect([today, now.getTime() - last < 2 * 366 * DAY]).toEqual([today, true]);
    }
  });

  test('a season goes from registration by its regions to the final and the results, on days that people keep free', () => {
    for (const today of twoYears) {
      for (const season of [first2025, wro2024]) {
        const spans = spansOf(season, morningOf(today));
        const of = (kind: Dated['kind']) => sortedByStart(spans.filter((span) => span.kind === kind));
        const [registration] = of('registration');
        const [final] = of('final');
        const [announced] = of('results');
        if (!registration || !final || !announced) throw new Error('the season lacks a step');
        for (const regional of of('regional')) {
          expect([today, regional.from > registration.to && regional.to < final.from]).toEqual([today, true]);
          expect([today, new Date(regional.from).getUTCDay()]).toEqual([today, 6]);
          expect([today, regional.from, isHoliday(regional.from.slice(0, 10))]).toEqual([today, regional.from, false]);
        }
        expect([today, announced.from >= final.to]).toEqual([today, true]);
        expect([today, isHoliday(final.from) || isHoliday(final.to)]).toEqual([today, false]);
      }
    }
  });
});

test('left running for two years it says nothing that is over: no step is next and past, no days are left below none', () => {
  const loaded = morningOf(day(0));
  for (const season of [first2025, wro2024]) {
    const spans = spansOf(season, loaded);
    for (const today of twoYears) {
      const now = morningOf(today);
      const open = openAt(season, spans, now);
      const { daysLeft, opens } = registrationDates(open, spans, now);
      expect([today, open, daysLeft !== undefined && daysLeft >= 0]).toEqual([today, open, open]);
      expect([today, opens]).toEqual([today, undefined]);
      for (const kind of ['broadcast', 'final', 'results', 'regional'] as const) {
        const coming = currentOrNext(spans, kind, now);
        if (coming) expect([today, kind, endOf(coming) > now]).toEqual([today, kind, true]);
      }
    }
  }
});

describe.each(['2026-11-22', '2027-02-28', '2027-08-13', '2028-02-29', '2028-11-19'])('loaded on %s', (today) => {
  const now = morningOf(today);
  let close: () => Promise<void>;
  let db: Awaited<ReturnType<typeof connectDatabase>>['db'];

  beforeAll(async () => {
    const [testDatabase, folder] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'turs-any-day-'))]);
    const database = await connectDatabase(testDatabase.url);
    db = database.db;
    close = async () => {
      await database.close();
      await testDatabase.drop();
      await rm(folder, { recursive: true, force: true });
    };
    await loadDemo(db, await openFileStore(folder, undefined), () => now);
  });
  afterAll(() => close());

  test('nothing has happened that is still to come, and people were there in the last days', async () => {
    for (const table of [
      seasons,
      competitions,
      teams,
      orders,
      invoices,
      resultImports,
      results,
      changeLog,
      galleryItems,
      communityTopics,
      cannedReplies,
      contactMessages,
      contactReplies,
      talents,
      users,
    ]) {
      for (const column of Object.values(getTableColumns(table))) {
        // `updated_at` is the time of loading, not a date of the sample.
        if (!(column instanceof PgTimestamp) || column.name === 'updated_at') continue;
        const [{ late } = { late: '?' }] = await db
          .select({ late: sql<number>`count(*)::int` })
          .from(table)
          .where(sql`${column} > ${now.toISOString()}::timestamptz`);
        expect([column.name, late]).toEqual([column.name, 0]);
      }
    }
    const ago = async (of: typeof communityTopics | typeof teams | typeof galleryItems) => {
      const [{ last } = { last: '' }] = await db.select({ last: sql<string>`max(${of.createdAt})` }).from(of);
      return (now.getTime() - new Date(last).getTime()) / DAY;
    };
    expect(await ago(communityTopics)).toBeLessThan(15);
    expect(await ago(teams)).toBeLessThan(25);
    expect(await ago(galleryItems)).toBeLessThan(20);
  });

  test('one season is open, named by its year, with its milestones; the results are those of one that is over', async () => {
    const loaded = await db.select().from(seasons);
    const milestones = await milestonesOf(
      db,
      loaded.map(({ id }) => id),
    );
    const open = loaded.filter((season) =>
      registrationOpen({ switches: [season.registration], milestones: milestones.get(season.id) ?? [] }, now),
    );
    expect(open.map(({ slug }) => slug)).toEqual(['first-2025']);
    for (const { code, name, nameEn } of loaded) {
      const [year = ''] = /\d{4}$/.exec(nameEn) ?? [];
      expect(name.endsWith(year)).toBe(true);
      expect(code.endsWith(year.slice(2))).toBe(true);
      const age = now.getUTCFullYear() - Number(year);
      expect([nameEn, age >= 0 && age <= 2]).toEqual([nameEn, true]);
    }
    const ranked = await db
      .selectDistinct({ season: seasons.slug, at: results.createdAt })
      .from(results)
      .innerJoin(seasons, eq(seasons.id, results.seasonId));
    expect(ranked.map(({ season }) => season)).toEqual(['wro-2024']);
  });

  test('no text names a year or a month, which another day would give the lie', async () => {
    const months =
      /\b(?:January|February|March|April|June|July|August|September|October|November|December)\b|يناير|فبراير|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر/;
    const texts = (
      await Promise.all(
        [competitions, faqs, galleryItems, settings].map(async (table) => (await db.select().from(table)) as object[]),
      )
    ).flat();
    const ofSeasons = (await db.select().from(seasons)).map(
      ({ slug: _, code: __, name: ___, nameEn: ____, ...rest }) => rest,
    );
    // Addresses contain numbers of buildings.
    const shown = JSON.stringify([...texts, ...ofSeasons], (key, value) =>
      /^(?:id|.*Id|.*At|picture|image|logo|address.*|sellerAddress.*|unpaidTeamsMax|video|banner)$/.test(key)
        ? undefined
        : value,
    );
    const forum = JSON.stringify(
      await db.select({ title: communityTopics.title, body: communityTopics.body }).from(communityTopics),
    );
    expect(/\b20[2-4]\d\b/.exec(shown + forum)?.[0]).toBeUndefined();
    expect(months.exec(shown)?.[0]).toBeUndefined();
  });
});
