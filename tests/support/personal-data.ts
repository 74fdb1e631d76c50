import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import accounts from '#demo/accounts.json' with { type: 'json' };
import people from '#demo/people.json' with { type: 'json' };
import { changeLog } from '#server/features/office-records/index.ts';
import { orders, paymentAttempts } from '#server/features/payments/index.ts';
import { scoreMatches, scoreSubmissions } from '#server/features/scores/table.ts';
import { teamMails } from '#server/features/team-mails/table.ts';
import { teams } from '#server/features/teams/index.ts';
import { personSaves, users } from '#server/features/users/index.ts';
import { accountsOf } from './accounts.ts';
import { announceResult, certify } from './certificates.ts';
import { forumCategories, forumMembers, putComment, putTopic } from './forum.ts';
import { readPdf } from './pdf.ts';
import { fullSheet, sendScores } from './scores.ts';
import { payAtGateway, registerTeam, type TestSeason, uploadLogo } from './season.ts';
import type { TestPortal } from './test-portal.ts';

/** The number of a school with a VAT number. */
const school = accounts.find(({ role }) => role === 'entity')?.cr_number;

/**
 * Writes something of the first coach into every place that knows people, through the calls of the API wherever there is
 * one. The coach registers a team, pays, has the invoice issued anew, hands in scores, is certified, writes in the forum.
 */
export async function seedEverywhere(portal: TestPortal, season: TestSeason) {
  const { db } = portal;
  const call = async (
    method: 'POST' | 'GET' | 'PUT' | 'PATCH',
    url: string,
    body?: unknown,
    as: 'coach' | 'admin' = 'coach',
  ) => {
    const answer = await portal.call(method, url, { as, body });
    if (answer.status !== 200) throw new Error(`${method} ${url}: ${answer.text}`);
    return answer.json;
  };
  await portal.tokenOf('coach');
  const membershipId = accountsOf('coach')[0]?.membership_id ?? '';
  const [coach] = await db.select().from(users).where(eq(users.nationalId, membershipId));
  if (!coach) throw new Error('no coach');
  const said = `${coach.name}, ${coach.nationalId}, ${coach.email}, ${coach.phoneNumber}`;

  const { _id: team } = await registerTeam(portal, season, { coaches: [membershipId, people.coaches[1]] });
  // In two teams, of which figures count the person once.
  const { _id: second } = await registerTeam(portal, season, {
    ...{ competion_id: season.free.id, coaches: [membershipId] },
  });
  const { members } = (await call('GET', `/api/teams/?team_id=${second}`)).team;
  await call('POST', '/api/teams/members/replace', {
    ...{ team_id: second, replaced: members[0]._id, member_id: people.members[6] },
  });
  const started = await call('POST', '/api/teams/registration_checker', { team_id: team });
  await call('POST', '/api/seasons/', { type: 'card', team_id: team, ref: 'r-1', data: { note: said } });
  await payAtGateway(started.order.url);
  await call('POST', '/api/telr/', { team_id: team });
  await call('POST', '/api/teams/entity/', { team_id: team, entity: school });
  const [order] = await db.select().from(orders).where(eq(orders.purposeId, team));
  await portal.app.inject({
    url: `/files/invoices/${order?.id}.pdf`,
    headers: { authorization: await portal.tokenOf('coach') },
  });
  await call('POST', '/api/teams/transections/invoice', { order_id: order?.id });
  await db
    .update(orders)
    .set({ paymentNote: `Paid by ${said}` })
    .where(eq(orders.purposeId, team));
  await db.update(paymentAttempts).set({ lastAnswer: { customer: said } });
  await db
    .update(teams)
    .set({ notes: `Ask ${said}` })
    .where(eq(teams.id, team));

  const link = `https://example.com/${coach.nationalId}`;
  const filled = fullSheet('FLLC', team);
  const named = (filled.scores as object[]).map((row) => ({ ...row, time: coach.nationalId, youtube_link: link }));
  const scores = await sendScores(portal, { ...filled, scores: named });
  if (scores.status !== 200) throw new Error(scores.text);
  const handedIn = { id: team, scores_at: scores.json.team.scores.created_at };
  await call('POST', '/api/admin/teams/scores/reopen', { ...handedIn, reason: `Asked for by ${said}` }, 'admin');
  await call('POST', '/api/admin/teams/views', { name: coach.name, query: { s: coach.name } }, 'admin');
  // No panel has all parts.
  const [submission] = await db.update(scoreSubmissions).set({ projectLink: link, codeLink: link }).returning();
  await db.insert(scoreMatches).values({ submissionId: submission?.id ?? '', position: 0, fbs: 1, obs: 1, link });
  const certificate = await certify(portal, { id: team });
  const authorization = await portal.tokenOf('coach');
  const paper = await portal.app.inject({
    url: `/files/certificates/${certificate._id}.ar.pdf`,
    headers: { authorization },
  });
  if (paper.statusCode !== 200) throw new Error(paper.payload);
  await announceResult(portal, team, 2);
  const final = await call('POST', '/api/certificates/final/', {
    cr_id: certificate._id,
    crt_serial: certificate.crt_serial,
    team,
  });
  const reason = `Asked for by ${said}`;
  await call('POST', '/api/admin/certificates/revoke', { id: final.cerfificate._id, reason }, 'admin');

  const [category] = await forumCategories(portal);
  const [other] = await forumMembers(portal, 1);
  const post = { description: `<p>I am ${said}</p>`, category };
  const own = (await call('POST', '/api/community', { ...post, title: `Hello from ${coach.name}` })).result;
  const answered = await putTopic(portal, {
    ...{ categoryId: category, userId: coach.id, title: coach.name },
    body: said,
  });
  await putComment(portal, { topicId: answered.id, userId: other?.id ?? '' });
  const foreign = await putTopic(portal, { categoryId: category, userId: other?.id });
  await call('POST', '/api/community/comments', { community_id: foreign.id, body: `<p>${said}</p>` });
  await call('POST', '/api/community/likes', { id: foreign.id });
  await call('POST', '/api/community/reports', { id: foreign.id, reason: 'other', note: said });
  await call('PATCH', '/api/admin/community', { id: answered.id, decision: 'close', reason: said }, 'admin');
  // The reason of a decision on somebody else names the person.
  await call('PATCH', '/api/admin/community', { id: foreign.id, decision: 'close', reason: said }, 'admin');
  const ban = { id: coach.id, banned: true, period: 'open', reason: said };
  await call('PATCH', '/api/admin/community/bans', ban, 'admin');

  const form = { name: coach.name, email: coach.email.toUpperCase() };
  await call('POST', '/api/contactus/', { ...form, phone: coach.phoneNumber, message: said });
  const { contacts } = await call('GET', '/api/admin/contactus', undefined, 'admin');
  const reply = { id: contacts[0]._id, to_email: coach.email, message: `Thank you, ${said}` };
  await call('POST', '/api/admin/contactus', reply, 'admin');
  const { competions } = await call('GET', '/api/moe/competions');
  await call('POST', '/api/moe/registertration', {
    ...{ ...form, gender: 'female', phone_number: coach.phoneNumber, school: 'School', subject: 'Science' },
    moeAdmin: 'riyadh',
    training: Array.from({ length: 5 }, () => ({
      competion: competions[0]._id,
      time_slot_1: 'morning',
      time_slot_2: 'evening',
    })),
  });
  const { moeTalents } = await call('GET', '/api/admin/moe', undefined, 'admin');
  await call('GET', `/api/admin/moe?id=${moeTalents[0]._id}&status=false`, undefined, 'admin');
  await call('POST', '/api/lookups/member', { member_id: people.members[5] });
  const unused = await uploadLogo(portal);
  const texts = { name: coach.name, name_en: said, description: `<p>${said}</p>`, description_en: `<p>${said}</p>` };
  const { faq } = await call('POST', '/api/admin/faqs', texts, 'admin');
  // What the office publishes is its own; the log of it is what this is about.
  const plain = { name: 'س', name_en: 'Q', description: '<p>ج</p>', description_en: '<p>A</p>' };
  await call('PUT', '/api/admin/faqs', { id: faq._id, revision: faq.revision, ...plain }, 'admin');
  // What the office was saving of the coach, and the registry did not answer; and an earlier change of the account.
  const { name, email, phoneNumber, nationalId } = coach;
  const wanted = { columns: { name, email, phoneNumber, nationalId } };
  const [officer] = await db
    .select()
    .from(users)
    .where(eq(users.nationalId, accountsOf('admin')[0]?.membership_id ?? ''));
  const startedBy = officer?.id ?? '';
  await db.insert(personSaves).values({
    ...{ userId: coach.id, nationalId, startedBy, state: 'unsure', wanted, own: {} },
    expiresAt: new Date(),
  });
  await db
    .update(users)
    .set({ statusReason: `Asked for by ${said}` })
    .where(eq(users.id, coach.id));
  // The mails of this portal wait.
  await db.insert(teamMails).values({
    ...{ mailId: 'registration-of-the-coach', teamId: team, kind: 'registration_confirmation', name, email },
    ...{ stebUserId: coach.stebUserId, sentAt: new Date() },
  });
  await db.insert(changeLog).values({
    ...{ kind: 'users', recordId: coach.id, name: coach.name, action: 'changed', changedBy: startedBy },
    ...{ before: { phone_number: phoneNumber }, after: { phone_number: '+966500000000' } },
  });
  return { coach, team, order: order?.id ?? '', certificate: certificate._id, unused, own, answered, foreign, said };
}

