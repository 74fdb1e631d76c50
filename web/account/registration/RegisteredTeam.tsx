import { useEffect, useRef } from 'react';
import type { Team } from '#contract/entities.ts';
import { paymentStep } from '#domain/payment-state.ts';
import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { Card } from '#web/kit/Card.tsx';
import { Code } from '#web/kit/Ltr.tsx';
import { useLocal } from '#web/lib/local.ts';
import { isolated } from '#web/lib/names.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { paymentLabel } from '../payment/index.ts';

type Props = {
  team: Team;
  /** Why the payment could not be started. */
  problem: string | undefined;
  /** Absent if somebody else pays. */
  onPay: (() => void) | undefined;
};

/** Shown after the team is created: the next steps, and the fee if it is still due. */
export function RegisteredTeam({ team, problem, onPay }: Props) {
  const t = useWords('registration');
  const say = useLocal();
  const { lang } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const paid = team.payment_status === true;
  const over = team.season_over === true && !paid;
  const payment = useWords('payment');
  const { order } = team;
  const label = order ? paymentLabel(payment, order, lang) : t('payNowPlain');
  /** The payment state while the bank or the office still decides. */
  const waiting = order && paymentStep(order.payment_state) !== 'pay' ? order.payment_state : undefined;
  const names = { team: isolated(team.name), competition: isolated(say(team.competion, 'name')) };
  return (
    <Card pad="lg" className="mx-auto flex max-w-form flex-col items-center text-center">
      <Robot pose={paid ? 'cheer' : 'wave'} size={170} name={team.competion.slug} />
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-2xl outline-none">
        {paid ? t('registeredTitle') : waiting ? payment(`state.${waiting}.title`) : t('unpaidTitle')}
      </h1>
      <p className="mt-2 text-soft">
        {paid
          ? t('registeredText', names)
          : waiting
            ? payment(`state.${waiting}.text`)
            : over
              ? payment('seasonOver')
              : onPay
                ? t('unpaidText', names)
                : t('unpaidByOthersText', names)}
      </p>
      {team.team_no && (
        <p className="mt-4">
          {t('teamNumber')}: <Code>{team.team_no}</Code>
        </p>
      )}
      {problem && (
        <Callout tone="warn" role="alert" title={t('paymentFailed')} className="mt-5 w-full text-start">
          {problem}
        </Callout>
      )}
      <div className="mt-7 flex w-full flex-col gap-3 sm:w-auto sm:flex-row sm:flex-wrap sm:justify-center">
        {paid && (
          <ButtonLink to={paths.team(team._id)} variant="primary">
            {t('toTeam')}
          </ButtonLink>
        )}
        {!paid && !over && onPay && !waiting && (
          <Button variant="go" onClick={onPay}>
            {label}
          </Button>
        )}
        {!paid && waiting && (
          <ButtonLink variant="primary" to={paths.notFound({ team_id: team._id })}>
            {label}
          </ButtonLink>
        )}
        <ButtonLink to={paths.myTeams()}>{t('toMyTeams')}</ButtonLink>
        <ButtonLink to={paths.registration()} variant="ghost">
          {t('another')}
        </ButtonLink>
      </div>
    </Card>
  );
}
