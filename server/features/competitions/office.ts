import { and, eq } from 'drizzle-orm';
import { type adminCompetitions, titleOf } from '#contract/endpoints/admin-competitions.ts';
import type { FieldCode } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { toHalalas, toRiyals } from '#domain/money.ts';
import ar from '#locales/ar/admin-competitions.ts';
import en from '#locales/en/admin-competitions.ts';
import { folded, isSo, matches, type Resource, UNPLACED } from '#server/features/office-records/index.ts';
import { seasons } from '#server/features/seasons/index.ts';
import { pictureAddress, pictureNameOf } from '#server/features/uploads/index.ts';
import { cleanLine, cleanText } from '#server/platform/clean-text.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { type CompetitionParts, competitionParts } from './office-parts.ts';
import { presentFile } from './present-competition.ts';
import { slugFromName } from './slug-from-name.ts';
import { type CompetitionRecord, competitions } from './table.ts';

/** A few dozen rows: what is searched is folded when it is asked for. */
const searched = folded(competitions.name, competitions.nameEn, competitions.slug);

const pictureOf = (address: string | undefined) =>
  address === undefined ? undefined : address ? pictureNameOf(address) : null;

/** Texts without HTML keep their lines; what was not sent stays as it is. */
const lines = (text: string | undefined) => text && cleanText(text).trim();

/**
 * What a change may not do (back-office spec, section 7: `season_old`): once teams are registered, the season and the
 * slug stay, by which their numbers, panels and files go. A picture that is there can be replaced, and not taken away.
 */
async function wrongFields(
  tx: Tx,
  { seasonId = '', slug, logo, banner, paid, priceHalalas }: Partial<CompetitionRecord>,
  old: (CompetitionRecord & CompetitionParts) | undefined,
) {
  const wrong: Record<string, FieldCode> = {};
  if ((await tx.$count(seasons, eq(seasons.id, seasonId))) === 0) wrong.season = 'not_offered';
  if (!logo && (!old || old.logo)) wrong.logo = 'required';
  if (!banner && (!old || old.banner)) wrong.banner = 'required';
  // One that was not sent is that of before.
  if (paid && toRiyals(priceHalalas ?? 0) < limits.feeMin) wrong.price = 'price_missing';
  // Whoever registers a team holds the competition's row, so `hasTeams`, read under its lock, knows of every team.
  if (old?.hasTeams) {
    if (old.seasonId !== seasonId) wrong.season = 'has_teams';
    if (old.slug !== slug) wrong.slug = 'has_teams';
  }
  return wrong;
}

