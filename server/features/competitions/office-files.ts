import { and, eq } from 'drizzle-orm';
import type { adminCompetitionFiles } from '#contract/endpoints/competition-files.ts';
import ar from '#locales/ar/admin-competition-files.ts';
import en from '#locales/en/admin-competition-files.ts';
import { folded, isSo, matches, type Resource } from '#server/features/office-records/index.ts';
import { pictureNameOf } from '#server/features/uploads/index.ts';
import { cleanLine, cleanText } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import { presentFile } from './present-competition.ts';
import { competitionFiles, competitions } from './table.ts';

/** Some dozens of rows: what is searched is folded when it is asked for. */
const searched = folded(competitionFiles.name, competitionFiles.nameEn);

/** The files of competitions as the office edits them. */
export const officeFiles = (db: Db): Resource<typeof adminCompetitionFiles, typeof competitionFiles> => ({
  db,
  table: competitionFiles,
  orderWithin: 'competitionId',
  nameOf: ({ name, nameEn }) => ({ name, nameEn }),
  present: (file) => ({
    ...presentFile(file),
    file_path_en: presentFile(file).file_path_en ?? '',
    competion_id: file.competitionId,
    status: file.status,
    order_id: file.position,
  }),
  // A PDF is uploaded and claimed as a picture is.
  pictures: { filePath: 'file_path', filePathEn: 'file_path_en' },
  // Deleted meanwhile.
  constraints: { competition_files_competition_id_competitions_id_fk: { field: 'competion_id', code: 'not_offered' } },
  valuesOf: (input) => ({
    ...(input.competion_id && { competitionId: input.competion_id }),
    ...{ name: cleanLine(input.name), nameEn: cleanLine(input.name_en) },
    ...{ description: cleanText(input.description).trim(), descriptionEn: cleanText(input.description_en).trim() },
    filePath: pictureNameOf(input.file_path),
    filePathEn: input.file_path_en ? pictureNameOf(input.file_path_en) : input.file_path_en === '' ? null : undefined,
  }),
  async check(tx, { competitionId }, before) {
    if (!competitionId) return { competion_id: 'required' };
    if (before) return before.competitionId === competitionId ? {} : { competion_id: 'not_offered' };
    const there = await tx.$count(competitions, eq(competitions.id, competitionId));
    return there > 0 ? {} : { competion_id: 'not_offered' };
  },
  narrow: ({ s, competion, shown }) =>
    and(
      matches(searched, s),
      competion ? eq(competitionFiles.competitionId, competion) : undefined,
      isSo(competitionFiles.status, shown),
    ),
  sorts: {
    ...{ order_id: competitionFiles.position, name: competitionFiles.name, name_en: competitionFiles.nameEn },
    updated_at: competitionFiles.updatedAt,
  },
  csv: {
    words: { ar, en },
    fields: ['name', 'name_en', 'description', 'description_en', 'file_path', 'file_path_en', 'status'],
  },
});
