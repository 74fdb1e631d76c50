import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { z } from '../zod.ts';

const count = () => z.number().int();

const Named = z.object({ _id: z.string(), name: z.string(), name_en: z.string() });

/** Active teams of a part of the season: of a competition, of a region. */
const Part = Named.extend({ paid: count(), unpaid: count() });
export type DashboardPart = z.output<typeof Part>;

const Day = z.object({
  day: z.iso.date().describe('A day in Riyadh'),
  teams: count().describe('Registered on it, those that were withdrawn later among them'),
});

const Income = z.object({ day: z.iso.date(), income: z.number().describe('Riyals') });

/** The season before, up to as many days after its opening as this one has been open. */
const Before = z.object({
  season: Named,
  opened: z.iso.date(),
  until: z.iso.date().describe('Its day that corresponds to today'),
  teams: count().describe('Registered by then'),
  days: z.array(Day),
  income: z.number().optional().describe('Riyals received by then'),
  income_days: z.array(Income).optional(),
});

/** The back-office's figures, at most some seconds old; amounts only for roles that may see them. */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  access: 'admin-dashboard:read',
  summary: 'What waits for somebody, teams and income of a season or of all',
  query: z.object({
    season: z
      .union([z.literal('all'), id()])
      .optional()
      .catch(undefined)
      .describe('The newest that visitors see, if there is none such'),
  }),
  answer: z.object({
    success,
    waiting: z
      .object({
        contacts: count().describe('Contact messages'),
        posts: count().optional().describe('Reported posts of the forum'),
        requests: z
          .object({
            total: count(),
            soon: count().describe('Of these, due within a week'),
            overdue: count().describe('Of these, those whose day has passed'),
            next: z.iso.datetime().nullable().describe('When the first of them is due'),
          })
          .optional()
          .describe('Requests to have accounts deleted'),
      })
      .describe('Only what the person who asks can see to'),
    season: Named.nullable().describe('What the figures below are of; null for all seasons'),
    seasons: z.array(Part).describe('Newest first'),
    teams: z.object({
      registered: count(),
      total: count().describe('Active ones'),
      paid: count().describe('Active ones'),
      unpaid: count().describe('Active ones'),
      withdrawn: count(),
    }),
    competions: z.array(Part).describe('Of the season, in their order; none for all seasons'),
    regions: z.array(Part).describe('All regions, by the number of teams'),
    opened: z.iso.date().nullable().describe('When registration of the season opened, or its first team registered'),
    today: z.iso.date(),
    days: z.array(Day).describe('Those with registrations, in order; none for all seasons'),
    before: Before.nullable(),
    income: z.number().optional().describe('Riyals received, with tax'),
    income_days: z.array(Income).optional(),
    review: count().optional().describe('Orders with a payment that someone must look at, of all seasons'),
    refunds: count().optional().describe('Orders with money to be given back, of all seasons'),
  }),
});
