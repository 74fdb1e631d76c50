import CreditCard from 'lucide-react/icons/credit-card';
import type { Team } from '#contract/entities.ts';
import { teamState } from '#domain/team-state.ts';
import { paths } from '#web/app/paths.ts';
import { ButtonLink, type ButtonSize } from '#web/kit/Button.tsx';
import { useWords } from '#web/lib/words.tsx';

interface PayLinkProps {
  team: Pick<Team, '_id' | 'name' | 'status' | 'payment_status'>;
  size?: ButtonSize;
}

/** Opens the payment page of an unpaid team in a new tab (back-office spec, section 4). */
export function PayLink({ team, size = 'sm' }: PayLinkProps) {
  const t = useWords('admin-teams');
  const kit = useWords('kit');
  if (teamState(team) !== 'unpaid') return null;
  return (
    <ButtonLink
      to={paths.payment(team._id)}
      target="_blank"
      rel="noopener"
      size={size}
      aria-label={`${t('pay', { team: team.name })} (${kit('opensNewTab')})`}
      icon={<CreditCard aria-hidden size="1.1em" />}
    >
      {t('payShort')}
    </ButtonLink>
  );
}
