import Flag from 'lucide-react/icons/flag';
import { type ComponentType, useState } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { useWords } from '#web/lib/words.tsx';
import type { ReportDialogProps } from './ReportDialog.tsx';
import { useSignInFirst } from './useSignInFirst.ts';

interface ReportButtonProps {
  /** Of the topic or comment. */
  id: string;
  label: string;
  className?: string;
}

/** Opens the dialog in which a post is reported; the dialog is loaded with the first press. */
export function ReportButton({ id, label, className }: ReportButtonProps) {
  const t = useWords('community');
  const signInFirst = useSignInFirst();
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const [open, setOpen] = useState(false);
  const show = async () => {
    if (signInFirst()) return;
    try {
      const { ReportDialog } = await import('./ReportDialog.tsx');
      setDialog(() => ReportDialog);
      setOpen(true);
    } catch {
      toast.error(t('failed'));
    }
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={label}
        title={label}
        onClick={show}
        icon={<Flag aria-hidden size="1.1em" />}
        className={className}
      >
        <span className="max-sm:sr-only">{t('report.act')}</span>
      </Button>
      {Dialog && <Dialog id={id} title={label} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
