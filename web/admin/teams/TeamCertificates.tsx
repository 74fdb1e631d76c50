import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { certificateTypes } from '#contract/endpoints/certificates.ts';
import { Button } from '#web/kit/Button.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { useWords } from '#web/lib/words.tsx';
import { CertificateCard } from '#web/team/certificates/CertificateCard.tsx';
import { useCertificates } from '#web/team/certificates/useCertificates.ts';
import { whyNot } from '#web/team/certificates/why-not.ts';
import { useMay } from '../kit/calls.ts';

/** Both certificates of a team: issued, revoked, or why there is none yet. */
export function TeamCertificates({ team }: { team: AdminTeam }) {
  const t = useWords('certificates');
  const own = useWords('admin-teams');
  const may = useMay();
  const { all, error, retry, issue, issuing, reload } = useCertificates(team);
  const mayIssue = may({ access: 'certificates:issue' });
  const mayRevoke = may({ access: 'certificates:revoke' });
  if (error !== undefined) return <ErrorState text={error} onRetry={retry} />;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <h2 className="sr-only">{own('view.certificates')}</h2>
      {certificateTypes.map((type) => {
        if (!all) return <Skeleton key={type} className="h-72 rounded-lg" />;
        const certificates = all.filter((one) => one.type === type);
        const why = whyNot(team, type, all);
        return (
          <CertificateCard
            key={type}
            team={team}
            type={type}
            certificates={certificates}
            mayRevoke={mayRevoke}
            onRevoked={reload}
          >
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
            {!why && !mayIssue && <p className="text-soft">{own('certificate.none')}</p>}
          </CertificateCard>
        );
      })}
    </div>
  );
}