/**
 * Runs the jobs that erase once more some minutes after a deletion, now, and proves that they wait till then and that
 * nothing of the person is left in them.
 */
export async function runEraseAgain(portal: TestPortal): Promise<void> {
  const read = async () => {
    const { rows } = await portal.database.pool.query<{ data: object; waits: boolean }>(
      `select data, start_after > now() + interval '5 minutes' as waits from pgboss.job
       where name = 'erase-again' and data is not null`,
    );
    return rows;
  };
  const jobs = await read();
  expect(jobs.map(({ waits }) => waits)).not.toContain(false);
  for (const { data } of jobs) await portal.work['erase-again'].run(data as never);
  expect(await read()).toEqual([]);
}

/** What of these texts is found in every row of every table, and in every file: the names of both. */
export async function placesNaming(portal: TestPortal, texts: readonly string[]): Promise<string[]> {
  const { pool } = portal.database;
  const names = (text: string) => texts.some((wanted) => text.toLowerCase().includes(wanted.toLowerCase()));
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select kept::text as row from ${name} kept`);
    // Within JSON and composite rows quotation marks are doubled or escaped; none of the texts has one.
    if (rows.some(({ row }) => names(row))) found.push(name);
  }
  for (const file of await readdir(portal.filesFolder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const bytes = await readFile(path);
    const isDocument = bytes.subarray(0, 4).toString() === '%PDF' && bytes.length > 1_000;
    const content = isDocument ? (await readPdf(bytes)).text : bytes.toString('utf8');
    if (names(content.replace(/\s+/g, ' '))) found.push(path.slice(portal.filesFolder.length + 1).split('/')[0] ?? '');
  }
  return [...new Set(found)].sort();
}
