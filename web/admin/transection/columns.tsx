import { Link, useLocation } from 'react-router';
import type { AdminTransaction, listAdminTransactions } from '#contract/endpoints/admin-transactions.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { TwoLines } from '#web/kit/table/TwoLines.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Line } from '../kit/Line.tsx';
import type { ListColumn } from '../kit/list-types.ts';
import { overList } from '../kit/over-list.ts';
import { Amount } from './Amount.tsx';
import { transactions } from './resource.ts';
import { AttentionBadges, OrderBadge } from './states.tsx';

/** Everything but the team's own name is smaller, so that a row stays two lines high. */
const dense = 'sm:text-sm';

export function useTransactionColumns(): ListColumn<AdminTransaction, typeof listAdminTransactions>[] {
  const t = useWords('admin-transactions');
  const { lang } = useLanguage();
  return [
    {
      ...{ key: 'team', header: t('team'), main: true, className: 'sm:w-[25%]' },
      cell: (order) => <OrderLink order={order} />,
    },
    {
      ...{ key: 'buyer', header: t('buyer'), className: `${dense} sm:w-[22%]` },
      cell: ({ items }) => (
        <TwoLines main={<Line>{nameIn(lang, items.user.name)}</Line>} below={<Line>{items.schoolName}</Line>} />
      ),
    },
    {
      ...{ key: 'date', header: t('date'), sort: 'at', className: `${dense} sm:whitespace-nowrap` },
      cell: ({ at }) => <DateTime iso={at} time stacked />,
    },
    {
      ...{ key: 'amount', header: t('amount'), sort: 'total_amount', className: 'sm:whitespace-nowrap' },
      cell: ({ total_amount, currency, payment_method }) => (
        <TwoLines
          main={<Amount value={total_amount} currency={currency} />}
          below={payment_method && t(`methods.${payment_method === 'manual' ? 'manual' : 'card'}`)}
        />
      ),
    },
    {
      ...{ key: 'invoice', header: t('invoice'), className: `${dense} sm:whitespace-nowrap` },
      cell: ({ invoice_number, credit_note_number }) =>
        invoice_number ? (
          <TwoLines main={<Ltr>{invoice_number}</Ltr>} below={credit_note_number && <Ltr>{credit_note_number}</Ltr>} />
        ) : (
          '–'
        ),
    },
    {
      ...{ key: 'state', header: t('state') },
      cell: ({ state, attention }) => (
        <span className="flex flex-wrap items-center gap-1.5 max-sm:justify-end">
          <OrderBadge state={state} />
          <AttentionBadges kinds={attention} />
        </span>
      ),
    },
  ];
}

/** Leads to the order; search, filters and page stay in the address. */
function OrderLink({ order: { _id, items } }: { order: AdminTransaction }) {
  const t = useWords('admin-transactions');
  const { search } = useLocation();
  return (
    <Link
      to={{ pathname: transactions.view(_id), search }}
      state={overList}
      preventScrollReset
      className="block rounded-sm text-ink no-underline hover:text-palm"
    >
      <Line>{items.team?.name ?? t('detail.title')}</Line>
      {items.team && (
        <span className="block text-sm font-normal text-soft">
          <Ltr>{items.team.team_no}</Ltr>
        </span>
      )}
    </Link>
  );
}
