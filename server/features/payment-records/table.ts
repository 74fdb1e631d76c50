import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { teams } from '#server/features/teams/index.ts';
import { users } from '#server/features/users/index.ts';
import { createdAt, recordId, reference } from '#server/platform/columns.ts';

/** A person's own notes of payment attempts (`/api/seasons` in the API). They have no effect on payments. */
export const paymentRecords = pgTable(
  'payment_records',
  {
    id: recordId(),
    userId: reference('user_id', () => users.id).notNull(),
    teamId: reference('team_id', () => teams.id).notNull(),
    type: text('type').notNull(),
    ref: text('ref').notNull(),
    data: jsonb('data'),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_records_user_team_idx').on(table.userId, table.teamId, table.createdAt),
    index('payment_records_team_id_idx').on(table.teamId),
  ],
);
