import type { ReactNode } from 'react';
import { type Pose, Robot } from './art/Robot.tsx';
import { cx } from './cx.ts';

export interface EmptyStateProps {
  /** Says what is empty, or that nothing matched. */
  title: ReactNode;
  /** Explains the purpose of this place and the next step. */
  text?: ReactNode;
  /** The action: a button or link. */
  action?: ReactNode;
  pose?: Pose;
  /** The heading's level in the page. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Explains the purpose of a place while it is empty. Shows the searching robot. */
export function EmptyState({ title, text, action, pose = 'search', level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={cx('flex flex-col items-center px-4 py-10 text-center wrap-anywhere', className)}>
      <Robot pose={pose} size={148} />
      <Heading className="mt-5 text-xl">{title}</Heading>
      {text && <p className="mt-2 max-w-md text-soft">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
