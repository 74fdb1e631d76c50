import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { attachEntity } from '#contract/endpoints/team-entity.ts';
import { listTransactions, makeInvoiceAgain } from '#contract/endpoints/transactions.ts';
import type { Order, PaymentState } from '#contract/entities.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { roundingOf } from '#domain/fee.ts';
import { toHalalas } from '#domain/money.ts';
import { formatPercent } from '#locales/format.ts';
import { StatusBadge, type Tone } from '#web/kit/Badge.tsx';
import { Button } from '#web/kit/Button.tsx';
import { Card, CardHead } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { EmptyState } from '#web/kit/EmptyState.tsx';
import { ErrorState } from '#web/kit/ErrorState.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { Money } from '#web/kit/Money.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { call } from '#web/lib/api.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { InvoiceCell } from '#web/team/invoice/InvoiceCell.tsx';
import { useMay } from '../kit/calls.ts';
import { useFocusWhenGone } from '../kit/useFocusWhenGone.ts';
import { useWrite } from '../kit/useWrite.ts';
import { useAsked } from './useAsked.ts';
import { type Fact, usePaymentFacts } from './usePaymentFacts.tsx';

const tones: Partial<Record<PaymentState, Tone>> = { paid: 'good', held: 'info', unknown: 'info', declined: 'bad' };

/** The order of a team with its payment and its invoice; a free team has none. */
export default function TeamTransactions({ team }: { team: AdminTeam }) {
  const t = useWords('admin-team');
  const ask = (signal: AbortSignal) => call(listTransactions, { query: { team_id: team._id, page: 0 }, signal });
  // A payment, another fee or another entity has changed the order.
  const about = [team._id, team.payment_status, team.order?.total_amount, team.entity?.crNumber, team.revision];
  const { answer, error, asking, retry } = useAsked(ask, about.join());
  if (error !== undefined) return <ErrorState text={error} onRetry={retry} pending={asking} />;
  if (!answer) return <Skeleton className="h-72 rounded-lg" />;
  if (answer.orders.length === 0) {
    return (
      <Card>
        <EmptyState title={t('orders.none')} text={t('orders.noneText')} />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {answer.orders.map((order) => (
        <OneOrder key={order._id} team={team} order={order} onReissued={retry} />
      ))}
    </div>
  );
}

interface OneOrderProps {
  team: AdminTeam;
  order: Order;
  onReissued: () => unknown;
}

function OneOrder({ team, order, onReissued }: OneOrderProps) {
  // An invoice that was issued anew cannot be once more: the button is gone.
  const card = useFocusWhenGone<HTMLDivElement>(order.invoice_number);
  const t = useWords('admin-team');
  const states = useWords('payment');
  // As it was when the order was made, in whole percent; taxes of small sums are rounded.
  const rate = formatPercent(Math.round((order.tax / order.subtotal) * 100) / 100);
  const { payment_state: state } = order;
  const rounding = roundingOf(order);
  return (
    <Card as="section" ref={card} tabIndex={-1} aria-label={t('orders.order')} className="outline-none">
      <CardHead
        title={t('orders.order')}
        end={<StatusBadge tone={tones[state] ?? 'warn'}>{states(`label.${state}`)}</StatusBadge>}
      />
      <div className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
        <DescriptionList items={useFacts(team, order)} />
        <DescriptionList
          className="max-lg:border-t max-lg:border-line"
          items={[
            { term: t('orders.subtotal'), detail: <Money halalas={toHalalas(order.subtotal)} /> },
            { term: t('orders.tax', { rate }), detail: <Money halalas={toHalalas(order.tax)} /> },
            ...(rounding === 0 ? [] : [{ term: t('orders.rounding'), detail: <Money halalas={rounding} /> }]),
            { term: t('orders.total'), detail: <Money halalas={toHalalas(order.total_amount)} />, strong: true },
            { term: t('orders.invoice'), detail: <Invoice {...{ team, order, onReissued }} /> },
          ]}
        />
      </div>
    </Card>
  );
}

function useFacts(team: AdminTeam, order: Order): Fact[] {
  const t = useWords('admin-team');
  const { lang } = useLanguage();
  const { user } = order.items;
  const code = (text: string | null) => (text ? <Ltr className="wrap-anywhere">{text}</Ltr> : t('view.none'));
  const { invoice_buyer: buyer } = order;
  // What was begun by card and then paid by hand has nothing of the provider's.
  const reference = order.payment_status ? order.trx_reference : order.ref;
  const paid = usePaymentFacts(order.payment_status ? team.payment : null);
  return [
    { term: t('orders.customer'), detail: <bdi>{nameIn(lang, user.name)}</bdi> },
    { term: t('orders.membershipId'), detail: code(user.national_id) },
    { term: t('orders.email'), detail: code(user.email) },
    ...(buyer
      ? [
          {
            term: t('orders.buyer'),
            detail: (
              <>
                <bdi>{buyer.name}</bdi>
                <span className="block text-sm text-soft">{t('orders.vat', { number: buyer.vat_number })}</span>
              </>
            ),
          },
        ]
      : []),
    { term: t('orders.date'), detail: <DateTime iso={order.created_at} time /> },
    ...paid,
    ...(reference ? [{ term: t('orders.reference'), detail: code(reference) }] : []),
  ];
}

/** The invoice, and what can be done with it; a stored file that is damaged is made again. */
function Invoice({ team, order, onReissued }: OneOrderProps) {
  const t = useWords('admin-team');
  const may = useMay();
  const again = () =>
    call(makeInvoiceAgain, {
      body: { team: team._id, season: team.season._id, competion: team.competion._id, order_id: order._id },
    });
  const { write, pending } = useWrite(again, { done: t('orders.madeAgain') });
  return (
    <InvoiceCell
      order={order}
      mayReissue={may(attachEntity)}
      onReissued={onReissued}
      more={
        order.payment_status && (
          <Button size="sm" pending={pending} onClick={() => write()}>
            {t('orders.again')}
          </Button>
        )
      }
    />
  );
}
