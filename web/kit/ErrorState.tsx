import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useWords } from '#web/lib/words.tsx';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export interface ErrorStateProps {
  title?: ReactNode;
  /** What happened, in a sentence: for example the message of an `ApiError`. */
  text?: ReactNode;
  /** Retries; without it there is no button. */
  onRetry?: () => void;
  pending?: boolean;
  /** More links or buttons. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
  className?: string;
}

/** Says that something failed and offers a retry. Shows the robot with the torn thread. */
export function ErrorState({ title, text, onRetry, pending, action, level, className }: ErrorStateProps) {
  const t = useWords('kit');
  return (
    <div role="alert" className={className}>
      <EmptyState
        pose="torn"
        level={level}
        title={title ?? t('errorTitle')}
        text={text ?? t('errorText')}
        action={
          <>
            {onRetry && (
              <Button
                variant="primary"
                pending={pending}
                onClick={onRetry}
                icon={<RotateCw aria-hidden size="1.1em" className="rtl:-scale-x-100" />}
              >
                {t('tryAgain')}
              </Button>
            )}
            {action}
          </>
        }
      />
    </div>
  );
}
