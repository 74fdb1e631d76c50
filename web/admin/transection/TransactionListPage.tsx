import Download from 'lucide-react/icons/download';
import { Outlet } from 'react-router';
import {
  exportTransactions,
  getTransactionAttention,
  getTransactionTotals,
  listAdminTransactions,
} from '#contract/endpoints/admin-transactions.ts';
import { attentionKinds, orderStates, paymentMethods } from '#contract/payment-states.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { call } from '#web/lib/api.ts';
import { attempt } from '#web/lib/attempt.ts';
import { local } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { exportAddress } from '../kit/calls.ts';
import { plainListPage } from '../kit/list-page.tsx';
import { usePeriodFilter } from '../kit/PeriodFilter.tsx';
import { loadSeasons, type SeasonChoice, seasonOptions } from '../kit/seasons.ts';
import { useTransactionColumns } from './columns.tsx';
import { Attention, Books, type TransactionOverview } from './Overview.tsx';
import { transactions } from './resource.ts';

interface Extra extends TransactionOverview {
  seasons: readonly SeasonChoice[];
}

const narrowings = ['s', 'state', 'method', 'season', 'competion', 'attention', 'from', 'to'] as const;

async function load(signal: AbortSignal, asked: URLSearchParams): Promise<Extra> {
  const query = Object.fromEntries(narrowings.map((name) => [name, asked.get(name) ?? undefined]));
  const [seasons, attention, totals] = await Promise.all([
    loadSeasons(signal),
    attempt(call(getTransactionAttention, { signal })),
    attempt(call(getTransactionTotals, { query: query as object, signal })),
  ]);
  return { seasons, attention, totals };
}

const page = plainListPage({
  resource: transactions,
  endpoint: listAdminTransactions,
  rows: 'orders',
  words: 'admin-transactions',
  load,
  useOwn(extra, { query }) {
    const t = useWords('admin-transactions');
    const { lang } = useLanguage();
    const seasons = extra?.seasons ?? [];
    const ofSeason = seasons.filter(({ _id }) => !query.season || _id === query.season);
    return {
      more: (total) => t('textMore', { total }),
      searchLabel: t('search'),
      columns: useTransactionColumns(),
      rowName: ({ items }) => items.team?.name ?? t('detail.title'),
      filters: [
        {
          ...{ name: 'state', label: t('stateFilter'), all: t('allStates') },
          options: orderStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        {
          ...{ name: 'method', label: t('methodFilter'), all: t('allMethods') },
          options: paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) })),
        },
        {
          ...{ name: 'attention', label: t('attentionFilter'), all: t('allAttention') },
          options: [
            { value: 'any', label: t('anyAttention') },
            ...attentionKinds.map((value) => ({ value, label: t(`attention.${value}`) })),
            { value: 'refund', label: t('refundAttention') },
          ],
        },
        {
          ...{ name: 'season', label: t('seasonFilter'), all: t('allSeasons') },
          options: seasonOptions(seasons, lang),
        },
        {
          ...{ name: 'competion', label: t('competitionFilter'), all: t('allCompetitions') },
          // With their season, where another one may have one of the same name.
          options: ofSeason.flatMap((season) =>
            season.competions.map((competition) => ({
              value: competition._id,
              label: [local(lang, competition, 'name'), ...(query.season ? [] : [local(lang, season, 'name')])].join(
                ' · ',
              ),
            })),
          ),
        },
      ],
      ownFilter: usePeriodFilter(query),
      above: (
        <>
          <Attention attention={extra?.attention} />
          <Books totals={extra?.totals} narrowed={narrowings.some((name) => query[name])} />
        </>
      ),
      action: (
        <ButtonLink
          to={exportAddress(exportTransactions, query)}
          reloadDocument
          download
          icon={<Download aria-hidden size="1.15em" />}
        >
          {t('export')}
        </ButtonLink>
      ),
    };
  },
});
export const handle = page.handle;
export const clientLoader = page.clientLoader;
export const HydrateFallback = page.HydrateFallback;

/** `/admin/transection/` (back-office spec, section 2); an order is shown over it. */
export default function TransactionListPage({ loaderData }: { loaderData: Awaited<ReturnType<typeof clientLoader>> }) {
  return (
    <>
      <page.Page loaderData={loaderData} />
      <Outlet />
    </>
  );
}
