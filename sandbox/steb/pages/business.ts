import type { FastifyInstance } from 'fastify';
import { html } from '../../kit/html.ts';
import type { StebContext } from '../options.ts';
import { notice, record } from './form.ts';
import { ownPageRoutes } from './own-page.ts';
import type { Word } from './words.ts';

const entityTypes: Word[] = ['School', 'University', 'Club', 'Company'];

/** The page of an organisation's own account. */
export function businessRoutes(app: FastifyInstance, context: StebContext): void {
  ownPageRoutes(app, context, {
    path: '/business',
    title: 'businessTitle',
    body: ({ say, link }, account) => {
      if (account.type !== 2) {
        const toAccount = html`<p><a href="${link('/account')}">${say('toAccount')}</a></p>`;
        return html`${notice('bad', say('notBusiness'))}${toAccount}`;
      }
      const type = entityTypes.find((word) => word === account.entityType);
      return record([
        [say('name'), account.name],
        [say('entityType'), type ? say(type) : account.entityType],
        [say('crNumber'), account.crNumber, true],
        [say('taxId'), account.taxId, true],
        [say('address'), account.address],
        [say('city'), account.city],
        [say('email'), account.email, true],
        [say('phone'), account.phone, true],
        [say('founded'), account.dob, true],
        [say('state'), account.status === 1 ? say('active') : say('lapsed')],
      ]);
    },
  });
}
