import * as calls from '#contract/endpoints/admin-contact.ts';
import { messages } from '#locales/messages.ts';
import { answerHistory, crudRoutes, paging } from '#server/features/office-records/index.ts';
import { idempotencyKeyOf } from '#server/http/idempotency-key.ts';
import type { Route } from '#server/http/route.ts';
import type { Db } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { officeCannedReplies } from './canned-replies.ts';
import { changeMessage, closeMessages, refuseChanged } from './change-message.ts';
import { contactFinder, isAssigned } from './office-list.ts';
import { replyToMessage } from './reply-to-message.ts';
import { senderOf } from './sender.ts';
import { assigneesOf, nextNew, officeEmail, officersOf, oneContact, otherNew, presentContacts } from './store.ts';
import { contactMessages } from './table.ts';

/** Contact messages for the office: list, reply, state, assignment; and the canned replies. */
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
    const assigned = isAssigned(query.assigned, person);
    const [sender, assignees, office_email, others, next] = await Promise.all([
      senderOf(db, contact, person),
      assigneesOf(db, contact._id),
      officeEmail(db),
      otherNew(db, contact._id, assigned),
      nextNew(db, contact, assigned),
    ]);
    return { success: true, contact, sender, assignees, office_email, others, next };
  });

  route(calls.replyToContact, async ({ body, person, request }) => {
    const { id: messageId, to_email: to, revision } = body;
    // A multipart form ends lines with two characters.
    const text = body.message.replaceAll('\r\n', '\n');
    const reply = { messageId, to, text, revision, key: idempotencyKeyOf(request) };
    await replyToMessage(deps, person, reply).catch(refuseChanged(db));
    return { success: true, message: messages[request.language].replySent, contact: await oneContact(db, messageId) };
  });

  route(calls.changeContact, async ({ body: { id, revision, state, assigned_to }, person, request }) => {
    await changeMessage(db, person, { id, revision, state, assigned_to }).catch(refuseChanged(db));
    return { success: true, msg: messages[request.language].updated, contact: await oneContact(db, id) };
  });

  route(calls.closeContacts, async ({ body: { ids }, person }) => ({
    success: true,
    closed: await closeMessages(db, person, ids),
  }));

  route(calls.listOfficers, async () => ({ success: true, officers: await officersOf(db) }));

  route(calls.contactHistory, ({ query }) => answerHistory(db, contactMessages, query));

  crudRoutes(route, calls.adminCannedReplies, officeCannedReplies(db));
}
