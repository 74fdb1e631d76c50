import { useCallback, useEffect, useState } from 'react';
import {
  type Certificate,
  type CertificateType,
  issueCertificate,
  issueFinalCertificate,
  listCertificates,
} from '#contract/endpoints/certificates.ts';
import type { Team } from '#contract/entities.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { useWords } from '#web/lib/words.tsx';

/** A team's certificates, newest first; loaded when they are shown, and kept up to date with what is done to them. */
export function useCertificates(team: Team) {
  const t = useWords('certificates');
  const [loaded, setLoaded] = useState<{ all: Certificate[] } | { error: string }>();
  const [issuing, setIssuing] = useState<CertificateType>();
  const { _id } = team;

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const answer = await call(listCertificates, { query: { team_id: _id }, ...(signal && { signal }) });
        setLoaded({ all: [...answer.certificates, ...answer.certificatesq] });
      } catch (error) {
        if (signal?.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setLoaded({ error: error.message });
      }
    },
    [_id],
  );
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  const all = loaded && 'all' in loaded ? loaded.all : undefined;

  async function issue(type: CertificateType) {
    if (issuing) return;
    setIssuing(type);
    try {
      const qualification = all?.find((one) => one.type === 'q' && one.status);
      if (type === 'q') await call(issueCertificate, { body: { team: _id } });
      else {
        const named = { cr_id: qualification?._id ?? '', crt_serial: qualification?.crt_serial ?? '' };
        await call(issueFinalCertificate, { body: { team: _id, ...named } });
      }
      toast.success(t('tab.done'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    } finally {
      // Somebody else may have done it meanwhile, or taken one back.
      await load();
      setIssuing(undefined);
    }
  }

  const retry = () => {
    setLoaded(undefined);
    load();
  };
  return { all, error: loaded && 'error' in loaded ? loaded.error : undefined, retry, issue, issuing, reload: load };
}