/** Competitions as the office edits them. */
export const officeCompetitions = (
  db: Db,
): Resource<typeof adminCompetitions, typeof competitions, CompetitionParts> => ({
  db,
  table: competitions,
  parts: competitionParts,
  // Shown to nobody, and closed, until the office says so: its files come after it.
  fresh: { status: false, registration: false, position: UNPLACED },
  nameOf: ({ name, nameEn }) => ({ name, nameEn }),
  pictures: { logo: 'logo', banner: 'banner' },
  constraints: {
    // The season was deleted meanwhile.
    competitions_season_id_seasons_id_fk: { field: 'season', code: 'not_offered' },
    competitions_season_slug_key: { field: 'slug', code: 'taken' },
    // Pictures name the competition with its season.
    gallery_items_competition_of_season_fk: { field: 'season', code: 'has_pictures' },
    teams_age_level_fk: { field: 'agelevel', code: 'level_in_use' },
    results_age_level_fk: { field: 'agelevel', code: 'level_in_use' },
  },
  async complete(tx, values, before) {
    if (before || values.slug) return values;
    const { seasonId = '', nameEn = '' } = values;
    // Of two that are added at once, the second sees the first.
    await tx.select().from(seasons).where(eq(seasons.id, seasonId)).for('no key update');
    const others = await tx.select().from(competitions).where(eq(competitions.seasonId, seasonId));
    return { ...values, slug: slugFromName(nameEn, new Set(others.map(({ slug }) => slug.toLowerCase()))) };
  },
  check: wrongFields,
  present: (row) => ({
    ...{ _id: row.id, slug: row.slug, name: row.name, name_en: row.nameEn },
    season: { _id: row.seasonId, name: row.season.name, name_en: row.season.nameEn },
    ...{ description: row.description, description_en: row.descriptionEn },
    ...{ logo: pictureAddress(row.logo) ?? '', banner: pictureAddress(row.banner) ?? '', video: row.video ?? '' },
    ...{ coaches_no: row.coachesNo, members_no: row.membersNo },
    agelevel: row.ageLevels.map((level) => ({
      ...{ title: level.key, name: level.name, name_en: level.nameEn },
      ...{ desc: level.description, desc_en: level.descriptionEn, status: level.status },
    })),
    ...{ paid: row.paid, price: toRiyals(row.priceHalalas), currency: row.currency },
    ...{ hardware: row.hardware, hardware_en: row.hardwareEn, software: row.software, software_en: row.softwareEn },
    ...{ team_info: row.teamsInfo, team_info_en: row.teamsInfoEn },
    ...{ qualification_info: row.qualificationInfo, qualification_info_en: row.qualificationInfoEn },
    ...{ main_mission: row.mainMission, main_mission_en: row.mainMissionEn, theme: row.theme, theme_en: row.themeEn },
    ...{ status: row.status, registration: row.registration, order_id: row.position },
    files: row.files.map(presentFile),
    has_teams: row.hasTeams,
  }),
  valuesOf: (input) => ({
    ...{
      seasonId: input.season,
      slug: input.slug || undefined,
      name: cleanLine(input.name),
      nameEn: cleanLine(input.name_en),
    },
    ...{ description: input.description, descriptionEn: input.description_en },
    ...{ logo: pictureOf(input.logo), banner: pictureOf(input.banner), video: input.video === '' ? null : input.video },
    ...{ coachesNo: input.coaches_no, membersNo: input.members_no },
    ageLevels: input.agelevel.map((level) => ({
      ...{ key: cleanLine(titleOf(level)), name: cleanLine(level.name), nameEn: cleanLine(level.name_en) },
      ...{ description: cleanLine(level.desc ?? ''), descriptionEn: cleanLine(level.desc_en ?? '') },
      status: level.status,
    })),
    ...{ paid: input.paid, priceHalalas: input.price === undefined ? undefined : toHalalas(input.price) },
    ...{ hardware: lines(input.hardware), hardwareEn: lines(input.hardware_en) },
    ...{ software: lines(input.software), softwareEn: lines(input.software_en) },
    ...{ teamsInfo: lines(input.team_info), teamsInfoEn: lines(input.team_info_en) },
    ...{ qualificationInfo: lines(input.qualification_info), qualificationInfoEn: lines(input.qualification_info_en) },
    ...{ mainMission: lines(input.main_mission), mainMissionEn: lines(input.main_mission_en) },
    ...{ theme: lines(input.theme), themeEn: lines(input.theme_en) },
  }),
  narrow: ({ s, season, shown, open }) =>
    and(
      matches(searched, s),
      season ? eq(competitions.seasonId, season) : undefined,
      isSo(competitions.status, shown),
      isSo(competitions.registration, open),
    ),
  sorts: {
    ...{ order_id: competitions.position, name: competitions.name, name_en: competitions.nameEn },
    ...{ slug: competitions.slug, updated_at: competitions.updatedAt },
  },
  csv: {
    words: { ar, en },
    fields: [
      ...(['name', 'name_en', 'season', 'slug', 'description', 'description_en'] as const),
      ...(['price', 'coaches_no', 'members_no', 'agelevel', 'status', 'registration'] as const),
    ],
    values(language) {
      const inLanguage = (named: { name: string; name_en: string }) => (language === 'ar' ? named.name : named.name_en);
      return {
        season: ({ season }) => inLanguage(season),
        price: ({ paid, price }) => (paid ? price : 0).toFixed(2),
        agelevel: ({ agelevel }) => agelevel.map(inLanguage).join(language === 'ar' ? '، ' : ', '),
      };
    },
  },
});
