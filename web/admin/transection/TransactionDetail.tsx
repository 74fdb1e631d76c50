import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import {
  type AdminTransactionDetail,
  type TaxDocument,
  transactionHistory,
} from '#contract/endpoints/admin-transactions.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { paths } from '#web/app/paths.ts';
import { buttonClass } from '#web/kit/Button.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Link } from '#web/kit/Link.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { ChangeHistory } from '../kit/ChangeHistory.tsx';
import { Amount } from './Amount.tsx';
import { Attempts } from './Attempts.tsx';
import { OrderActions } from './OrderActions.tsx';
import { AttentionBadges, OrderBadge } from './states.tsx';
import { useLoggedFields } from './useLoggedFields.ts';

/** An order: what is owed and was paid, each attempt at the gateway, its documents, and what can be done. */
export function TransactionDetail({ order }: { order: AdminTransactionDetail }) {
  const t = useWords('admin-transactions');
  const history = useLoggedFields();
  return (
    <div className="flex flex-col gap-8">
      <div>
        <p className="mb-4 flex flex-wrap items-center gap-2">
          <OrderBadge state={order.state} />
          <AttentionBadges kinds={order.attention} />
        </p>
        <Facts order={order} />
        <OrderActions order={order} />
      </div>
      <Section title={t('attempts.title')}>
        <Attempts order={order} />
      </Section>
      <Section title={t('detail.documents')}>
        {order.documents.length === 0 ? (
          <p className="text-soft">{t('detail.noDocuments')}</p>
        ) : (
          <ul className="divide-y divide-line">
            {order.documents.map((document) => (
              <Document key={document._id} document={document} currency={order.currency} />
            ))}
          </ul>
        )}
      </Section>
      {order.refunds.length > 0 && (
        <Section title={t('detail.refunds')}>
          <Refunds order={order} />
        </Section>
      )}
      {/* Read anew with each change. */}
      <ChangeHistory key={JSON.stringify(order)} history={transactionHistory} id={order._id} {...history} />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-xl">{title}</h3>
      {children}
    </section>
  );
}

function Facts({ order }: { order: AdminTransactionDetail }) {
  const t = useWords('admin-transactions');
  const say = useLocal();
  const { lang } = useLanguage();
  const { items, currency } = order;
  const when = (term: string, iso: string | null) => (iso ? [{ term, detail: <DateTime iso={iso} time /> }] : []);
  const by = order.recorded_by;
  return (
    <DescriptionList
      layout="stack"
      items={[
        {
          term: t('team'),
          detail: items.team && (
            <Link to={paths.team(items.team._id)}>
              <bdi>{items.team.name}</bdi> <Ltr>({items.team.team_no})</Ltr>
            </Link>
          ),
        },
        { term: t('buyer'), detail: <Customer order={order} /> },
        { term: t('detail.competition'), detail: say(items.competion, 'name') },
        { term: t('detail.season'), detail: say(order.season, 'name') },
        { term: t('detail.school'), detail: <bdi>{items.schoolName}</bdi> },
        {
          term: t('detail.total'),
          detail: (
            <>
              <Amount value={order.total_amount} currency={currency} />{' '}
              <span className="text-sm font-normal text-soft">
                ({t('detail.subtotal')} <Amount value={order.subtotal} currency={currency} /> · {t('detail.tax')}{' '}
                <Amount value={order.tax} currency={currency} />)
              </span>
            </>
          ),
        },
        ...when(t('detail.registered'), order.created_at),
        ...when(t('detail.paidAt'), order.paid_at),
        ...when(t('detail.refundedAt'), order.refunded_at),
        ...(order.payment_method
          ? [{ term: t('method'), detail: t(`methods.${order.payment_method === 'manual' ? 'manual' : 'card'}`) }]
          : []),
        ...(by === null ? [] : [{ term: t('detail.recordedBy'), detail: <bdi>{nameIn(lang, by)}</bdi> }]),
        ...(order.payment_note ? [{ term: t('detail.note'), detail: <bdi>{order.payment_note}</bdi> }] : []),
      ]}
    />
  );
}

function Customer({ order: { items } }: { order: AdminTransactionDetail }) {
  const { lang } = useLanguage();
  return (
    <>
      <span className="block">
        <bdi>{nameIn(lang, items.user.name)}</bdi>
      </span>
      <Ltr className="text-sm font-normal wrap-anywhere text-soft">{items.user.email}</Ltr>
    </>
  );
}

function Document({ document, currency }: { document: TaxDocument; currency: string }) {
  const t = useWords('admin-transactions');
  const { lang } = useLanguage();
  const { kind, number, of } = document;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{t(kind === 'invoice' ? 'detail.invoiceOf' : 'detail.noteOf', { number })}</p>
        <p className="text-sm text-soft">
          <DateTime iso={document.issued_at} time /> · <Amount value={document.total} currency={currency} /> ·{' '}
          <bdi>{nameIn(lang, document.buyer)}</bdi>
          {document.vat_number && (
            <>
              {' '}
              · <Ltr>{document.vat_number}</Ltr>
            </>
          )}
        </p>
        {of && (
          <p className="text-sm text-soft">
            {t(kind === 'invoice' ? 'detail.creditedBy' : 'detail.forInvoice', { number: of })}
          </p>
        )}
      </div>
      <RouterLink
        to={document.path}
        reloadDocument
        download
        aria-label={t('detail.download', { number })}
        className={buttonClass('quiet', 'sm')}
      >
        <Download aria-hidden size="1.15em" />
      </RouterLink>
    </li>
  );
}

function Refunds({ order }: { order: AdminTransactionDetail }) {
  const t = useWords('admin-transactions');
  const { lang } = useLanguage();
  return (
    <ul className="divide-y divide-line">
      {order.refunds.map((refund) => (
        <li key={refund._id} className="py-3">
          <p className="font-semibold">
            {t(`detail.refundOf.${refund.kind}`)} · <Amount value={refund.amount} currency={refund.currency} />
          </p>
          <p className="text-sm text-soft">
            {t('detail.reference')} <bdi className="wrap-anywhere">{refund.reference}</bdi> ·{' '}
            <DateTime iso={refund.created_at} time /> · <bdi>{nameIn(lang, refund.by)}</bdi>
          </p>
          <p className="text-sm wrap-anywhere" dir="auto">
            {refund.reason}
          </p>
        </li>
      ))}
    </ul>
  );
}
