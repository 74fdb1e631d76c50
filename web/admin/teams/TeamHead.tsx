import Pencil from 'lucide-react/icons/pencil';
import { type AdminTeam, adminTeams } from '#contract/endpoints/admin-teams.ts';
import { nameIn } from '#domain/deleted-account.ts';
import { Avatar } from '#web/kit/Avatar.tsx';
import { StatusBadge } from '#web/kit/Badge.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { Ltr } from '#web/kit/Ltr.tsx';
import { confirm } from '#web/kit/overlay/confirm.ts';
import { useLocal } from '#web/lib/local.ts';
import { useLanguage, useWords } from '#web/lib/words.tsx';
import { useMay } from '../kit/calls.ts';
import { PayLink } from './PayLink.tsx';
import { RecordPayment } from './RecordPayment.tsx';
import { teams } from './resource.ts';
import { useWithdrawal } from './useTeamChange.ts';

/** What a team is, in which state, and what can be done with it. */
export function TeamHead({ team }: { team: AdminTeam }) {
  const t = useWords('admin-teams');
  const say = useLocal();
  const { lang } = useLanguage();
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
      <Avatar name={team.name} picture={team.image} size={64} shape="square" />
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Ltr className="font-semibold">{team.team_no}</Ltr>
          <StatusBadge tone={team.payment_status ? 'good' : 'warn'}>
            {t(team.payment_status ? 'paid' : 'pending')}
          </StatusBadge>
          {!team.status && <StatusBadge>{t('withdrawn')}</StatusBadge>}
        </p>
        <p className="mt-1.5">
          {say(team.competion, 'name')} · {say(team.season, 'name')}
        </p>
        <p className="mt-0.5 text-sm text-soft">
          {t('view.registered', { name: nameIn(lang, team.user?.name ?? '') })} ·{' '}
          <DateTime iso={team.created_at ?? ''} />
        </p>
      </div>
      <Actions team={team} />
    </div>
  );
}

function Actions({ team }: { team: AdminTeam }) {
  const t = useWords('admin-teams');
  const may = useMay();
  const { pending, change } = useWithdrawal(team);
  const withdraw = async () => {
    const question = {
      ...{ title: t('withdraw.title'), text: t('withdraw.text'), action: t('withdraw.yes'), tone: 'danger' as const },
    };
    if (await confirm(question)) await change(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow">
      {may(adminTeams.update) && (
        <ButtonLink to={teams.edit(team._id)} icon={<Pencil aria-hidden size="1.1em" />}>
          {t('view.edit')}
        </ButtonLink>
      )}
      {may({ access: 'teams:pay' }) && <PayLink team={team} size="md" />}
      {may({ access: 'admin-teams:money' }) && <RecordPayment team={team} />}
      {may(adminTeams.update) &&
        (team.status ? (
          <Button variant="ghost" className="text-bad" pending={pending} onClick={withdraw}>
            {t('withdraw.open')}
          </Button>
        ) : (
          <Button pending={pending} onClick={() => change(true)}>
            {t('withdraw.back')}
          </Button>
        ))}
    </div>
  );
}
