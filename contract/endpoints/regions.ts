import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { City, Country, Region } from '../entities.ts';
import { z } from '../zod.ts';

export const listRegions = endpoint({
  method: 'GET',
  path: '/api/regions',
  access: 'public',
  summary: 'The 13 regions of Saudi Arabia',
  answer: z.object({ success, regions: z.array(Region) }),
  cacheSeconds: 3600,
  reads: ['regions'],
});

export const listCities = endpoint({
  method: 'GET',
  path: '/api/cities',
  access: 'public',
  summary: 'Cities of Saudi Arabia, as suggestions',
  answer: z.object({ success, cities: z.array(City) }),
  cacheSeconds: 3600,
  reads: ['regions'],
});

/** Ours: the portal has the list itself, so that no form depends on a public one (docs/decisions/079). */
export const listCountries = endpoint({
  method: 'GET',
  path: '/api/countries',
  access: 'public',
  summary: 'The countries of the world, for nationalities',
  answer: z.object({ success, countries: z.array(Country) }),
  cacheSeconds: 3600,
  reads: [],
});
