import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getTransactionAttention, getTransactionTotals } from '#contract/endpoints/admin-transactions.ts';
import { attentionKinds } from '#contract/payment-states.ts';
import { toHalalas, toRiyals } from '#domain/money.ts';
import { formatNumber } from '#locales/format.ts';
import { Card, CardLink } from '#web/kit/Card.tsx';
import { SkeletonText } from '#web/kit/Skeleton.tsx';
import type { Attempt } from '#web/lib/attempt.ts';
import { useWords } from '#web/lib/words.tsx';
import { Amount } from './Amount.tsx';
import { transactions } from './resource.ts';

/** What stands above the list; undefined before the first answer. */
export interface TransactionOverview {
  attention: Attempt<AnswerOf<typeof getTransactionAttention>>;
  totals: Attempt<AnswerOf<typeof getTransactionTotals>>;
}

/** What waits for a decision, each a link to the list narrowed to it. */
export function Attention({ attention }: { attention: TransactionOverview['attention'] | undefined }) {
  const t = useWords('admin-transactions');
  const counts = attention?.answer?.attention;
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className="sr-only">
        {t('attention.title')}
      </h2>
      {attention?.error !== undefined ? (
        <p className="text-sm text-bad">{t('attention.failed')}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {attentionKinds.map((kind) => {
            const count = counts?.[kind];
            const waits = count !== undefined && count > 0;
            return (
              <li key={kind} className="grid">
                <CardLink
                  to={transactions.list({ attention: kind })}
                  preventScrollReset
                  className={waits ? 'border-bad/50!' : undefined}
                >
                  <span className="text-sm font-semibold text-soft">{t(`attention.${kind}`)}</span>
                  <span
                    className={`text-2xl font-bold tracking-tight tabular-nums ${waits ? 'text-bad' : 'text-soft'}`}
                  >
                    {count === undefined ? '–' : formatNumber(count)}
                  </span>
                  <span className="text-sm text-soft max-sm:hidden">{t(`attentionText.${kind}`)}</span>
                </CardLink>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The books of the list as it is narrowed. */
export function Books({ totals, narrowed }: { totals: TransactionOverview['totals'] | undefined; narrowed: boolean }) {
  const t = useWords('admin-transactions');
  const sums = totals?.answer?.totals;
  return (
    <Card as="section" aria-labelledby="books" className="flex flex-wrap items-start gap-x-10 gap-y-4">
      <div className="min-w-48 grow">
        <h2 id="books" className="text-lg">
          {t('totals.title')}
        </h2>
        <p className="text-sm text-soft">{t(narrowed ? 'totals.ofList' : 'totals.ofAll')}</p>
        <p className="text-sm text-soft">{t('totals.days')}</p>
      </div>
      {totals?.error !== undefined && <p className="text-sm text-bad">{t('totals.failed')}</p>}
      {!totals && <SkeletonText lines={3} className="w-64" />}
      {sums && (
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          <Sum
            term={t('totals.invoiced')}
            value={sums.invoices.total}
            below={t('totals.invoices', { count: sums.invoices.count })}
          />
          <Sum
            term={t('totals.credited')}
            value={sums.credit_notes.total}
            below={t('totals.notes', { count: sums.credit_notes.count })}
          />
          <Sum
            term={t('totals.net')}
            value={sums.net.total}
            strong
            below={
              <>
                {t('totals.taxable')} <Amount value={sums.net.taxable} currency="SAR" /> · {t('totals.vat')}{' '}
                <Amount value={sums.net.vat} currency="SAR" />
                {rounding(sums.net) !== 0 && (
                  <>
                    {' '}
                    · {t('totals.rounding')} <Amount value={rounding(sums.net)} currency="SAR" />
                  </>
                )}
              </>
            }
          />
        </dl>
      )}
    </Card>
  );
}

/** What is paid is whole riyals: each invoice says how much it was rounded. */
const rounding = ({ total, taxable, vat }: { total: number; taxable: number; vat: number }) =>
  toRiyals(toHalalas(total) - toHalalas(taxable) - toHalalas(vat));

function Sum({ term, value, below, strong }: { term: string; value: number; below: ReactNode; strong?: boolean }) {
  return (
    <div>
      <dt className="text-sm font-semibold text-soft">{term}</dt>
      <dd className={`text-xl tabular-nums ${strong ? 'font-bold' : 'font-semibold'}`}>
        <Amount value={value} currency="SAR" />
      </dd>
      <dd className="text-sm text-soft">{below}</dd>
    </div>
  );
}
