import type { ReactNode } from 'react';
import { type Pose, Robot } from './art/Robot.tsx';
import { cx } from './cx.ts';

export interface EmptyStateProps {
  /** What is empty, or that nothing matched. */
  title: ReactNode;
  /** What this place is for, and what to do next. */
  text?: ReactNode;
  /** The way on: a button or link. */
  action?: ReactNode;
  pose?: Pose;
  /** The heading's level in the page. */
  level?: 1 | 2 | 3;
  className?: string;
}

/** Says what a place is for while nothing is in it. The robot looks for it. */
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
