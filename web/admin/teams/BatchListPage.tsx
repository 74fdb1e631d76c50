import Download from 'lucide-react/icons/download';
import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import {
  type CertificateBatch,
  downloadCertificateBatch,
  listCertificateBatches,
  listLeftOut,
} from '#contract/endpoints/certificate-batches.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { formatNumber } from '#locales/format.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { Progress } from '#web/kit/Progress.tsx';
import { ApiError, call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { type PageHandle, useLanguage, useWords } from '#web/lib/words.tsx';
import { exportAddress } from '../kit/calls.ts';
import { FormPage } from '../kit/FormPage.tsx';
import type { Route } from './+types/BatchListPage.ts';
import { certificateBatches, teams } from './resource.ts';

export const handle = {
  needs: listCertificateBatches.access,
  words: ['admin', 'admin-teams'],
} satisfies PageHandle;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  attempt(call(listCertificateBatches, { signal: request.signal }));

/** Milliseconds after which the progress is asked for again. */
const PAUSE = 2_000;

function Frame({ loaded, children }: { loaded?: { error?: string | undefined }; children?: ReactNode }) {
  const { lang } = useLanguage();
  return (
    <FormPage resource={teams} title={certificateBatches.label[lang]} {...(loaded && { loaded })}>
      {children}
    </FormPage>
  );
}

export const HydrateFallback = () => <Frame />;

/** `/admin/teams/certificates`: certificates of many teams at once, as they are made, and their files. */
export default function BatchListPage({ loaderData: { answer, error } }: Route.ComponentProps) {
  const t = useWords('admin-teams');
  const { revalidate } = useRevalidator();
  const batches = answer?.batches ?? [];
  const running = batches.some(({ finished }) => !finished);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => void revalidate(), PAUSE);
    return () => clearInterval(timer);
  }, [running, revalidate]);
  return (
    <Frame loaded={{ error }}>
      <p className="text-soft">{t('batch.lead')}</p>
      {batches.length === 0 && <EmptyState title={t('batch.none')} text={t('batch.noneText')} />}
      <ul className="grid gap-4">
        {batches.map((batch) => (
          <li key={batch._id}>
            <BatchCard batch={batch} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}

function BatchCard({ batch }: { batch: CertificateBatch }) {
  const t = useWords('admin-teams');
  const { lang } = useLanguage();
  const leftOut = batch.left_out.reduce((sum, { count }) => sum + count, 0);
  const done = batch.ready + leftOut;
  const title = t('batch.title', {
    type: t(`batch.types.${batch.type}`),
    language: t(`batch.languages.${batch.language}`),
  });
  return (
    <Card as="article" aria-label={title}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-lg">{title}</h2>
          <p className="mt-1 text-sm text-soft">
            <DateTime iso={batch.created_at} time /> · <bdi>{nameIn(lang, batch.created_by)}</bdi>
          </p>
        </div>
        {batch.finished && batch.ready > 0 && (
          <ButtonLink
            variant="go"
            to={exportAddress(downloadCertificateBatch, { id: batch._id })}
            reloadDocument
            download
            icon={<Download aria-hidden size="1.15em" />}
          >
            {t('batch.download', { count: batch.ready })}
          </ButtonLink>
        )}
      </div>
      {!batch.finished && (
        <Progress
          className="mt-4"
          label={t('batch.making')}
          value={batch.total === 0 ? 1 : done / batch.total}
          detail={t('batch.progress', { done: formatNumber(done), total: formatNumber(batch.total) })}
        />
      )}
      {batch.finished && (
        <p className="mt-3 text-sm text-soft">
          {t('batch.until')} <DateTime iso={batch.expires_at} />
        </p>
      )}
      {leftOut > 0 && <LeftOut batch={batch} count={leftOut} />}
    </Card>
  );
}

type Team = AnswerOf<typeof listLeftOut>['teams'][number];

/** Why some teams have no certificate, and which they are. */
function LeftOut({ batch, count }: { batch: CertificateBatch; count: number }) {
  const t = useWords('admin-teams');
  const [named, setNamed] = useState<readonly Team[]>();
  const [pending, setPending] = useState(false);
  async function name() {
    setPending(true);
    try {
      setNamed((await call(listLeftOut, { query: { id: batch._id } })).teams);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    } finally {
      setPending(false);
    }
  }
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="text-base font-semibold">{t('batch.leftOut', { count })}</h3>
      <ul className="mt-2 grid gap-1 text-sm">
        {batch.left_out.map(({ reason, count: some }) => (
          <li key={reason}>
            {t(`batch.reasons.${reason}`)} <span className="tabular-nums text-soft">({formatNumber(some)})</span>
          </li>
        ))}
      </ul>
      {named === undefined ? (
        batch.finished && (
          <Button size="sm" variant="ghost" className="mt-2" pending={pending} onClick={name}>
            {t('batch.which')}
          </Button>
        )
      ) : (
        <ul className="mt-3 grid gap-1.5 text-sm">
          {named.map((team) => (
            <li key={team._id} className="flex flex-wrap gap-x-3">
              <Link to={teams.view(team._id, 'certificates')} className="wrap-anywhere">
                <Ltr>{team.team_no}</Ltr> <bdi>{team.name}</bdi>
              </Link>
              <span className="text-soft">{t(`batch.reasons.${team.reason}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
