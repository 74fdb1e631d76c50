import { useSearchParams } from 'react-router';
import type { Team } from '#contract/entities.ts';
import { toHalalas } from '#domain/money.ts';
import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Money } from '#web/kit/Money.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';

/**
 * Opened by `?payment_status=true` (public spec, section 4), but only with a team that the server says was just paid:
 * anybody can type the address. Closing it removes the query, so that a reload does not open it again.
 * @param team the viewer's own team that was just paid
 */
export function PaidDialog({ team }: { team: Team | undefined }) {
  const t = useWords('profile');
  const [query, setQuery] = useSearchParams();
  const close = () =>
    setQuery(
      (now) => {
        now.delete('payment_status');
        now.delete('team_id');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Dialog
      open={team !== undefined && query.get('payment_status') === 'true'}
      onClose={close}
      size="sm"
      title={t('paid.title')}
      text={
        <>
          {team?.order && (
            <span className="mb-2 block text-lg">
              <Sentence
                of="profile"
                text="paid.what"
                parts={{
                  team: <bdi className="font-semibold text-ink" />,
                  amount: <Money halalas={toHalalas(team.order.total_amount)} className="font-semibold text-ink" />,
                }}
                values={{ team: team.name }}
              />
            </span>
          )}
          {t('paid.text')}
        </>
      }
      picture={<Robot pose="cheer" size={168} />}
      actions={
        <>
          <Button variant="primary" onClick={close}>
            {t('paid.back')}
          </Button>
          <ButtonLink to={team ? paths.team(team._id, 'transactions') : paths.transactions()}>
            {t('paid.invoice')}
          </ButtonLink>
        </>
      }
    />
  );
}
