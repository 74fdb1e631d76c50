import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { certificateTypes } from '#contract/endpoints/certificates.ts';
import { attachEntity } from '#contract/endpoints/team-entity.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { useWords } from '#web/lib/words.tsx';
import { CertificateCard } from '#web/team/certificates/CertificateCard.tsx';
import { useCertificates } from '#web/team/certificates/useCertificates.ts';
import { whyNot } from '#web/team/certificates/why-not.ts';
import { useMay } from '../kit/calls.ts';
import { AttachEntity } from './TeamEntity.tsx';

/** Both certificates of a team: issued, revoked, or why there is none yet (back-office spec, sections 2 and 6). */
export default function TeamCertificates({ team }: { team: AdminTeam }) {
  const t = useWords('certificates');
  const own = useWords('admin-team');
  const refusals = useWords('errors');
  const may = useMay();
  const { all, error, retry, issue, issuing, reload } = useCertificates(team);
  const mayIssue = may({ access: 'certificates:issue' });
  const mayAttach = may(attachEntity);
  const mayRevoke = may({ access: 'certificates:revoke' });
  if (error !== undefined) return <ErrorState text={error} onRetry={retry} />;
  return (
    <section aria-label={own('view.certificates')} className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      {!team.entity && (
        <Callout
          tone="warn"
          title={mayAttach ? refusals('certificate_without_entity') : own('certificates.noEntity')}
          actions={<AttachEntity team={team} />}
          className="lg:col-span-2"
        >
          {mayAttach ? t('tab.needsEntity') : own('certificates.attach')}
        </Callout>
      )}
      {/* Its cards are titled one level lower. */}
      <h2 className="sr-only">{own('view.certificates')}</h2>
      {certificateTypes.map((type) => {
        if (!all) return <Skeleton key={type} className="h-72 rounded-lg" />;
        const certificates = all.filter((one) => one.type === type);
        const why = whyNot(team, type, all);
        return (
          <CertificateCard key={type} {...{ team, type, certificates, mayRevoke }} onRevoked={reload}>
            {why && <p className="text-soft">{t(`why.${why}`)}</p>}
            {!why && mayIssue && (
              <Button
                variant={certificates.length > 0 ? 'quiet' : 'go'}
                pending={issuing === type}
                onClick={() => issue(type)}
              >
                {t(certificates.length > 0 ? 'tab.issueAgain' : 'tab.issue')}
              </Button>
            )}
            {!why && !mayIssue && <p className="text-soft">{own('certificates.none')}</p>}
          </CertificateCard>
        );
      })}
    </section>
  );
}
