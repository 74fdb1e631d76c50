import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { deletedAccount } from '#domain/deleted-account.ts';
import { dataFileWords } from '#locales/personal-data.ts';
import { settings } from '#server/features/settings/index.ts';
import { users } from '#server/features/users/index.ts';
import { constraintOf } from '#server/platform/database.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { placesNaming, runEraseAgain, seedEverywhere } from '#tests/support/personal-data.ts';
import { openSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { patiently } from '#tests/support/time-limits.ts';
import { readZip } from '#tests/support/zip.ts';
import { personalDataParts } from './parts.ts';
import { onlyInJson } from './readable-page.ts';

/** One person, written into every place; downloaded, deleted, and searched for. The tests follow each other. */
let portal: TestPortal;
let seeded: Awaited<ReturnType<typeof seedEverywhere>>;
/** What identifies the coach. */
let identifying: string[];
let request: string;
let participants: number;
let before: Awaited<ReturnType<typeof rowsOfPerson>>;
/** As the figures of the home page count people. */
const countParticipants = async () =>
  (await portal.database.pool.query('select count(distinct national_id) as people from team_people')).rows[0].people;

beforeAll(async () => {
  portal = await openTestPortal({ work: true });
  await portal.db.update(settings).set({ email: 'office@example.com' });
  seeded = await seedEverywhere(portal, await openSeason(portal));
  const { name, nationalId, email, phoneNumber, stebUserId, dob } = seeded.coach;
  identifying = [name, nationalId, email, phoneNumber, stebUserId, dob ?? ''].filter(Boolean);
  expect(identifying.length).toBeGreaterThanOrEqual(5);
  participants = await countParticipants();
  expect(participants).toBeGreaterThan(2);
});
afterAll(() => portal.close());

const everyPersonalTable = () =>
  personalDataParts
    .flatMap(({ tables }) => Object.entries(tables))
    .filter(([, { personal }]) => personal.length > 0)
    .map(([table]) => table);

/** The request stays as it is, and names nobody. */
const tablesToRestore = () => everyPersonalTable().filter((table) => table !== 'deletion_requests');

type Row = { table: string; row: object };

/** The person's rows of every table that knows people. */
async function rowsOfPerson(): Promise<Row[]> {
  const theirs = [...identifying, seeded.coach.id];
  const read = async (table: string) => {
    const { rows } = await portal.database.pool.query(`select to_jsonb(kept) as row from "${table}" kept`);
    return rows.filter(({ row }) => theirs.some((text) => JSON.stringify(row).includes(text)));
  };
  const found = tablesToRestore().map(async (table) => (await read(table)).map(({ row }) => ({ table, row })));
  return (await Promise.all(found)).flat();
}

/**
 * Writes rows back, as calls would that had read them before the deletion: those that are still there without whose they
 * are, which no call changes.
 * @returns the tables that took a row, and those that refused one
 */
async function writeBack(rows: Row[]) {
  const taken = new Set<string>();
  const refused = new Set<string>();
  const client = await portal.database.pool.connect();
  try {
    // Otherwise the log takes nothing at all, by whomever.
    await client.query(`set portal.erases_person = 'on'`);
    const { rows: columns } = await client.query<{ table: string; name: string }>(
      `select table_name as table, '"' || column_name || '"' as name from information_schema.columns
       where table_schema = 'public' and is_generated = 'NEVER'`,
    );
    for (const { table, row } of rows) {
      const names = columns.filter((column) => column.table === table).map(({ name }) => name);
      const set = names.filter((name) => !/_by"$|^"user_id"/.test(name)).map((name) => `${name} = old.${name}`);
      const key = names.find((name) => /^"(id|key|id_hash)"$/.test(name));
      const old = `jsonb_populate_record(null::"${table}", $1) old`;
      try {
        const changed = await client.query(`update "${table}" k set ${set} from ${old} where k.${key} = old.${key}`, [
          row,
        ]);
        if (changed.rowCount === 0)
          await client.query(`insert into "${table}" (${names}) select ${names} from ${old}`, [row]);
        taken.add(table);
      } catch (error) {
        expect([table, constraintOf(error)]).toEqual([table, 'account_deleted']);
        refused.add(table);
      }
    }
    await client.query('reset portal.erases_person');
  } finally {
    client.release();
  }
  return { taken, refused };
}

/** Tables whose personal columns name nobody by themselves: times, counters, texts without a name. */
const namesNobody = ['sessions', 'rate_limits', 'look_ups', 'community_likes', 'score_documents', 'deletion_requests'];

test('the person is found in every place that says so', async () => {
  const found = await placesNaming(portal, identifying);
  const expected = everyPersonalTable()
    .filter((table) => !namesNobody.includes(table))
    .map((table) => `public.${table}`);
  expect(found).toEqual(expect.arrayContaining([...expected, 'certificates', 'invoices']));
});

/** The keys of the records of a download, at any depth; not those of what a browser or the gateway sent. */
function keysOf(data: Record<string, Record<string, unknown>>): string[] {
  const keys = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        const isBilingual = 'ar' in value && 'en' in value;
        if (!isBilingual) keys.add(key);
        if (key !== 'data' && !onlyInJson.has(key)) visit(item);
      }
    }
  };
  for (const place of Object.values(data)) Object.values(place).forEach(visit);
  return [...keys];
}

