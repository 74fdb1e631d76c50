import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { contactMessages, contactReplies } from '#server/features/contact/index.ts';
import { teams } from '#server/features/teams/index.ts';
import { uploads } from '#server/features/uploads/index.ts';
import { users } from '#server/features/users/index.ts';
import type { JobName } from '#server/platform/jobs.ts';
import { rateLimit } from '#server/platform/rate-limit.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason, uploadLogo } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

const later = (ms: number) => {
  portal.time.now = new Date(Date.now() + ms);
};
const DAY = 24 * 60 * 60_000;

/** For each recurring job: creates something to do, and returns a check of whether it is done. */
const jobs: Partial<Record<JobName, () => Promise<() => Promise<boolean>>>> = {
  async 'reconcile-payments'() {
    const { _id: team } = await registerTeam(portal, season);
    const { json } = await portal.call('POST', '/api/teams/registration_checker', {
      as: 'coach',
      body: { team_id: team },
    });
    await portal.world.faults({ dropNotice: true });
    await payAtGateway(json.order.url);
    later(10 * 60_000);
    return async () => {
      const [row] = await portal.db.select({ paid: teams.paymentStatus }).from(teams).where(eq(teams.id, team));
      return row?.paid === true;
    };
  },
  async 'forget-expired'() {
    await rateLimit(portal.database.pool, 'short', 1, 60_000).take('somebody');
    const counters = async () =>
      (await portal.database.pool.query("select from rate_limits where key = 'short:somebody'")).rowCount;
    expect(await counters()).toBe(1);
    later(DAY);
    return async () => (await counters()) === 0;
  },
  async 'settle-lost-replies'() {
    const guest = { name: 'نورة', email: 'noura@school.example', phoneNumber: '+966501234567', message: 'متى؟' };
    const [message] = await portal.db
      .insert(contactMessages)
      .values({ ...guest, language: 'ar', state: 'answered' })
      .returning();
    const [officer] = await portal.db.select({ id: users.id }).from(users).limit(1);
    const reply = { messageId: message?.id ?? '', writtenBy: officer?.id ?? '', text: 'نعم' };
    await portal.db.insert(contactReplies).values(reply);
    return async () => (await portal.db.$count(contactReplies, eq(contactReplies.delivery, 'refused'))) === 1;
  },
  async 'sweep-uploads'() {
    const fileName = await uploadLogo(portal);
    later(limits.uploadKeptUnused + DAY);
    return async () => (await portal.db.$count(uploads, eq(uploads.fileName, fileName))) === 0;
  },
};

test('every job that recurs stands here', () => {
  const recurring = Object.entries(portal.work).filter(([, { cron }]) => cron);
  expect(recurring.map(([name]) => name).toSorted()).toEqual(Object.keys(jobs).toSorted());
});

test.each(Object.entries(jobs))('%s does its work when its time has come', async (name, prepare) => {
  portal.time.now = undefined;
  const done = await prepare();
  expect(await done()).toBe(false);
  await portal.runJob(name as JobName);
  expect(await done()).toBe(true);
});
