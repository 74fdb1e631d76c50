import { paging, success } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { id, page, requiredText } from '../fields.ts';
import { limits } from '../limits.ts';
import { rates } from '../rates.ts';
import { z } from '../zod.ts';

/** `q`: the team qualified, by taking part; `f`: the final one, with its rank. */
export const certificateTypes = ['q', 'f'] as const;
export type CertificateType = (typeof certificateTypes)[number];

const inBothLanguages = z.object({ name: z.string(), name_en: z.string() });

/** What a certificate says, as it was issued; the team may be named otherwise by now. */
const printed = {
  crt_serial: z.string().describe('15 digits in groups of three'),
  type: z.enum(certificateTypes),
  created_at: z.string(),
  status: z.boolean().describe('False once it is revoked'),
  revoked_at: z.string().nullable(),
  ranked: z.number().int().nullable().describe('Of a final certificate'),
  season: inBothLanguages,
  competion: inBothLanguages,
};

export const Certificate = z.object({
  _id: z.string(),
  ...printed,
  team: z.object({ _id: z.string(), team_no: z.string(), name: z.string() }),
  cerfificate_path: z.string().nullable().describe('The PDF in Arabic; null once it is revoked'),
  cerfificate_path_en: z.string().nullable(),
  reason: z.string().nullable().optional().describe('Why it was revoked: for admins'),
});
export type Certificate = z.output<typeof Certificate>;

/**
 * The certificates of one's teams, or with `team_id` those of one team, for those who see it whole; 404 for anyone else.
 * A page has both types, newest first: `certificatesq` are those of type `q`, `certificates` the others.
 */
export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/certificates',
  access: 'signedIn',
  summary: "Certificates of one's teams, or of one team",
  query: z.object({ page: page(), team_id: id().optional() }),
  answer: z.object({
    success,
    certificates: z.array(Certificate),
    certificatesq: z.array(Certificate),
    ...paging,
  }),
});

const issued = z.object({
  success,
  cerfificate: Certificate,
  cerfificate_path: z.string().describe("The PDF in the caller's language"),
});

const number = z.string().max(limits.textMax);
const ofEntity = z
  .union([number, z.object({ steb_user_id: number }), z.object({ crNumber: number })])
  .transform((entity) =>
    typeof entity === 'string' ? entity : 'steb_user_id' in entity ? entity.steb_user_id : entity.crNumber,
  );

/**
 * Issues the qualification certificate of an active team with an entity, or returns the one that it has. Season,
 * competition and entity need not be sent; one that is not the team's is refused.
 */
export const issueCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/genrate',
  access: 'certificates:issue',
  summary: 'Issue the qualification certificate of a team',
  body: z.object({
    team: id(),
    season: id().nullish(),
    competion: id().nullish(),
    entity: ofEntity.nullish().describe('Its entity: the steb_user_id or the CR number, or an object that has one'),
  }),
  answer: issued,
  rate: rates.certificate,
  errors: ['team_inactive', 'certificate_without_entity', 'certificate_revoked'],
});

/** The same for the final one, which needs the team's result and names its qualification certificate. */
export const issueFinalCertificate = endpoint({
  method: 'POST',
  path: '/api/certificates/final',
  access: 'certificates:issue',
  summary: 'Issue the final certificate of a team',
  body: z.object({ team: id(), cr_id: id(), crt_serial: requiredText() }),
  answer: issued,
  rate: rates.certificate,
  errors: [
    'team_inactive',
    'certificate_without_entity',
    'certificate_without_result',
    'qualification_required',
    'certificate_revoked',
  ],
});

/** What anybody who holds a certificate may verify: what stands on it, but for the names of people. */
export const CheckedCertificate = z.object({ ...printed, team: z.object({ name: z.string() }) });
export type CheckedCertificate = z.output<typeof CheckedCertificate>;

export const checkCertificate = endpoint({
  method: 'GET',
  path: '/api/certificates/check',
  access: 'public',
  summary: 'Whether a certificate is valid, by its serial',
  query: z.object({ serial: requiredText().describe('However it is typed: digits of any script, with any spaces') }),
  answer: z.object({ success, certificate: CheckedCertificate }),
  rate: rates.certificateCheck,
  errors: ['certificate_not_found', 'certificate_withheld'],
});

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/api/admin/certificates/revoke',
  access: 'certificates:revoke',
  summary: 'Revoke a certificate',
  body: z.object({ id: id(), reason: requiredText(limits.certificateReasonMax) }),
  answer: z.object({ success, certificate: Certificate }),
  missing: 'admin_fields_empty',
  rate: rates.officeWrite,
  errors: ['certificate_revoked'],
});
