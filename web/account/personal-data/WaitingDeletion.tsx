import { useEffect, useRef, useState } from 'react';
import { type OwnDeletionRequest, withdrawDeletion } from '#contract/endpoints/personal-data.ts';
import { Button } from '#web/kit/Button.tsx';
import { Callout } from '#web/kit/Callout.tsx';
import { DateTime } from '#web/kit/DateTime.tsx';
import { toast } from '#web/kit/overlay/toast.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { Sentence } from '#web/lib/Sentence.tsx';
import { useWords } from '#web/lib/words.tsx';
import { useProblemToast } from '#web/team/problem-toast.ts';

interface WaitingDeletionProps {
  request: OwnDeletionRequest;
  /** Whether it was just made: then it comes into view. */
  isNew: boolean;
  onWithdrawn: () => void;
}

/** A request that waits for the office, and the way back. */
export function WaitingDeletion({ request, isNew, onWithdrawn }: WaitingDeletionProps) {
  const t = useWords('personal-data');
  const [pending, setPending] = useState(false);
  const problem = useProblemToast();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It is shorter than what it replaces, so the page may stand below it.
    if (isNew) box.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  const withdraw = async () => {
    setPending(true);
    problem.clear();
    try {
      const { msg } = await call(withdrawDeletion);
      toast.success(msg);
    } catch (error) {
      problem.show(error instanceof ApiError && error.code === 'deletion_closed' ? error.message : t('waiting.failed'));
    } finally {
      setPending(false);
      // Also when it was refused: the request is closed, and no longer what the person sees.
      onWithdrawn();
    }
  };
  return (
    <Callout
      ref={box}
      tone="warn"
      title={t('waiting.title')}
      actions={
        <Button pending={pending} onClick={withdraw}>
          {t('waiting.withdraw')}
        </Button>
      }
    >
      <Sentence of="personal-data" text="waiting.text" parts={{ when: <DateTime iso={request.created_at} /> }} />
    </Callout>
  );
}
