import { Dialog } from '#web/kit/overlay/Dialog.tsx';
import { useWords } from '#web/lib/words.tsx';
import { ChangeHistory, type ChangeHistoryProps } from './ChangeHistory.tsx';

interface HistoryDialogProps extends Omit<ChangeHistoryProps, 'ofAll'> {
  onClose: () => void;
}

/** What was changed in all records of a resource, also in those that are deleted. */
export function HistoryDialog({ onClose, ...history }: HistoryDialogProps) {
  const t = useWords('admin');
  return (
    <Dialog open size="lg" title={t('history.title')} onClose={onClose}>
      <ChangeHistory {...history} ofAll />
    </Dialog>
  );
}
