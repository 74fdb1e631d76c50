import type { FastifyInstance } from 'fastify';
import { listCourseCategories, listCourses, listProducts } from '#contract/endpoints/catalogue.ts';

/**
 * Requests the first pages of the catalogue in both languages, so that the first visitor of a new portal finds
 * something, and something is stored if the academy goes down.
 */
export async function warmCatalogue(app: FastifyInstance): Promise<void> {
  for (const lang of ['ar_001', 'en_US']) {
    for (const { path } of [listCourseCategories, listCourses, listProducts]) {
      await app.inject({ url: `${path}?lang=${lang}` });
    }
  }
}
