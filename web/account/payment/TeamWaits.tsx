import type { Team } from '#contract/entities.ts';
import { toHalalas } from '#domain/money.ts';
import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { DescriptionList } from '#web/kit/DescriptionList.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { Money } from '#web/kit/Money.tsx';
import { useLocal } from '#web/lib/local.ts';
import { PageMeta } from '#web/lib/meta.tsx';
import { useNames } from '#web/lib/names.ts';
import { useOfficeWords } from '../words-in-form.ts';

/** An unpaid team, as the page shows it to its members. */
export type WaitingTeam = Pick<
  Team,
  'name' | 'team_no' | 'competion' | 'status' | 'season_over' | 'amount_due' | 'payers'
>;

/** For the members of an unpaid team, and a sub admin, who see no payments: what is missing, and who can do it. */
export function TeamWaits({ team, forOffice }: { team: WaitingTeam; forOffice: boolean }) {
  const t = useOfficeWords('payment', forOffice);
  const say = useLocal();
  const listed = useNames();
  const over = team.status === false ? 'withdrawn' : team.season_over ? 'seasonOver' : undefined;
  // Without anybody who can pay now, the bank or the office has the payment.
  const said = over ?? (team.payers ? 'waits' : 'checked');
  const facts = [
    { term: t('team'), detail: <bdi>{team.name}</bdi> },
    ...(team.team_no ? [{ term: t('teamNumber'), detail: <Ltr>{team.team_no}</Ltr> }] : []),
    { term: t('competition'), detail: say(team.competion, 'name') },
    ...(team.amount_due !== undefined
      ? [{ term: t('amount'), detail: <Money halalas={toHalalas(team.amount_due)} className="font-semibold" /> }]
      : []),
    ...(team.payers?.length ? [{ term: t('payers'), detail: listed(team.payers) }] : []),
  ];
  return (
    <div className="wrap py-10 sm:py-16">
      <PageMeta title={t(`state.${said}.title`)} private />
      <Card pad="lg" className="mx-auto grid max-w-3xl items-center gap-x-10 gap-y-6 sm:grid-cols-[auto_1fr]">
        <Robot pose="wave" size={170} name={team.competion.slug} className="mx-auto" />
        <div className="min-w-0">
          <h1 className="text-2xl">{t(`state.${said}.title`)}</h1>
          <p className="mt-2 text-soft">{t(`state.${said}.text`)}</p>
          <DescriptionList items={facts} className="mt-5" />
          <ButtonLink to={forOffice ? paths.adminTeams() : paths.myTeams()} className="mt-6">
            {t('toMyTeams')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
