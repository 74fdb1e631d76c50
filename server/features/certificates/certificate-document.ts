import type { CertificateType } from '#contract/endpoints/certificates.ts';

type InBothLanguages = { ar: string; en: string };

/**
 * All content of a certificate, as plain JSON, fixed when it is issued: a team that is renamed keeps the paper that it
 * has. The only personal data are the names of the team's people, with STEB's ids of them (docs/decisions/074).
 */
export type CertificateDocument = {
  serial: string;
  type: CertificateType;
  /** ISO 8601. */
  issuedAt: string;
  brand: InBothLanguages;
  /** Who awards it: the seller of the settings, or the brand. */
  organiser: InBothLanguages;
  team: { number: string; name: string };
  school: string;
  entity: string;
  city: InBothLanguages;
  competition: InBothLanguages;
  season: InBothLanguages;
  ageLevel: InBothLanguages;
  /** Of a final certificate. */
  rank: number | null;
  coaches: string[];
  members: string[];
  /**
   * STEB's ids of those whom the lists name, in their order, so that a namesake is not taken for somebody whose account is
   * deleted. Never printed; certificates issued before it was kept have none.
   */
  ids?: { coaches: string[]; members: string[] };
};
