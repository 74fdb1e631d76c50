import { eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { deletedAccount, erasedKey } from '#domain/deleted-account.ts';
import type { DbOrTx } from '#server/platform/database.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { redactorOf } from '#server/platform/redact.ts';
import { teamPeople, teams } from './table.ts';

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
const { id, teamId, status, position, ...ofPerson } = getTableColumns(teamPeople);

/**
 * Teams with their people. A team stays, with its number, name, school and results: others are in it. Of a school that
 * deletes its account the team keeps what the commercial register says publicly.
 */
export const teamData: PersonalData = {
  place: 'teams',
  tables: {
    teams: {
      personal: ['people_text', 'entity', 'entity_steb_id', 'notes', 'idempotency_key', 'idempotency_form'],
      other: [
        ...['id', 'team_no', 'name', 'season_id', 'competition_id', 'age_level', 'school_name', 'stage', 'region_id'],
        ...['city', 'city_key', 'search_text', 'image', 'status', 'payment_status', 'created_by', 'created_at'],
      ],
    },
    team_people: {
      personal: [
        ...['steb_user_id', 'national_id', 'name', 'email', 'phone_number', 'nationality', 'gender', 'dob', 'picture'],
      ],
      other: ['id', 'team_id', 'role', 'position', 'status', 'created_at'],
    },
  },
  async collect(db, person) {
    const [registered, joined, entityOf] = await Promise.all([
      db.select(facts).from(teams).where(eq(teams.createdBy, person.id)),
      db
        .select({ team: facts, you: ofPerson })
        .from(teamPeople)
        .innerJoin(teams, eq(teams.id, teamPeople.teamId))
        .where(isTheirs(person)),
      db.select({ team: facts, you: teams.entity }).from(teams).where(eq(teams.entityStebId, person.stebUserId)),
    ]);
    return { registered, joined, entityOf };
  },
  async erase(tx, person) {
    const redact = redactorOf(person);
    const noted = await tx
      .select({ id: teams.id, notes: teams.notes })
      .from(teams)
      .where(sql`${teams.notes} <> '' and ${teams.id} in ${teamsAround(tx, person)}`);
    for (const { id: team, notes } of noted) {
      await tx
        .update(teams)
        .set({ notes: redact(notes) })
        .where(eq(teams.id, team));
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
        entityStebId: null,
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
      })
      .where(inArray(teamPeople.id, theirs))
      .returning({ id: teamPeople.id });
    return { nameless: joined.length + entities.length + registered.length };
  },
};
