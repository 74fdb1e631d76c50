import { desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listTeamMails } from '#contract/endpoints/team-mails.ts';
import people from '#demo/people.json' with { type: 'json' };
import { aboutTeam, type MailNote } from '#server/features/mails/index.ts';
import { findOrder } from '#server/features/payments/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { JobName } from '#server/platform/jobs.ts';
import { MailRefused } from '#server/providers/mail/smtp.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { certify, nobody } from '#tests/support/certificates.ts';
import { fullSheet, sendScores } from '#tests/support/scores.ts';
import { openSeason, payAtGateway, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { forgetTeamMails, notedMailer } from './note-mails.ts';
import { teamMails } from './table.ts';

let portal: TestPortal;
let season: TestSeason;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.pool.query('delete from rate_limits');
  // Mails of a day are limited, and counted by their jobs.
  await portal.database.pool.query('delete from pgboss.job');
});

/** Sends all mails that wait, as the worker does: their jobs stay as done. */
async function sendAll() {
  const { rows } = await portal.database.pool.query<{ name: JobName; data: never }>(
    `update pgboss.job set state = 'completed' where name like 'send-%' and state = 'created' returning name, data`,
  );
  for (const { name, data } of rows) await portal.work[name].run(data);
  return rows;
}

const listOf = (team: string, as: RoleName = 'admin', page = 1) =>
  portal.call('GET', `${listTeamMails.path}?id=${team}&page=${page}`, { as });
const kindsOf = async (team: string, as?: RoleName): Promise<string[]> =>
  (await listOf(team, as)).json.mails.map(({ kind }: { kind: string }) => kind).sort();

const freeTeam = async () => (await registerTeam(portal, season, { competion_id: season.free.id }))._id as string;

/** A mailer whose server does as it is told, and what was reported. */
function mailerOf(send: () => Promise<void> = async () => {}) {
  const report = vi.fn();
  const sent = vi.fn(send);
  return {
    report,
    sent,
    mailer: notedMailer({ db: portal.db, clock: systemClock, report, mailer: { send: sent, close: () => {} } }),
  };
}
const mail = (id: string) => ({ to: 'coach@example.com', subject: 'S', text: 'T', html: 'H', id });
const noteOf = (team: string, kind: MailNote['kind'] = 'joined'): MailNote => ({
  ...{ kind, about: aboutTeam(team) },
  reader: { name: 'ريم', stebUserId: 'coach-of-a-test' },
});
const rowsOf = (team: string) =>
  portal.db.select().from(teamMails).where(eq(teamMails.teamId, team)).orderBy(desc(teamMails.sentAt));

describe('mails about a team', () => {
  test('are all listed, newest first, and those of money for administrators alone', async () => {
    const { _id: team } = await registerTeam(portal, season, { coaches: people.coaches.slice(0, 2) });
    await sendAll();
    const started = await portal.call('POST', '/api/teams/registration_checker', {
      as: 'coach',
      body: { team_id: team },
    });
    await payAtGateway(started.json.order.url);
    await portal.call('POST', '/api/telr/', { as: 'coach', body: { team_id: team } });
    const [school] = accountsOf('entity');
    await portal.call('POST', '/api/teams/entity/', {
      as: 'coach',
      body: { team_id: team, entity: school?.cr_number },
    });
    const order = (await findOrder(portal.db, { kind: 'team', id: team }))?.id;
    await portal.call('POST', '/api/teams/transections/invoice', { as: 'coach', body: { order_id: order } });
    await sendScores(portal, fullSheet('FLLC', team));
    await certify(portal, { id: team });
    await sendAll();

    const { json } = await listOf(team);
    const times = json.mails.map(({ at }: { at: string }) => at);
    expect(times).toEqual(times.toSorted().reverse());
    const kinds = new Set(await kindsOf(team));
    const ofMoney = ['invoice_reissued', 'receipt'];
    expect([...kinds].sort()).toEqual([
      ...['certificate_issued', 'invoice_reissued', 'joined', 'receipt', 'registration_confirmation'],
      'scores_received',
    ]);
    const [coach] = accountsOf('coach');
    const confirmation = json.mails.find(({ kind }: { kind: string }) => kind === 'registration_confirmation');
    expect(confirmation).toMatchObject({ email: coach?.email, refused_for: null });
    expect(await kindsOf(team, 'sub_admin')).toEqual((await kindsOf(team)).filter((kind) => !ofMoney.includes(kind)));
  });

  test('are one row each, also when one is sent again after its answer was lost', async () => {
    const team = await freeTeam();
    const jobs = await sendAll();
    const before = await kindsOf(team);
    expect(before.length).toBeGreaterThan(1);
    for (const { name, data } of jobs) await portal.work[name].run(data);
    expect(await kindsOf(team)).toEqual(before);
  });

  test('are read by pages, by the office alone', async () => {
    const team = await freeTeam();
    const { mailer } = mailerOf();
    for (let index = 0; index < 27; index += 1) await mailer.send(mail(`page-${index}`), noteOf(team));
    const second = await listOf(team, 'sub_admin', 2);
    expect(second.json).toMatchObject({ currentPage: 2, totalPages: 2, totalItems: 27 });
    expect(second.json.mails).toHaveLength(2);
    expect((await listOf(nobody)).status).toBe(404);
    expect((await listOf(team, 'coach')).status).toBe(403);
    expect((await portal.call('GET', `${listTeamMails.path}?id=${team}`)).status).toBe(401);
  });
});

