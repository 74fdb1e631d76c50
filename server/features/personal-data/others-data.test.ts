import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import people from '#demo/people.json' with { type: 'json' };
import { certificateData } from '#server/features/certificates/index.ts';
import { certificates } from '#server/features/certificates/table.ts';
import { contactMessages } from '#server/features/contact/table.ts';
import { changeLog } from '#server/features/office-records/table.ts';
import { talents } from '#server/features/talents/table.ts';
import { teamPeople } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { certifiableTeam, certify } from '#tests/support/certificates.ts';
import { openSeason, type TestSeason } from '#tests/support/season.ts';
import { openTestPortal, type TestPortal } from '#tests/support/test-portal.ts';
import { readZip } from '#tests/support/zip.ts';
import { subjectOf } from './subject.ts';

let portal: TestPortal;
let season: TestSeason;
beforeAll(async () => {
  portal = await openTestPortal();
  season = await openSeason(portal);
});
afterAll(() => portal.close());

test('whoever opens an account under a name or an e-mail of somebody else gets and deletes nothing of theirs', async () => {
  const authorization = await portal.tokenOf('student');
  await portal.tokenOf('admin');
  const number = accountsOf('student')[0]?.membership_id ?? '';
  const [student] = await portal.db.select().from(users).where(eq(users.nationalId, number));
  const [admin] = await portal.db.select().from(users).where(eq(users.type, 4));
  if (!student || !admin) throw new Error('no accounts');
  const message = { name: 'Victim Mother', phoneNumber: '+966599999999', message: 'A secret', language: 'ar' } as const;
  await portal.db.insert(contactMessages).values({ ...message, email: student.email.toUpperCase() });
  const { email, phoneNumber } = student;
  await portal.db
    .insert(contactMessages)
    .values({ ...message, email, phoneNumber, message: 'A secret of email and phone' });
  const talent = {
    ...{
      gender: 'female' as const,
      school: 'A secret school',
      subject: 'Science',
      administration: 'riyadh',
      trainings: [],
    },
    email,
  };
  await portal.db.insert(talents).values([
    { ...talent, name: student.name, phoneNumber: message.phoneNumber },
    { ...talent, name: message.name, phoneNumber },
  ]);
  const line = { recordId: admin.id, action: 'changed', changedBy: admin.id } as const;
  // A training centre's name, phone and e-mail are public: whoever likes opens an account under them.
  const centre = { name: student.name, phone: phoneNumber, email };
  await portal.db.insert(changeLog).values([
    { ...line, kind: 'teams', name: 'Team', before: { captain: student.name }, after: { captain: 'Somebody' } },
    {
      ...line,
      kind: 'trainings',
      name: student.name,
      before: centre,
      after: { ...centre, number: `${student.nationalId}1` },
    },
  ]);
  const before = await portal.db.select().from(changeLog);

  const answer = await portal.app.inject({ url: '/api/personal-data/download', headers: { authorization } });
  const files = readZip(answer.rawPayload);
  for (const file of ['data.json', 'index.html']) expect(files.get(file)?.toString()).not.toContain('A secret');
  const data = JSON.parse(files.get('data.json')?.toString() ?? '');
  // What matches in both is told of, without a word of it.
  expect([data.contact.messages.length, data.talents.registrations.length]).toEqual([1, 1]);
  const confirmation = 'delete my account';
  const asked = await portal.call('POST', '/api/personal-data/deletion', { as: 'student', body: { confirmation } });
  const body = { id: asked.json.request._id };
  const done = await portal.call('POST', '/api/admin/deletion-requests/carry-out', { as: 'admin', body });
  expect(done.status).toBe(200);
  expect(await portal.db.select().from(contactMessages)).toMatchObject([message]);
  expect(await portal.db.select().from(talents)).toMatchObject([{ name: student.name }]);
  expect(
    await portal.db
      .select()
      .from(changeLog)
      .where(inArray(changeLog.kind, ['teams', 'trainings'])),
  ).toEqual(before);
});

const namesakes = (teamId: string, name: string) =>
  portal.db
    .update(teamPeople)
    .set({ name })
    .where(and(eq(teamPeople.teamId, teamId), eq(teamPeople.role, 'member')));

const contentOf = async (teamId: string) => {
  const [row] = await portal.db.select().from(certificates).where(eq(certificates.teamId, teamId));
  return row?.content;
};

test('an administrator who issued a certificate is not the child of the same name on it', async () => {
  await portal.tokenOf('admin');
  const [admin] = await portal.db.select().from(users).where(eq(users.type, 4));
  if (!admin) throw new Error('no admin');
  const { id } = await certifiableTeam(portal, season, { members: people.members.slice(4, 6) });
  await namesakes(id, admin.name);
  await certify(portal, { id }, 'admin');
  const person = await subjectOf(portal.db, admin);
  for (const content of [sql`${certificates.content}`, sql`${certificates.content} - 'ids'`]) {
    await portal.db.update(certificates).set({ content });
    const before = await contentOf(id);
    expect(before?.members).toEqual([admin.name, admin.name]);
    expect(await certificateData.collect(portal.db, person)).toMatchObject({
      certificates: [{ yourName: [], issuedByYou: true }],
    });
    const erased = await portal.db.transaction((tx) => certificateData.erase(tx, person));
    expect(erased).toEqual({ nameless: 1, files: [] });
    expect(await contentOf(id)).toEqual(before);
  }
});

test('of two members of one name on a certificate, the one whose account is deleted goes', async () => {
  const number = accountsOf('student')[1]?.membership_id ?? '';
  await portal.tokenOf('student', 1);
  const [student] = await portal.db.select().from(users).where(eq(users.nationalId, number));
  if (!student) throw new Error('no student');
  const { id } = await certifiableTeam(portal, season, { members: [people.members[6], number] });
  await namesakes(id, student.name);
  await certify(portal, { id });
  const [other = '', theirs] = (await contentOf(id))?.ids?.members ?? [];
  expect(theirs).toBe(student.stebUserId);
  const person = await subjectOf(portal.db, student);
  await portal.db.transaction((tx) => certificateData.erase(tx, person));
  expect(await contentOf(id)).toMatchObject({ members: [student.name], ids: { members: [other] } });
});
