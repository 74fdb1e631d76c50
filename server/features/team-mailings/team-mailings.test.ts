import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { changeLog } from '#server/features/office-records/index.ts';
import { settings } from '#server/features/settings/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf, type RoleName } from '#tests/support/accounts.ts';
import { allContent } from '#tests/support/rates.ts';
import { openSeason, registerTeam, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { teamMailingRecipients, teamMailings } from './table.ts';

let portal: TestPortal;
let season: TestSeason;
/** Two teams of the first coach, one of the second, who has no account, and one of a coach without an e-mail. */
let ids: string[];
const [coach = { membership_id: '', email: '' }] = accountsOf('coach');
const second = { email: 'second.coach@example.com', name: 'مها العتيبي' };

beforeAll(async () => {
  portal = await openTestPortal({ work: true });
  season = await openSeason(portal);
  for (const role of ['admin', 'sub_admin', 'coach', 'student', 'entity'] as const) await portal.tokenOf(role);
  const free = { competion_id: season.free.id };
  const made = [
    await registerTeam(portal, season, { ...free, teamName: 'Najd Falcons', coaches: [coach.membership_id] }),
    await registerTeam(portal, season, { ...free, teamName: 'صقور الواحة', coaches: [coach.membership_id] }),
    await registerTeam(portal, season, { ...free, teamName: 'Third', coaches: [people.coaches[1]] }),
    await registerTeam(portal, season, { ...free, teamName: 'Fourth', coaches: [people.coaches[2]] }),
  ];
  ids = made.map(({ _id }) => _id);
  await portal.db.update(teamPeople).set(second).where(ofTeam(2));
  await portal.db.update(teamPeople).set({ email: '' }).where(ofTeam(3));
  await portal.db.update(users).set({ language: 'en' }).where(eq(users.nationalId, coach.membership_id));
  await portal.db.update(settings).set({ email: 'office@turs.example' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.world.noFaults();
  await portal.database.pool.query('delete from rate_limits');
});

const ofTeam = (index: number) => and(eq(teamPeople.teamId, ids[index] ?? ''), eq(teamPeople.role, 'coach'));
const written = {
  ...{ subject: 'موعد اللقاء', text: 'نلتقي غدًا الثامنة صباحًا.\n\nأحضروا الشواحن.' },
  ...{ subject_en: 'The event', text_en: 'We meet tomorrow at eight.\n\nBring your chargers.' },
};
const path = '/api/admin/teams/mailings';
const preview = (change: object = {}, as: RoleName = 'admin') =>
  portal.call('POST', `${path}/preview`, { as, body: { ...written, teams: { ids }, ...change } });
const send = (change: object = {}, { as = 'admin' as RoleName, key = '' } = {}) =>
  portal.call('POST', path, {
    as,
    body: { ...written, teams: { ids }, recipients: 2, ...change },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const recipientsOf = async (id: string, more = '') =>
  (await portal.call('GET', `${path}/recipients?id=${id}${more}`, { as: 'admin' })).json;
const mailsTo = (to: string) => portal.world.mail.list({ to }).filter(({ subject }) => /The event|موعد/.test(subject));

async function refused(call: () => ReturnType<typeof send>) {
  const waiting = eq(teamMailingRecipients.delivery, 'queued');
  await vi.waitUntil(async () => (await portal.db.$count(teamMailingRecipients, waiting)) === 0, { timeout: 60_000 });
  const before = await allContent(portal);
  const { status, json } = await call();
  expect(await allContent(portal)).toEqual(before);
  return [status, json.code];
}

describe('a preview', () => {
  test('counts each coach once, says who gets which language, and reads as the mail will', async () => {
    const { json } = await preview();
    expect(json).toMatchObject({ recipients: 2, teams: 4, without_coach: 1, languages: { ar: 0, en: 1, both: 1 } });
    expect(json.example.en.subject).toBe('The event');
    expect(json.example.en.paragraphs.slice(1, 3)).toEqual(['We meet tomorrow at eight.', 'Bring your chargers.']);
    expect(json.example.ar.paragraphs.join('\n')).toContain('أحضروا الشواحن.');
    expect(await refused(() => preview())).toEqual([200, undefined]);
  });
});

describe('a mail to coaches', () => {
  test('goes once to each, in their language, with their teams, and its delivery is told', async () => {
    const { status, json } = await send({}, { key: 'once-1' });
    expect([status, json.mailing.deliveries]).toEqual([200, { queued: 2, sent: 0, refused: 0 }]);
    const id = json.mailing._id;
    await vi.waitUntil(async () => (await recipientsOf(id)).mailing.deliveries.sent === 2, { timeout: 60_000 });
    const [mail, ...others] = mailsTo(coach.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('The event');
    expect(mail?.text).toContain('Najd Falcons');
    expect(mail?.text).toContain('صقور الواحة');
    expect(mail?.text).not.toContain('Third');
    const [both] = mailsTo(second.email);
    expect(both?.subject).toBe('موعد اللقاء | The event');
    expect(both?.text).toContain('Bring your chargers.');
    const { recipients } = await recipientsOf(id);
    expect(
      recipients.map(({ email, teams: count, delivery }: Record<string, unknown>) => [email, count, delivery]),
    ).toEqual(
      expect.arrayContaining([
        [coach.email, 2, 'sent'],
        [second.email, 1, 'sent'],
      ]),
    );
    const [line] = await portal.db.select().from(changeLog).where(eq(changeLog.recordId, id));
    expect(line).toMatchObject({ kind: 'team_mailings', action: 'created', after: { teams: 4, recipients: 2 } });
  });

  test('is sent once, however often its button is pressed, also at the same time', async () => {
    const before = await portal.db.$count(teamMailings);
    const answers = await Promise.all([1, 2, 3].map(() => send({}, { key: 'once-2' })));
    expect(new Set(answers.map(({ json }) => json.mailing?._id)).size).toBe(1);
    expect(await portal.db.$count(teamMailings)).toBe(before + 1);
    expect(await refused(() => send({ text: 'Another' }, { key: 'once-2' }))).toEqual([409, 'changed_form']);
  });

  test('one that bounces is told with the reason, and the others arrive', async () => {
    const email = 'bounce@school.example';
    await portal.db.update(teamPeople).set({ email }).where(ofTeam(2));
    const { json } = await send({}, { key: 'bounce' });
    await vi.waitUntil(async () => (await recipientsOf(json.mailing._id)).mailing.deliveries.queued === 0, {
      timeout: 60_000,
    });
    const { recipients } = await recipientsOf(json.mailing._id, '&delivery=refused');
    expect(recipients).toMatchObject([{ email, delivery: 'refused', reason: 'no_mailbox' }]);
    await portal.db.update(teamPeople).set(second).where(ofTeam(2));
  });

  test('goes to nobody whose account is blocked', async () => {
    const theirs = eq(users.nationalId, coach.membership_id);
    await portal.db.update(users).set({ status: false }).where(theirs);
    expect((await preview()).json).toMatchObject({ recipients: 1, without_coach: 3 });
    await portal.db.update(users).set({ status: true }).where(theirs);
  });

  test.each<[string, () => object, unknown[]]>([
    ['without a text', () => ({ text: ' ' }), [422, 'admin_fields_empty']],
    ['with a subject that is too long', () => ({ subject: 'x'.repeat(151) }), [422, 'invalid_fields']],
    ['to others than were previewed', () => ({ recipients: 3 }), [409, 'selection_changed']],
    ['about a team that there is not', () => ({ teams: { ids: [season.free.id] } }), [409, 'selection_changed']],
    ['about no team', () => ({ teams: { ids: [] } }), [422, 'admin_fields_empty']],
    ['about a team without a coach who has an address', () => ({ teams: { ids: [ids[3]] } }), [422, 'no_recipients']],
    [
      'about all that match, when they are others by now',
      () => ({ teams: { matching: { season: season.season.id }, count: 5 } }),
      [409, 'selection_changed'],
    ],
    [
      'about more teams than are taken at once',
      () => ({ teams: { matching: {}, count: 5_001 } }),
      [422, 'selection_too_large'],
    ],
  ])('%s is refused, and nothing is sent', async (_, change, expected) => {
    expect(await refused(() => send(change()))).toEqual(expected);
  });

  test('to all that match a filter takes those and no others', async () => {
    const matching = { s: 'Najd Falcons', season: season.season.id };
    expect((await preview({ teams: { matching, count: 1 } })).json).toMatchObject({ recipients: 1, teams: 1 });
    const { json } = await send({ teams: { matching, count: 1 }, recipients: 1 }, { key: 'matching' });
    expect(json.mailing.teams).toBe(1);
    // The answer was lost, and meanwhile another team matches: the same key is the mail that was sent.
    const named = (name: string) =>
      portal.db
        .update(teams)
        .set({ name })
        .where(eq(teams.id, ids[3] ?? ''));
    await named('Najd Falcons 2');
    const again = await send({ teams: { matching, count: 1 }, recipients: 1 }, { key: 'matching' });
    expect([again.status, again.json.mailing?._id]).toEqual([200, json.mailing._id]);
    expect(await refused(() => send({ teams: { matching, count: 1 }, recipients: 1 }, { key: 'another' }))).toEqual([
      ...[409, 'selection_changed'],
    ]);
    await named('Fourth');
  });

  test.each<RoleName>(['sub_admin', 'coach', 'student', 'entity'])('is refused to a %s', async (as) => {
    expect(await refused(() => send({}, { as }))).toEqual([403, 'not_allowed']);
    expect(await refused(() => preview({}, as))).toEqual([403, 'not_allowed']);
    const [mailing] = await portal.db.select().from(teamMailings).limit(1);
    for (const call of [path, `${path}/recipients?id=${mailing?.id}`])
      expect((await portal.call('GET', call, { as })).status).toBe(403);
  });

  test('a coach whose data are erased while it is queued gets none', async () => {
    const [mailing] = await portal.db.select().from(teamMailings).limit(1);
    const recipient = {
      mailingId: mailing?.id ?? '',
      stebUserId: 'gone',
      name: 'X',
      email: 'gone@example.com',
      teamIds: [],
    };
    const [row] = await portal.db.insert(teamMailingRecipients).values(recipient).returning();
    await portal.db.delete(teamMailingRecipients).where(eq(teamMailingRecipients.id, row?.id ?? ''));
    await portal.work['send-team-mailing'].run({ recipientId: row?.id } as never);
    expect(portal.world.mail.list({ to: 'gone@example.com' })).toEqual([]);
  });
});
