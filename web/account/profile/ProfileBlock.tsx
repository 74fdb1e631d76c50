import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ReactNode, useId } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { Card } from '#web/kit/Card.tsx';
import { cx } from '#web/kit/cx.ts';
import { useWords } from '#web/lib/words.tsx';

interface ProfileBlockProps {
  title: string;
  /** At the end of the heading's line. */
  end?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One part of the profile below the person's teams. */
export function ProfileBlock({ title, end, className, children }: ProfileBlockProps) {
  const id = useId();
  return (
    <Card as="section" pad="lg" aria-labelledby={id} className={cx('min-w-0', className)}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {end}
      </div>
      {children}
    </Card>
  );
}

/** What the part is for while it has nothing, and the next step. */
export function NothingYet({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-soft">{text}</p>
      {children}
    </div>
  );
}

interface NotLoadedProps {
  text: string;
  onRetry: () => void;
  pending: boolean;
}

/** Says in a sentence that this part alone could not be loaded. */
export function NotLoaded({ text, onRetry, pending }: NotLoadedProps) {
  const t = useWords('kit');
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{text}</p>
      <Button
        pending={pending}
        onClick={onRetry}
        icon={<RotateCw aria-hidden size="1.1em" className="rtl:-scale-x-100" />}
      >
        {t('tryAgain')}
      </Button>
    </div>
  );
}
