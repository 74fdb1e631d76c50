import { can, roleOf } from '#contract/access.ts';
import type { Order } from '#contract/entities.ts';
import { roundingOf } from '#domain/fee.ts';
import { toHalalas } from '#domain/money.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { Money } from '#web/kit/Money.tsx';
import type { Column } from '#web/kit/table/DataTable.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { useLocal } from '#web/lib/local.ts';
import { useWords } from '#web/lib/words.tsx';
import { InvoiceCell } from '#web/team/invoice/InvoiceCell.tsx';
import { useViewer } from '../layout/index.ts';
import { PaymentCell } from './PaymentCell.tsx';

/** The columns of the specification, in its order (public spec, section 2, "Profile"). */
export function useTransactionColumns(): Column<Order>[] {
  const t = useWords('transactions');
  const say = useLocal();
  const mayReissue = can(roleOf(useViewer().type), 'teams:attach-entity');
  return [
    {
      key: 'invoice',
      header: t('invoice'),
      main: true,
      cell: (order) => <InvoiceCell order={order} mayReissue={mayReissue} />,
    },
    {
      key: 'customer',
      header: t('customer'),
      className: 'sm:min-w-44',
      cell: ({ items: { user }, invoice_buyer: buyer }) => (
        <TwoLines
          main={<bdi>{buyer?.name ?? user.name}</bdi>}
          below={buyer ? <VatNumber of={buyer.vat_number} /> : <Ltr>{user.national_id}</Ltr>}
        />
      ),
    },
    {
      key: 'team',
      header: t('team'),
      className: 'sm:min-w-44',
      cell: ({ items: { team, competion } }) =>
        team ? (
          <TwoLines
            main={
              <>
                <bdi>{team.name}</bdi> <Ltr className="text-sm whitespace-nowrap text-soft">{team.team_no}</Ltr>
              </>
            }
            below={say(competion, 'name')}
          />
        ) : (
          <TwoLines main={<span className="text-soft">{t('teamGone')}</span>} below={say(competion, 'name')} />
        ),
    },
    {
      key: 'date',
      header: t('date'),
      className: 'sm:text-sm',
      cell: (order) => <DateTime iso={order.created_at} stacked />,
    },
    {
      key: 'subtotal',
      header: t('subtotal'),
      align: 'end',
      // The specification requires this column, but the amount paid with tax is the one to highlight.
      cell: (order) => <Money halalas={toHalalas(order.subtotal)} className="text-soft" />,
    },
    {
      key: 'total',
      header: t('total'),
      align: 'end',
      cell: (order) => <Total of={order} />,
    },
    {
      key: 'status',
      header: t('status'),
      className: 'sm:min-w-36',
      cell: (order) => <PaymentCell order={order} />,
    },
  ];
}

/** The amount that is paid, and what makes it more than the subtotal, so that the sum is correct. */
function Total({ of: order }: { of: Order }) {
  const t = useWords('transactions');
  const rounding = roundingOf(order);
  return (
    <TwoLines
      main={<Money halalas={toHalalas(order.total_amount)} className="font-semibold" />}
      below={
        <>
          <span className="block whitespace-nowrap">
            {t('tax')} <Money halalas={toHalalas(order.tax)} />
          </span>
          {rounding !== 0 && (
            <span className="block whitespace-nowrap">
              {t('rounding')} <Money halalas={rounding} />
            </span>
          )}
        </>
      }
    />
  );
}

function VatNumber({ of: number }: { of: string }) {
  const t = useWords('transactions');
  return (
    <>
      {t('vatNumber')}: <Ltr>{number}</Ltr>
    </>
  );
}
