import { paging, success } from '../answers.ts';
import { dataPlaces } from '../data-places.ts';
import { endpoint } from '../endpoint.ts';
import { id, page, perPage, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** A person's own request to have the account deleted, while it waits. */
export const OwnDeletionRequest = z.object({ _id: z.string(), created_at: z.string() });
export type OwnDeletionRequest = z.output<typeof OwnDeletionRequest>;

export const getPersonalData = endpoint({
  method: 'GET',
  path: '/api/personal-data',
  access: 'signedIn',
  summary: 'Whether one has asked for the deletion of the account',
  answer: z.object({ success, request: OwnDeletionRequest.nullable() }),
});

/** A ZIP file, sent while it is made: what the portal keeps of the person, and the person's own files. */
export const downloadPersonalData = endpoint({
  method: 'GET',
  path: '/api/personal-data/download',
  access: 'signedIn',
  summary: 'Everything that the portal keeps about oneself, as a ZIP file',
  answer: z.undefined(),
  sends: 'application/zip',
  rate: rates.personalDataDownload,
});

/** The office is told, and carries it out. Asking again while it waits changes nothing. */
export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/personal-data/deletion',
  access: 'signedIn',
  summary: 'Asks for the deletion of the account',
  body: z.object({
    confirmation: requiredText().describe('The sentence that the page asks to type, in either language'),
  }),
  answer: z.object({ success, msg: z.string(), request: OwnDeletionRequest }),
  rate: rates.deletionRequest,
});

export const withdrawDeletion = endpoint({
  method: 'DELETE',
  path: '/api/personal-data/deletion',
  access: 'signedIn',
  summary: 'Takes the request back, while it waits',
  answer: z.object({ success, msg: z.string() }),
  rate: rates.deletionRequest,
  errors: ['deletion_closed'],
});

export const deletionStates = ['waiting', 'withdrawn', 'done'] as const;
export type DeletionState = (typeof deletionStates)[number];

/** What became of the records of one place (`docs/personal-data.md`): counts, never what they hold. */
export const ErasedPlace = z.object({
  place: z.enum(dataPlaces),
  removed: z.number().int(),
  nameless: z.number().int(),
  kept: z.number().int(),
  kept_until: z.string().nullable().describe('The last day on which the law requires it, ISO 8601'),
});
export type ErasedPlace = z.output<typeof ErasedPlace>;

export const DeletionRequest = z.object({
  _id: z.string(),
  state: z.enum(deletionStates),
  created_at: z.string(),
  closed_at: z.string().nullable(),
  closed_by: z.string().nullable().describe('The administrator who carried it out'),
  user: z.object({ _id: z.string(), name: z.string(), email: z.string(), type: z.number().int() }),
  report: z.array(ErasedPlace).nullable(),
});
export type DeletionRequest = z.output<typeof DeletionRequest>;

export const listDeletionRequests = endpoint({
  method: 'GET',
  path: '/api/admin/deletion-requests',
  access: 'admin-deletion-requests',
  summary: 'Requests to have accounts deleted',
  query: z.object({
    page: page(),
    per_page: perPage(limits.adminPageSizes),
    state: z.enum(deletionStates).optional().catch(undefined),
    sort: z.enum(['created_at', '-created_at']).catch('-created_at').default('-created_at'),
  }),
  answer: z.object({ success, requests: z.array(DeletionRequest), ...paging }),
});

/** In one step, for good: see `docs/personal-data.md` for what goes and what is kept. */
export const carryOutDeletion = endpoint({
  method: 'POST',
  path: '/api/admin/deletion-requests/carry-out',
  access: 'admin-deletion-requests',
  summary: "Deletes the account of a request, and the person's data",
  body: z.object({ id: id() }),
  answer: z.object({ success, msg: z.string(), request: DeletionRequest }),
  rate: rates.officeWrite,
  errors: ['deletion_closed', 'deletion_own', 'deletion_payment_open'],
});
