import { useSearchParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { Robot } from '#web/kit/art/Robot.tsx';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { useWords } from '#web/lib/words.tsx';

/** Opened by `?payment_status=true` (public spec, section 4); closing it takes the query away, so a reload is quiet. */
export function PaidDialog() {
  const t = useWords('profile');
  const [query, setQuery] = useSearchParams();
  const close = () =>
    setQuery(
      (now) => {
        now.delete('payment_status');
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Dialog
      open={query.get('payment_status') === 'true'}
      onClose={close}
      size="sm"
      title={t('paid.title')}
      text={t('paid.text')}
      picture={<Robot pose="cheer" size={168} />}
      actions={
        <>
          <Button variant="primary" onClick={close}>
            {t('paid.back')}
          </Button>
          <ButtonLink to={paths.transactions()}>{t('paid.invoice')}</ButtonLink>
        </>
      }
    />
  );
}
