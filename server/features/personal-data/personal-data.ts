import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { deletionRequests } from './table.ts';

/** The requests themselves stay, as the proof that they were carried out, and lead to an account without a name. */
export const requestData: PersonalData = {
  place: 'requests',
  tables: {
    deletion_requests: {
      personal: ['created_at', 'withdrawn_at'],
      other: ['id', 'user_id', 'carried_out_at', 'carried_out_by'],
      texts: { report: 'counts, by place' },
    },
  },
  async collect(db, person) {
    const { createdAt, withdrawnAt } = deletionRequests;
    const columns = { createdAt, withdrawnAt };
    return { requests: await db.select(columns).from(deletionRequests).where(eq(deletionRequests.userId, person.id)) };
  },
  async erase(tx, person) {
    return { nameless: await tx.$count(deletionRequests, eq(deletionRequests.userId, person.id)) };
  },
};
