import type { Language } from '#contract/languages.ts';
import { competitionFiles } from '#server/features/competitions/index.ts';
import type { Tx } from '#server/platform/database.ts';
import type { FileStore } from '#server/platform/files.ts';
import { type DemoFile, filesOf, pathOf } from '../files/list.ts';
import type { DemoSeason } from '../read/seasons.ts';
import type { LoadedSeason } from './content.ts';
import { storeFile } from './pictures.ts';
import { required } from './required.ts';

/** Copies a file of `demo/files` to the file store. */
function keepFile(files: FileStore, file: DemoFile, language: Language): Promise<string> {
  const path = pathOf(file, language);
  return storeFile(files, `files/resources/${path}`, 'resources', path.replace(/\.pdf$/, ''));
}

/** The files that the competitions of a season list, in their order. */
export async function loadResources(
  tx: Tx,
  files: FileStore,
  content: DemoSeason,
  loaded: LoadedSeason,
): Promise<void> {
  const rows = content.competitions.flatMap((competition) => {
    const { id } = required(
      loaded.competitions.find(({ slug }) => slug === competition.slug),
      competition.slug,
    );
    return filesOf(content, competition).map(async ({ path, ...texts }, index) => ({
      ...texts,
      competitionId: id,
      position: index + 1,
      filePath: await keepFile(files, { path, ...texts }, 'ar'),
      filePathEn: await keepFile(files, { path, ...texts }, 'en'),
      createdAt: new Date(loaded.season.createdAt.getTime() + index),
    }));
  });
  await tx.insert(competitionFiles).values(await Promise.all(rows));
}
