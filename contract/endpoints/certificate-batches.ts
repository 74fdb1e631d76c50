import { success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { languages } from '../languages.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';
import { certificateTypes } from './certificates.ts';
import { selectionErrors, TeamSelection } from './team-bulk.ts';

const path = '/api/admin/teams/certificates';
const access = 'admin-teams:certificates';

/** Why a team of a batch has no certificate in its file. */
export const leftOutReasons = [
  ...(['team_not_active', 'certificate_without_entity', 'certificate_without_result'] as const),
  ...(['qualification_required', 'certificate_revoked', 'certificate_failed'] as const),
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

const CertificateBatch = z.object({
  _id: z.string(),
  type: z.enum(certificateTypes),
  language: z.enum(languages),
  created_at: z.iso.datetime(),
  created_by: z.string(),
  expires_at: z.iso.datetime().describe('Until then its file can be downloaded'),
  total: z.number().int().describe('Teams that were chosen'),
  ready: z.number().int().describe('Those whose certificate is in the file'),
  left_out: z.array(z.object({ reason: z.enum(leftOutReasons), count: z.number().int() })),
  finished: z.boolean(),
});
export type CertificateBatch = z.output<typeof CertificateBatch>;

export const listCertificateBatches = endpoint({
  method: 'GET',
  path,
  access,
  summary: 'The batches of certificates whose files can still be downloaded, newest first',
  answer: z.object({ success, batches: z.array(CertificateBatch) }),
});

export const startCertificateBatch = endpoint({
  method: 'POST',
  path,
  access,
  summary: 'Issues the certificates of the selected teams that may have one, and gathers their PDFs in one file',
  body: z.object({
    teams: TeamSelection,
    type: z.enum(certificateTypes, { error: 'not_offered' }),
    language: z.enum(languages, { error: 'not_offered' }),
  }),
  answer: z.object({ success, msg: z.string(), batch: CertificateBatch }),
  rate: rates.officeBatch,
  errors: [...selectionErrors],
});

export const listLeftOut = endpoint({
  method: 'GET',
  path: `${path}/left-out`,
  access,
  summary: 'The teams of a batch without a certificate in its file, by number; the first thousand',
  query: z.object({ id: id() }),
  answer: z.object({
    success,
    teams: z.array(
      z.object({ _id: z.string(), team_no: z.string(), name: z.string(), reason: z.enum(leftOutReasons) }),
    ),
  }),
});

export const downloadCertificateBatch = endpoint({
  method: 'GET',
  path: `${path}/file`,
  access,
  summary: 'The certificates of a finished batch as one ZIP file',
  query: z.object({ id: id() }),
  answer: z.undefined(),
  sends: 'application/zip',
  leavesTrace: true,
  rate: rates.officeExport,
  errors: ['batch_not_ready'],
});
