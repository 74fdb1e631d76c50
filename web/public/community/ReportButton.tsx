import Flag from 'lucide-react/icons/flag';
import { type ComponentType, useState } from 'react';
import { can, roleOf } from '#contract/access.ts';
import { paths } from '#web/app/paths.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { cx } from '#web/kit/cx.ts';
import { toast } from '#web/kit/overlay/toast.ts';
import { useSession } from '#web/lib/session.ts';
import { useWords } from '#web/lib/words.tsx';
import { communityCalls } from './community-calls.ts';
import type { ReportDialogProps } from './ReportDialog.tsx';
import { useSignInFirst } from './useSignInFirst.ts';

interface ReportButtonProps {
  /** The id of the topic or comment. */
  id: string;
  /** Its accessible name: "Comment by …". */
  of: string;
  className?: string;
}

/** Opens the dialog for reporting a post; the dialog loads on the first click. */
export function ReportButton({ id, of, className }: ReportButtonProps) {
  const t = useWords('community');
  const signInFirst = useSignInFirst();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const [open, setOpen] = useState(false);
  const { user } = useSession();
  const show = async () => {
    if (signInFirst()) return;
    try {
      // Loaded together with its calls: if they are missing (older build), this is noticed before anything is typed.
      const [{ ReportDialog }] = await Promise.all([import('./ReportDialog.tsx'), communityCalls()]);
      setDialog(() => ReportDialog);
      setOpen(true);
    } catch {
      toast.error(t('failed'));
    }
  };
  // Moderators get a link to the post in the back-office instead.
  if (user && can(roleOf(user.type), 'admin-community')) {
    return (
      <ButtonLink
        to={paths.moderatePost(id)}
        variant="ghost"
        size="sm"
        icon={<Flag aria-hidden size="1.1em" />}
        className={cx('font-normal! text-soft! hover:text-ink!', className)}
      >
        <span className="max-sm:sr-only">{t('report.decide')}</span>
        <span className="sr-only">: {of}</span>
      </ButtonLink>
    );
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        title={t('report.act')}
        onClick={show}
        icon={<Flag aria-hidden size="1.1em" />}
        className={cx('font-normal! text-soft! hover:text-ink!', className)}
      >
        <span className="max-sm:sr-only">{t('report.act')}</span>
        <span className="sr-only">: {of}</span>
      </Button>
      {Dialog && <Dialog id={id} title={`${t('report.act')}: ${of}`} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
