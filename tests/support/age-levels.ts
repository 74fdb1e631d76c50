import { ageLevels } from '#server/features/competitions/index.ts';
import type { Db } from '#server/platform/database.ts';

/** Gives competitions age levels, each under its key with its years: `{ Junior: '12-16' }`. People read the key. */
export async function addAgeLevels(db: Db, competitions: { id: string }[], levels: Record<string, string>) {
  await db.insert(ageLevels).values(
    competitions.flatMap(({ id: competitionId }) =>
      Object.entries(levels).map(([key, years], index) => ({
        ...{ competitionId, key, position: index + 1, name: key, nameEn: key },
        ...{ description: years, descriptionEn: years },
      })),
    ),
  );
}

/** The same as it crosses the wire. */
export const ageLevelOnTheWire = (key: string, years: string) => ({
  ...{ title: key, name: key, name_en: key, desc: years, desc_en: years },
});
