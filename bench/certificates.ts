import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { type Language, languages } from '#contract/languages.ts';
import { teamPeople, teams } from '#server/features/teams/table.ts';
import { users } from '#server/features/users/index.ts';
import { connectDatabase, type Db } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/index.ts';
import { startPortal } from './support/portal.ts';
import { makeRegistrants } from './support/registrants.ts';
import { residentMemory } from './support/resident-memory.ts';
import { loadResults } from './support/results-data.ts';

/* What many certificates, one after another, do to the memory. `npm run bench -- certificates`; see README.md. */
const certificateCount = Number(process.env.CERTIFICATES ?? 500);
/** The memory after so many is what the others are compared with. */
const FIRST = 100;
const MAY_GROW = 50 * 1024 * 1024;
/** The document worker is started anew after some documents, so one look at it says little: the most of several. */
const LOOKS = 5;
/** Whether each is made in both languages, or one after another in one and the other. */
const both = process.env.BOTH === '1';
const oneOf = (index: number): Language => languages[index % languages.length] ?? 'ar';
const say = (line: string) => process.stdout.write(`${line}\n`);
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const folder = await mkdtemp(join(tmpdir(), 'turs-bench-'));
const endings: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];

try {
  const server = await startEmbeddedPostgres({ dataDir: folder });
  endings.push(() => server.stop());
  const portal = await startPortal(folder, server.url);
  endings.push(portal.stop);
  const { db, close } = await connectDatabase(server.url);
  endings.push(close);
  const token = await anAdmin(db);
  const ready = await certifiableTeams(db, certificateCount);

  const { own: atFirst } = await mostOf(portal.pid);
  say(`before the first: the portal ${megabytes(atFirst)}`);
  const times: number[] = [];
  let first = 0;
  for (const [index, teamId] of ready.entries()) {
    const began = performance.now();
    await issueAndDownload(portal.address, token, teamId, both ? [...languages] : [oneOf(index)]);
    times.push(performance.now() - began);
    if ((index + 1) % FIRST === 0) {
      const { own, withChildren } = await mostOf(portal.pid);
      first ||= withChildren;
      say(`after ${index + 1}: the portal ${megabytes(own)}, with the processes it started ${megabytes(withChildren)}`);
    }
  }
  const { withChildren: last } = await mostOf(portal.pid);
  const sorted = times.toSorted((a, b) => a - b);
  say(
    `${ready.length} certificates, ${both ? 'two papers' : 'one paper'} each: p50 ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms, the longest ${sorted.at(-1)?.toFixed(0)} ms`,
  );
  const grown = last - first;
  say(`${megabytes(grown)} more after ${ready.length} than after ${FIRST}; ${megabytes(MAY_GROW)} may be`);
  if (grown > MAY_GROW) process.exitCode = 1;
} finally {
  for (const end of endings.reverse()) await end();
}

async function mostOf(pid: number) {
  const looks: Awaited<ReturnType<typeof residentMemory>>[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    looks.push(await residentMemory(pid));
    await sleep(100);
  }
  return looks.reduce((most, one) => (one.withChildren > most.withChildren ? one : most));
}

/** A session of somebody who may issue every team's. */
async function anAdmin(db: Db): Promise<string> {
  const client = await db.$client.connect();
  try {
    const [made] = await makeRegistrants(client, 1);
    if (!made) throw new Error('no admin');
    await db.update(users).set({ type: 4 }).where(eq(users.email, 'coach@school.example'));
    return made.token;
  } finally {
    client.release();
  }
}

/** Active teams with an entity and six people, in both scripts. */
async function certifiableTeams(db: Db, count: number): Promise<string[]> {
  const { seasonId } = await loadResults(db, Math.ceil(count * 1.2), 'one-list');
  const entity = {
    ...{ name: 'مدارس أفق المعرفة', email: 'school@example.sa', nationality: 'SA', phoneNumber: '+966500000000' },
    ...{ status: true, picture: 'avator.png', stebUserId: 'bench', entityType: 'school' },
    ...{ crNumber: '9990000001', taxId: '' },
  };
  const active = await db
    .update(teams)
    .set({ entity, entityStebId: entity.stebUserId })
    .where(and(eq(teams.seasonId, seasonId), eq(teams.paymentStatus, true), isNull(teams.entity)))
    .returning({ id: teams.id });
  const chosen = active.slice(0, count).map(({ id }) => id);
  if (chosen.length < count) throw new Error(`only ${chosen.length} teams are paid`);
  const names = [
    'سارة محمد العتيبي',
    'Lina Al-Harbi',
    'عبد الله خالد الحربي',
    'Yousef Al-Shehri',
    'منى القحطاني',
    'نورة',
  ];
  await db.insert(teamPeople).values(
    chosen.flatMap((teamId, number) =>
      names.map((name, position) => ({
        ...{ teamId, role: position === 0 ? ('coach' as const) : ('member' as const), position },
        ...{ stebUserId: `bench-${position}`, nationalId: `100000${position}`, name: `${name} ${number}` },
      })),
    ),
  );
  return chosen;
}

/** Issues a team's certificate and downloads its papers, as the team's page does. */
async function issueAndDownload(address: string, token: string, team: string, papers: Language[]): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ team });
  const issued = await fetch(`${address}/api/certificates/genrate/`, { method: 'POST', headers, body });
  if (!issued.ok) throw new Error(await issued.text());
  const { cerfificate } = (await issued.json()) as { cerfificate: { _id: string } };
  for (const language of papers) {
    const file = await fetch(`${address}/files/certificates/${cerfificate._id}.${language}.pdf`, { headers });
    const pdf = Buffer.from(await file.arrayBuffer());
    if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`no PDF, but ${file.status}`);
  }
}
