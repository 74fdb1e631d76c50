import Pencil from 'lucide-react/icons/pencil';
import { useRevalidator } from 'react-router';
import type { AdminTeam } from '#contract/endpoints/admin-teams.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { useLocal } from '#web/lib/local.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { PayLink } from './PayLink.tsx';
import { teams } from './resource.ts';
import { useMayWithdraw, useWithdrawal } from './useWithdrawal.ts';

/** What a team is, in which state, and what can be done with it. */
export function TeamHead({ team }: { team: AdminTeam }) {
  const say = useLocal();
  const { lang } = useLanguage();
  return (
    <div className="-mt-2 flex flex-wrap items-start gap-x-5 gap-y-4">
      <Avatar name={team.name} picture={team.image} size={64} shape="square" />
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Ltr className="font-semibold">{team.team_no}</Ltr>
          <TeamState team={team} />
        </p>
        <p className="mt-1.5">
          <bdi>{say(team.competion, 'name')}</bdi> · <bdi>{say(team.season, 'name')}</bdi>
        </p>
        <p className="mt-0.5 text-sm text-soft">
          <Sentence
            of="admin-team"
            text="view.registered"
            values={{ name: nameIn(lang, team.user?.name ?? '') }}
            parts={{ name: <bdi />, date: <DateTime iso={team.created_at ?? ''} /> }}
          />
        </p>
      </div>
      <Actions team={team} />
    </div>
  );
}

/** Whether a team is paid, and whether it takes part. */
export function TeamState({ team }: { team: AdminTeam }) {
  const t = useWords('admin-teams');
  return (
    <>
      <StatusBadge tone={team.payment_status ? 'good' : 'warn'}>
        {t(team.payment_status ? 'paid' : 'pending')}
      </StatusBadge>
      {!team.status && <StatusBadge>{t('withdrawn')}</StatusBadge>}
    </>
  );
}

function Actions({ team }: { team: AdminTeam }) {
  const t = useWords('admin-team');
  const may = useMay();
  const { revalidate } = useRevalidator();
  const mayWithdraw = useMayWithdraw(team);
  const { pending, withdraw, bringBack } = useWithdrawal(team, () => revalidate());
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow">
      <ButtonLink to={teams.edit(team._id)} icon={<Pencil aria-hidden size="1.1em" />}>
        {t('view.edit')}
      </ButtonLink>
      {may({ access: 'teams:pay' }) && !team.season_over && <PayLink team={team} size="md" />}
      {mayWithdraw && (
        <Button
          variant={team.status ? 'ghost' : 'quiet'}
          className={team.status ? 'text-bad' : ''}
          pending={pending}
          onClick={team.status ? withdraw : bringBack}
        >
          {t(team.status ? 'withdraw.open' : 'withdraw.back')}
        </Button>
      )}
    </div>
  );
}
