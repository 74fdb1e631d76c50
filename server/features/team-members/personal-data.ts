import { sql } from 'drizzle-orm';
import { recordsOnce, saidOf } from '#server/features/office-records/index.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { PEOPLE_LOG } from './give-place.ts';
import { membershipJob } from './tell-people.ts';

/** The ids of the teams in which a person's place was given to somebody else; their certificates may still name them. */
export const teamsLeftBy = (db: DbOrTx, { stebUserId }: Subject) =>
  recordsOnce(db, { kind: PEOPLE_LOG, before: { _id: stebUserId } });

/**
 * What the log of teams says of a person, or of an entity: the names under which they got a place or lost it, and the names,
 * e-mails and phones that the office took from the registry, and those before. Neither the account nor a team may have them now.
 */
export async function saidInTeams(db: DbOrTx, { stebUserId }: Pick<Subject, 'stebUserId'>) {
  if (stebUserId === '') return [];
  const said = await saidOf(db, { kinds: [PEOPLE_LOG, 'team_entity'], _id: stebUserId });
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return said.map(({ name, email, phone_number }) => ({
    name: text(name),
    email: text(email),
    phoneNumber: text(phone_number),
  }));
}

/** Mails about memberships, whose jobs hold name and address, of others too: sent or not, they go. */
export const membershipMailData: PersonalData = {
  place: 'mails',
  tables: {},
  async collect(db, person) {
    const { rows } = await db.execute(sql`
      select created_on as at, data->>'news' as news from pgboss.job where ${toPerson(person)} order by created_on`);
    return { membershipMails: rows };
  },
  async erase(tx: Tx, person) {
    const { rowCount } = await tx.execute(
      sql`delete from pgboss.job where ${toPerson(person)} or ${aboutPerson(person)}`,
    );
    return { removed: rowCount ?? 0 };
  },
};

const toPerson = ({ stebUserId }: Subject) =>
  sql`name = ${membershipJob} and data->'to'->>'stebUserId' = ${stebUserId}`;

const aboutPerson = ({ stebUserId }: Subject) =>
  sql`name = ${membershipJob} and data->'about'->>'stebUserId' = ${stebUserId}`;
