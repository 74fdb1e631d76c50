import type { FastifyInstance } from 'fastify';
import type { StebContext } from '../options.ts';
import { regions } from '../regions.ts';
import { missingFields, refusal } from './refusals.ts';

/** The public calls: regions, education and skills of a person. */
export function referenceRoutes(app: FastifyInstance, { store }: StebContext): void {
  app.get('/regions', async () => ({ success: true, regions }));

  app.get<{ Querystring: { id?: string } }>('/skills/user', async (request) => {
    const { id } = request.query;
    if (typeof id !== 'string' || id === '') throw missingFields(['id']);
    const account = store.accounts.byId(id);
    if (!account) return refusal('not_found', 'User is not found.');
    return { success: true, user: { skilles: JSON.parse(account.skills), education: JSON.parse(account.education) } };
  });
}
