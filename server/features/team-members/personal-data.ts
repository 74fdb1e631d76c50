import { sql } from 'drizzle-orm';
import { recordsOnce, saidOf } from '#server/features/office-records/index.ts';
import type { DbOrTx, Tx } from '#server/platform/database.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { PEOPLE_LOG } from './give-place.ts';
import { membershipJob } from './tell-people.ts';

/** The ids of the teams in which a person's place was given to somebody else; their certificates may still name them. */
export const teamsLeftBy = (db: DbOrTx, { stebUserId }: Subject) =>
  recordsOnce(db, { kind: PEOPLE_LOG, before: { _id: stebUserId } });

/** The names under which a person got a place of somebody else or lost theirs: the account's may be another since. */
export async function namesInReplacements(db: DbOrTx, { stebUserId }: Pick<Subject, 'stebUserId'>): Promise<string[]> {
  if (stebUserId === '') return [];
  return (await saidOf(db, { kind: PEOPLE_LOG, _id: stebUserId })).map(({ name }) => String(name));
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
