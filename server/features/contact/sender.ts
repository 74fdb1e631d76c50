import { and, desc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import { type PgColumn, union } from 'drizzle-orm/pg-core';
import { can, officeTypes, roleOf } from '#contract/access.ts';
import type { Contact, Sender, SenderMatch } from '#contract/endpoints/admin-contact.ts';
import { westernDigits } from '#contract/fields.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { teamPeople, teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import type { Db } from '#server/platform/database.ts';
import { contactMessages } from './table.ts';

/** How many of each are named: a school may have given its number for all of its students. */
const SHOWN = 10;
const SHOWN_MESSAGES = 5;

/**
 * Who may have written a message: accounts with its e-mail or phone number, and the teams of these and of people who were
 * entered in teams with them. All of it was typed in a public form, so it proves nothing.
 */
export async function senderOf(db: Db, contact: Contact, by: { type: number }): Promise<Sender> {
  const accounts = await accountsOf(db, contact, by);
  const found = await teamsOf(db, contact, accounts);
  return {
    accounts: accounts.map(({ stebUserId: _, ...account }) => account),
    ...found,
    messages: await otherMessages(
      db,
      contact,
      found.teams.some(({ by_number }) => by_number),
    ),
  };
}

async function accountsOf(db: Db, { email, phone }: Pick<Contact, 'email' | 'phone'>, by: { type: number }) {
  // A sub admin does not find people of the office (`people-lists.ts`).
  const visible = can(roleOf(by.type), 'admin-people') ? undefined : notInArray(users.type, [...officeTypes]);
  const found = await db
    .select({
      ...{ _id: users.id, stebUserId: users.stebUserId, name: users.name, type: users.type },
      ...{ email: sameEmail(users.email, email), phone: isSame(users.phoneNumber, phone) },
      guardian_phone: isSame(users.guardianPhone, phone),
    })
    .from(users)
    .where(
      and(visible, or(sameEmail(users.email, email), eq(users.phoneNumber, phone), eq(users.guardianPhone, phone))),
    )
    // Many may have a school's number, and few the same e-mail.
    .orderBy(desc(sameEmail(users.email, email)), desc(users.createdAt), desc(users.id))
    .limit(SHOWN);
  return found.map(({ email, phone, guardian_phone, ...account }) => {
    const is: [SenderMatch, boolean | null][] = [
      ['email', email],
      ['phone', phone],
      ['guardian_phone', guardian_phone],
    ];
    return { ...account, by: is.filter(([, matched]) => matched).map(([name]) => name) };
  });
}

const sameEmail = (column: PgColumn, email: string) => sql<boolean>`lower(${column}) = lower(${email})`;
const isSame = (column: PgColumn, value: string) => sql<boolean | null>`${column} = ${value}`;

async function teamsOf(
  db: Db,
  { email, phone, team_no }: Pick<Contact, 'email' | 'phone' | 'team_no'>,
  accounts: { _id: string; stebUserId: string }[],
) {
  const [ids, stebIds] = [accounts.map(({ _id }) => _id), accounts.map(({ stebUserId }) => stebUserId)];
  const ofTeam = { id: teams.id };
  const inTeam = { id: teamPeople.teamId };
  const number = westernDigits(team_no).trim().toUpperCase();
  const [named, ofPeople] = await Promise.all([
    db.select(ofTeam).from(teams).where(eq(teams.teamNo, number)),
    union(
      db.select(ofTeam).from(teams).where(inArray(teams.createdBy, ids)),
      db.select(ofTeam).from(teams).where(inArray(teams.entityStebId, stebIds)),
      db.select(inTeam).from(teamPeople).where(inArray(teamPeople.stebUserId, stebIds)),
      // The indexes leave out what is empty.
      db
        .select(inTeam)
        .from(teamPeople)
        .where(and(sql`${teamPeople.email} <> ''`, sameEmail(teamPeople.email, email))),
      db
        .select(inTeam)
        .from(teamPeople)
        .where(and(sql`${teamPeople.phoneNumber} <> ''`, eq(teamPeople.phoneNumber, phone))),
    ),
  ]);
  const theirs = new Set(ofPeople.map(({ id }) => id));
  const all = [...new Set([...named.map(({ id }) => id), ...theirs])];
  if (all.length === 0) return { teams: [], totalTeams: 0 };
  const rows = await db
    .select({
      ...{ _id: teams.id, team_no: teams.teamNo, name: teams.name, status: teams.status },
      ...{ payment_status: teams.paymentStatus, season: { name: seasons.name, name_en: seasons.nameEn } },
    })
    .from(teams)
    .innerJoin(seasons, eq(seasons.id, teams.seasonId))
    .where(inArray(teams.id, all))
    // The one that the message names is not left out.
    .orderBy(desc(eq(teams.teamNo, number)), desc(teams.id))
    .limit(SHOWN);
  return {
    teams: rows.map((team) => ({ ...team, by_number: team.team_no === number, by_person: theirs.has(team._id) })),
    totalTeams: all.length,
  };
}

/** Characters of an earlier message: more than a line of the page takes. */
const BEGINNING = 100;

/** @param isTeam whether the number in the message is that of a team: people write anything into that field */
async function otherMessages(
  db: Db,
  { _id, email, phone, team_no }: Contact,
  isTeam: boolean,
): Promise<Sender['messages']> {
  const { id, name, createdAt, state, phoneNumber, teamNo } = contactMessages;
  const sameTeam = isTeam ? sql`(${teamNo} <> '' and ${teamNo} = ${team_no})` : undefined;
  const rows = await db
    .select({ _id: id, name, createdAt, state, beginning: sql<string>`left(${contactMessages.message}, ${BEGINNING})` })
    .from(contactMessages)
    .where(and(ne(id, _id), or(sameEmail(contactMessages.email, email), eq(phoneNumber, phone), sameTeam)))
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN_MESSAGES);
  return rows.map(({ createdAt, ...message }) => ({ ...message, created_at: createdAt.toISOString() }));
}
