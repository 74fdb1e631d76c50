import { ageLevels, type CompetitionRecord, competitions } from '#server/features/competitions/index.ts';
import { type SeasonRecord, seasons } from '#server/features/seasons/index.ts';
import { ownSite, settings } from '#server/features/settings/index.ts';
import { cleanPage } from '#server/platform/clean-page.ts';
import type { Tx } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import type { Calendar } from '../calendar.ts';
import type { DemoSeason } from '../read/seasons.ts';
import { site } from '../read/site.ts';
import { storeFile, storePicture } from './pictures.ts';
import { required } from './required.ts';

export type LoadedSeason = { season: SeasonRecord; competitions: CompetitionRecord[] };

/** Stores the texts of the site; the row may exist already. */
export async function loadSite(tx: Tx): Promise<void> {
  // As the office's form stores them, so that saving the form unchanged changes nothing.
  const values = {
    ...site,
    ...{ privacy: cleanPage(site.privacy), privacyEn: cleanPage(site.privacyEn) },
    ...{ terms: cleanPage(site.terms), termsEn: cleanPage(site.termsEn) },
  };
  await tx
    .insert(settings)
    .values({ siteName: ownSite, ...values })
    .onConflictDoUpdate({ target: settings.siteName, set: values });
}

/** @param lastTeamNumber how many teams the season is going to be loaded with */
export async function loadSeason(
  tx: Tx,
  files: FileStore,
  content: DemoSeason,
  lastTeamNumber: number,
  calendar: Calendar,
): Promise<LoadedSeason> {
  const { competitions: ofSeason, poster: _, milestones: __, picture: ___, namedBy, ...columns } = content;
  const year = calendar.day(namedBy).slice(0, 4);
  const attributes = content.attributes.map(async (attribute) => ({
    ...attribute,
    image: attribute.image && (await storePicture(files, attribute.image)),
  }));
  const [season] = await tx
    .insert(seasons)
    .values({
      ...cleaned(columns),
      code: `${content.code}${year.slice(2)}`,
      name: `${content.name} ${year}`,
      nameEn: `${content.nameEn} ${year}`,
      createdAt: calendar.instant(content.createdAt),
      attributes: await Promise.all(attributes),
      logo: await storePicture(files, `logos/${content.slug}`),
      // A file of its own: the gallery's picture may be deleted.
      image: await storeFile(files, `pictures/gallery/${content.picture}.webp`, 'pictures', `season-${content.slug}`),
      lastTeamNumber,
    })
    .returning();
  if (!season) throw new Error('the insert returned no season');
  const earlier = await tx.$count(competitions);
  const shown = await Promise.all(ofSeason.map(({ file }) => shownOf(files, file)));
  const loaded = await tx
    .insert(competitions)
    .values(
      ofSeason.map(({ file: _, papers: __, ageLevels: ___, ...competition }, index) => ({
        ...cleaned(competition),
        ...shown[index],
        seasonId: season.id,
        position: earlier + index + 1,
        registration: season.registration,
        createdAt: season.createdAt,
      })),
    )
    .returning();
  await tx.insert(ageLevels).values(
    loaded.flatMap(({ id: competitionId, slug }) => {
      const { ageLevels: levels } = required(
        ofSeason.find((competition) => competition.slug === slug),
        slug,
      );
      return levels.map((level, index) => ({ ...level, competitionId, position: index + 1 }));
    }),
  );
  return { season, competitions: loaded };
}

/** The pictures and the video of a competition, by its file. */
const shownOf = async (files: FileStore, file: string) => ({
  banner: await storePicture(files, `banners/${file}`),
  logo: await storePicture(files, `logos/${file}`),
  video: `/files/videos/${await storeFile(files, `videos/${file}.mp4`, 'videos', file)}`,
});

/** Cleans the HTML texts, as those from the back-office are before they are stored. */
function cleaned<Texts extends { description: string; descriptionEn: string }>(texts: Texts): Texts {
  const html = Object.entries(texts).filter(([key]) => /^(description|templateHtml)/.test(key));
  return { ...texts, ...Object.fromEntries(html.map(([key, text]) => [key, cleanPage(text)])) };
}
