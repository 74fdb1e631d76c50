import { ageLevels } from '#server/features/competitions/index.ts';
import type { Db } from '#server/platform/database.ts';

/** Adds age levels to competitions, each by its key with its years: `{ Junior: '12-16' }`. The name is the key. */
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

/** The same in the format of the API. */
export const ageLevelOnTheWire = (key: string, years: string) => ({
  ...{ title: key, name: key, name_en: key, desc: years, desc_en: years },
});
