import type { Certificate, CertificateType } from '#contract/endpoints/certificates.ts';
import type { Team } from '#contract/entities.ts';
import { whyNotIssued } from '#domain/certificate.ts';

/** The codes that `why` of the words explains. */
export type WhyNot =
  | 'team_inactive'
  | 'certificate_without_entity'
  | 'certificate_without_result'
  | 'qualification_required';

/** Why a team cannot have a certificate of a type now, as the server decides it. */
export function whyNot(team: Team, type: CertificateType, all: readonly Certificate[]): WhyNot | undefined {
  const facts = { team, hasEntity: Boolean(team.entity), hasResult: team.resultes !== null };
  const hasQualification = all.some((one) => one.type === 'q' && one.status);
  return (
    (whyNotIssued(type, facts) as WhyNot | undefined) ??
    (type === 'f' && !hasQualification ? 'qualification_required' : undefined)
  );
}
