import { and, inArray, ne } from 'drizzle-orm';
import type { AdminSeason, adminSeasons } from '#contract/endpoints/admin-seasons.ts';
import ar from '#locales/ar/admin-seasons.ts';
import en from '#locales/en/admin-seasons.ts';
import { folded, isSo, matches, type Resource } from '#server/features/office-records/index.ts';
import { regions } from '#server/features/regions/index.ts';
import { pictureAddress, pictureNameOf } from '#server/features/uploads/index.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db, Tx } from '#server/platform/database.ts';
import { milestonesOfInput, presentMilestone, type SeasonParts, seasonParts } from './office-milestones.ts';
import { freeSeasonCode } from './season-code.ts';
import { type SeasonAttribute, type SeasonRecord, seasons } from './table.ts';

/** Some dozens of rows: what is searched is folded when it is asked for. */
const searched = folded(seasons.name, seasons.nameEn, seasons.slug);

/** Seasons as the office edits them, with their dates. */
export const officeSeasons = (db: Db): Resource<typeof adminSeasons, typeof seasons, SeasonParts> => ({
  db,
  table: seasons,
  parts: seasonParts,
  // Nobody sees an unfinished season: it is shown, and opened, when the office says so.
  fresh: { status: false, registration: false },
  nameOf: ({ name, nameEn }) => ({ name, nameEn }),
  constraints: {
    seasons_slug_key: { field: 'slug', code: 'taken' },
    // Of two that are added at once: the second attempt finds another code.
    seasons_code_key: { field: 'slug', code: 'taken' },
  },
  present: presentOfficeSeason,
  valuesOf: (input) => ({
    ...{ slug: input.slug, name: cleanLine(input.name), nameEn: cleanLine(input.name_en) },
    ...{ title: line(input.title), titleEn: line(input.title_en) },
    ...{ description: input.description, descriptionEn: input.description_en },
    ...{ logo: pictureIn(input.logo), image: pictureIn(input.image) },
    ...{ templateHtml: input.template_html, templateHtmlEn: input.template_html_en },
    ...{ generalRules: input.general_rules, generalRulesEn: input.general_rules_en },
    attributes: input.attributes?.map((block) => ({
      ...{ title: cleanLine(block.title), titleEn: cleanLine(block.title_en ?? '') },
      ...{ description: block.desc ?? '', descriptionEn: block.desc_en ?? '' },
      // Filled by `complete` where none was sent.
      image: pictureIn(block.image) as string | null,
    })),
    milestones: input.milestones && milestonesOfInput(input.milestones),
  }),
  async complete(tx, values, before) {
    const { slug = before?.slug ?? '' } = values;
    return {
      ...values,
      code: before && (before.slug === slug || hasTeams(before)) ? before.code : await freeCode(tx, slug, before?.id),
      ...(values.attributes && { attributes: withKeptPictures(values.attributes, before?.attributes ?? []) }),
    };
  },
  async check(tx, { slug, milestones = [] }, before) {
    const wanted = [...new Set(milestones.flatMap(({ regionId }) => regionId ?? []))];
    const known = new Set(
      wanted.length > 0
        ? (await tx.select({ id: regions.id }).from(regions).where(inArray(regions.id, wanted))).map(({ id }) => id)
        : [],
    );
    return {
      // Numbers of teams, results and printed addresses have it.
      slug: before && before.slug !== slug && hasTeams(before) ? 'has_teams' : undefined,
      milestones: wanted.some((regionId) => !known.has(regionId)) ? 'not_offered' : undefined,
    };
  },
  pictures: picturesOf,
  narrow: ({ s, shown, open }) =>
    and(matches(searched, s), isSo(seasons.status, shown), isSo(seasons.registration, open)),
  sorts: {
    ...{ created_at: seasons.createdAt, name: seasons.name, name_en: seasons.nameEn },
    updated_at: seasons.updatedAt,
  },
  csv: {
    words: { ar, en },
    fields: ['name', 'name_en', 'slug', 'title', 'title_en', 'description', 'description_en', 'status', 'registration'],
  },
});

/** The number of its last team is never lowered, and changes with its row: no team comes in between. */
const hasTeams = ({ lastTeamNumber }: Pick<SeasonRecord, 'lastTeamNumber'>) => lastTeamNumber > 0;

const line = (text: string | undefined) => text && cleanLine(text);

/** The file name; null for none, undefined for what was not sent. */
const pictureIn = (address: string | undefined) =>
  address === undefined ? undefined : address === '' ? null : pictureNameOf(address);

/** A feature without a picture in what was sent keeps that of its place. */
const withKeptPictures = (sent: readonly SeasonAttribute[], stored: readonly SeasonAttribute[]): SeasonAttribute[] =>
  sent.map((block, place) => ({
    ...block,
    image: block.image === undefined ? (stored[place]?.image ?? null) : block.image,
  }));

const freeCode = async (tx: Tx, slug: string, id?: string) => {
  const others = tx.select({ code: seasons.code }).from(seasons);
  return freeSeasonCode(
    slug,
    new Set((await (id ? others.where(ne(seasons.id, id)) : others)).map(({ code }) => code)),
  );
};

/** The pictures of a season, by the field of the form. */
function picturesOf({ logo, image, attributes }: SeasonRecord) {
  return {
    ...{ logo, image },
    ...Object.fromEntries(attributes.map((block, place) => [`attributes.${place}.image`, block.image])),
  };
}

const address = (fileName: string | null) => pictureAddress(fileName) ?? '';

function presentOfficeSeason(
  season: SeasonRecord & SeasonParts,
): Omit<AdminSeason, 'revision' | 'updated_at' | 'updated_by'> {
  return {
    ...{ _id: season.id, slug: season.slug, name: season.name, name_en: season.nameEn },
    ...{ title: season.title, title_en: season.titleEn },
    ...{ description: season.description, description_en: season.descriptionEn },
    ...{ logo: address(season.logo), image: address(season.image) },
    ...{ template_html: season.templateHtml, template_html_en: season.templateHtmlEn },
    ...{ general_rules: season.generalRules, general_rules_en: season.generalRulesEn },
    attributes: season.attributes.map((block) => ({
      ...{ title: block.title, title_en: block.titleEn, desc: block.description, desc_en: block.descriptionEn },
      image: address(block.image),
    })),
    milestones: season.milestones.map(presentMilestone),
    ...{ status: season.status, registration: season.registration, has_teams: hasTeams(season) },
    created_at: season.createdAt.toISOString(),
  };
}
