import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { lookUps } from './table.ts';

/** When the person looked others up within the last day; whom is kept as a hash that says nothing. */
export const lookUpData: PersonalData = {
  place: 'lookUps',
  tables: { look_ups: { personal: ['looked_up_at'], other: ['user_id', 'id_hash'] } },
  async collect(db, person) {
    const lookedUp = await db.select({ at: lookUps.lookedUpAt }).from(lookUps).where(eq(lookUps.userId, person.id));
    return { lookedUp };
  },
  async erase(tx, person) {
    const gone = await tx.delete(lookUps).where(eq(lookUps.userId, person.id)).returning({ at: lookUps.lookedUpAt });
    return { removed: gone.length };
  },
};
