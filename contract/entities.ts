import { CityNames, Region } from './answers.ts';
import { Milestone } from './milestone.ts';
import { scoreKinds } from './score-panels.ts';
import { SiteNotice } from './site-notice.ts';
import { z } from './zod.ts';

export { City, CityNames, Country, Region } from './answers.ts';

/**
 * The entities of the API (public spec, section 3). Keys keep the specification's spelling.
 * `_id` is a UUID version 7; times are ISO 8601 in UTC; money is riyals as a number.
 */

const id = z.string();
const text = z.string();
const maybe = <T extends z.ZodType>(schema: T) => schema.nullable();

/** A signed-in person, as they see themselves. */
export const User = z.object({
  _id: id,
  name: text,
  picture: text.describe('A ready address, or avator.png when there is none'),
  type: z.number().int(),
  steb_user_id: text,
  email: text,
  national_id: text,
  phone_number: text,
  gender: text.describe('Male, Female, or nothing where nobody said'),
});
export type User = z.output<typeof User>;

export const AgeLevel = z.object({
  title: text.describe('What a registration and a filter name it by; it never changes'),
  name: text,
  name_en: text,
  desc: text.describe('Its years'),
  desc_en: text,
});
export type AgeLevel = z.output<typeof AgeLevel>;

/** A competition for menus, cards and the wizard: without its texts. */
export const CompetitionCard = z.object({
  _id: id,
  name: text,
  name_en: text,
  slug: text,
  order_id: z.number().int(),
  registration: z.boolean().describe('Whether teams can register now: by both switches and the dates of its season'),
  status: z.boolean(),
  paid: z.boolean(),
  price: z.number().describe('Riyals, without tax'),
  currency: text,
  coaches_no: z.number().int(),
  members_no: z.number().int(),
  agelevel: z.array(AgeLevel).describe('Those in which teams can register'),
  logo: maybe(text),
});
export type CompetitionCard = z.output<typeof CompetitionCard>;

export const CompetitionFile = z.object({
  _id: id,
  name: text,
  name_en: text,
  description: text,
  description_en: text,
  file_path: text,
  file_path_en: maybe(text),
});
export type CompetitionFile = z.output<typeof CompetitionFile>;

export const Competition = CompetitionCard.extend({
  season: z.object({ _id: id, slug: text, name: text, name_en: text }),
  description: text,
  description_en: text,
  banner: maybe(text),
  video: maybe(text),
  hardware: text,
  hardware_en: text,
  software: text,
  software_en: text,
  teams_info: text,
  teams_info_en: text,
  qualification_info: text,
  qualification_info_en: text,
  main_mission: text,
  main_mission_en: text,
  theme: text,
  theme_en: text,
  files: z.array(CompetitionFile),
});
export type Competition = z.output<typeof Competition>;

export const SeasonAttribute = z.object({
  title: text,
  title_en: text,
  desc: text,
  desc_en: text,
  image: maybe(text),
});

export const Season = z.object({
  _id: id,
  slug: text,
  name: text,
  name_en: text,
  title: text,
  title_en: text,
  description: text,
  description_en: text,
  logo: maybe(text),
  image: maybe(text).describe('The large picture of its page; without one the newest of the gallery is shown'),
  registration: z
    .boolean()
    .describe('Whether teams can register in one of its competitions now: by its switch, its dates and theirs'),
  general_rules: text.describe('Its own general rules as cleaned HTML; without them those of every season are shown'),
  general_rules_en: text,
  template_html: text.describe('How the season runs, as cleaned HTML'),
  template_html_en: text,
  attributes: z.array(SeasonAttribute),
  competions: z.array(CompetitionCard),
  milestones: z.array(Milestone).describe('By when they begin'),
});
export type Season = z.output<typeof Season>;

export const Setting = z.object({
  _id: id,
  site_name: text,
  brand: text,
  brand_en: text,
  copyright: text,
  site_copy_right: text,
  privacy: text,
  privacy_en: text,
  tearm_condition: text,
  tearm_condition_en: text,
  email: text,
  phone: text,
  address: text,
  address_en: text,
  social: z.array(z.object({ name: text, url: text })),
  links: z
    .object({ account: text, business: text, verify: text, recovery: text, popup: text, academy: text, stream: text })
    .describe('Addresses outside the portal'),
  notice: maybe(SiteNotice).describe('What all public pages say now; null outside of its dates'),
});
export type Setting = z.output<typeof Setting>;

/** A coach or member from the registry; what the caller may not see is masked or absent. */
export const Person = z.object({
  _id: id,
  name: text,
  picture: text,
  steb_user_id: text.optional(),
  national_id: text.optional(),
  email: text.optional(),
  phone_number: text.optional(),
  dob: text.optional(),
  gender: text.optional(),
  nationality: text.optional(),
  status: z.boolean().optional(),
  answer: z
    .enum(['asked', 'agreed', 'refused'])
    .optional()
    .describe(
      'What they said to being asked whether they are in the team, for its managers, the office and themselves. Until they agree, managers see the rest of their data masked',
    ),
});
export type Person = z.output<typeof Person>;

/** What somebody said to being asked whether they are in a team; `asked`: nothing yet. */
export type MembershipAnswer = NonNullable<Person['answer']>;

