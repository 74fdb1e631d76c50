import {
  checkCertificate,
  issueCertificate as issue,
  issueFinalCertificate,
  listCertificates,
  revokeCertificate as revoke,
} from '#contract/endpoints/certificates.ts';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { readSerial } from '#domain/certificate.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { Route } from '#server/http/route.ts';
import type { Person } from '#server/http/session.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { issueCertificate } from './issue-certificate.ts';
import { certificatePath, presentCertificate, presentChecked } from './present-certificate.ts';
import { revokeCertificate } from './revoke-certificate.ts';
import { findBySerial, listCertificatesOfTeam, listOwnCertificates } from './store.ts';
import type { CertificateRecord } from './table.ts';

type Deps = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

export function certificateRoutes(route: Route, deps: Deps): void {
  const { db } = deps;

  route(listCertificates, async ({ query, person }) => {
    const size = limits.pageSizeDefault;
    const page = { offset: (query.page - 1) * size, limit: size };
    const found = query.team_id
      ? await listCertificatesOfTeam(db, person, query.team_id, page)
      : await listOwnCertificates(db, person, page);
    if (!found) throw new Refusal('not_found');
    const listed = found.rows.map((row) => presentCertificate(row, person));
    return {
      success: true,
      certificates: listed.filter(({ type }) => type !== 'q'),
      certificatesq: listed.filter(({ type }) => type === 'q'),
      currentPage: query.page,
      totalPages: Math.max(1, Math.ceil(found.total / size)),
      totalItems: found.total,
    };
  });

  const answer = (issued: CertificateRecord, person: Person, language: Language) => ({
    success: true,
    cerfificate: presentCertificate(issued, person),
    cerfificate_path: certificatePath(issued.id, language),
  });

  route(issue, async ({ body, person, request }) => {
    const { team, season, competion, entity } = body;
    const asked = { type: 'q', teamId: team, person, seasonId: season, competitionId: competion, entity } as const;
    return answer(await issueCertificate(deps, asked), person, request.language);
  });

  route(issueFinalCertificate, async ({ body, person, request }) => {
    const qualification = { id: body.cr_id, serial: body.crt_serial };
    const issued = await issueCertificate(deps, { type: 'f', teamId: body.team, person, qualification });
    return answer(issued, person, request.language);
  });

  route(checkCertificate, async ({ query }) => {
    const serial = readSerial(query.serial);
    const found = serial && (await findBySerial(db, serial));
    if (!found) throw new Refusal('certificate_not_found');
    if (found === 'withheld') throw new Refusal('certificate_withheld');
    return { success: true, certificate: presentChecked(found) };
  });

  route(revoke, async ({ body, person }) => ({
    success: true,
    certificate: presentCertificate(await revokeCertificate(deps, person, body), person),
  }));
}
