import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import type { Certificate, CertificateType } from '#contract/endpoints/certificates.ts';
import type { Team } from '#contract/entities.ts';
import { medalOf } from '#domain/medal.ts';
import { formatNumber } from '#locales/format.ts';
import { paths } from '#web/app/paths.ts';
import { Tapestry } from '#web/kit/art/Tapestry.tsx';
import { Badge, StatusBadge } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useWords } from '#web/lib/words.tsx';
import { fetchPdf, useDownload } from '../download/index.ts';
import { RevokeDialog } from './RevokeDialog.tsx';

interface CertificateCardProps {
  team: Team;
  type: CertificateType;
  /** Those of this type, newest first. */
  certificates: Certificate[];
  mayRevoke: boolean;
  onRevoked: () => void;
  /** What comes next while there is no valid one. */
  children: ReactNode;
}

/** One kind of certificate: the valid one with its files, or the last that was revoked, or what it will be for. */
export function CertificateCard({ team, type, certificates, mayRevoke, onRevoked, children }: CertificateCardProps) {
  const t = useWords('certificates');
  const [current, ...earlier] = certificates;
  const valid = current?.status ?? false;
  const tone = valid ? 'good' : current ? 'bad' : 'neutral';
  return (
    <article className="overflow-hidden rounded-lg border border-line bg-surface shadow-xs">
      <Tapestry
        name={team.name}
        columns={96}
        rows={12}
        className={cx('h-10 w-full', !valid && 'opacity-45 grayscale')}
      />
      <div className="grid gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="text-xl">{t(`kinds.${type}`)}</h3>
          <StatusBadge tone={tone}>{t(valid ? 'tab.issued' : current ? 'tab.revoked' : 'tab.notYet')}</StatusBadge>
        </div>
        {current ? <Facts certificate={current} /> : <p>{t(`tab.about.${type}`)}</p>}
        {valid && current ? <Actions certificate={current} mayRevoke={mayRevoke} onRevoked={onRevoked} /> : children}
        {earlier.length > 0 && <Earlier certificates={earlier} />}
      </div>
    </article>
  );
}

function Facts({ certificate: { crt_serial, created_at, revoked_at, ranked, reason } }: { certificate: Certificate }) {
  const t = useWords('certificates');
  const facts: { term: string; detail: ReactNode }[] = [
    { term: t('tab.number'), detail: <Ltr className="font-semibold">{crt_serial}</Ltr> },
    { term: t('tab.date'), detail: <DateTime iso={created_at} stacked className="text-end" /> },
  ];
  if (ranked !== null)
    facts.push({ term: t('check.rank'), detail: <Badge tone={medalOf(ranked)}>{formatNumber(ranked)}</Badge> });
  if (revoked_at)
    facts.push({ term: t('tab.revokedOn'), detail: <DateTime iso={revoked_at} stacked className="text-end" /> });
  if (reason) facts.push({ term: t('tab.reason'), detail: <bdi className="wrap-anywhere">{reason}</bdi> });
  return <DescriptionList items={facts} />;
}

interface ActionsProps extends Pick<CertificateCardProps, 'mayRevoke' | 'onRevoked'> {
  certificate: Certificate;
}

function Actions({ certificate, mayRevoke, onRevoked }: ActionsProps) {
  const t = useWords('certificates');
  const { download, loading } = useDownload(t('tab.failed'));
  const [revoking, setRevoking] = useState(false);
  const { crt_serial, cerfificate_path, cerfificate_path_en } = certificate;
  const files = [
    { language: 'ar', path: cerfificate_path, label: t('tab.arabic') },
    { language: 'en', path: cerfificate_path_en, label: t('tab.english') },
  ];
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {files.map(
          ({ language, path, label }) =>
            path && (
              <Button
                key={language}
                icon={<Download aria-hidden size="1.15em" />}
                pending={loading === path}
                onClick={() =>
                  download({
                    key: path,
                    name: `certificate-${crt_serial}-${language}.pdf`,
                    fetch: () => fetchPdf(path),
                  })
                }
                className="grow"
              >
                {label}
              </Button>
            ),
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link to={paths.certificate(crt_serial)} look="strong" className="py-1">
          {t('tab.verify')}
        </Link>
        {mayRevoke && (
          <Button variant="ghost" size="sm" className="text-bad" onClick={() => setRevoking(true)}>
            {t('revoke.open')}
          </Button>
        )}
      </div>
      {mayRevoke && (
        <RevokeDialog
          certificate={certificate}
          open={revoking}
          onClose={() => setRevoking(false)}
          onRevoked={onRevoked}
        />
      )}
    </>
  );
}

function Earlier({ certificates }: { certificates: Certificate[] }) {
  const t = useWords('certificates');
  return (
    <div className="border-t border-line pt-4 text-sm text-soft">
      <h4>{t('tab.before')}</h4>
      <ul className="mt-1 grid gap-1">
        {certificates.map(({ _id, crt_serial, revoked_at }) => (
          <li key={_id} className="flex flex-wrap justify-between gap-x-4">
            <Ltr>{crt_serial}</Ltr>
            <span>
              {t('tab.revoked')} {revoked_at && <DateTime iso={revoked_at} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
