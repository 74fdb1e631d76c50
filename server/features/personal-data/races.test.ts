import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { openSession } from '#server/features/sessions/store.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { type UserRecord, users } from '#server/features/users/index.ts';
import { certifiableTeam } from '#tests/support/certificates.ts';
import { forumCategories, putTopic } from '#tests/support/forum.ts';
import { waitingForLocks } from '#tests/support/locks.ts';
import { placesNaming, runEraseAgain } from '#tests/support/personal-data.ts';
import { fullSheet, pdfOf } from '#tests/support/scores.ts';
import {
  coachesAgree,
  multipart,
  openSeason,
  picture,
  registerTeam,
  registrationForm,
  type TestSeason,
} from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { eraseAgainJob } from './erase.ts';
import { personalDataParts } from './parts.ts';
import { deletionRequests } from './table.ts';

/** Calls that are under way while an account is deleted (decision 083): each is held, and let go afterwards. */
let portal: TestPortal;
let season: TestSeason;
let category: string;
let topic: string;

beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
  [category] = await forumCategories(portal);
  const [other] = await portal.db
    .insert(users)
    .values({ stebUserId: 'other', type: 0, name: 'Other', email: 'other@example.com', nationalId: '1999999990' })
    .returning();
  topic = (await putTopic(portal, { categoryId: category, userId: other?.id ?? '' })).id;
  await portal.tokenOf('admin');
  await portal.tokenOf('coach');
});
afterAll(() => portal.close());
afterEach(() => vi.restoreAllMocks());

let made = 0;

type Someone = UserRecord & { authorization: string; identifying: string[] };

/** Somebody with an account, whom the registry knows as a coach and as a member. */
async function somebody(): Promise<Someone> {
  made += 1;
  const nationalId = String(1_700_000_000 + made);
  const [user] = await portal.db
    .insert(users)
    .values({
      ...{ stebUserId: `raced-person-${made}`, type: 1, name: `Huda Racer${made}`, nationalId },
      ...{ email: `racer${made}@example.com`, phoneNumber: `+96655${nationalId.slice(-7)}` },
    })
    .returning();
  if (!user) throw new Error('no account');
  await portal.database.pool.query('delete from rate_limits');
  const authorization = await openSession(
    portal.db,
    { userId: user.id, userAgent: undefined, askedAt: new Date() },
    new Date(),
  );
  return { ...user, authorization, identifying: [user.name, nationalId, user.email, user.stebUserId] };
}

/** The registry answers about somebody, once `held` resolves. */
function known({ name, email, nationalId, phoneNumber, stebUserId }: Someone, held: Promise<void> = Promise.resolve()) {
  const asked = Promise.withResolvers<void>();
  for (const kind of ['coach', 'member'] as const) {
    const ask = portal.identity[kind].bind(portal.identity);
    vi.spyOn(portal.identity, kind).mockImplementation(async (number) => {
      if (number !== nationalId) return ask(number);
      const like = await ask(people[kind === 'coach' ? 'coaches' : 'members'][3] ?? '');
      asked.resolve();
      await held;
      return like && { ...like, name, email, phone_number: phoneNumber, stebUserId, national_id: nationalId };
    });
  }
  return asked.promise;
}

const as = ({ authorization }: Someone) => ({ headers: { authorization } });

async function carryOut({ id: userId }: Someone) {
  const [request] = await portal.db.insert(deletionRequests).values({ userId }).returning();
  return portal.call('POST', '/api/admin/deletion-requests/carry-out', { as: 'admin', body: { id: request?.id } });
}

const isDeleted = async ({ id }: Someone) =>
  (await portal.db.$count(users, sql`${users.id} = ${id} and ${users.stebUserId} like 'deleted-%'`)) === 1;

/** A transaction that has written something of somebody and has not ended: a deletion waits for it. */
async function writeBegun({ id }: Someone) {
  const client = new pg.Client(portal.databaseUrl);
  await client.connect();
  await client.query('begin');
  await client.query('select from users where id = $1 for key share', [id]);
  return async () => {
    await client.query('commit');
    await client.end();
  };
}

/** Begins a deletion and holds it when it has locked the account. */
async function deletionBegun(someone: Someone) {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const [first] = personalDataParts;
  if (!first) throw new Error('no parts');
  const erase = first.erase;
  vi.spyOn(first, 'erase').mockImplementationOnce(async (tx, person) => {
    begun.resolve();
    await held.promise;
    return erase(tx, person);
  });
  const done = carryOut(someone);
  await begun.promise;
  return { done, letGo: held.resolve };
}

const send = (someone: Someone, method: 'POST' | 'GET', url: string, body?: object) =>
  portal.call(method, url, { ...as(someone), ...(body && { body }) });

const sendForm = (someone: Someone, url: string, file: { name: string; type: string; bytes: Buffer }, fields = {}) => {
  const { body, headers } = multipart(file, fields);
  return portal.call('POST', url, { body, headers: { ...headers, ...as(someone).headers } });
};

