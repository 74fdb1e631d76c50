import { isDeepStrictEqual } from 'node:util';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { languages } from '#contract/languages.ts';
import { teamsLeftBy } from '#server/features/team-members/index.ts';
import { teamsAround } from '#server/features/teams/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { redactorOf } from '#server/platform/redact.ts';
import { keyOf } from './files.ts';
import { certificates } from './table.ts';

const roles = ['coaches', 'members'] as const;

/** Certificates of the person's teams, those that they left too, and those that they issued or revoked. */
const around = (db: DbOrTx, person: Subject): SQL | undefined =>
  or(
    sql`${certificates.teamId} in ${teamsAround(db, person)}`,
    inArray(certificates.teamId, teamsLeftBy(db, person)),
    eq(certificates.issuedBy, person.id),
    eq(certificates.revokedBy, person.id),
  );

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
    const rows = await db.select().from(certificates).where(around(db, person));
    return {
      // The paper names the others of the team: the person's own line of it alone.
      certificates: rows.map(({ serial, type, issuedAt, issuedBy, revokedBy, content }) => ({
        ...{ serial, type, issuedAt, team: content.team.number },
        yourName: roles.flatMap((role) => content[role].filter((name) => person.names.includes(name))),
        issuedByYou: issuedBy === person.id,
        revokedByYou: revokedBy === person.id,
      })),
    };
  },
  async erase(tx, person) {
    const redact = redactorOf(person);
    const rows = await tx.select().from(certificates).where(around(tx, person)).for('update');
    const named: string[] = [];
    for (const { id, content } of rows) {
      const without = (names: string[]) => leaveOutOne(names, isTheirs(person));
      const listed = { ...content, coaches: without(content.coaches), members: without(content.members) };
      const nameless = { ...listed, team: redact(content.team) };
      if (isDeepStrictEqual(nameless, content)) continue;
      named.push(id);
      await tx.update(certificates).set({ content: nameless }).where(eq(certificates.id, id));
    }
    for (const { id, revokedBecause } of rows) {
      const reason = redact(revokedBecause);
      if (reason === revokedBecause) continue;
      await tx.update(certificates).set({ revokedBecause: reason }).where(eq(certificates.id, id));
    }
    return {
      nameless: rows.length,
      files: named.flatMap((id) => languages.map((language) => keyOf(id, language))),
    };
  },
};

const isTheirs = (person: Subject) => (name: string) => person.names.includes(name);

/** One alone: another member of the team may have the same name. */
function leaveOutOne(names: string[], is: (name: string) => boolean): string[] {
  const at = names.findIndex(is);
  return at < 0 ? names : names.toSpliced(at, 1);
}
