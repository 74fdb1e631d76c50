import { and, eq } from 'drizzle-orm';
import type { ShareSubject } from '#brand/share-picture.ts';
import { isLanguage, type Language } from '#contract/languages.ts';
import { isUuid } from '#domain/uuid.ts';
import { competitions } from '#server/features/competitions/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { ownSite, settings } from '#server/features/settings/index.ts';
import type { DbOrTx } from '#server/platform/database.ts';

/** The content of a share picture. */
export type SharePicture = { subject: ShareSubject; language: Language; brand: string };

/** The text in that language, else in the other one, as on the pages. */
const say = (language: Language, arabic: string, english: string) =>
  language === 'ar' ? arabic || english : english || arabic;

/**
 * The picture of a file name: `site.ar.png`, `season-{id}.en.png`, `competition-{id}.ar.png`; undefined when it names
 * nothing that visitors may see.
 */
export async function findPicture(db: DbOrTx, fileName: string): Promise<SharePicture | undefined> {
  const [, kind, id, language] = /^(\w+)(?:-([\w-]+))?\.(\w+)\.png$/.exec(fileName) ?? [];
  if (!isLanguage(language)) return undefined;
  const subject = await findSubject(db, kind, id, language);
  if (!subject) return undefined;
  const [setting] = await db.select().from(settings).where(eq(settings.siteName, ownSite));
  return setting && { subject, language, brand: language === 'ar' ? setting.brand : setting.brandEn };
}

async function findSubject(
  db: DbOrTx,
  kind: string | undefined,
  id: string | undefined,
  language: Language,
): Promise<ShareSubject | undefined> {
  if (kind === 'site' && !id) return { kind };
  if (!id || !isUuid(id)) return undefined;
  if (kind === 'season') return findSeason(db, id, language);
  return kind === 'competition' ? findCompetition(db, id, language) : undefined;
}

async function findSeason(db: DbOrTx, id: string, language: Language): Promise<ShareSubject | undefined> {
  const [season] = await db
    .select()
    .from(seasons)
    .where(and(eq(seasons.id, id), eq(seasons.status, true)));
  if (!season) return undefined;
  return {
    kind: 'season',
    id: season.id,
    slug: season.slug,
    name: say(language, season.name, season.nameEn),
    below: say(language, season.title, season.titleEn),
  };
}

async function findCompetition(db: DbOrTx, id: string, language: Language): Promise<ShareSubject | undefined> {
  const [found] = await db
    .select({ competition: competitions, season: seasons })
    .from(competitions)
    .innerJoin(seasons, eq(seasons.id, competitions.seasonId))
    .where(and(eq(competitions.id, id), eq(competitions.status, true), eq(seasons.status, true)));
  if (!found) return undefined;
  const { competition, season } = found;
  return {
    kind: 'competition',
    id: competition.id,
    slug: competition.slug,
    name: say(language, competition.name, competition.nameEn),
    below: say(language, season.name, season.nameEn),
  };
}
