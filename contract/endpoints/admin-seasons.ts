import { adminCrud, adminSwitch } from '../admin-crud.ts';
import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { Season, SeasonAttribute } from '../entities.ts';
import {
  id,
  isWebLink,
  optionalPicture,
  optionalRichText,
  optionalText,
  queryFlag,
  requiredText,
  slug,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { Milestone, milestoneKinds } from '../milestone.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** A special feature of a season. A picture that is not sent stays as it is. */
export const SeasonAttributeInput = z.object({
  title: requiredText(),
  title_en: optionalText(),
  desc: optionalText(limits.longTextMax),
  desc_en: optionalText(limits.longTextMax),
  image: optionalPicture(),
});

/** Years that people mean; the database does not take all others. */
const moment = /^(?:19|2\d)\d\d-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d(:00)?(\+03:00)?)?$/;
const isMoment = (text: string) =>
  moment.test(text) && new Date(`${text.slice(0, 10)}T00:00:00Z`).toJSON()?.startsWith(text.slice(0, 10)) === true;

/** A day (2026-02-01), or with a time (2026-02-01T19:00): always Riyadh's clock. */
const riyadhMoment = () => requiredText().refine(isMoment, 'date');

const isTimed = (text: string) => text.length > 10;

/** An `https` address, or a path of the portal; may be empty. */
const placeLink = () =>
  optionalText(limits.linkMax).refine(
    (text) => !text || /^\/(?![/\\])[^\s<>"]*$/.test(text) || (/^https:/.test(text) && isWebLink(text)),
    'place_link',
  );

/** A dated step. Its id is the form's for a new one: calendars know a date by it. */
export const MilestoneInput = z
  .object({
    _id: id(),
    kind: z.enum(milestoneKinds, { error: 'not_offered' }),
    title: requiredText(),
    title_en: requiredText(),
    from: riyadhMoment(),
    to: riyadhMoment(),
    region: z
      .union([id(), z.literal('')], { error: 'not_offered' })
      .describe('Its id; may be empty')
      .default(''),
    place: optionalText(),
    place_en: optionalText(),
    link: placeLink(),
  })
  .superRefine(({ from, to }, context) => {
    if (!isMoment(from) || !isMoment(to)) return;
    if (isTimed(from) !== isTimed(to)) context.addIssue({ code: 'custom', message: 'date_times', path: ['to'] });
    // Written alike, they are ordered as their texts are; some time must pass, a day need not.
    else if (isTimed(from) ? to.slice(0, 16) <= from.slice(0, 16) : to < from) {
      context.addIssue({ code: 'custom', message: 'date_order', path: ['to'] });
    }
  });

/**
 * What the office writes (back-office spec, section 7). What is not sent stays as it is: the specification's own form has no
 * dates, no picture of the page and, for a new season, no English texts of its three features.
 */
export const SeasonInput = z.object({
  slug: slug(),
  name: requiredText(),
  name_en: requiredText(),
  title: optionalText(),
  title_en: optionalText(),
  description: optionalRichText(),
  description_en: optionalRichText(),
  logo: optionalPicture(),
  image: optionalPicture(),
  attributes: z.array(SeasonAttributeInput).max(limits.seasonAttributes, 'too_long').optional(),
  template_html: optionalRichText(),
  template_html_en: optionalRichText(),
  general_rules: optionalRichText(),
  general_rules_en: optionalRichText(),
  milestones: z
    .array(MilestoneInput)
    .max(limits.seasonMilestones, 'too_long')
    .refine((sent) => new Set(sent.map(({ _id }) => _id)).size === sent.length, 'invalid')
    .optional(),
});

const blocks = [1, 2, 3] as const;
const fieldsOfBlock = ['title', 'title_en', 'desc', 'desc_en', 'image'] as const;
/** `title_1` and `title_1_en`. */
const inForm = (field: (typeof fieldsOfBlock)[number], block: number) =>
  field.endsWith('_en') ? `${field.slice(0, -3)}_${block}_en` : `${field}_${block}`;

/**
 * The specification's form names the fields of the three features by their number (section 7: `title_1`, `desc_1`, `image_1`,
 * `title_1_en`). Those after the last that has something are none; a form without any of them leaves them as they are.
 */
export function attributesOfForm(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = blocks.map((block) => fieldsOfBlock.map((field) => [field, inForm(field, block)] as const));
  const numbered = new Set<string>(names.flat().map(([, name]) => name));
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !numbered.has(name)));
  if (![...numbered].some((name) => name in fields)) return rest;
  const sent = names.map((ofBlock) =>
    Object.fromEntries(ofBlock.flatMap(([field, name]) => (name in fields ? [[field, fields[name]]] : []))),
  );
  const last = sent.findLastIndex((block) => Object.values(block).some((value) => value !== ''));
  return { ...rest, attributes: sent.slice(0, last + 1) };
}

const text = z.string();

/** A season as the office sees it. */
const AdminSeason = Season.omit({ competions: true }).extend({
  logo: text.describe('A ready address; may be empty'),
  image: text.describe('A ready address; may be empty'),
  attributes: z.array(SeasonAttribute.extend({ image: text })),
  milestones: z.array(
    Milestone.extend({ region: text.describe('Its id; may be empty'), link: text.describe('May be empty') }),
  ),
  status: z.boolean(),
  registration: z.boolean().describe('Its switch, whatever its dates say'),
  has_teams: z.boolean().describe('Whether teams were registered in it: then its slug stays'),
  created_at: z.iso.datetime(),
});

const office = { path: '/api/admin/seasons', access: 'admin-seasons', summary: 'seasons' } as const;

/** Newest first, as visitors see them. */
export const adminSeasons = {
  ...adminCrud({
    ...office,
    keys: { one: 'season', many: 'seasons' },
    record: AdminSeason,
    input: SeasonInput,
    form: {
      pictures: { logo: 'logo', image: 'image', image_1: 'image_1', image_2: 'image_2', image_3: 'image_3' },
      read: attributesOfForm,
    },
    filters: z.object({
      shown: z.enum(['true', 'false']).optional().catch(undefined),
      open: z.enum(['true', 'false']).optional().catch(undefined),
    }),
    sorts: ['-created_at', 'name', 'name_en', 'updated_at'],
  }),
  ...adminSwitch(office, ['status', 'registration']),
  /** As the specification has it. */
  toggleRegistration: endpoint({
    method: 'GET',
    path: office.path,
    selectedBy: ['id', 'registration'],
    access: office.access,
    summary: 'Opens or closes registration in one of the seasons',
    query: z.object({ id: id(), registration: queryFlag() }),
    answer: z.object({ success }),
    rate: rates.officeWrite,
    changesState: true,
  }),
};
export type AdminSeason = z.output<typeof adminSeasons.record>;

/** A season as its page shows it, also while visitors do not see it. */
export const previewSeason = endpoint({
  method: 'GET',
  path: '/api/admin/seasons/preview',
  access: office.access,
  summary: 'A season as its page shows it, also while it is hidden',
  query: z.object({ id: id() }),
  answer: z.object({ success, season: Season }),
});
