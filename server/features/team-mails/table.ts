import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { teamMailKinds } from '#contract/endpoints/team-mails.ts';
import { teams } from '#server/features/teams/index.ts';
import { instant, recordId, reference } from '#server/platform/columns.ts';

/** A mail about a team that the mail server took, or refused for good. What it said is not kept. */
export const teamMails = pgTable(
  'team_mails',
  {
    id: recordId(),
    /** The id that the mail was sent with: sent again after a lost answer, it is one row. */
    mailId: text('mail_id').notNull().unique('team_mails_mail_id_key'),
    teamId: reference('team_id', () => teams.id).notNull(),
    kind: text('kind', { enum: teamMailKinds }).notNull(),
    /** The registry's id of its reader, where it is known. */
    stebUserId: text('steb_user_id'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** The codes of the mail server's refusal ("550 5.1.1"); null where it took the mail. */
    refusedFor: text('refused_for'),
  },
  (table) => [
    index('team_mails_team_idx').on(table.teamId, table.sentAt, table.id),
    index('team_mails_email_idx').on(sql`lower(${table.email})`),
    index('team_mails_person_idx').on(table.stebUserId),
    index('team_mails_sent_at_idx').on(table.sentAt),
  ],
);