describe('that a team takes part again', () => {
  const takesPart = async (id: string, status: boolean) =>
    expect((await portal.call('PUT', '/api/admin/teams/', { as: 'admin', body: { id, status } })).status).toBe(200);
  const of = (kind: string, kinds: string[]) => kinds.filter((one) => one === kind).length;

  test('is told to nobody where the withdrawal was undone before its mails were sent', async () => {
    const team = await freeTeam();
    await sendAll();
    const before = await kindsOf(team);
    await takesPart(team, false);
    await takesPart(team, true);
    await sendAll();
    expect(await kindsOf(team)).toEqual(before);
    // An earlier withdrawal that was told of does not count.
    await takesPart(team, false);
    await sendAll();
    await takesPart(team, true);
    await sendAll();
    const told = await kindsOf(team);
    expect([of('withdrawn', told), of('brought_back', told)]).toEqual([3, 3]);
    await takesPart(team, false);
    await takesPart(team, true);
    await sendAll();
    expect(await kindsOf(team)).toEqual(told);
  });

  test('is told to whoever was told of the withdrawal, however often one officer does both', async () => {
    const team = await freeTeam();
    await sendAll();
    for (const status of [false, true, false, true, false, true]) {
      await takesPart(team, status);
      await sendAll();
    }
    const told = await kindsOf(team);
    expect([of('withdrawn', told), of('brought_back', told)]).toEqual([9, 9]);
  });

  test('is told to the coach who withdrew it, who got no mail of that', async () => {
    const { _id: team } = await registerTeam(portal, season);
    await sendAll();
    const withdrawn = await portal.call('POST', '/api/teams/withdrawal', { as: 'coach', body: { team_id: team } });
    expect(withdrawn.status).toBe(200);
    await sendAll();
    await takesPart(team, true);
    await sendAll();
    const { json } = await listOf(team);
    const readers = json.mails.filter(({ kind }: { kind: string }) => kind === 'brought_back');
    expect(readers.map(({ email }: { email: string }) => email)).toContain(accountsOf('coach')[0]?.email);
  });
});

describe('a mail', () => {
  test('that the mail server refuses for good is noted with its codes, and as taken once it is', async () => {
    const team = await freeTeam();
    const refusing = mailerOf(() => Promise.reject(new MailRefused('550 5.1.1')));
    await expect(refusing.mailer.send(mail('refused'), noteOf(team))).rejects.toThrow(MailRefused);
    expect(await rowsOf(team)).toMatchObject([{ mailId: 'refused', refusedFor: '550 5.1.1' }]);
    await mailerOf().mailer.send(mail('refused'), noteOf(team));
    expect(await rowsOf(team)).toMatchObject([{ mailId: 'refused', refusedFor: null }]);
    // Sent twice, the second time to a full mailbox: the first was taken.
    await expect(refusing.mailer.send(mail('refused'), noteOf(team))).rejects.toThrow(MailRefused);
    expect(await rowsOf(team)).toMatchObject([{ refusedFor: null }]);
  });

  test('that could not be sent for now leaves nothing', async () => {
    const team = await freeTeam();
    const { mailer } = mailerOf(() => Promise.reject(new Error('the mail server did not answer')));
    await expect(mailer.send(mail('later'), noteOf(team))).rejects.toThrow('did not answer');
    expect(await rowsOf(team)).toEqual([]);
  });

  test('whose note cannot be written counts as sent, so that it is not sent twice', async () => {
    const { mailer, sent, report } = mailerOf();
    await mailer.send(mail('unnoted'), noteOf(uuidv7()));
    expect(sent).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledOnce();
    expect(await portal.db.$count(teamMails, eq(teamMails.mailId, 'unnoted'))).toBe(0);
  });

  test('about something else than a team is sent, and not noted', async () => {
    const { mailer, sent, report } = mailerOf();
    const team = await freeTeam();
    await mailer.send(mail('else'), { ...noteOf(team), about: { kind: 'book', id: team } });
    expect([sent.mock.calls.length, report.mock.calls.length]).toEqual([1, 0]);
    expect(await rowsOf(team)).toEqual([]);
  });

  test('is forgotten after 400 days', async () => {
    const team = await freeTeam();
    await mailerOf().mailer.send(mail('old'), noteOf(team));
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await forgetTeamMails(portal.db, inDays(399));
    expect(await rowsOf(team)).toHaveLength(1);
    await forgetTeamMails(portal.db, inDays(401));
    expect(await rowsOf(team)).toEqual([]);
  });
});
