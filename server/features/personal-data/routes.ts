import * as calls from '#contract/endpoints/personal-data.ts';
import { messages } from '#locales/messages.ts';
import type { PaymentDeps } from '#server/features/payments/index.ts';
import type { Route } from '#server/http/route.ts';
import type { FileStore } from '#server/platform/files.ts';
import { carryOutDeletion } from './carry-out.ts';
import { sendPersonalData } from './download.ts';
import { type RequestDeps, requestDeletion, waitingRequest, withdrawDeletion } from './request-deletion.ts';
import { listRequests, oneRequest } from './requests.ts';
import type { DeletionRequestRecord } from './table.ts';

const presentOwn = ({ id, createdAt }: DeletionRequestRecord): calls.OwnDeletionRequest => ({
  _id: id,
  created_at: createdAt.toISOString(),
});

/** A person's own data: the download, the request for deletion, and the office that carries it out. */
export function personalDataRoutes(
  route: Route,
  deps: RequestDeps & { files: FileStore; payments: PaymentDeps },
): void {
  const { db, files, clock } = deps;

  route(calls.getPersonalData, async ({ person }) => {
    const request = await waitingRequest(db, person.id);
    return { success: true, request: request ? presentOwn(request) : null };
  });

  route(calls.downloadPersonalData, async ({ person, reply }) => {
    await sendPersonalData({ db, files }, person.id, clock(), reply);
    return undefined;
  });

  route(calls.requestDeletion, async ({ body, person, request }) => {
    const asked = await requestDeletion(deps, person, body.confirmation);
    return { success: true, msg: messages[request.language].deletionRequested, request: presentOwn(asked) };
  });

  route(calls.withdrawDeletion, async ({ person, request }) => {
    await withdrawDeletion(deps, person);
    return { success: true, msg: messages[request.language].deletionWithdrawn };
  });

  route(calls.listDeletionRequests, async ({ query: { page, per_page, state, sort } }) => {
    const { requests, total } = await listRequests(db, { state, sort, offset: (page - 1) * per_page, limit: per_page });
    const totalPages = Math.max(1, Math.ceil(total / per_page));
    return { success: true, requests, currentPage: page, totalPages, totalItems: total };
  });

  route(calls.carryOutDeletion, async ({ body, person, request }) => {
    await carryOutDeletion(deps, person, body.id);
    return { success: true, msg: messages[request.language].accountDeleted, request: await oneRequest(db, body.id) };
  });
}
