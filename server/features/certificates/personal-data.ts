import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { languages } from '#contract/languages.ts';
import { redactRecordTexts } from '#server/features/office-records/index.ts';
import { teamsLeftBy } from '#server/features/team-members/index.ts';
import { seatsOf, teams, teamsAround } from '#server/features/teams/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { redactorOf } from '#server/platform/redact.ts';
import type { CertificateDocument } from './certificate-document.ts';
import { keyOf } from './files.ts';
import { notWithheld } from './store.ts';
import { type CertificateRecord, certificates } from './table.ts';

const lists = { coach: 'coaches', member: 'members' } as const;
type List = (typeof lists)[keyof typeof lists];

/** Of the person's teams, and those that they left. */
const ofTheirTeams = (db: DbOrTx, person: Subject): SQL<boolean> =>
  sql<boolean>`(${certificates.teamId} in ${teamsAround(db, person)} or ${inArray(certificates.teamId, teamsLeftBy(db, person))})`;

/** Certificates of the person's teams, those that they left too, and those that they issued or revoked. */
const around = (db: DbOrTx, person: Subject): SQL | undefined =>
  or(ofTheirTeams(db, person), eq(certificates.issuedBy, person.id), eq(certificates.revokedBy, person.id));

/** A function that says where the person stands in the lists of a certificate. */
async function placesOf(db: DbOrTx, person: Subject) {
  const seats = await seatsOf(db, person);
  const left = await teamsLeftBy(db, person);
  const theirs = new Set([
    ...seats.map(({ teamId, role }) => `${teamId} ${lists[role]}`),
    ...left.flatMap(({ id }) => Object.values(lists).map((list) => `${id} ${list}`)),
  ]);
  const placeIn = (list: List, { teamId, content }: CertificateRecord): number => {
    if (content.ids) return person.stebUserId ? content.ids[list].indexOf(person.stebUserId) : -1;
    // One alone: another of the team may have the same name.
    return theirs.has(`${teamId} ${list}`) ? content[list].findIndex((name) => person.names.includes(name)) : -1;
  };
  return (row: CertificateRecord) => ({ coaches: placeIn('coaches', row), members: placeIn('members', row) });
}

/**
 * The names on certificates. One whose person is erased no longer lists the name; its PDFs are removed, and drawn again
 * without it when somebody asks for them.
 */
export const certificateData: PersonalData = {
  place: 'certificates',
  tables: {
    certificates: {
      personal: ['content', 'revoked_because'],
      other: ['id', 'team_id', 'issued_at', 'issued_by', 'revoked_at', 'revoked_by'],
      texts: { serial: 'random digits, made by the portal', type: 'one of a list' },
    },
  },
  async collect(db, person) {
    const rows = await db
      .select()
      .from(certificates)
      .where(and(around(db, person), notWithheld));
    const placesIn = await placesOf(db, person);
    const namesIn = (row: CertificateRecord) => {
      const at = placesIn(row);
      return Object.values(lists).flatMap((list) => row.content[list][at[list]] ?? []);
    };
    return {
      // The paper names the others of the team: the person's own line of it alone.
      certificates: rows.map((row) => ({
        ...{ serial: row.serial, type: row.type, issuedAt: row.issuedAt, team: row.content.team.number },
        yourName: namesIn(row),
        issuedByYou: row.issuedBy === person.id,
        revokedByYou: row.revokedBy === person.id,
      })),
    };
  },
  async erase(tx, person) {
    const redact = redactorOf(person);
    // Teams first, as everybody locks them who writes a certificate; in one order, so that two deletions do not block each other.
    await tx.execute(sql`
      select id from ${teams} where id in (select team_id from ${certificates} where ${around(tx, person)})
      order by id for no key update`);
    const rows = await tx
      .select({ row: certificates, theirTeam: ofTheirTeams(tx, person) })
      .from(certificates)
      .where(around(tx, person))
      .for('update');
    const placesIn = await placesOf(tx, person);
    const named: string[] = [];
    for (const { row, theirTeam } of rows) {
      const { id, content } = row;
      const listed = without(content, placesIn(row));
      // Of a team that the person has nothing to do with, the name may be a namesake's.
      const nameless = theirTeam ? { ...listed, team: redact(content.team) } : listed;
      if (isDeepStrictEqual(nameless, content)) continue;
      named.push(id);
      await tx.update(certificates).set({ content: nameless }).where(eq(certificates.id, id));
    }
    for (const { row } of rows) {
      const { id, revokedBecause } = row;
      const reason = redact(revokedBecause);
      if (reason === revokedBecause) continue;
      await tx.update(certificates).set({ revokedBecause: reason }).where(eq(certificates.id, id));
    }
    // Why one was revoked also stands in the log.
    const theirs = rows.filter(({ theirTeam }) => theirTeam);
    await redactRecordTexts(
      tx,
      theirs.map(({ row }) => row.id),
      redact,
    );
    return {
      nameless: rows.length,
      files: named.flatMap((id) => languages.map((language) => keyOf(id, language))),
    };
  },
};

/** The lists without the person's places in them: those that are not -1. */
function without(content: CertificateDocument, at: Record<List, number>): CertificateDocument {
  const leaveOut = (texts: string[], list: List) => (at[list] < 0 ? texts : texts.toSpliced(at[list], 1));
  const rest = (from: Record<List, string[]>) => ({
    coaches: leaveOut(from.coaches, 'coaches'),
    members: leaveOut(from.members, 'members'),
  });
  return { ...content, ...rest(content), ...(content.ids && { ids: rest(content.ids) }) };
}
