import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PaymentState, Team } from '#contract/entities.ts';
import { toHalalas } from '#domain/money.ts';
import { paymentStep } from '#domain/payment-state.ts';
import { paths } from '#web/app/paths.ts';
import { type Pose, Robot } from '#web/kit/art/Robot.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { Money } from '#web/kit/Money.tsx';
import { ConfirmHost } from '#web/kit/overlay/ConfirmHost.tsx';
import { WrittenDate } from '#web/kit/WrittenDate.tsx';
import type { Written } from '#web/kit/write-date.ts';
import { isApiError } from '#web/lib/is-api-error.ts';
import { useLocal } from '#web/lib/local.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { useNames } from '#web/lib/names.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { WithdrawButton } from '../withdrawal/index.ts';
import { useOfficeWords } from '../words-in-form.ts';
import { paymentLabel } from './payment-label.ts';

/** The fields of a team that the page needs; no data about its people. */
export type UnpaidTeam = Pick<Team, '_id' | 'name' | 'team_no' | 'competion' | 'status' | 'season_over' | 'payers'> & {
  /** While its payment is held or unknown: when the bank was asked, and when the portal asks next. */
  asked: { at: Written; next: Written | undefined } | undefined;
  /** Whether the viewer may withdraw it. */
  mayWithdraw: boolean;
  order: NonNullable<Team['order']>;
};

type Props = { team: UnpaidTeam; mayPay: boolean; forOffice: boolean };

const poses: Partial<Record<PaymentState, Pose>> = {
  held: 'weave',
  unknown: 'weave',
  review: 'search',
  declined: 'torn',
  paid: 'cheer',
};

/** What is said about a payment: its state, unless the team was withdrawn or its season is over. */
function situationOf({ status, season_over, order: { payment_state: state } }: UnpaidTeam) {
  if (status === false) return state === 'review' ? 'withdrawnInReview' : 'withdrawn';
  if (season_over && state === 'review') return 'seasonOverInReview';
  return season_over && paymentStep(state) === 'pay' ? 'seasonOver' : state;
}

/** The result of a team's payment, whether anything was charged, and what to do next. */
export function NotPaid({ team, mayPay, forOffice }: Props) {
  const t = useOfficeWords('payment', forOffice);
  const say = useLocal();
  const listed = useNames();
  const { payment_state: state, total_amount } = team.order;
  const said = situationOf(team);
  const facts = [
    { term: t('team'), detail: <bdi>{team.name}</bdi> },
    ...(team.team_no ? [{ term: t('teamNumber'), detail: <Ltr>{team.team_no}</Ltr> }] : []),
    { term: t('competition'), detail: say(team.competion, 'name') },
    ...(said === 'withdrawn' || said === 'seasonOver'
      ? []
      : [{ term: t('amount'), detail: <Money halalas={toHalalas(total_amount)} className="font-semibold" /> }]),
    ...(team.payers?.length ? [{ term: t('payers'), detail: listed(team.payers) }] : []),
  ];
  return (
    <div className="wrap py-10 sm:py-16">
      <PageMeta title={t(`state.${said}.title`)} private />
      <Card pad="lg" className="mx-auto grid max-w-3xl items-center gap-x-10 gap-y-6 sm:grid-cols-[auto_1fr]">
        <Robot pose={poses[state] ?? 'wave'} size={170} name={team.competion.slug} className="mx-auto" />
        <div className="min-w-0">
          <h1 className="text-2xl">{t(`state.${said}.title`)}</h1>
          <p className="mt-2 text-soft">{t(`state.${said}.text`)}</p>
          {team.asked && <BankAsked state={state} asked={team.asked} />}
          <DescriptionList items={facts} className="mt-5" />
          <Actions team={team} mayPay={mayPay} forOffice={forOffice} />
        </div>
      </Card>
      <ConfirmHost />
    </div>
  );
}

/** Whoever asks again sees that it was done, what came of it, and that they may leave it to the portal. */
function BankAsked({ state, asked: { at, next } }: { state: PaymentState; asked: NonNullable<UnpaidTeam['asked']> }) {
  const said = state === 'held' ? 'asked.held' : 'asked.unknown';
  return (
    <Callout className="mt-5">
      <span role="status">
        <Sentence of="payment" text={said} parts={{ at: <WrittenDate of={at} className="font-semibold" /> }} />{' '}
        {next && (
          <Sentence
            of="payment"
            text="asked.next"
            parts={{ next: <WrittenDate of={next} className="font-semibold" /> }}
          />
        )}
      </span>
    </Callout>
  );
}

function Actions({ team, mayPay, forOffice }: Props) {
  const t = useOfficeWords('payment', forOffice);
  const { lang } = useLanguage();
  const { problem, pending, pay } = usePay(team._id);
  const said = situationOf(team);
  const step = team.status === false || said === 'seasonOver' ? 'wait' : paymentStep(team.order.payment_state);
  return (
    <>
      {problem && (
        <Callout tone="warn" role="alert" className="mt-5">
          {problem}
        </Callout>
      )}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
        {step === 'pay' && mayPay && (
          <Button variant="go" pending={pending} onClick={pay}>
            {paymentLabel(t, team.order, lang, 'again')}
          </Button>
        )}
        {step === 'ask' && mayPay && (
          <ButtonLink variant="primary" to={paths.payment(team._id)}>
            {t('askAgain')}
          </ButtonLink>
        )}
        {step === 'wait' && !forOffice && (
          <ButtonLink variant="primary" to={paths.contact()}>
            {t('contact')}
          </ButtonLink>
        )}
        {step === 'done' && (
          <ButtonLink variant="primary" to={paths.team(team._id)}>
            {t('toTeam')}
          </ButtonLink>
        )}
        <ButtonLink to={forOffice ? paths.adminTeams() : paths.myTeams()}>{t('toMyTeams')}</ButtonLink>
      </div>
      {team.mayWithdraw && <WithdrawButton team={team} className="-ms-3 mt-3" />}
    </>
  );
}

/** Starts the payment, and keeps the error if it cannot start. The client loads on click: the plain page needs none. */
function usePay(teamId: string) {
  const t = useWords('payment');
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const pay = async () => {
    setProblem(undefined);
    setPending(true);
    try {
      const { startPayment } = await import('./start-payment.ts');
      // Stays busy while the browser leaves the page.
      if ((await startPayment(teamId)) === 'leaving') return;
    } catch (error) {
      setProblem(isApiError(error) ? error.message : t('notStarted'));
    }
    // The team was paid meanwhile, or the bank's answer forbids a new payment: reload the page to show it.
    await revalidate();
    setPending(false);
  };
  return { problem, pending, pay };
}
