import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { registryFactNames } from '#contract/endpoints/team-registry.ts';
import type { Language } from '#contract/languages.ts';
import { messages } from '#locales/messages.ts';
import { certificates } from '#server/features/certificates/index.ts';
import { changeLog, readLines } from '#server/features/office-records/index.ts';
import { results } from '#server/features/results/index.ts';
import type { Db } from '#server/platform/database.ts';

/** Lines that have the team's own id. */
const ownKinds = ['teams', 'team_people', 'team_entity'] as const;
/** Lines of records that belong to a team. */
const kindsBeside = ['certificates', 'results'] as const;

type Fields = Readonly<Record<string, unknown>>;

/** What the office took over from the registry. */
const registryFacts = Object.fromEntries(registryFactNames.flatMap((name) => (name === 'name' ? [] : [[name, name]])));

const ofPerson = { role: 'role', ...registryFacts };

/**
 * The fields of the other kinds that a team's history shows, each with its name there: a person's `name` is its `person`. A
 * field that is not listed is not shown.
 */
const shownFields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  team_people: { name: 'person', ...ofPerson },
  team_entity: { name: 'entity', agreed: 'entity_agreed', ...registryFacts },
  certificates: { ranked: 'ranked', status: 'certificate_valid', reason: 'reason' },
  results: { ageLevel: 'ageLevel', region_id: 'region', ranked: 'ranked', score: 'score' },
};

/** Of somebody who took a free place: whoever took another's is told of beside whose it was. */
const ofAdded = { name: 'person_added', ...ofPerson };

function fieldsOf(kind: string, values: Fields, names = shownFields[kind]): Record<string, unknown> {
  if (!names) return { ...values };
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, shown]) => {
      const value = values[name];
      return value === undefined || value === null ? [] : [[shown, value]];
    }),
  );
}

/**
 * The lines about a team: of itself, its people, its entity, its certificates and its result, also of one that is
 * deleted.
 */
async function linesAbout(db: Db, teamId: string): Promise<SQL | undefined> {
  const { action, before, kind, recordId } = changeLog;
  const ofTeam = JSON.stringify({ team_id: { _id: teamId } });
  const deleted = and(eq(kind, 'results'), eq(action, 'deleted'), sql`${before} @> ${ofTeam}::jsonb`);
  const found = await Promise.all([
    db.select({ id: certificates.id }).from(certificates).where(eq(certificates.teamId, teamId)),
    db.select({ id: results.id }).from(results).where(eq(results.teamId, teamId)),
    db.select({ id: recordId }).from(changeLog).where(deleted),
  ]);
  // By ids, which the log has an index of.
  return and(
    inArray(recordId, [teamId, ...found.flat().map(({ id }) => id)]),
    inArray(kind, [...ownKinds, ...kindsBeside]),
  );
}

/** A page of the log of one team, or without one of the lines of all; newest first. */
export async function readTeamLog(db: Db, { id, page }: { id?: string | undefined; page: number }, language: Language) {
  const wanted = id ? await linesAbout(db, id) : inArray(changeLog.kind, [...ownKinds]);
  const { changes, total, kindOf } = await readLines(db, wanted, page);
  return {
    total,
    changes: changes.map((change) => {
      const kind = kindOf(change._id);
      const isAdded = kind === 'team_people' && !('name' in change.before);
      const certificate = kind === 'certificates' ? { certificate: change.name } : {};
      return {
        ...change,
        by: change.by || messages[language].withoutAccount,
        before: fieldsOf(kind, change.before),
        after: { ...certificate, ...fieldsOf(kind, change.after, isAdded ? ofAdded : undefined) },
      };
    }),
  };
}
