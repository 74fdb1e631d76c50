import { PageMeta } from '#web/lib/meta.tsx';
import { type PageHandle, useWords } from '#web/lib/words.tsx';
import type { Route } from './+types/CertificatePage.ts';
import { CheckForm } from './CheckForm.tsx';
import { type CertificateView, loadCertificate } from './load-certificate.ts';
import { NotConfirmed, Verified } from './Verified.tsx';

export const handle = { needs: 'public', words: ['certificates', 'results'] } satisfies PageHandle;

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadCertificate(context, params, new URL(request.url).searchParams);

/**
 * `/certificates/{serial}`: whether a certificate is genuine, for whoever scans its QR code; `/certificates` asks for the
 * number. Not for search engines (docs/decisions/074).
 */
export default function CertificatePage({ loaderData }: Route.ComponentProps) {
  const { typed = '', certificate, withheld = false } = loaderData as CertificateView;
  const t = useWords('certificates');
  return (
    <div className="wrap grid justify-items-center gap-8 py-10 sm:py-16">
      <PageMeta title={t('check.title')} private />
      {certificate ? (
        <Verified certificate={certificate} />
      ) : typed ? (
        <NotConfirmed typed={typed} withheld={withheld} />
      ) : (
        <header className="w-full max-w-xl">
          <h1>{t('check.title')}</h1>
          <p className="mt-3 text-lg text-soft">{t('check.lead')}</p>
        </header>
      )}
      {/* A page of its own for each number: the field is empty after the next one. */}
      <CheckForm key={typed} first={!typed} typed={certificate || withheld ? '' : typed} />
    </div>
  );
}