describe('the download', () => {
  let files: Map<string, Buffer>;
  // biome-ignore lint/suspicious/noExplicitAny: the test reads what it names
  let data: any;

  beforeAll(async () => {
    const headers = { authorization: await portal.tokenOf('coach') };
    const answer = await portal.app.inject({ url: '/api/personal-data/download', headers });
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="personal-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    files = readZip(answer.rawPayload);
    data = JSON.parse(files.get('data.json')?.toString() ?? '');
  });

  test('has every place, and something in each', () => {
    expect(Object.keys(data).sort()).toEqual(personalDataParts.map(({ place }) => place).sort());
    const lists = (value: object) => Object.values(value).filter(Array.isArray);
    const empty = Object.entries<object>(data)
      .filter(([, value]) => lists(value).length > 0 && lists(value).every((list) => list.length === 0))
      .map(([place]) => place);
    // The coach has not asked for deletion yet.
    expect(empty).toEqual(['requests']);
  });

  test('says what the person wrote, was registered with, and paid', () => {
    const { coach, said } = seeded;
    expect(data.account.account).toMatchObject({ name: coach.name, nationalId: coach.nationalId, email: coach.email });
    expect(data.teams.joined).toHaveLength(2);
    expect(data.teams.joined[0]).toMatchObject({
      team: { name: 'Najd Falcons' },
      you: { nationalId: coach.nationalId },
    });
    expect(data.certificates.certificates[0].yourName).toEqual([coach.name]);
    expect(data.orders.orders[0]).toMatchObject({ total: 40_300, items: { customer: { name: coach.name } } });
    expect(data.invoices.invoices.length + data.invoices.creditNotes.length).toBe(3);
    expect(JSON.stringify(data.forum.topics)).toContain(said);
    expect(data.lookUps.lookedUp.length).toBeGreaterThan(0);
  });

  test('tells of a guest’s message and registration the date alone, and how to get the rest', () => {
    const createdAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(data.contact).toEqual({
      ...{ messages: [{ createdAt }], replies: [{ createdAt }] },
      ...{ repliesByYou: [], assignedToYou: [] },
    });
    expect(data.talents).toEqual({ registrations: [{ createdAt }] });
    const page = files.get('index.html')?.toString('utf8') ?? '';
    for (const { notes } of Object.values(dataFileWords)) {
      expect(page).toContain(notes.contact);
      expect(page).toContain(notes.talents);
    }
  });

  test('has the person’s own files', async () => {
    const names = [...files.keys()];
    for (const folder of ['invoices/', 'credit-notes/', 'documentation/', 'pictures/'])
      expect(
        names.some((name) => name.startsWith(folder)),
        folder,
      ).toBe(true);
    const { text } = await readPdf(files.get(names.find((name) => name.startsWith('invoices/')) ?? '') as Buffer);
    expect(text).toContain('403.00');
  });

  test('has a page to read, with everything that the person knows of it', async () => {
    const page = files.get('index.html')?.toString('utf8') ?? '';
    const { coach, said } = seeded;
    for (const text of [coach.name, coach.nationalId, said, 'Najd Falcons', 'notes.pdf', '403.00'])
      expect(page).toContain(text);
    // While no language was chosen: both, the Arabic first.
    expect(page).toMatch(
      /<html lang="ar" dir="rtl">[\s\S]*<main lang="ar" dir="rtl">[\s\S]*<main lang="en" dir="ltr">/,
    );
    for (const place of personalDataParts.map((part) => part.place)) expect(page).toContain(`id="ar-${place}"`);
  });

  test('calls everything by a name in both languages', () => {
    const unnamed = keysOf(data).filter((key) => !onlyInJson.has(key) && !Object.hasOwn(dataFileWords.en.labels, key));
    const lists = Object.values<object>(data).flatMap((place) => Object.keys(place));
    const unnamedLists = lists.filter((key) => !onlyInJson.has(key) && !Object.hasOwn(dataFileWords.en.lists, key));
    const say = (words: string) => (key: string) =>
      `The download has “${key}”, which its page cannot name: add it to “${words}” of locales/{ar,en}/data-file.ts, or to \`onlyInJson\` of server/features/personal-data/readable-page.ts.`;
    expect([...unnamed.map(say('labels')), ...unnamedLists.map(say('lists'))]).toEqual([]);
  });

  test('has nothing of anybody else', async () => {
    const others = await portal.db.select().from(users);
    const registered = await portal.db.execute('select name, national_id, email, phone_number from team_people');
    const secrets = [
      ...others.filter(({ id }) => id !== seeded.coach.id).flatMap(({ nationalId, email }) => [nationalId, email]),
      ...registered.rows
        .filter((row) => row.national_id !== seeded.coach.nationalId)
        .flatMap((row) => Object.values(row)),
      ...people.members,
    ].filter((text) => text && text !== seeded.coach.phoneNumber);
    const content = [...files.values()].map((bytes) => bytes.toString('utf8')).join('\n');
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter((secret) => content.includes(String(secret)))).toEqual([]);
  });

  test('is for those who are signed in', async () => {
    const { status } = await portal.call('GET', '/api/personal-data/download');
    expect(status).toBe(401);
  });
});

