import type { PersonOverview } from '#contract/endpoints/person-page.ts';
import { listDeletionRequests } from '#contract/endpoints/personal-data.ts';
import { toHalalas } from '#domain/money.ts';
import { paths } from '#web/app/paths.ts';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useWords } from '#web/lib/words.tsx';
import { deletionRequests } from '../../deletion-requests/resource.ts';
import { useMay } from '../../kit/calls.ts';
import { Row, Rows, Section } from './Section.tsx';

type Of = { overview: PersonOverview };

/** The newest orders that the person made; each leads to the team's transactions. */
export function Orders({ orders, total }: { orders: NonNullable<PersonOverview['orders']>; total: number }) {
  const t = useWords('admin-users');
  return (
    <Section title={t('page.orders')}>
      {total === 0 && <p className="text-soft">{t('page.noOrders')}</p>}
      {total > orders.length && <p className="text-sm text-soft">{t('page.moreOrders', { count: total })}</p>}
      <Rows>
        {orders.map(({ _id, team_id, team_no, total_amount, paid_at, created_at }) => (
          <Row key={_id}>
            <Link to={paths.team(team_id, 'transactions')}>
              <Ltr>{team_no}</Ltr>
            </Link>
            <Money halalas={toHalalas(total_amount)} className="font-semibold" />
            <DateTime iso={paid_at ?? created_at} className="grow text-sm text-soft" />
            <StatusBadge tone={paid_at ? 'good' : 'warn'}>{t(paid_at ? 'page.paid' : 'page.unpaid')}</StatusBadge>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}

/** The newest certificates of the person's teams; each leads to its public page. */
export function Certificates({ overview: { certificates, totalCertificates } }: Of) {
  const t = useWords('admin-users');
  return (
    <Section title={t('page.certificates')}>
      {totalCertificates === 0 && <p className="text-soft">{t('page.noCertificates')}</p>}
      {totalCertificates > certificates.length && (
        <p className="text-sm text-soft">{t('page.moreCertificates', { count: totalCertificates })}</p>
      )}
      <Rows>
        {certificates.map(({ serial, type, team_no, created_at, status }) => (
          <Row key={serial}>
            <Link to={paths.certificate(serial)}>
              <Ltr className="tabular-nums">{serial}</Ltr>
            </Link>
            <span className="grow text-sm text-soft">
              {t(`page.certificateTypes.${type}`)} · <Ltr>{team_no}</Ltr> · <DateTime iso={created_at} />
            </span>
            {!status && <StatusBadge tone="bad">{t('page.revoked')}</StatusBadge>}
          </Row>
        ))}
      </Rows>
    </Section>
  );
}

/** What the person has asked of the office, for whoever deals with it: that the account be deleted. */
export function Requests({ overview: { deletion_request: request } }: Of) {
  const t = useWords('admin-users');
  const may = useMay();
  if (!may(listDeletionRequests)) return null;
  return (
    <Section title={t('page.requests')}>
      {request ? (
        <Rows>
          <Row>
            <Link to={deletionRequests.list({ state: request.state })}>{t(`page.requestStates.${request.state}`)}</Link>
            <DateTime iso={request.created_at} time className="text-sm text-soft" />
          </Row>
        </Rows>
      ) : (
        <p className="text-soft">{t('page.noRequests')}</p>
      )}
    </Section>
  );
}
