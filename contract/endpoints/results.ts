import { paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { AgeLevel, CityNames } from '../entities.ts';
import { id, page, requiredText } from '../fields.ts';
import { z } from '../zod.ts';

export const ResultRow = z.object({
  _id: z.string(),
  season: z.string().describe('Its id'),
  competion: z.string().describe('Its id'),
  region: z.string().describe('Its id'),
  ageLevel: z.string(),
  ranked: z.number().int(),
  score: z.number().nullable(),
  team: z.object({
    _id: z.string(),
    team_no: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    city: z.string().describe('As it was typed'),
    city_names: CityNames,
    schoolName: z.string(),
    payment_status: z.boolean(),
  }),
});
export type ResultRow = z.output<typeof ResultRow>;

export const listResults = endpoint({
  method: 'GET',
  path: '/api/resultes',
  access: 'public',
  summary: 'Results of a competition, best first',
  query: z.object({ competion_id: id(), agelevel: z.string().max(200).optional() }),
  answer: z.object({ success, results: z.array(ResultRow) }),
  cacheSeconds: 60,
  reads: ['results', 'competitions', 'seasons'],
});

/** Searches the results of all competitions of a season. */
export const searchResults = endpoint({
  method: 'GET',
  path: '/api/resultes/search',
  access: 'public',
  summary: "A season's results, found by team, number, school or city in either language; a hundred to a page",
  query: z.object({ season_id: id(), q: requiredText(100), page: page() }),
  answer: z.object({ success, results: z.array(ResultRow), ...paging }),
  cacheSeconds: 60,
  reads: ['results', 'competitions', 'seasons'],
});

/** An age level of a season's results. */
export const ResultLevel = AgeLevel.extend({
  announced: z
    .boolean()
    .describe(
      'Whether it has published results; false of one without results and of one whose results are not published',
    ),
});

export const listResultCategories = endpoint({
  method: 'GET',
  path: '/api/resultes/categories',
  access: 'public',
  summary:
    "The categories of a season's results: its competitions, each with the age levels that it offers or has results in",
  query: z.object({ season_id: id() }),
  answer: z.object({
    success,
    categories: z.array(z.object({ competion: z.string().describe('Its id'), agelevel: z.array(ResultLevel) })),
  }),
  cacheSeconds: 60,
  reads: ['results', 'competitions', 'seasons'],
});

export const listAnnouncedSeasons = endpoint({
  method: 'GET',
  path: '/api/resultes/seasons',
  access: 'public',
  summary: 'The seasons that have results, the newest first',
  answer: z.object({ success, seasons: z.array(z.object({ _id: z.string(), name: z.string(), name_en: z.string() })) }),
  cacheSeconds: 60,
  reads: ['results', 'competitions', 'seasons'],
});
