import * as calls from '#contract/endpoints/admin-contact.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#locales/messages.ts';
import { crudRoutes, paging, readLog } from '#server/features/office-records/index.ts';
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { changeMessage, officeCannedReplies, refuseChanged } from './office.ts';
import { contactFinder } from './office-list.ts';
import { replyToMessage } from './reply-to-message.ts';
import { nextWaiting, officersOf, oneContact, presentContacts } from './store.ts';
import { contactMessages } from './table.ts';

/** What visitors wrote, for the office: reading, replying, assigning, and what replies begin with. */
export function officeContactRoutes(route: Route, deps: { db: Db; jobs: Pick<Jobs, 'enqueue'> }): void {
  const { db } = deps;
  const find = contactFinder(db);

  route(calls.listContacts, async ({ query, person }) => {
    const { rows, total, capped } = await find(query, person);
    return {
      success: true,
      contacts: await presentContacts(db, rows),
      ...paging(query.page, total, query.per_page),
      moreThanTotal: capped,
    };
  });

  route(calls.getContact, async ({ query, person }) => {
    const contact = await oneContact(db, query.id);
    return { success: true, contact, next: await nextWaiting(db, contact, query.assigned && person.id) };
  });

  route(calls.replyToContact, async ({ body, person, request }) => {
    const { id: messageId, to_email: to, revision } = body;
    // A multipart form ends lines with two characters.
    const text = body.message.replaceAll('\r\n', '\n');
    const reply = { messageId, to, text, revision, key: idempotencyKeyOf(request) };
    await replyToMessage(deps, person, reply).catch(refuseChanged(db));
    return {
      success: true,
      message: messages[request.language].replySent,
      contact: await oneContact(db, messageId),
    };
  });

  route(calls.changeContact, async ({ body: { id, revision, state, assigned_to }, person, request }) => {
    await changeMessage(db, person, { id, revision, state, assigned_to }).catch(refuseChanged(db));
    return {
      success: true,
      msg: messages[request.language].recordUpdated,
      contact: await oneContact(db, id),
    };
  });

  route(calls.listOfficers, async () => ({ success: true, officers: await officersOf(db) }));

  route(calls.contactHistory, async ({ query }) => {
    const { changes, total } = await readLog(db, contactMessages, query);
    return { success: true, changes, ...paging(query.page, total, limits.historyPerPage) };
  });

  crudRoutes(route, calls.adminCannedReplies, officeCannedReplies(db));
}