/** A school or organisation; what the caller may not see is masked or absent, as with people. */
export const Entity = z.object({
  name: text,
  picture: text,
  entityType: text,
  crNumber: text.optional(),
  status: z.boolean().optional(),
  steb_user_id: text.optional(),
  email: text.optional(),
  phone_number: text.optional(),
  national_id: text.optional(),
  tax_id: text.optional(),
  nationality: text.optional(),
  dob: maybe(text).optional(),
});
export type Entity = z.output<typeof Entity>;

/** The state of an order's payment, taken from the attempt that counts; `due` if there was none. */
export const PaymentState = z.enum([
  'due',
  'open',
  'held',
  'unknown',
  'review',
  'declined',
  'cancelled',
  'expired',
  'paid',
]);
export type PaymentState = z.output<typeof PaymentState>;

/** The scores that were handed in for a team, once. */
export const Scores = z.object({
  scores: z.array(z.object({ kind: z.enum(scoreKinds), score: z.number(), time: text, youtube_link: text })),
  matches: z.array(z.object({ fbs: z.number(), obs: z.number(), youtube_link: text })),
  youtube_link: maybe(text),
  github: maybe(text),
  created_at: text,
  by: text.optional().describe('Who handed them in: for its managers and the office, as the file'),
  file: maybe(z.object({ name: text, bytes: z.number().int(), path: text })).optional(),
});
export type Scores = z.output<typeof Scores>;

/** A team. Other people get its public profile: the optional keys are then absent. */
export const Team = z.object({
  _id: id,
  name: text,
  image: maybe(text),
  season: z.object({ _id: id, slug: text, name: text, name_en: text }),
  competion: z.object({
    _id: id,
    slug: text,
    name: text,
    name_en: text,
    members_no: z.number().int(),
    agelevel: z.array(AgeLevel).describe('All that name its teams, also those that are no longer offered'),
  }),
  schoolName: text,
  city: text.describe('As it was typed'),
  city_names: CityNames,
  resultes: maybe(z.object({ score: maybe(z.number()), ranked: z.number().int() })),
  team_no: text.optional(),
  stage: text.optional(),
  ageLevel: text.optional(),
  region: Region.optional(),
  status: z.boolean().optional(),
  payment_status: z.boolean().optional(),
  entity: maybe(Entity).optional(),
  entity_agreed: z
    .boolean()
    .optional()
    .describe(
      'With an entity, for its managers and the office: whether it said that the team is its own. Until then it sees the public profile, and the team’s transactions',
    ),
  coaches: z.array(Person).optional(),
  members: z.array(Person).optional(),
  user: z.object({ _id: id, name: text, picture: text }).optional(),
  created_at: text.optional(),
  season_over: z.boolean().optional().describe('Whether its season is over, after which its fee can no longer be paid'),
  scores_open_at: maybe(text)
    .optional()
    .describe('When its scores can be handed in: with the first event of its season; null where that is now'),
  order: maybe(
    z.object({
      _id: id,
      total_amount: z.number().describe('Riyals, with tax, rounded as it is paid'),
      currency: text,
      payment_state: PaymentState,
      just_paid: z.boolean().describe('Whether it was paid within the last hour'),
      bank_asked: z
        .object({ at: text, next: maybe(text).describe('When the portal asks again by itself') })
        .optional()
        .describe('While a payment is held or unknown: when the bank was last asked'),
    }),
  )
    .optional()
    .describe('For those who may see money; null where nothing is owed'),
  amount_due: z
    .number()
    .optional()
    .describe('For the members of a team whose fee can be paid now, who see no orders: riyals with tax'),
  payers: z.array(text).optional().describe('For members and the office: the names of those who can pay the fee now'),
  scores: maybe(Scores)
    .optional()
    .describe('With one team, for those who see it whole; null before they are handed in'),
  scores_submitted: z.boolean().optional().describe('With own teams: whether the scores were handed in'),
});
export type Team = z.output<typeof Team>;

export const Order = z.object({
  _id: id,
  items: z.object({
    user: z.object({ name: text, email: text, national_id: text }),
    team: maybe(z.object({ _id: id, team_no: text, name: text, status: z.boolean() })),
    schoolName: text,
    competion: z.object({ name: text, name_en: text }),
  }),
  order_type: text,
  created_at: text,
  currency: text,
  subtotal: z.number().describe('Riyals, without tax'),
  tax: z.number(),
  total_amount: z.number().describe('Riyals, with tax, rounded as it is paid'),
  payment_status: z.boolean(),
  payment_state: PaymentState,
  season_over: z.boolean().describe('Whether the season of its team is over, after which it can no longer be paid'),
  payment_method: maybe(text),
  trx_reference: maybe(text).describe("The gateway's reference of the payment that counted"),
  ref: maybe(text).describe("The gateway's reference of its latest attempt; null to those who may not pay it"),
  url: maybe(text).describe('The page at which an attempt that is open is paid; null where there is none'),
  invoice_number: maybe(text),
  invoice_buyer: maybe(z.object({ name: text, vat_number: text })).describe(
    'The entity to which its invoice is made out; null for one of a person',
  ),
  invoice_reissuable_to: maybe(text).describe('The entity to which a simplified invoice can be issued anew'),
  credit_note_number: maybe(text).describe('Over the first invoice, when it was issued anew'),
});
export type Order = z.output<typeof Order>;
