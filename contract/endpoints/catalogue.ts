import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { page } from '../fields.ts';
import { z } from '../zod.ts';

/** The academy's languages (public spec, section 9). */
const lang = z.enum(['en_US', 'ar_001']).catch('ar_001').default('ar_001');

/** A page that says that the academy is down is cached only briefly, so that the academy is tried again soon. */
const KEPT_SECONDS = 5;

const list = {
  currentPage: z.number().int(),
  totalPages: z.number().int(),
  fetched_at: z.string().nullable().describe('When the academy said so; null when it has never answered'),
  stale: z.boolean().describe('True when the academy is down and this is its last good answer'),
};

export const CatalogueCategory = z.object({ id: z.string(), name: z.string() });
export type CatalogueCategory = z.output<typeof CatalogueCategory>;

export const Course = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable().describe('An address of this site'),
  user: z.object({ name: z.string() }),
});
export type Course = z.output<typeof Course>;

export const Product = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable().describe('An address of this site'),
  tprice: z.string().describe('The price as the shop writes it'),
});
export type Product = z.output<typeof Product>;

const query = z.object({ page: page(), cat_id: z.string().max(40).default('all'), lang });

export const listCourses = endpoint({
  method: 'GET',
  path: '/api/courses',
  access: 'public',
  summary: 'Courses of the academy',
  query,
  answer: z.object({ success, result: z.array(Course), ...list }),
  cacheSeconds: KEPT_SECONDS,
  reads: ['catalogue'],
});

export const listCourseCategories = endpoint({
  method: 'GET',
  path: '/api/courses/categories',
  access: 'public',
  summary: 'Categories of the courses',
  query: z.object({ lang }),
  answer: z.object({ success, categories: z.array(CatalogueCategory) }),
  cacheSeconds: KEPT_SECONDS,
  reads: ['catalogue'],
});

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'public',
  summary: 'Products of the shop',
  query,
  answer: z.object({ success, result: z.array(Product), ...list }),
  cacheSeconds: KEPT_SECONDS,
  reads: ['catalogue'],
});

/** Signs a person in to the academy: an address with a ticket that is valid once, for 60 seconds. */
export const openProduct = endpoint({
  method: 'POST',
  path: '/api/catalogue/tickets',
  access: 'signedIn',
  summary: 'A one-time way into a course or product of the academy',
  body: z.object({ type: z.enum(['slides', 'shop']), code: z.string().min(1).max(80) }),
  answer: z.object({ success, url: z.string() }),
});
