import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { membershipMailData } from '#server/features/team-members/index.ts';
import { teams } from '#server/features/teams/index.ts';
import type { PersonalData, Subject } from '#server/platform/personal-data.ts';
import { teamMails } from './table.ts';

/** An address that the registry gave no id with is the account's; with another id it is somebody else's who shares it. */
const toPerson = ({ stebUserId, emails }: Subject) =>
  or(
    stebUserId ? eq(teamMails.stebUserId, stebUserId) : undefined,
    and(isNull(teamMails.stebUserId), inArray(sql`lower(${teamMails.email})`, [...emails])),
  );

/** Mails about teams: those that were sent, and those about memberships that wait, whose jobs hold name and address. */
export const teamMailData: PersonalData = {
  place: 'mails',
  tables: {
    team_mails: {
      personal: ['steb_user_id', 'name', 'email', 'sent_at'],
      other: ['id', 'team_id'],
      texts: {
        mail_id: 'the kind of the mail, and random ids',
        kind: 'one of a list',
        refused_for: 'codes of the mail server',
      },
    },
  },
  async collect(db, person) {
    const { kind: news, name, email, sentAt } = teamMails;
    const sent = await db
      .select({ team: teams.teamNo, news, name, email, at: sentAt })
      .from(teamMails)
      .innerJoin(teams, eq(teams.id, teamMails.teamId))
      .where(toPerson(person))
      .orderBy(sentAt);
    return { teamMails: sent, ...(await membershipMailData.collect(db, person)) };
  },
  async erase(tx, person) {
    const gone = await tx.delete(teamMails).where(toPerson(person)).returning({ id: teamMails.id });
    const { removed = 0 } = await membershipMailData.erase(tx, person);
    return { removed: gone.length + removed };
  },
};