describe('the deletion', () => {
  test('is asked for, and both the office and the person are told by mail', async () => {
    const body = { confirmation: ' Delete my  account ' };
    const answer = await portal.call('POST', '/api/personal-data/deletion', { as: 'coach', body });
    expect([answer.status, answer.json.msg]).toEqual([200, 'We have received your request.']);
    request = answer.json.request._id;
    for (const to of ['office@example.com', seeded.coach.email]) {
      const mail = await vi.waitUntil(
        () => portal.world.mail.list({ to }).find(({ subject }) => /delete/.test(subject)),
        patiently,
      );
      expect(mail.text).not.toContain(seeded.coach.name);
    }
  });

  test('is carried out in one step, which tells what became of the data and nothing of it', async () => {
    before = await rowsOfPerson();
    const answer = await portal.call('POST', '/api/admin/deletion-requests/carry-out', {
      as: 'admin',
      body: { id: request },
    });
    expect([answer.status, answer.json.code]).toEqual([200, undefined]);
    const { report, state, user } = answer.json.request;
    expect([state, user.name, user.email]).toEqual(['done', deletedAccount, '']);
    expect(report.map(({ place }: { place: string }) => place).sort()).toEqual(
      personalDataParts.map(({ place }) => place).sort(),
    );
    const invoices = report.find(({ place }: { place: string }) => place === 'invoices');
    const until = `${new Date().getFullYear() + 6}-12-31`;
    expect(invoices).toEqual({ place: 'invoices', removed: 0, nameless: 0, kept: 3, kept_until: until });
    expect(identifying.filter((text) => JSON.stringify(answer.json).includes(text))).toEqual([]);
  });

  const taxRecords = ['credit-notes', 'invoices', 'public.credit_notes', 'public.invoices'];

  test('leaves the person in invoices, credit notes and the job that erases once more alone', async () => {
    const paper = `certificates/${seeded.certificate}.ar.pdf`;
    await vi.waitUntil(async () => !(await portal.files.get(paper)), patiently);
    const found = await placesNaming(portal, identifying);
    expect(found.filter((place) => !place.startsWith('pgboss.'))).toEqual(taxRecords);
    expect(found.filter((place) => place.startsWith('pgboss.'))).toHaveLength(1);
  });

  test('erases once more, in every place, what calls wrote that had read it before', async () => {
    const { taken, refused } = await writeBack(before);
    expect([...new Set([...taken, ...refused])].sort()).toEqual(tablesToRestore().sort());
    // Of somebody else's calls. What the account itself did is refused.
    expect([...taken].sort()).toEqual(expect.arrayContaining(['certificates', 'orders', 'team_people', 'teams']));
    expect([...refused].sort()).toEqual(expect.arrayContaining(['community_topics', 'sessions', 'users']));
    const paper = `certificates/${seeded.certificate}.ar.pdf`;
    await portal.files.put(paper, Buffer.from(seeded.coach.name));
    await runEraseAgain(portal);
    expect(await placesNaming(portal, identifying)).toEqual(taxRecords);
  });

  test('ends every session', async () => {
    expect((await portal.call('POST', '/api/getuser', { as: 'coach' })).status).toBe(401);
  });

  test('leaves a team that reads sensibly, with its number, result and certificate', async () => {
    const { json } = await portal.call('GET', `/api/teams/?team_id=${seeded.team}`, { as: 'admin' });
    expect(json.team).toMatchObject({ name: 'Najd Falcons', payment_status: true, resultes: { ranked: 2 } });
    expect(json.team.user.name).toBe(deletedAccount);
    expect(json.team.coaches[0]).toEqual({
      _id: expect.stringMatching(/^deleted-/),
      name: deletedAccount,
      picture: 'avator.png',
    });
    expect(await countParticipants()).toBe(participants);
    expect(json.team.coaches[1].national_id).toBe(people.coaches[1]);
    const headers = { authorization: await portal.tokenOf('admin') };
    const paper = await portal.app.inject({ url: `/files/certificates/${seeded.certificate}.en.pdf`, headers });
    expect(paper.statusCode).toBe(200);
    expect((await readPdf(paper.rawPayload)).text).toContain('Najd Falcons');
  });

  test('leaves invoices as they were issued', async () => {
    const headers = { authorization: await portal.tokenOf('admin') };
    const { rawPayload, statusCode } = await portal.app.inject({ url: `/files/invoices/${seeded.order}.pdf`, headers });
    expect(statusCode).toBe(200);
    expect((await readPdf(rawPayload)).text).toContain('403.00');
  });

  test('takes posts that nobody answered, and the text of those that somebody did; counts are right', async () => {
    const { json } = await portal.call('GET', '/api/community?page=1');
    const topics: { _id: string; user: { name: string }; description: string }[] = json.result;
    expect(topics.map(({ _id }) => _id)).not.toContain(seeded.own._id);
    const answered = topics.find(({ _id }) => _id === seeded.answered.id);
    expect(answered).toMatchObject({ user: { name: deletedAccount }, comments_count: 1 });
    const foreign = topics.find(({ _id }) => _id === seeded.foreign.id);
    expect(foreign).toMatchObject({ comments_count: 0, likes_count: 0, likes: [] });
  });

  test('is itself in the log, with counts alone', async () => {
    const { rows } = await portal.database.pool.query(`select * from change_log where kind = 'deletion_requests'`);
    expect(rows).toMatchObject([{ record_id: request, name: deletedAccount, after: { state: 'done' } }]);
  });

  test('lets whoever signs in at STEB again begin with a new, empty account', async () => {
    const account = accountsOf('coach')[0];
    const { json, headers } = await portal.call('POST', '/api/adduser', {
      body: { national_id: account?.membership_id, password: account?.password },
    });
    expect(json.user._id).not.toBe(seeded.coach.id);
    const authorization = String(headers.authorization);
    expect((await portal.call('GET', '/api/teams/myteams', { headers: { authorization } })).json.teams).toEqual([]);
  });

  test('is complete once the tax law no longer wants the invoices', async () => {
    // The new account of the test before names the same person.
    await portal.database.pool.query('delete from sessions');
    await portal.database.pool.query(`delete from users where national_id = $1`, [seeded.coach.nationalId]);
    portal.time.now = new Date(`${new Date().getFullYear() + 6}-12-31T20:00:00Z`);
    await portal.runJob('forget-expired');
    expect(await placesNaming(portal, identifying)).toContain('public.invoices');
    portal.time.now = new Date(`${new Date().getFullYear() + 7}-01-01T00:00:00Z`);
    await portal.runJob('forget-expired');
    portal.time.now = undefined;
    expect(await placesNaming(portal, identifying)).toEqual([]);
  });
});
