import { cx } from './cx.ts';

/** A placeholder for content that is loading. Give it the size of the content, so that the layout does not shift. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('kit-skeleton block rounded-sm', className ?? 'h-4 w-full')} />;
}

/** Placeholder lines of text; the last is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} className="flex h-[1lh] items-center">
          <Skeleton className={cx('h-[0.65em]', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')} />
        </span>
      ))}
    </span>
  );
}
