import { isDeepStrictEqual } from 'node:util';
import { eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { deletedAccount, erasedKey } from '#domain/deleted-account.ts';
import { changeLog, redactRecordNames, redactRecordTexts } from '#server/features/office-records/index.ts';
import { redactSubjects } from '#server/features/payments/index.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { redactorOf } from '#server/platform/redact.ts';
import { teamPeople, teams, teamViews } from './table.ts';

/** A person's places in teams, also in those that somebody else registered, and those that were theirs until erased. */
const isTheirs = ({ id, stebUserId, nationalId }: Pick<Subject, 'stebUserId' | 'nationalId'> & { id?: string }) =>
  or(
    id ? eq(teamPeople.stebUserId, erasedKey(id)) : undefined,
    stebUserId ? eq(teamPeople.stebUserId, stebUserId) : undefined,
    nationalId ? eq(teamPeople.nationalId, nationalId) : undefined,
  );

/** The ids of the teams in which a person is, or that they registered. */
export const teamsAround = (db: DbOrTx, person: Subject) =>
  sql`(select ${teams.id} from ${teams} where ${teams.createdBy} = ${person.id}
    union ${db.select({ id: teamPeople.teamId }).from(teamPeople).where(isTheirs(person))})`;

/** The teams in which a person has a place, and as what. */
export const seatsOf = (db: DbOrTx, person: Subject) =>
  db.select({ teamId: teamPeople.teamId, role: teamPeople.role }).from(teamPeople).where(isTheirs(person));

/** The names, e-mails and phones that teams keep of a person: those of the account at the time. */
export const snapshotsOf = (db: DbOrTx, person: Pick<Subject, 'stebUserId' | 'nationalId'>) =>
  db
    .select({ name: teamPeople.name, email: teamPeople.email, phoneNumber: teamPeople.phoneNumber })
    .from(teamPeople)
    .where(isTheirs(person));

const facts = {
  number: teams.teamNo,
  name: teams.name,
  school: teams.schoolName,
  stage: teams.stage,
  city: teams.city,
  image: teams.image,
  paid: teams.paymentStatus,
  active: teams.status,
  createdAt: teams.createdAt,
};
/**
 * What is typed about a team in words of one's own, in which anybody may be named: `erase` takes the person out of
 * each.
 */
const typed = { name: teams.name, stage: teams.stage, city: teams.city, notes: teams.notes };

const { id, teamId, status, position, answerLink, ...ofPerson } = getTableColumns(teamPeople);

/**
 * Teams with their people. A team stays, with its number, name, school and results: others are in it. Where a person's
 * name or number was typed as one of these, it goes, from the orders and the log of the team, too. Of a school that
 * deletes its account the team keeps what the commercial register says publicly.
 */
export const teamData: PersonalData = {
  place: 'teams',
  tables: {
    teams: {
      personal: [
        ...['people_text', 'entity', 'entity_steb_id', 'idempotency_key', 'idempotency_form'],
        ...Object.values(typed).map(({ name }) => name),
      ],
      other: [
        ...['id', 'season_id', 'competition_id', 'region_id'],
        ...['status', 'payment_status', 'created_by', 'created_at', 'entity_agreed_at', 'entity_link'],
        ...['has_entity', 'has_scores', 'has_certificate', 'revision', 'updated_at', 'updated_by'],
      ],
      texts: {
        team_no: 'the next of its season',
        age_level: 'one of a list',
        school_name: "a school's; an entity's own name may be the same, and is public",
        city_key: 'made by the database of the city',
        search_text: 'made by the database of the other columns, anew with each change',
        image: 'the random name of a file',
      },
    },
    team_people: {
      personal: [
        ...['steb_user_id', 'national_id', 'name', 'email', 'phone_number', 'nationality', 'gender', 'dob', 'picture'],
      ],
      other: ['id', 'team_id', 'position', 'status', 'agreed_at', 'refused_at', 'answer_link', 'created_at'],
      texts: { role: 'one of a list' },
    },
    // The name of a view and its search may be anybody's.
    team_views: { personal: ['name', 'query'], other: ['id', 'created_by', 'created_at'] },
  },
  async collect(db, person) {
    const [registered, joined, entityOf, savedViews] = await Promise.all([
      db.select(facts).from(teams).where(eq(teams.createdBy, person.id)),
      db
        .select({ team: facts, you: ofPerson })
        .from(teamPeople)
        .innerJoin(teams, eq(teams.id, teamPeople.teamId))
        .where(isTheirs(person)),
      db
        .select({ team: facts, agreedAt: teams.entityAgreedAt, you: teams.entity })
        .from(teams)
        .where(eq(teams.entityStebId, person.stebUserId)),
      db
        .select({ name: teamViews.name, createdAt: teamViews.createdAt })
        .from(teamViews)
        .where(eq(teamViews.createdBy, person.id)),
    ]);
    // Of a team that it has not called its own it is told as little as on that team's page.
    const shown = entityOf.map(({ team: { number, name, school, ...more }, ...own }) => ({
      ...own,
      team: { number, name, school, ...(own.agreedAt && more) },
    }));
    return { registered, joined, entityOf: shown, savedViews };
  },
  async erase(tx, person) {
    const redact = redactorOf(person);
    const around = await tx
      .select({ team: teams.id, texts: typed })
      .from(teams)
      .where(sql`${teams.id} in ${teamsAround(tx, person)}`);
    const ids = around.map(({ team }) => team);
    await redactSubjects(tx, ids, redact);
    await redactRecordNames(tx, ids, redact);
    // What the office changed in a team, and its notes about it.
    await redactRecordTexts(tx, ids, redact);
    for (const { team, texts } of around) {
      const nameless = redact(texts);
      if (isDeepStrictEqual(nameless, texts)) continue;
      await tx.update(teams).set(nameless).where(eq(teams.id, team));
    }
    const registered = await tx
      .update(teams)
      .set({ idempotencyKey: null, idempotencyForm: null })
      .where(eq(teams.createdBy, person.id))
      .returning({ id: teams.id });
    const contact = { email: '', phoneNumber: '', nationality: '', picture: 'avator.png', stebUserId: '' };
    const entities = await tx
      .update(teams)
      .set({
        entity: sql`(${teams.entity} - 'nationalId' - 'dob') || ${JSON.stringify(contact)}::jsonb`,
        ...{ entityStebId: null, entityAgreedAt: null, entityLink: null },
      })
      .where(eq(teams.entityStebId, person.stebUserId))
      .returning({ id: teams.id });
    const theirs = tx.select({ id: teamPeople.id }).from(teamPeople).where(isTheirs(person));
    const joined = await tx
      .update(teamPeople)
      .set({
        name: deletedAccount,
        // The same in all teams, so that figures still count one person.
        nationalId: erasedKey(person.id),
        stebUserId: erasedKey(person.id),
        ...{ email: '', phoneNumber: '', nationality: '', gender: '', dob: null, picture: 'avator.png' },
        answerLink: null,
      })
      .where(inArray(teamPeople.id, theirs))
      .returning({ id: teamPeople.id });
    const removed = await removeViewsAbout(tx, redact);
    return { nameless: joined.length + entities.length + registered.length, removed };
  },
};

/**
 * Saved views by whose name or search somebody was looked for, also out of the log: without what names the person they
 * would show other teams.
 */
async function removeViewsAbout(tx: Tx, redact: <T>(value: T) => T): Promise<number> {
  const lines = await tx
    .selectDistinct({ id: changeLog.recordId })
    .from(changeLog)
    .where(eq(changeLog.kind, 'team_views'));
  const logged = lines.map(({ id }) => id);
  await redactRecordNames(tx, logged, redact);
  await redactRecordTexts(tx, logged, redact);
  const views = await tx.select().from(teamViews);
  const ids = views
    .filter(({ name, query }) => !isDeepStrictEqual(redact({ name, query }), { name, query }))
    .map(({ id }) => id);
  await tx.delete(teamViews).where(inArray(teamViews.id, ids));
  return ids.length;
}
