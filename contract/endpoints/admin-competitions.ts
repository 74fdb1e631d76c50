import { adminCrud, adminOrder, adminSwitch } from '../admin-crud.ts';
import { isKnownTitle, knownLevels } from '../age-level-titles.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { CompetitionCard, CompetitionFile } from '../entities.ts';
import type { FieldCode } from '../errors.ts';
import {
  chosenId,
  formFlag,
  id,
  optionalPicture,
  optionalRiyals,
  optionalSlug,
  optionalText,
  optionalVideo,
  requiredText,
  richText,
  wholeNumber,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { readJson } from '../multipart-form.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/**
 * An age level as the office writes it. `title` names it for good (decision 054); a new one without a title takes its
 * English name as title.
 */
export const AgeLevelInput = z.object({
  title: optionalText(limits.levelNameMax).describe('Empty for a new level: then its English name'),
  name: requiredText(limits.levelNameMax),
  name_en: requiredText(limits.levelNameMax),
  desc: optionalText().describe('Its ages, such as 9-11'),
  desc_en: optionalText(),
  status: z.boolean().default(true).describe('False for a level in which teams can no longer register'),
});
type Levels = z.ZodType<z.output<typeof AgeLevelInput>[], z.input<typeof AgeLevelInput>[]>;

/** The title of a level that is sent: a new one is called by its English name. */
export const titleOf = ({ title, name_en }: { title?: string | undefined; name_en: string }): string =>
  title || name_en;

/** The specification's own call sends titles alone: they get the texts that the specification has for them. */
const withTexts = (sent: unknown) =>
  Array.isArray(sent)
    ? sent.map((level) =>
        typeof level === 'string' ? { title: level, ...(isKnownTitle(level) && knownLevels[level]) } : level,
      )
    : sent;

const levels = z.preprocess(
  withTexts,
  z
    .array(AgeLevelInput)
    .min(1, 'required')
    .max(limits.ageLevelsMax, 'too_long')
    .superRefine((sent, context) => {
      const titles = sent.map((level) => titleOf(level).toLowerCase());
      sent.forEach(({ title }, at) => {
        if (titles.indexOf(titles[at] ?? '') === at) return;
        context.addIssue({ code: 'custom', message: 'taken', path: [at, title ? 'title' : 'name_en'] });
      });
    }),
) as unknown as Levels;

const long = () => optionalText(limits.longTextMax);

const fields = z.object({
  season: chosenId(),
  slug: optionalSlug().describe('Without one it is made from the English name, and stays'),
  name: requiredText(),
  name_en: requiredText(),
  description: richText(),
  description_en: richText(),
  logo: optionalPicture().describe('Required of a new one'),
  banner: optionalPicture().describe('Required of a new one'),
  video: optionalVideo(),
  coaches_no: wholeNumber(1, limits.peopleOfTeamMax),
  members_no: wholeNumber(1, limits.peopleOfTeamMax),
  agelevel: levels,
  // Whoever leaves it out would open the competition for nothing.
  paid: z.preprocess((sent) => sent ?? null, formFlag()) as unknown as z.ZodType<boolean, boolean>,
  price: optionalRiyals(limits.priceMax).describe('Riyals, without tax; at least 1 where `paid` is on'),
  hardware: long(),
  hardware_en: long(),
  software: long(),
  software_en: long(),
  team_info: long(),
  team_info_en: long(),
  qualification_info: long(),
  qualification_info_en: long(),
  main_mission: long(),
  main_mission_en: long(),
  theme: long(),
  theme_en: long(),
});

/**
 * What the office writes (back-office spec, sections 3 and 7). Its `season_old` and `currency` are not read: the portal
 * knows in which season a competition is, and takes riyals alone. A competition either costs something or says that it is
 * free (docs/decisions/165).
 */
export const CompetitionInput = fields.refine(
  ({ paid, price }) => !paid || price === undefined || price >= limits.feeMin,
  {
    error: 'price_missing' satisfies FieldCode,
    path: ['price'],
    // Also while other fields are wrong: it is said in the same round.
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);

const text = z.string();
const Season = z.object({ _id: text, name: text, name_en: text });

/** A competition as the office sees it. */
const AdminCompetition = z.object({
  _id: text,
  season: Season,
  slug: text,
  name: text,
  name_en: text,
  description: text,
  description_en: text,
  logo: text.describe('A ready address; may be empty'),
  banner: text.describe('A ready address; may be empty'),
  video: text,
  coaches_no: z.number().int(),
  members_no: z.number().int(),
  agelevel: z.array(AgeLevelInput.extend({ title: text })),
  paid: z.boolean(),
  price: z.number().describe('Riyals, without tax'),
  currency: text,
  hardware: text,
  hardware_en: text,
  software: text,
  software_en: text,
  team_info: text,
  team_info_en: text,
  qualification_info: text,
  qualification_info_en: text,
  main_mission: text,
  main_mission_en: text,
  theme: text,
  theme_en: text,
  status: z.boolean(),
  registration: z.boolean(),
  order_id: z
    .number()
    .int()
    .describe(
      'Its place in the order, from 1; 0 for one that nobody has placed yet: those stand first, the newest before',
    ),
  files: z.array(CompetitionFile),
  has_teams: z.boolean().describe('Whether teams were registered in it: then its season and its slug stay'),
});

const office = { path: '/api/admin/competions', access: 'admin-competitions', summary: 'competitions' } as const;

/** The order of the list is by default the one in which visitors see those of a season. */
export const adminCompetitions = {
  ...adminCrud({
    ...office,
    keys: { one: 'competion', many: 'competions' },
    record: AdminCompetition,
    input: CompetitionInput,
    form: {
      pictures: { logo: 'logo', banner: 'banner' },
      read: (fields) => ('agelevel' in fields ? { ...fields, agelevel: readJson(fields.agelevel) } : fields),
    },
    filters: z.object({
      season: id().optional().catch(undefined),
      shown: z.enum(['true', 'false']).optional().catch(undefined),
      open: z.enum(['true', 'false']).optional().catch(undefined),
    }),
    sorts: ['order_id', 'name', 'name_en', 'slug', 'updated_at'],
  }),
  ...adminSwitch(office, ['status', 'registration']),
  ...adminOrder(office, 'order_id'),
  /** As the specification has it. */
  setIndex: endpoint({
    method: 'GET',
    path: office.path,
    selectedBy: ['id', 'update_index'],
    access: office.access,
    summary: 'Gives one of the competitions another place in their order',
    query: z.object({ id: id(), update_index: z.coerce.number('number').int('number').min(1, 'number') }),
    answer: z.object({ success }),
    rate: rates.officeWrite,
    changesState: true,
  }),
  /** For choices in forms of the office: those that visitors see. */
  listActive: endpoint({
    method: 'GET',
    path: office.path,
    selectedBy: ['all_active'],
    access: office.access,
    summary: 'With `all_active=true`: all competitions that are shown, in their order',
    query: z.object({ all_active: z.literal('true') }),
    answer: z.object({ success, competions: z.array(CompetitionCard.extend({ season: Season })) }),
  }),
};
export type AdminCompetition = z.output<typeof adminCompetitions.record>;