const png = async () => ({ name: 'a.png', type: 'image/png', bytes: await picture() });

/** A team of the coach whose other coach somebody is. */
const teamWith = async (someone: Someone, change = {}) => {
  known(someone);
  const coaches = [people.coaches[0], someone.nationalId];
  const { id } = await certifiableTeam(portal, season, { coaches, ...change });
  await coachesAgree(portal, id);
  return id;
};

type Prepared = () => ReturnType<TestPortal['call']>;
const calls: Record<string, (someone: Someone) => Promise<Prepared>> = {
  'a post in the forum': async (someone) => () =>
    send(someone, 'POST', '/api/community', { title: someone.name, description: `<p>${someone.email}</p>`, category }),
  'a comment': async (someone) => () =>
    send(someone, 'POST', '/api/community/comments', { community_id: topic, body: `<p>${someone.name}</p>` }),
  'a like': async (someone) => () => send(someone, 'POST', '/api/community/likes', { id: topic }),
  'a report': async (someone) => () =>
    send(someone, 'POST', '/api/community/reports', { id: topic, reason: 'other', note: someone.name }),
  'a note of a payment': async (someone) => {
    const team_id = await teamWith(someone);
    return () => send(someone, 'POST', '/api/seasons', { type: 'card', team_id, ref: 'r', data: someone.name });
  },
  'a picture': async (someone) => async () => sendForm(someone, '/api/uploads', await png()),
  'the language of the mails': async (someone) => () => send(someone, 'POST', '/api/getuser?lang=en'),
  scores: async (someone) => {
    const team = await teamWith(someone);
    const jsdata = JSON.stringify(fullSheet('FLLD', team, { github: `https://github.com/${someone.stebUserId}` }));
    const file = { name: `${someone.name}.pdf`, type: 'application/pdf', bytes: pdfOf() };
    return () => sendForm(someone, '/api/teams/scores', file, { jsdata });
  },
  'a certificate': async (someone) => {
    const team = await teamWith(someone);
    return () => send(someone, 'POST', '/api/certificates/genrate/', { team });
  },
  'a replacement': async (someone) => {
    const team_id = await teamWith(someone);
    const [member] = await portal.db.select().from(teamPeople).where(sql`team_id = ${team_id} and role = 'member'`);
    const body = { team_id, replaced: member?.stebUserId, member_id: people.members[6] };
    return () => send(someone, 'POST', '/api/teams/members/replace', body);
  },
  'a registration': async (someone) => {
    known(someone);
    const { filename } = (await sendForm(someone, '/api/uploads', await png())).json;
    const change = { coaches: [someone.nationalId], image: filename };
    const data = await registrationForm(portal, season, change);
    return () => send(someone, 'POST', '/api/teams/registration', { data: { ...data, image: filename } });
  },
};

/** It has locked the team before it asks for the account: the deletion gives way, begins anew and erases what it wrote. */
const passed = 'a certificate';

describe.each(Object.entries(calls))('%s of somebody', (name, prepare) => {
  test('that began before the deletion is erased with the rest', async () => {
    const someone = await somebody();
    const call = await prepare(someone);
    const end = await writeBegun(someone);
    const deletion = carryOut(someone);
    await waitingForLocks(portal.database.pool);
    expect((await call()).json.code).toBe(undefined);
    await end();
    expect((await deletion).json.code).toBe(undefined);
    expect(await isDeleted(someone)).toBe(true);
    expect(await withoutJobs(someone)).toEqual([]);
  });

  test('that comes while the account is being deleted leaves nothing', async () => {
    const someone = await somebody();
    const call = await prepare(someone);
    const { done, letGo } = await deletionBegun(someone);
    const answer = call();
    await waitingForLocks(portal.database.pool);
    letGo();
    const [{ json }, { status }] = await Promise.all([answer, done]);
    expect(status).toBe(200);
    expect(json.code).toBe(name === passed ? undefined : 'session_ended');
    expect(await isDeleted(someone)).toBe(true);
    expect(await withoutJobs(someone)).toEqual([]);
  });
});

/** Where somebody is named, but for the job that waits to erase them again. */
async function withoutJobs({ identifying }: Someone) {
  await portal.database.pool.query('delete from pgboss.job where name = $1', [eraseAgainJob]);
  return placesNaming(portal, identifying);
}

