import { data, type RouterContextProvider, redirect } from 'react-router';
import { checkCertificate } from '#contract/endpoints/certificates.ts';
import { readSerial } from '#domain/certificate.ts';
import { paths } from '#web/app/paths.ts';
import { writeDate } from '#web/kit/write-date.ts';
import { ApiError } from '#web/lib/api.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { serverApi } from '#web/lib/server-api.ts';

/** Longer texts are no number: they are neither looked up nor shown again. */
const LONGEST = 40;

/**
 * The certificate of a typed number; without a number only the form.
 * @throws a redirect from other spellings of a serial, and from the form's own address
 */
export async function loadCertificate(
  context: Readonly<RouterContextProvider>,
  params: { serial?: string | undefined },
  query: URLSearchParams,
) {
  const typed = (params.serial ?? query.get('number') ?? '').trim().slice(0, LONGEST);
  if (!typed) return { typed: '' };
  const serial = readSerial(typed);
  if (serial && serial !== params.serial) throw redirect(paths.certificate(serial));
  const found = serial ? await find(context, serial) : undefined;
  if (found === 'withheld') return { typed, withheld: true };
  return found ? { typed: serial, certificate: found } : data({ typed }, { status: 404 });
}

async function find(context: Readonly<RouterContextProvider>, serial: string) {
  const { language } = context.get(pageContext);
  const written = (iso: string) => writeDate(language, { iso });
  try {
    const { certificate } = await serverApi(context)(checkCertificate, { query: { serial } });
    const { created_at, revoked_at, ...shown } = certificate;
    return { ...shown, issued: written(created_at), revoked: revoked_at === null ? undefined : written(revoked_at) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'certificate_not_found') return undefined;
    if (error.code === 'certificate_withheld') return 'withheld' as const;
    throw error;
  }
}

export type CertificateView = {
  typed?: string;
  certificate?: Exclude<Awaited<ReturnType<typeof find>>, 'withheld'>;
  /** We issued it, and cannot confirm it at the moment. */
  withheld?: boolean;
};
