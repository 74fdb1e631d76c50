import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { paymentRecords } from './table.ts';

export const paymentRecordData: PersonalData = {
  place: 'paymentRecords',
  tables: {
    payment_records: { personal: ['type', 'ref', 'data', 'created_at'], other: ['id', 'user_id', 'team_id'] },
  },
  async collect(db, person) {
    const { type, ref, data, createdAt } = paymentRecords;
    const columns = { type, ref, data, createdAt };
    return {
      paymentRecords: await db.select(columns).from(paymentRecords).where(eq(paymentRecords.userId, person.id)),
    };
  },
  async erase(tx, person) {
    const gone = await tx
      .delete(paymentRecords)
      .where(eq(paymentRecords.userId, person.id))
      .returning({ id: paymentRecords.id });
    return { removed: gone.length };
  },
};
