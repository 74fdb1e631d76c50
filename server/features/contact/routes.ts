import { sendContactMessage } from '#contract/endpoints/contact.ts';
import type { Route } from '#server/http/route.ts';
import { cleanLine } from '#server/platform/clean-text.ts';
import type { Db } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { contactJob } from './notify-office.ts';
import { officeContactRoutes } from './office-routes.ts';
import { contactMessages } from './table.ts';

/**
 * Stores visitors' messages and notifies the office. The sender gets no mail: the address is not verified, and a form
 * that mails any address would be abused by spammers.
 */
export function contactRoutes(route: Route, { db, jobs }: { db: Db; jobs: Pick<Jobs, 'enqueue'> }): void {
  officeContactRoutes(route, { db, jobs });

  route(sendContactMessage, async ({ body, request }) => {
    await db.transaction(async (tx) => {
      const [kept] = await tx
        .insert(contactMessages)
        .values({
          name: cleanLine(body.name),
          email: body.email,
          phoneNumber: body.phone,
          message: body.message,
          teamNo: cleanLine(body.team_no ?? ''),
          language: request.language,
        })
        .returning({ id: contactMessages.id });
      if (kept) await jobs.enqueue(tx, contactJob, { messageId: kept.id });
    });
    return { success: true };
  });
}