describe('somebody whom another person names at that moment', () => {
  test('in a registration, as coach and as member, is erased minutes later', async () => {
    for (const place of ['coaches', 'members'] as const) {
      const someone = await somebody();
      const held = Promise.withResolvers<void>();
      const asked = known(someone, held.promise);
      const change = place === 'coaches' ? { coaches: [people.coaches[0], someone.nationalId] } : {};
      const registered = registerTeam(portal, season, {
        ...{ teamName: someone.stebUserId, competion_id: season.free.id, members: [someone.nationalId] },
        ...(place === 'coaches' && { ...change, members: [people.members[1]] }),
        teamName: 'Team of a race',
      });
      await asked;
      expect((await carryOut(someone)).status).toBe(200);
      held.resolve();
      await registered;
      expect(await placesNaming(portal, someone.identifying)).toContain('public.team_people');
      await runEraseAgain(portal);
      expect(await placesNaming(portal, someone.identifying)).toEqual([]);
      vi.restoreAllMocks();
    }
  });

  test('in a replacement is erased minutes later, with the line of the log and the mail', async () => {
    const someone = await somebody();
    const { _id: team_id } = await registerTeam(portal, season);
    const [member] = await portal.db.select().from(teamPeople).where(sql`team_id = ${team_id} and role = 'member'`);
    const held = Promise.withResolvers<void>();
    const asked = known(someone, held.promise);
    const body = { team_id, replaced: member?.stebUserId, member_id: someone.nationalId };
    const replaced = portal.call('POST', '/api/teams/members/replace', { as: 'coach', body });
    await asked;
    expect((await carryOut(someone)).status).toBe(200);
    held.resolve();
    expect((await replaced).status).toBe(200);
    expect(await placesNaming(portal, someone.identifying)).toEqual(
      expect.arrayContaining(['public.change_log', 'public.team_people']),
    );
    await runEraseAgain(portal);
    expect(await placesNaming(portal, someone.identifying)).toEqual([]);
  });

  test('on a certificate that is being issued and drawn loses the name, and the files go', async () => {
    const someone = await somebody();
    const team = await teamWith(someone);
    const stored = Promise.withResolvers<void>();
    const drawn = Promise.withResolvers<void>();
    const put = portal.files.put.bind(portal.files);
    vi.spyOn(portal.files, 'put').mockImplementation(async (key, bytes) => {
      if (key.startsWith('certificates/')) {
        drawn.resolve();
        await stored.promise;
      }
      return put(key, bytes);
    });
    const issued = await portal.call('POST', '/api/certificates/genrate/', { as: 'coach', body: { team } });
    const address = `/files/certificates/${issued.json.cerfificate._id}.ar.pdf`;
    const authorization = await portal.tokenOf('coach');
    const paper = portal.app.inject({ url: address, headers: { authorization } });
    await drawn.promise;
    expect((await carryOut(someone)).status).toBe(200);
    stored.resolve();
    await paper;
    expect(await placesNaming(portal, someone.identifying)).toContain('certificates');
    await runEraseAgain(portal);
    expect(await placesNaming(portal, someone.identifying)).toEqual([]);
  });

  test('keeps what a new account has, when they signed in again meanwhile', async () => {
    const someone = await somebody();
    known(someone);
    expect((await carryOut(someone)).status).toBe(200);
    const { id, authorization, identifying, ...again } = someone;
    await portal.db.insert(users).values(again);
    const { _id } = await registerTeam(portal, season, { members: [someone.nationalId] });
    await runEraseAgain(portal);
    const [seat] = await portal.db.select().from(teamPeople).where(eq(teamPeople.nationalId, someone.nationalId));
    expect([seat?.teamId, seat?.name]).toEqual([_id, someone.name]);
  });
});

test('a file whose upload ends after the deletion goes with the others', async () => {
  const someone = await somebody();
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<string>();
  const put = portal.files.put.bind(portal.files);
  vi.spyOn(portal.files, 'put').mockImplementation(async (key, bytes) => {
    begun.resolve(key);
    await held.promise;
    return put(key, bytes);
  });
  const sent = sendForm(someone, '/api/uploads', await png());
  const key = await begun.promise;
  expect((await carryOut(someone)).status).toBe(200);
  held.resolve();
  await sent;
  expect(await portal.files.get(key)).toBeDefined();
  await runEraseAgain(portal);
  expect(await portal.files.get(key)).toBeUndefined();
});

test('no payment page is begun for an account that is being deleted', async () => {
  const someone = await somebody();
  known(someone);
  const { _id: team_id } = await registerTeam(portal, season, { coaches: [people.coaches[0], someone.nationalId] });
  await coachesAgree(portal, team_id);
  const { done, letGo } = await deletionBegun(someone);
  const begun = send(someone, 'POST', '/api/teams/registration_checker', { team_id });
  await waitingForLocks(portal.database.pool);
  letGo();
  expect([(await done).status, (await begun).json.code]).toEqual([200, 'session_ended']);
  const { rows } = await portal.db.execute(sql`select 1 from payment_attempts where started_by = ${someone.id}`);
  expect(rows).toEqual([]);
});

test('the account itself gets no value back', async () => {
  const someone = await somebody();
  expect((await carryOut(someone)).status).toBe(200);
  await expect(portal.db.update(users).set({ language: 'ar' }).where(eq(users.id, someone.id))).rejects.toThrow();
  await expect(portal.db.insert(teams).values({ createdBy: someone.id } as never)).rejects.toThrow();
});
