import { can, roleOf } from '#contract/access.ts';
import { certificateTypes } from '#contract/endpoints/certificates.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import { CertificateCard } from '#web/team/certificates/CertificateCard.tsx';
import { useCertificates } from '#web/team/certificates/useCertificates.ts';
import { type WhyNot, whyNot } from '#web/team/certificates/why-not.ts';
import { EntityButton } from '../entity/index.ts';
import { useViewer } from '../layout/index.ts';
import { useMayAttachEntity, useMayIssueCertificates, useTeam } from './team-context.ts';

export const handle = { needs: 'signedIn', words: ['team', 'certificates', 'entity', 'look-up'] } satisfies PageHandle;

/** Both certificates of a team, or why there is none yet (public spec, section 2). */
export default function TeamCertification() {
  const t = useWords('certificates');
  const team = useTeam();
  const mayAttachEntity = useMayAttachEntity(team);
  const { all, error, retry, issue, issuing, reload } = useCertificates(team);
  const mayIssue = useMayIssueCertificates(team);
  const mayRevoke = can(roleOf(useViewer().type), 'certificates:revoke');
  return (
    <section aria-labelledby="certification-title">
      <h2 id="certification-title">{t('tab.title')}</h2>
      <p className="mt-2 max-w-prose text-soft">
        {t('tab.lead')}{' '}
        <Link to={paths.certificates()} look="strong">
          {t('check.title')}
        </Link>
      </p>
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        {error !== undefined && <ErrorState text={error} onRetry={retry} className="md:col-span-2" />}
        {!all &&
          error === undefined &&
          certificateTypes.map((type) => <Skeleton key={type} className="h-72 rounded-lg" />)}
        {all && !team.entity && (
          <Callout
            tone={mayAttachEntity ? 'warn' : 'info'}
            title={t(mayAttachEntity ? 'why.certificate_without_entity' : 'tab.noEntity')}
            actions={<EntityButton team={team} />}
            className="md:col-span-2"
          >
            {t('tab.needsEntity')}
          </Callout>
        )}
        {all &&
          (team.entity || all.length > 0) &&
          certificateTypes.map((type) => {
            const own = all.filter((one) => one.type === type);
            const why = whyNot(team, type, all);
            return (
              <CertificateCard key={type} {...{ team, type, mayRevoke }} certificates={own} onRevoked={reload}>
                <NextStep why={why} revoked={own[0]?.status === false} mayIssue={mayIssue} mayRevoke={mayRevoke}>
                  <Button
                    variant={own.length > 0 ? 'quiet' : 'go'}
                    pending={issuing === type}
                    onClick={() => issue(type)}
                  >
                    {t(own.length > 0 ? 'tab.issueAgain' : 'tab.issue')}
                  </Button>
                </NextStep>
              </CertificateCard>
            );
          })}
      </div>
    </section>
  );
}

interface NextStepProps {
  why: WhyNot | undefined;
  revoked: boolean;
  mayIssue: boolean;
  mayRevoke: boolean;
  children: React.ReactNode;
}

/** What a person can do about a certificate that the team does not have: issue it, wait, or ask whom. */
function NextStep(props: NextStepProps) {
  const t = useWords('certificates');
  const { why, revoked, mayIssue, mayRevoke, children } = props;
  if (revoked && !mayRevoke) return <p className="text-soft">{t('tab.askUs')}</p>;
  if (why) return <p className="text-soft">{t(`why.${why}`)}</p>;
  return mayIssue ? children : <p className="text-soft">{t('tab.askCoach')}</p>;
}
