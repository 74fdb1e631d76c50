import type { ReactNode } from 'react';
import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';

/** A line of a list of facts. */
export type Fact = { term: string; detail: ReactNode };

/** How and when a fee was paid; by hand also who recorded it, and with which note. Nothing of one that is not paid. */
export function usePaymentFacts(payment: AdminTeam['payment']): Fact[] {
  const t = useWords('admin-team');
  const { lang } = useLanguage();
  if (!payment) return [];
  const { method, at, by, note } = payment;
  const facts: Fact[] = [{ term: t('payment.when'), detail: <DateTime iso={at} time /> }];
  if (method === 'card' || method === 'manual')
    facts.unshift({ term: t('payment.method'), detail: t(`payment.methods.${method}`) });
  if (by) facts.push({ term: t('payment.by'), detail: <bdi>{nameIn(lang, by)}</bdi> });
  if (note) facts.push({ term: t('payment.note'), detail: <bdi className="wrap-anywhere">{note}</bdi> });
  return facts;
}
