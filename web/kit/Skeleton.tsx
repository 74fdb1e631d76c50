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

/** A placeholder for a `CardLink`: picture, tag, title, a line. */
export function SkeletonCard({ picture = 'h-36' }: { picture?: string }) {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-lg border border-line bg-surface">
      <Skeleton className={cx('w-full rounded-none', picture)} />
      <div className="flex flex-col gap-1 px-4 pt-4 pb-5 sm:px-5">
        <SkeletonText lines={1} className="w-24 text-xs" />
        <SkeletonText lines={1} className="w-4/5 text-lg" />
        <SkeletonText lines={1} className="w-3/5" />
      </div>
    </div>
  );
}
