import type { AdminAttempt, AdminTransactionDetail } from '#contract/endpoints/admin-transactions.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Card } from '#web/kit/Card.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { Amount } from './Amount.tsx';
import { AttemptActions } from './AttemptActions.tsx';
import { AttemptBadge, AttentionBadges } from './states.tsx';

/** The truth about each attempt: what the gateway said, when, and what we concluded from it. */
export function Attempts({ order }: { order: AdminTransactionDetail }) {
  const t = useWords('admin-transactions');
  if (order.attempts.length === 0) return <p className="text-soft">{t('attempts.none')}</p>;
  return (
    <ol className="flex flex-col gap-4">
      {order.attempts.map((attempt) => (
        <li key={attempt._id}>
          <Attempt order={order} attempt={attempt} />
        </li>
      ))}
    </ol>
  );
}

function Attempt({ order, attempt }: { order: AdminTransactionDetail; attempt: AdminAttempt }) {
  const t = useWords('admin-transactions');
  const { lang } = useLanguage();
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-2">
        <AttemptBadge state={attempt.state} />
        <AttentionBadges kinds={attempt.attention.filter((kind) => kind !== attempt.state)} />
        <DateTime iso={attempt.created_at} time className="text-sm text-soft" />
        <bdi className="text-sm text-soft">{t('attempts.begun', { name: nameIn(lang, attempt.started_by) })}</bdi>
      </p>
      {attempt.ref === null ? (
        <p className="mt-3 text-sm">{t('attempts.noReference')}</p>
      ) : (
        <Ltr className="mt-2 text-sm wrap-anywhere text-soft">{attempt.ref}</Ltr>
      )}
      <DescriptionList
        className="mt-3 text-sm"
        items={[
          {
            term: t('attempts.expected'),
            detail: (
              <>
                <Amount value={attempt.amount} currency={attempt.currency} />
                {attempt.test && ` (${t('attempts.test')})`}
              </>
            ),
          },
          { term: t('attempts.said'), detail: <Said attempt={attempt} /> },
          {
            term: t('attempts.when'),
            detail: attempt.checked_at ? <DateTime iso={attempt.checked_at} time /> : t('attempts.neverAsked'),
          },
          { term: t('attempts.concluded'), detail: <Concluded attempt={attempt} /> },
        ]}
      />
      <AttemptActions order={order} attempt={attempt} />
    </Card>
  );
}

/** In the gateway's own words and numbers. */
function Said({ attempt: { answer } }: { attempt: AdminAttempt }) {
  const t = useWords('admin-transactions');
  if (!answer) return t('attempts.nothingSaid');
  const { status_code, status_text, transaction_status, transaction_message } = answer;
  const bank = [transaction_status, transaction_message].filter(Boolean).join(' ');
  return (
    <>
      <Ltr>{[status_code, status_text].filter((part) => part !== null).join(' ')}</Ltr>
      {answer.amount !== null && (
        <>
          {' · '}
          <Amount value={answer.amount} currency={answer.currency} />
        </>
      )}
      {bank && (
        <>
          {' · '}
          <bdi>{t('attempts.bank', { status: bank })}</bdi>
        </>
      )}
      {answer.test && ` (${t('attempts.test')})`}
    </>
  );
}

function Concluded({ attempt }: { attempt: AdminAttempt }) {
  const t = useWords('admin-transactions');
  const { lang } = useLanguage();
  const due = attempt.attention.includes('double') ? 'double' : attempt.attention.includes('refund_due') && 'excess';
  const what = attempt.differences.map((name) => t(`attempts.difference.${name}`));
  return (
    <>
      <span className="block">{t(`attempts.conclusion.${due || attempt.state}`)}</span>
      {what.length > 0 && (
        <span className="block text-bad">
          {t('attempts.differs', { what: new Intl.ListFormat(lang, { type: 'unit' }).format(what) })}
        </span>
      )}
    </>
  );
}
