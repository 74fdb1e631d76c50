import { and, eq, ne } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { keyOf, smallKeyOf } from './store.ts';
import { uploads } from './table.ts';

/** Pictures of teams stay with their teams; what no team came to use goes. */
export const uploadData: PersonalData = {
  place: 'uploads',
  tables: {
    uploads: {
      personal: [],
      other: ['id', 'user_id', 'width', 'height', 'bytes', 'created_at', 'unused_since'],
      texts: { file_name: 'random, made by the portal', state: 'one of a list' },
    },
  },
  async collect(db, person) {
    const { fileName, width, height, bytes, state, createdAt } = uploads;
    const columns = { fileName, width, height, bytes, state, createdAt };
    return { pictures: await db.select(columns).from(uploads).where(eq(uploads.userId, person.id)) };
  },
  async files({ db, files }, person) {
    const own = await db.select().from(uploads).where(eq(uploads.userId, person.id));
    return own.map(({ fileName }) => ({ name: keyOf(fileName), read: () => files.get(keyOf(fileName)) }));
  },
  async erase(tx, person) {
    const theirs = eq(uploads.userId, person.id);
    const unused = await tx
      .delete(uploads)
      .where(and(theirs, ne(uploads.state, 'used')))
      .returning({ fileName: uploads.fileName });
    return {
      removed: unused.length,
      nameless: await tx.$count(uploads, theirs),
      files: unused.flatMap(({ fileName }) => [smallKeyOf(fileName), keyOf(fileName)]),
    };
  },
};
