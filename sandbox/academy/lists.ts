import type { FastifyInstance, FastifyRequest } from 'fastify';
import { categories } from './content/categories.ts';
import { courses } from './content/courses.ts';
import { products } from './content/products.ts';
import type { Academy } from './context.ts';
import { applyFault } from './faults.ts';
import { productPicture } from './pictures/of.ts';
import { type Language, languageOf } from './texts.ts';

export const COURSES_PER_PAGE = 9;
export const PRODUCTS_PER_PAGE = 8;

const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
/** A price in the shop's format. */
export const priceText = (riyals: number, language: Language) =>
  language === 'ar' ? `${amount.format(riyals)} ر.س` : `SAR ${amount.format(riyals)}`;

function onePage<T>(all: T[], size: number, request: FastifyRequest) {
  const asked = Number((request.query as { page?: string }).page ?? 1);
  const current = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const data = all.slice((current - 1) * size, current * size);
  return { data, totalPages: Math.ceil(all.length / size), current };
}

/**
 * The lists (public spec, section 7): query `page`, `cat_id`, `lang`; answer `result`, `data`, `totalPages`, `current`.
 */
export async function listRoutes(app: FastifyInstance, { basePath, faults }: Academy): Promise<void> {
  app.addHook('preHandler', (request, reply) => applyFault(faults, request, reply));

  app.get('/courses/categories', async (request) => {
    const language = languageOf(request);
    return { result: true, data: categories.map(({ id, name }) => ({ id, name: name[language] })) };
  });

  app.get('/courses', async (request) => {
    const language = languageOf(request);
    const { cat_id = 'all' } = request.query as { cat_id?: string };
    const chosen = courses.filter(({ category }) => cat_id === 'all' || String(category) === cat_id);
    const { data, ...paging } = onePage(chosen, COURSES_PER_PAGE, request);
    return {
      result: true,
      data: data.map(({ id, name, instructor }) => ({
        id,
        name: name[language],
        user: { name: instructor[language] },
        image: `${basePath}/learn/${id}.png`,
      })),
      ...paging,
    };
  });

  app.get('/shop', async (request) => {
    const language = languageOf(request);
    const { cat_id = 'all' } = request.query as { cat_id?: string };
    const { data, ...paging } = onePage(cat_id === 'all' ? products : [], PRODUCTS_PER_PAGE, request);
    const pictures = await Promise.all(data.map(productPicture));
    return {
      result: true,
      data: data.map(({ id, name, riyals }, at) => ({
        id,
        name: name[language],
        image: pictures[at]?.toString('base64'),
        tprice: priceText(riyals, language),
      })),
      ...paging,
    };
  });
}
